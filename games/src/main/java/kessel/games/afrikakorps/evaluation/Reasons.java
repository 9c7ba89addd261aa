package kessel.games.afrikakorps.evaluation;

import java.util.Optional;
import kessel.engine.game.Doctrine.Reason;
import kessel.engine.hex.Grid;
import kessel.engine.words.Phrase;
import kessel.games.afrikakorps.data.Campaign;
import kessel.games.afrikakorps.data.Ground;
import kessel.games.afrikakorps.data.ResultsTable;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.planning.Prospect;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Stage;

/** What a move is good for: of all that it changed, what matters most. */
final class Reasons {
    /** Less than this is not worth a word. */
    private static final double LEAST = 0.3;

    /** Whoever comes so much nearer to a place is on the way there. */
    private static final int STRIDE = 3;

    /** Nobody is on the way to a place that is farther than this. */
    private static final int IN_SIGHT = 15;

    /** So near are others whom somebody comes up to. */
    private static final int AT_HAND = 2;

    /** What supply is worth that is taken, guarded or brought near. */
    private static final double SUPPLY = 3;

    private final Campaign campaign;
    private final Ground ground;
    private final Roster roster;
    private final Stand stand;
    private final AfrikaKorpsPosition before;
    private final AfrikaKorpsPosition after;

    /** What lay around before and after the move. */
    private final Survey then;

    private final Survey now;

    private final int side;
    private Reason best;

    Reasons(
            Campaign campaign,
            Stand stand,
            AfrikaKorpsPosition before,
            AfrikaKorpsPosition after,
            Survey then,
            Survey now) {
        this.campaign = campaign;
        this.stand = stand;
        this.before = before;
        this.after = after;
        this.then = then.read(before);
        this.now = now.read(after);
        ground = campaign.ground();
        roster = campaign.roster();
        side = before.step().decider();
    }

    Optional<Reason> of(AfrikaKorpsMove move) {
        switch (move) {
            case AfrikaKorpsMove.March(int piece, int[] way) -> moved(piece, way[way.length - 1]);
            case AfrikaKorpsMove.Escort(int piece, int _, int _, int to) -> moved(piece, to);
            case AfrikaKorpsMove.Advance(int unit, int hex) -> moved(unit, hex);
            case AfrikaKorpsMove.Seize(int _, int hex) ->
                    offer(SUPPLY, "reason.captures", new Phrase.Hex(hex));
            case AfrikaKorpsMove.Declare() when before.stage() == Stage.OVERRUNNING ->
                    battle(before.get(Cell.CURRENT), true);
            case AfrikaKorpsMove.Resolve(int number) -> battle(number, false);
            default -> {
                // What belongs to something else has its reason there.
            }
        }
        return Optional.ofNullable(best);
    }

    private void offer(double weight, String key, Object... arguments) {
        if (weight > LEAST && (best == null || weight > best.weight())) {
            best = new Reason(Phrase.of(key, arguments), weight);
        }
    }

    private void moved(int piece, int hex) {
        places(hex);
        captured();
        cut();
        if (roster.supply(piece)) {
            feeds(piece, hex);
        } else if (roster.combat(piece)) {
            around(hex);
            guards(hex);
            danger(piece, hex);
            way(piece, hex);
        }
    }

    /** The four that decide the game (4.1b). */
    private void places(int hex) {
        for (int i = 0; i < campaign.objectives().length; i++) {
            int place = campaign.objectives()[i];
            if (!then.held(side, i) && now.held(side, i)) {
                offer(2 * stand.holding(side, place), "reason.takes", new Phrase.Hex(place));
            } else if (place == hex && then.board().stack(side, hex) == 0) {
                offer(stand.holding(side, place), "reason.holds", new Phrase.Hex(place));
            }
        }
    }

    /** 15.2.1a. */
    private void captured() {
        for (int supply = roster.firstSupply(); supply < roster.size(); supply++) {
            if (roster.side(supply) != side && before.onMap(supply) && !after.onMap(supply)) {
                offer(2 * SUPPLY, "reason.captures", new Phrase.Hex(before.at(supply)));
            }
        }
    }

    /** Lines of supply that are cut or opened (24.1a): the hex with the most that this concerns. */
    private void cut() {
        for (int owner = 0; owner < 2; owner++) {
            boolean own = owner == side;
            double most = 0;
            int where = Grid.OFF;
            for (int hex = 0; hex < ground.size(); hex++) {
                long there = now.board().stood(owner, hex);
                boolean changed =
                        then.supplied(owner, hex) != own && now.supplied(owner, hex) == own;
                if (changed && there != 0 && then.board().stood(owner, hex) != 0) {
                    double worth = worth(owner, there);
                    if (worth > most) {
                        most = worth;
                        where = hex;
                    }
                }
            }
            if (where != Grid.OFF) {
                offer(
                        (own ? 1 : 1.5) * most,
                        own ? "reason.relieves" : "reason.cuts-off",
                        new Phrase.Hex(where));
            }
        }
    }

    private double worth(int owner, long units) {
        double worth = 0;
        for (long left = units; left != 0; left &= left - 1) {
            worth += Prospect.worth(roster, roster.first(owner) + Long.numberOfTrailingZeros(left));
        }
        return worth;
    }

    /** The enemies beside a hex: with no way out now, or attacked at better odds. */
    private void around(int hex) {
        if (before.phasing() != side) {
            return;
        }
        for (int enemy : ground.beside(hex)) {
            long there = now.board().stood(1 - side, enemy);
            if (there == 0) {
                continue;
            }
            double worth = worth(1 - side, there);
            if (waysOut(then, enemy) > 0 && waysOut(now, enemy) == 0) {
                offer(worth, "reason.surrounds", new Phrase.Hex(enemy));
            }
            int odds = odds(now, enemy);
            if (odds > odds(then, enemy) && odds > 0) {
                double part = Math.min(odds, ResultsTable.BEST) / (double) ResultsTable.BEST;
                offer(
                        0.8 * worth * part,
                        "reason.odds",
                        new Phrase.Hex(enemy),
                        ResultsTable.name(odds));
            }
        }
    }

    /** The hexes beside an enemy that lie in none of the side's zones (7.6.1a). */
    private int waysOut(Survey survey, int enemy) {
        int ways = 0;
        for (int hex : ground.beside(enemy)) {
            boolean open =
                    ground.playable(hex)
                            && survey.board().stood(side, hex) == 0
                            && survey.board().zone(side, hex) == 0;
            ways += open ? 1 : 0;
        }
        return ways;
    }

    /** What all who stand beside a hex would attack it at. */
    private int odds(Survey survey, int enemy) {
        int attack = factors(side, survey.board().beside(side, enemy), true);
        int defence =
                factors(1 - side, survey.board().stood(1 - side, enemy), false)
                        * ground.doubling(enemy);
        return attack == 0 || defence == 0
                ? ResultsTable.WORST - 1
                : ResultsTable.odds(attack, defence);
    }

    private int factors(int owner, long units, boolean attack) {
        int sum = 0;
        for (long left = units; left != 0; left &= left - 1) {
            int unit = roster.first(owner) + Long.numberOfTrailingZeros(left);
            sum += attack ? roster.attack(unit) : roster.defence(unit);
        }
        return sum;
    }

    /** Supply without an escort is anybody's (15.2.1a). */
    private void guards(int hex) {
        if (now.board().supply(side, hex)
                && then.board().supply(side, hex)
                && then.board().stood(side, hex) == 0) {
            offer(SUPPLY / 2, "reason.guards", new Phrase.Hex(hex));
        }
    }

    /** Units within its five hexes that had no supply so near (14.2a). */
    private void feeds(int supply, int hex) {
        int most = 0;
        int where = Grid.OFF;
        for (int unit = roster.first(side); unit < roster.end(side); unit++) {
            int at = after.at(unit);
            if (at >= 0
                    && roster.attack(unit) > most
                    && ground.grid().distance(at, hex) <= campaign.line()
                    && ground.grid().distance(at, before.at(supply)) > campaign.line()) {
                most = roster.attack(unit);
                where = at;
            }
        }
        if (where != Grid.OFF) {
            offer(LEAST + 0.1 * most, "reason.feeds", new Phrase.Hex(where));
        }
    }

    private void danger(int unit, int hex) {
        if (before.onMap(unit)) {
            double less =
                    stand.exposure(then, unit, before.at(unit)) - stand.exposure(now, unit, hex);
            boolean free = now.board().zone(1 - side, hex) == 0;
            offer(free ? less : 0, "reason.out-of-danger");
        }
    }

    /** Near a place, that is where a good stretch leads; far from all of them, to whom. */
    private void way(int unit, int hex) {
        if (!before.onMap(unit)) {
            return;
        }
        int place = Grid.OFF;
        for (int i = 0; i < campaign.objectives().length; i++) {
            if (!now.held(side, i)) {
                place = nearer(hex, campaign.objectives()[i], place);
            }
        }
        int friends = Grid.OFF;
        for (int other = roster.first(side); other < roster.end(side); other++) {
            if (other != unit && roster.combat(other) && after.onMap(other)) {
                friends = nearer(hex, after.at(other), friends);
            }
        }
        if (place != Grid.OFF && ground.grid().distance(hex, place) <= IN_SIGHT) {
            offerWay(unit, hex, place, "reason.towards");
        } else if (friends != Grid.OFF && ground.grid().distance(hex, friends) <= AT_HAND) {
            offerWay(unit, hex, friends, "reason.comes-up");
        }
    }

    private int nearer(int hex, int place, int nearest) {
        boolean is =
                nearest == Grid.OFF
                        || ground.grid().distance(hex, place)
                                < ground.grid().distance(hex, nearest);
        return is ? place : nearest;
    }

    private void offerWay(int unit, int hex, int goal, String key) {
        int nearer =
                ground.grid().distance(before.at(unit), goal) - ground.grid().distance(hex, goal);
        if (nearer >= STRIDE) {
            offer(LEAST + 0.05 * nearer, key, new Phrase.Hex(goal));
        }
    }

    /** A battle as it was planned. */
    private void battle(int number, boolean automatic) {
        int attack = 0;
        int defence = 0;
        double worth = 0;
        int target = Grid.OFF;
        for (int unit = 0; unit < roster.end(1); unit++) {
            if (!roster.combat(unit) || before.battle(unit) != number || !before.onMap(unit)) {
                continue;
            }
            if (roster.side(unit) == side) {
                attack += roster.attack(unit);
            } else {
                target = before.at(unit);
                defence += roster.defence(unit) * ground.doubling(target);
                worth += Prospect.worth(roster, unit);
            }
        }
        if (target == Grid.OFF || attack == 0) {
            return;
        }
        int odds = ResultsTable.odds(attack, defence);
        Phrase.Hex hex = new Phrase.Hex(target);
        if (automatic) {
            offer(LEAST + worth, "reason.overcomes", hex);
        } else if (!ResultsTable.needsSupply(odds)) {
            offer(1, "reason.soaks-off", hex);
        } else {
            offer(LEAST + worth, "reason.fights", hex, ResultsTable.name(odds));
        }
    }
}
