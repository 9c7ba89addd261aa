package kessel.games.desertfox.evaluation;

import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.data.UnitClass;
import kessel.games.desertfox.flight.Flights;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.Cards;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Flag;
import kessel.games.desertfox.position.Stage;

/** What each move in a position promises, against doing nothing. */
final class Foresight {
    private static final double NO_GOOD = -1;
    private static final double SUPERIORITY = 0.15;
    private static final double STRONG_ENOUGH = 1.2;
    private static final double FULL_HAND = 13;
    private static final double A_MOVE = 0.1;

    private final Campaign campaign;
    private final Balance balance;
    private final Intent intent;
    private final DesertFoxPosition position;
    private final Routes routes;
    private final Firepower power;
    private final int side;

    // Computed when it is first wanted.
    private final double[][] potential;
    private double[] byHex;
    private double worth = Double.NaN;

    Foresight(
            Campaign campaign,
            Balance balance,
            Intent intent,
            DesertFoxPosition position,
            Routes routes,
            int side) {
        this.campaign = campaign;
        this.balance = balance;
        this.intent = intent;
        this.position = position;
        this.routes = routes;
        power = new Firepower(balance, position);
        this.side = side;
        potential = new double[campaign.ground().size()][];
    }

    /** What the position is worth after a move. */
    synchronized double after(DesertFoxMove move) {
        if (Double.isNaN(worth)) {
            worth = balance.worth(position, side);
        }
        return worth + gain(move);
    }

    synchronized double gain(DesertFoxMove move) {
        return switch (move) {
            case DesertFoxMove.Place(int block, int hex) -> place(block, hex);
            case DesertFoxMove.Redraw _ -> redraw();
            case DesertFoxMove.Feed(int block) -> balance.block(position, block);
            case DesertFoxMove.Lay(int reals, int blanks) -> lay(reals, blanks);
            case DesertFoxMove.Disperse(int hex) -> dispersal(hex);
            case DesertFoxMove.Converge _ -> NO_GOOD;
            case DesertFoxMove.Rommel _ -> position.get(Cell.ARRIVED) == 0 ? A_MOVE : NO_GOOD;
            case DesertFoxMove.March(int block, int[] way) -> march(block, way);
            case DesertFoxMove.Stand(int hex) -> SUPERIORITY * superiority(hex);
            case DesertFoxMove.Refuse(int hex) -> -0.4 * position.board().standing(side, hex);
            case DesertFoxMove.Commit(int block) -> commit(block);
            case DesertFoxMove.Attack(int hex) -> SUPERIORITY * superiority(hex);
            case DesertFoxMove.Redouble(int hex) ->
                    stronger(hex) ? SUPERIORITY * superiority(hex) : NO_GOOD;
            case DesertFoxMove.Fire(int block, UnitClass target) -> fire(block, target);
            case DesertFoxMove.Hold _ -> NO_GOOD;
            case DesertFoxMove.Lose(int block) -> lose(block);
            case DesertFoxMove.Recall _, DesertFoxMove.TakeUpMines _ -> NO_GOOD;
            case DesertFoxMove.LayMines _ -> -0.2;
            case DesertFoxMove.Ship(int block, int port) -> ship(block, port);
            case DesertFoxMove.Rebuild(int block) -> rebuild(block);
            case DesertFoxMove.Draw _ -> 0.3;
            case DesertFoxMove.Buy _ -> Cards.hand(position, side) < FULL_HAND ? 0.1 : NO_GOOD;
            case DesertFoxMove.CallMalta _ -> 2;
            case DesertFoxMove.Bid(boolean real) -> real ? -0.2 : NO_GOOD;
            case DesertFoxMove.Discard(boolean real) -> discard(real);
            case DesertFoxMove.Done _ -> position.stage() == Stage.FIRING ? NO_GOOD : 0;
            default -> 0;
        };
    }

    /** In company, with supply, and well forward; but somebody has to hold Tobruk. */
    private double place(int block, int hex) {
        Board board = position.board();
        boolean supplied = position.supply(side).reaches(hex);
        int friends = board.all(side, hex);
        double gain =
                -2 * Balance.A_HEX_NEARER * balance.distance(position, side, hex)
                        + 0.15 * Math.min(3, friends)
                        - (supplied ? 0 : balance.block(position, block));
        int fortress = campaign.fortress(hex);
        boolean own = fortress >= 0 && position.holder(fortress) == side;
        return gain + (own && friends < 3 ? 1.5 : 0);
    }

    private double redraw() {
        int hand = Cards.hand(position, side);
        return Balance.REAL_CARD * (hand * 2 / 3.0 - position.get(Cell.AXIS_REAL, side)) - 0.2;
    }

    /** What cards buy: the best one or two moves, and battles that are being won. */
    private double lay(int reals, int blanks) {
        if (blanks > 0 || reals > 2) {
            return NO_GOOD;
        }
        double first = 0;
        double second = 0;
        for (double each : dispersals()) {
            second = Math.max(second, Math.min(first, each));
            first = Math.max(first, each);
        }
        double battles = 0;
        Board board = position.board();
        for (int hex = board.nextBattlefield(0); hex >= 0; hex = board.nextBattlefield(hex + 1)) {
            battles += Math.max(0, SUPERIORITY * superiority(hex));
        }
        return first + (reals > 1 ? second : 0) + battles - Balance.REAL_CARD * reals;
    }

    private double[] potential(int from) {
        if (potential[from] == null) {
            potential[from] = intent.potential(position, routes, power, side, from);
        }
        return potential[from];
    }

    /** By hex, what its free blocks can gain at most, each by its own best march. */
    private double[] dispersals() {
        if (byHex == null) {
            byHex = new double[campaign.ground().size()];
            double[] best = intent.best(position, routes, power, this::potential);
            for (int block = 0; block < best.length; block++) {
                if (best[block] > 0) {
                    byHex[position.at(block)] += best[block];
                }
            }
        }
        return byHex;
    }

    private double dispersal(int hex) {
        if (position.get(Cell.PASSED) != 0) {
            return trapped(hex) ? 1 : NO_GOOD;
        }
        double gain = dispersals()[hex];
        return gain > A_MOVE ? gain : NO_GOOD;
    }

    /** Whether whoever passes has to leave this hex (8.1i). */
    private boolean trapped(int hex) {
        return position.isEnemyFortress(side, hex) && position.board().battlefield(hex);
    }

    private double march(int block, int[] way) {
        int from = way[0];
        int to = way[way.length - 1];
        return switch (position.stage()) {
            case MARCHING ->
                    position.get(Cell.PASSED) != 0
                            ? trapped(from) ? 1 + A_MOVE * way.length : NO_GOOD
                            : intent.gain(position, block, way, power, potential(from));
            case SPENDING ->
                    Balance.A_HEX_NEARER
                                    * (balance.distance(position, side, from)
                                            - balance.distance(position, side, to))
                            - 0.05;
            default -> // In flight: not far, and to friends.
                    0.1 * Math.min(2, position.board().standing(side, to)) - 0.02 * way.length;
        };
    }

    private double superiority(int hex) {
        return power.lead(side, hex);
    }

    private boolean stronger(int hex) {
        return power.of(side, hex) > STRONG_ENOUGH * power.of(1 - side, hex);
    }

    private double commit(int block) {
        int hex = position.get(Cell.FLIGHT_HEX);
        boolean rolls = position.roster().rate(block) >= position.get(Cell.RATE);
        boolean guarded = position.get(Cell.FLIGHT) == Flights.RETREAT && !stronger(hex);
        return rolls && !guarded ? 0.3 : NO_GOOD;
    }

    /** Steps that are likely to go, and what a step of such a unit is worth. */
    private double fire(int block, UnitClass target) {
        int least = campaign.fire()[position.roster().unitClass(block)][target.ordinal()];
        double chance = (7 - least) / 6.0;
        double value = 0;
        for (int other = 0; other < position.roster().size(); other++) {
            if (position.is(other, Flag.FIGHTING)
                    && position.roster().side(other) != side
                    && position.roster().is(other, target)) {
                boolean last = position.strength(other) <= position.roster().step(other);
                double step = (last ? 1.5 : 0.5) / position.roster().step(other);
                value = Math.max(value, step);
            }
        }
        return 0.5 + chance * value * position.strength(block);
    }

    private double lose(int block) {
        boolean last = position.strength(block) <= position.roster().step(block);
        return last ? -balance.block(position, block) : -0.3;
    }

    private double ship(int block, int port) {
        int at = position.at(block);
        if (port < 0) {
            return NO_GOOD;
        }
        double nearer =
                at < 0
                        ? 0.5
                        : Balance.A_HEX_NEARER
                                * (balance.distance(position, side, at)
                                        - balance.distance(position, side, port));
        return nearer - 0.1;
    }

    private double rebuild(int block) {
        Roster roster = position.roster();
        return 0.2 * roster.step(block) - 0.02 * roster.block(block).type().rebuild();
    }

    private double discard(boolean real) {
        boolean full = Cards.hand(position, side) >= FULL_HAND;
        return real || !full ? NO_GOOD : 0.01;
    }
}
