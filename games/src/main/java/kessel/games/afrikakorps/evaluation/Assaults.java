package kessel.games.afrikakorps.evaluation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import kessel.engine.game.Doctrine.Scheme;
import kessel.games.afrikakorps.data.Ground;
import kessel.games.afrikakorps.data.ResultsTable;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.March;
import kessel.games.afrikakorps.planning.Prospect;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.rules.AfrikaKorpsRules;

/**
 * Units that come together around an enemy hex, with supply in reach and somebody to soak off
 * whoever else would have to be attacked (8.4, 11.6, 14).
 */
final class Assaults {
    /** Beyond these odds nobody more is sent. */
    private static final int ENOUGH = 7;

    private final AfrikaKorpsRules rules;
    private final Roster roster;
    private final Ground ground;
    private final Prospect prospect;
    private final Storms storms;
    private final int line;
    private final AfrikaKorpsPosition position;
    private final Board board;
    private final int side;

    /** Marches of combat units next to enemies, the strongest first. */
    private final List<March> comers = new ArrayList<>();

    /** Marches of supply to where no enemy's zone is. */
    private final List<March> carts = new ArrayList<>();

    Assaults(
            AfrikaKorpsRules rules,
            Prospect prospect,
            Storms storms,
            AfrikaKorpsPosition position,
            Board board) {
        this.rules = rules;
        this.prospect = prospect;
        this.storms = storms;
        this.position = position;
        this.board = board;
        roster = rules.theatre().roster();
        ground = rules.theatre().ground();
        line = rules.theatre().campaign().line();
        side = position.phasing();
    }

    private static int end(March march) {
        return march.way()[march.way().length - 1];
    }

    void run(Consumer<Scheme<AfrikaKorpsMove>> each) {
        Set<Integer> targets = new HashSet<>();
        for (int enemy = roster.first(1 - side); enemy < roster.end(1 - side); enemy++) {
            if (position.onMap(enemy) && !position.is(enemy, Flags.OVERCOME)) {
                targets.add(position.at(enemy));
            }
        }
        rules.movers(
                position,
                piece -> {
                    if (roster.combat(piece)) {
                        rules.marchesInto(
                                position,
                                piece,
                                hex -> board.beside(1 - side, hex) != 0,
                                comers::add);
                    } else if (roster.supply(piece)) {
                        rules.marchesInto(
                                position,
                                piece,
                                hex -> board.zone(1 - side, hex) == 0 && near(hex, targets),
                                carts::add);
                    }
                });
        comers.sort(Comparator.comparingInt(march -> -roster.attack(march.piece())));
        targets.forEach(target -> against(target, each));
    }

    private boolean near(int hex, Set<Integer> targets) {
        for (int target : targets) {
            if (ground.grid().distance(hex, target) <= line) {
                return true;
            }
        }
        return false;
    }

    private void against(int target, Consumer<Scheme<AfrikaKorpsMove>> each) {
        Map<Integer, List<March>> coming = new LinkedHashMap<>();
        for (March march : comers) {
            if (ground.adjacent(end(march), target)) {
                coming.computeIfAbsent(march.piece(), _ -> new ArrayList<>()).add(march);
            }
        }
        if (!coming.isEmpty()) {
            against(target, coming.values(), false, each);
            against(target, coming.values(), true, each);
        }
    }

    /**
     * @param around whether they come from all sides, so that there is no way back (7.6.1a)
     */
    private void against(
            int target,
            Collection<List<March>> coming,
            boolean around,
            Consumer<Scheme<AfrikaKorpsMove>> each) {
        int defence = 0;
        double theirs = 0;
        for (long left = board.stood(1 - side, target); left != 0; left &= left - 1) {
            int enemy = roster.first(1 - side) + Long.numberOfTrailingZeros(left);
            defence += roster.defence(enemy) * ground.doubling(target);
            theirs += Prospect.worth(roster, enemy);
        }
        int attack = 0;
        double ours = 0;
        long sums = Prospect.NOBODY;
        int[] stacked = new int[ground.size()];
        Set<Integer> from = new HashSet<>();
        Set<Integer> sent = new HashSet<>();
        for (long left = board.beside(side, target); left != 0; left &= left - 1) {
            int unit = roster.first(side) + Long.numberOfTrailingZeros(left);
            attack += roster.attack(unit);
            sums = Prospect.with(sums, roster.attack(unit));
            ours += Prospect.worth(roster, unit);
            from.add(position.at(unit));
            sent.add(unit);
        }
        List<AfrikaKorpsMove> marches = new ArrayList<>();
        double most = 0;
        List<AfrikaKorpsMove> kept = List.of();
        Set<Integer> keptFrom = Set.of();
        Set<Integer> keptSent = Set.of();
        for (List<March> ways : coming) {
            March march = way(ways, target, from, stacked, around);
            if (march == null || !sent.add(march.piece())) {
                continue;
            }
            int hex = end(march);
            stacked[hex]++;
            from.add(hex);
            marches.add(march);
            attack += roster.attack(march.piece());
            sums = Prospect.with(sums, roster.attack(march.piece()));
            ours += Prospect.worth(roster, march.piece());
            double gain =
                    prospect.gain(attack, defence, ours, theirs, sums)
                            + storms.prize(target, attack, defence);
            gain +=
                    around && open(target, from) == 0
                            ? prospect.noWayBack(attack, defence, theirs)
                            : 0;
            if (gain > most) {
                most = gain;
                kept = List.copyOf(marches);
                keptFrom = Set.copyOf(from);
                keptSent = Set.copyOf(sent);
            }
            if (ResultsTable.odds(attack, defence) >= ENOUGH) {
                break;
            }
        }
        if (!kept.isEmpty()) {
            List<AfrikaKorpsMove> moves = new ArrayList<>(kept);
            if (feed(keptFrom, moves)) {
                double cost = soakOff(target, keptFrom, keptSent, moves);
                each.accept(new Scheme<>(moves, most - cost));
            }
        }
    }

    /** Of the ways of a unit the first with room at its end, or the one that closes most ways. */
    private March way(
            List<March> ways, int target, Set<Integer> from, int[] stacked, boolean around) {
        March best = null;
        int fewest = Integer.MAX_VALUE;
        for (March march : ways) {
            int hex = end(march);
            if (board.stack(side, hex) + stacked[hex] >= rules.theatre().campaign().stacking()) {
                continue;
            }
            if (!around) {
                return march;
            }
            Set<Integer> then = new HashSet<>(from);
            then.add(hex);
            int left = open(target, then);
            if (left < fewest) {
                fewest = left;
                best = march;
            }
        }
        return best;
    }

    /** How many hexes beside one are in no zone, with units in these hexes as well. */
    private int open(int target, Set<Integer> from) {
        int open = 0;
        for (int hex : ground.beside(target)) {
            boolean closed = board.zone(side, hex) != 0 || from.contains(hex);
            for (int other : from) {
                closed |= !ground.fortress(hex) && ground.adjacent(other, hex);
            }
            open += closed ? 0 : 1;
        }
        return open;
    }

    /** Supply near all of these hexes: what is there, or what can come. */
    private boolean feed(Set<Integer> from, List<AfrikaKorpsMove> moves) {
        for (int supply = position.onMapFrom(roster.firstSupply());
                supply < roster.size();
                supply = position.onMapFrom(supply + 1)) {
            if (roster.side(supply) == side
                    && !position.is(supply, Flags.NO_SUPPORT)
                    && inReach(position.at(supply), from)) {
                return true;
            }
        }
        March best = null;
        int safest = -1;
        for (March cart : carts) {
            int hex = end(cart);
            int away = Integer.MAX_VALUE;
            for (int other : from) {
                away = Math.min(away, ground.grid().distance(hex, other));
            }
            int safe = away + (board.stood(side, hex) != 0 ? 10 : 0);
            if (inReach(hex, from) && safe > safest) {
                best = cart;
                safest = safe;
            }
        }
        if (best != null) {
            moves.addFirst(best);
        }
        return best != null;
    }

    private boolean inReach(int supply, Set<Integer> from) {
        for (int hex : from) {
            if (ground.grid().distance(supply, hex) > line - (supply == hex ? 0 : 1)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Sends the weakest that will do against whoever else's zone is entered; what that may cost.
     */
    private double soakOff(
            int target, Set<Integer> from, Set<Integer> sent, List<AfrikaKorpsMove> moves) {
        long others = 0;
        for (int hex : from) {
            others |= board.zone(1 - side, hex);
        }
        others &= ~board.stood(1 - side, target);
        double cost = 0;
        Set<Integer> gone = new HashSet<>(sent);
        while (others != 0) {
            int enemy = roster.first(1 - side) + Long.numberOfTrailingZeros(others);
            int hex = position.at(enemy);
            int defence = 0;
            for (long left = board.stood(1 - side, hex); left != 0; left &= left - 1) {
                int unit = roster.first(1 - side) + Long.numberOfTrailingZeros(left);
                defence += roster.defence(unit) * ground.doubling(hex);
            }
            others &= ~board.stood(1 - side, hex);
            March weakest = null;
            for (March march : comers) {
                boolean fits =
                        !gone.contains(march.piece())
                                && ground.adjacent(end(march), hex)
                                && 6 * roster.attack(march.piece()) >= defence
                                && board.zone(1 - side, end(march)) == board.stood(1 - side, hex);
                weakest = fits ? march : weakest;
            }
            if (weakest == null) {
                cost += 1;
            } else {
                gone.add(weakest.piece());
                moves.add(weakest);
                cost += Prospect.worth(roster, weakest.piece()) / 2;
            }
        }
        return cost;
    }
}
