package kessel.games.afrikakorps.evaluation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import kessel.games.afrikakorps.data.Ground;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.planning.Prospect;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.rules.AfrikaKorpsRules;

/**
 * Attacks on a fortress: nobody has to make them (23.1a), so no plan of what has to be fought has
 * them in it, but who wants the place must.
 */
final class Storms {
    /** What the attackers may lose counts for so much more: it is mostly the whole army. */
    private static final double STAKE = 1.5;

    /** Nobody is attacked. */
    private static final Storm NONE = new Storm(-1, List.of(), 0);

    private final AfrikaKorpsRules rules;
    private final Roster roster;
    private final Ground ground;
    private final Prospect prospect;
    private final Stand stand;

    /**
     * An attack on all in a fortress at once.
     *
     * @param gain what it can be expected to bring, in factors
     */
    record Storm(int hex, List<Integer> attackers, double gain) {}

    Storms(AfrikaKorpsRules rules, Prospect prospect, Stand stand) {
        this.rules = rules;
        this.prospect = prospect;
        this.stand = stand;
        roster = rules.theatre().roster();
        ground = rules.theatre().ground();
    }

    /** What it brings that a fortress is empty after an attack at such odds, and changes hands. */
    double prize(int hex, int attack, int defence) {
        return ground.fortress(hex)
                ? prospect.clears(attack, defence)
                        * (stand.holding(Roster.AXIS, hex) + stand.holding(Roster.ALLIES, hex))
                : 0;
    }

    /** What the storms that are planned bring besides what they destroy. */
    double planned(AfrikaKorpsPosition position, Board board) {
        int side = position.phasing();
        double sum = 0;
        for (int hex : ground.fortresses()) {
            long garrison = board.stood(1 - side, hex);
            int battle = garrison == 0 ? 0 : position.battle(first(1 - side, garrison));
            if (battle != 0 && (position.get(Cell.DONE) & 1 << battle) == 0) {
                int attack = 0;
                for (long left = board.beside(side, hex); left != 0; left &= left - 1) {
                    int unit = first(side, left);
                    attack += position.battle(unit) == battle ? roster.attack(unit) : 0;
                }
                sum += attack == 0 ? 0 : prize(hex, attack, defence(side, garrison, hex));
            }
        }
        return sum;
    }

    /** What a side stands to lose by an attack of all enemies near on its fortresses. */
    double danger(Survey survey, int side) {
        double sum = 0;
        for (int hex : ground.fortresses()) {
            int threat = survey.attack(1 - side, hex);
            long garrison = survey.board().stood(side, hex);
            if (threat > 0 && garrison != 0) {
                sum += prize(hex, threat, defence(1 - side, garrison, hex));
            }
        }
        return sum;
    }

    /** The best that those can do who stand beside a fortress with supply near, if anything. */
    double gain(AfrikaKorpsPosition position, Survey survey) {
        int side = position.phasing();
        double most = 0;
        for (int hex : ground.fortresses()) {
            if (mayBeStormed(position, survey.board(), hex)) {
                most =
                        Math.max(
                                most,
                                storm(
                                                position,
                                                survey.board(),
                                                hex,
                                                at -> survey.supplyNear(side, at))
                                        .gain);
            }
        }
        return most;
    }

    /** All that has to be said to begin the best of them, its supply included; nothing if none. */
    List<AfrikaKorpsMove> moves(AfrikaKorpsPosition position, Board board) {
        int side = position.phasing();
        Storm best = NONE;
        int supply = -1;
        for (int hex : ground.fortresses()) {
            for (int cart = position.onMapFrom(roster.firstSupply());
                    cart < roster.size() && mayBeStormed(position, board, hex);
                    cart = position.onMapFrom(cart + 1)) {
                int at = position.at(cart);
                if (roster.side(cart) == side
                        && !position.is(cart, Flags.NO_SUPPORT)
                        && board.zone(1 - side, at) == 0) {
                    Storm storm =
                            storm(
                                    position,
                                    board,
                                    hex,
                                    from -> rules.duty().reaches(board, side, at, from));
                    supply = storm.gain > best.gain ? cart : supply;
                    best = storm.gain > best.gain ? storm : best;
                }
            }
        }
        return best == NONE ? List.of() : moves(board, side, best, supply);
    }

    private List<AfrikaKorpsMove> moves(Board board, int side, Storm storm, int supply) {
        List<AfrikaKorpsMove> moves = new ArrayList<>();
        for (long left = board.stood(1 - side, storm.hex); left != 0; left &= left - 1) {
            moves.add(new AfrikaKorpsMove.Add(first(1 - side, left)));
        }
        storm.attackers.forEach(unit -> moves.add(new AfrikaKorpsMove.Add(unit)));
        moves.add(new AfrikaKorpsMove.Add(supply));
        moves.add(new AfrikaKorpsMove.Declare());
        return moves;
    }

    private boolean mayBeStormed(AfrikaKorpsPosition position, Board board, int hex) {
        int side = position.phasing();
        long garrison = board.stood(1 - side, hex);
        return garrison != 0
                && board.beside(side, hex) != 0
                && position.battle(first(1 - side, garrison)) == 0;
    }

    /** With the strongest of those who are free and fed, as many as is best. */
    private Storm storm(AfrikaKorpsPosition position, Board board, int hex, IntPredicate feeds) {
        int side = position.phasing();
        long garrison = board.stood(1 - side, hex);
        int defence = defence(side, garrison, hex);
        double theirs = worth(1 - side, garrison);
        List<Integer> free = new ArrayList<>();
        for (long left = board.beside(side, hex); left != 0; left &= left - 1) {
            int unit = first(side, left);
            int from = position.at(unit);
            if (rules.duty().idle(position, unit)
                    && !position.is(unit, Flags.DOOMED)
                    && !position.is(unit, Flags.BLOCKING)
                    && board.zone(1 - side, from) == 0
                    && feeds.test(from)) {
                free.add(unit);
            }
        }
        free.sort(Comparator.comparingInt(unit -> -roster.attack(unit)));
        Storm best = NONE;
        int attack = 0;
        double ours = 0;
        long sums = Prospect.NOBODY;
        for (int i = 0; i < free.size(); i++) {
            attack += roster.attack(free.get(i));
            sums = Prospect.with(sums, roster.attack(free.get(i)));
            ours += Prospect.worth(roster, free.get(i));
            double gain =
                    prospect.gain(attack, defence, STAKE * ours, theirs, sums)
                            + prize(hex, attack, defence);
            if (gain > best.gain) {
                best = new Storm(hex, List.copyOf(free.subList(0, i + 1)), gain);
            }
        }
        return best;
    }

    private int defence(int side, long garrison, int hex) {
        int sum = 0;
        for (long left = garrison; left != 0; left &= left - 1) {
            sum += roster.defence(first(1 - side, left)) * ground.doubling(hex);
        }
        return sum;
    }

    private double worth(int side, long units) {
        double sum = 0;
        for (long left = units; left != 0; left &= left - 1) {
            sum += Prospect.worth(roster, first(side, left));
        }
        return sum;
    }

    /** The first of some units of a side. */
    private int first(int side, long units) {
        return roster.first(side) + Long.numberOfTrailingZeros(units);
    }
}
