package kessel.games.desertfox.evaluation;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import kessel.engine.hex.Grid;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.data.UnitClass;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Flag;
import kessel.games.desertfox.position.Supply;
import kessel.games.desertfox.rules.Victory;

/** What lies on the table, weighed: all numbers here are in units, and none is a rule. */
final class Balance {
    static final double REAL_CARD = 0.35;
    static final double BLANK_CARD = 0.02;
    static final double A_HEX_NEARER = 0.03;
    static final double TOBRUK = 4;
    static final double WON = 100;
    static final double EXITED = 6;

    /** What is measured, and what it counts at first sight. */
    enum Measure {
        /** Victory points, when the game is over. */
        POINTS(WON),
        /** Who would win if the scenario ended now; the nearer its end, the more of that. */
        VERDICT(0),
        /** Blocks, Germans and strengths counted. */
        UNITS(1),
        /** What of them is disrupted, unsupplied or not there. */
        WEAKNESS(1),
        APPROACH(A_HEX_NEARER),
        SUPERIORITY(0.15),
        FORTRESSES(1.5),
        TOBRUK(Balance.TOBRUK),
        SIEGE(1),
        /** How far the foremost unit still has to go to besiege it, the more the nearer the end. */
        VANGUARD(0),
        BASE(4),
        CARDS(REAL_CARD),
        BLANKS(BLANK_CARD),
        LOGISTICS(0.02),
        EXITS(EXITED),
        /** Those that could leave by it before long, as many as it takes to win. */
        GATES(0);

        static final List<String> NAMES =
                Arrays.stream(values()).map(each -> each.name().toLowerCase(Locale.ROOT)).toList();

        private final double plain;

        Measure(double plain) {
            this.plain = plain;
        }
    }

    /** What a card is still good for when no month follows in which it could be played. */
    private static final double LAST_MONTH = 0.4;

    /** So far from an edge one can be gone with the next operation. */
    private static final int FROM_THE_EDGE = 6;

    private static final double A_STRENGTH = 0.2;
    private static final double DISRUPTED = 0.7;
    private static final double FED = 0.9;
    private static final double UNSUPPLIED = 0.5;
    private static final double OFF_THE_MAP = 0.8;

    private final Campaign campaign;
    private final int tobruk;

    // By side and hex, how far it is to where the side may leave the sheet (10.1b).
    private final int[][] toExit;

    Balance(Campaign campaign) {
        this.campaign = campaign;
        tobruk = campaign.tobruk();
        toExit = new int[2][campaign.ground().size()];
        for (int side = 0; side < 2; side++) {
            for (int hex = 0; hex < toExit[side].length; hex++) {
                int from = hex;
                toExit[side][hex] =
                        Arrays.stream(campaign.exits()[side])
                                .map(exit -> campaign.grid().distance(from, exit))
                                .min()
                                .orElse(Integer.MAX_VALUE);
            }
        }
    }

    double worth(DesertFoxPosition position, int side) {
        double[] measures = new double[Measure.NAMES.size()];
        measure(position, measures);
        double sum = 0;
        for (Measure measure : Measure.values()) {
            sum += measures[measure.ordinal()] * measure.plain;
        }
        return side == 0 ? sum : -sum;
    }

    /** Measures all of it, as the Axis sees it. */
    void measure(DesertFoxPosition position, double[] measures) {
        Arrays.fill(measures, 0);
        if (!position.over()) {
            add(measures, Measure.VERDICT, verdict(position));
        }
        for (int side = 0; side < 2; side++) {
            int sign = side == 0 ? 1 : -1;
            if (position.over()) {
                add(measures, Measure.POINTS, sign * Victory.score(position, side).total());
            } else {
                units(position, side, sign, measures);
                places(position, side, sign, measures);
                double use = position.isLastMonth() ? LAST_MONTH : 1;
                add(measures, Measure.CARDS, use * sign * position.get(Cell.AXIS_REAL, side));
                add(measures, Measure.BLANKS, sign * position.get(Cell.AXIS_BLANK, side));
                add(measures, Measure.LOGISTICS, sign * position.get(Cell.AXIS_POINTS, side));
            }
        }
    }

    private static void add(double[] measures, Measure measure, double value) {
        measures[measure.ordinal()] += value;
    }

    private static double verdict(DesertFoxPosition position) {
        return switch (Victory.winner(position)) {
            case 0 -> Siege.urgency(position);
            case 1 -> -Siege.urgency(position);
            default -> 0;
        };
    }

    private void places(DesertFoxPosition position, int side, int sign, double[] measures) {
        Board board = position.board();
        for (int hex = board.nextBattlefield(0); hex >= 0; hex = board.nextBattlefield(hex + 1)) {
            add(measures, Measure.SUPERIORITY, sign * power(position, side, hex));
        }
        for (int i = 0; i < campaign.fortresses().length; i++) {
            if (position.holder(i) == side) {
                add(measures, i == tobruk ? Measure.TOBRUK : Measure.FORTRESSES, sign);
                if (i == tobruk && near(board, 1 - side, campaign.fortresses()[i].hex())) {
                    add(measures, Measure.SIEGE, -sign);
                } else if (i == tobruk) {
                    double way = Siege.nearest(position, 1 - side) - 1;
                    add(measures, Measure.VANGUARD, sign * Siege.urgency(position) * way);
                }
            }
        }
        if (near(board, 1 - side, campaign.bases()[side])) {
            add(measures, Measure.BASE, -sign);
        }
    }

    /** A German counts one and a half (10.2a), and strength is what one fights with. */
    double block(DesertFoxPosition position, int block) {
        return (position.roster().isGerman(block) ? 1.5 : 1)
                + A_STRENGTH * position.strength(block);
    }

    private void units(DesertFoxPosition position, int side, int sign, double[] measures) {
        Supply base = position.supply(side);
        int gates = 0;
        for (int block : position.roster().of(side)) {
            int at = position.at(block);
            double kept = kept(position, base, block);
            if (kept > 0) {
                double full = block(position, block);
                add(measures, Measure.UNITS, sign * full);
                add(measures, Measure.WEAKNESS, -sign * full * (1 - kept));
                if (at == DesertFoxPosition.EXITED) {
                    add(measures, Measure.EXITS, sign);
                } else if (at >= 0 && !position.is(block, Flag.FROZEN)) {
                    add(measures, Measure.APPROACH, -sign * distance(position, side, at));
                    boolean ready = position.stands(block) && base.reaches(at);
                    gates += ready && toExit[side][at] <= FROM_THE_EDGE ? 1 : 0;
                }
            }
        }
        int wanted = campaign.numbers().exitsToWin() - position.get(Cell.AXIS_EXITS, side);
        add(measures, Measure.GATES, sign * Math.min(gates, wanted));
    }

    /** What part of a block counts; nothing of one that is lost. */
    private static double kept(DesertFoxPosition position, Supply base, int block) {
        int at = position.at(block);
        if (at < 0) {
            return switch (at) {
                case DesertFoxPosition.TRIPOLI, DesertFoxPosition.IN_HAND -> OFF_THE_MAP;
                case DesertFoxPosition.EXITED -> 1;
                default -> 0;
            };
        }
        if (position.is(block, Flag.FROZEN)) {
            return OFF_THE_MAP;
        }
        double kept = position.is(block, Flag.DISRUPTED) ? DISRUPTED : 1;
        if (!base.reaches(at)) {
            kept *= position.fed(block) > 0 ? FED : UNSUPPLIED;
        }
        return kept;
    }

    /** How far it is to where a side wants to go: Tobruk, and from there the enemy's base. */
    int distance(DesertFoxPosition position, int side, int hex) {
        int goal =
                position.holder(tobruk) == side
                        ? campaign.bases()[1 - side]
                        : campaign.fortresses()[tobruk].hex();
        return campaign.grid().distance(hex, goal);
    }

    /** What a side fires with in a hex: doubled behind the works of its fortress (8.1a). */
    double power(DesertFoxPosition position, int side, int hex) {
        double power = 0;
        for (int block : position.roster().of(side)) {
            if (position.at(block) == hex && position.stands(block)) {
                power += fire(position, block, hex);
            }
        }
        boolean shielded = position.mined(hex) && position.defender(hex) != 1 - side;
        return shielded ? 1.5 * power : power;
    }

    double fire(DesertFoxPosition position, int block, int hex) {
        Roster roster = position.roster();
        int fortress = campaign.fortress(hex);
        boolean doubled =
                fortress >= 0
                        && position.holder(fortress) == roster.side(block)
                        && !roster.is(block, UnitClass.ARMOUR);
        return position.strength(block) * (doubled ? 2 : 1);
    }

    /** Whether somebody of a side stands in a hex or beside it. */
    boolean near(Board board, int side, int hex) {
        boolean near = board.standing(side, hex) > 0;
        for (int direction = 0; direction < Grid.DIRECTIONS && !near; direction++) {
            int beside = campaign.grid().neighbour(hex, direction);
            near = beside != Grid.OFF && board.standing(side, beside) > 0;
        }
        return near;
    }

    int tobruk() {
        return tobruk;
    }
}
