package kessel.games.desertfox.evaluation;

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

    private static final double A_STRENGTH = 0.2;
    private static final double DISRUPTED = 0.7;
    private static final double FED = 0.9;
    private static final double UNSUPPLIED = 0.5;
    private static final double OFF_THE_MAP = 0.8;
    private static final double FORTRESS = 1.5;
    private static final double BESIEGED = 1;
    private static final double BASE_IN_DANGER = 4;
    private static final double A_POINT = 0.02;
    private static final double SUPERIORITY = 0.15;

    private final Campaign campaign;
    private final int tobruk;

    Balance(Campaign campaign) {
        this.campaign = campaign;
        tobruk = campaign.fortress(campaign.map().places().get("Tobruk").hex());
    }

    double worth(DesertFoxPosition position, int side) {
        if (position.over()) {
            double points =
                    (double) Victory.score(position, side).total()
                            - Victory.score(position, 1 - side).total();
            return points * WON;
        }
        return of(position, side) - of(position, 1 - side);
    }

    private double of(DesertFoxPosition position, int side) {
        Supply base = position.supply(side);
        double sum = 0;
        for (int block = 0; block < position.roster().size(); block++) {
            if (position.roster().side(block) == side) {
                sum += block(position, base, block);
            }
        }
        Board board = position.board();
        for (int hex = 0; hex < campaign.ground().size(); hex++) {
            if (board.battlefield(hex)) {
                sum += SUPERIORITY * power(position, side, hex);
            }
        }
        for (int i = 0; i < campaign.fortresses().length; i++) {
            if (position.holder(i) == side) {
                sum += i == tobruk ? TOBRUK : FORTRESS;
                boolean besieged = near(board, 1 - side, campaign.fortresses()[i].hex());
                sum -= besieged && i == tobruk ? BESIEGED : 0;
            }
        }
        sum -= near(board, 1 - side, campaign.bases()[side]) ? BASE_IN_DANGER : 0;
        return sum
                + REAL_CARD * position.get(Cell.AXIS_REAL, side)
                + BLANK_CARD * position.get(Cell.AXIS_BLANK, side)
                + A_POINT * position.get(Cell.AXIS_POINTS, side);
    }

    /** A German counts one and a half (10.2a), and strength is what one fights with. */
    double block(DesertFoxPosition position, int block) {
        boolean german = position.roster().block(block).nation().equals("german");
        return (german ? 1.5 : 1) + A_STRENGTH * position.strength(block);
    }

    private double block(DesertFoxPosition position, Supply base, int block) {
        int at = position.at(block);
        double full = block(position, block);
        if (at < 0) {
            return switch (at) {
                case DesertFoxPosition.TRIPOLI, DesertFoxPosition.IN_HAND -> full * OFF_THE_MAP;
                case DesertFoxPosition.EXITED -> full + EXITED;
                default -> 0;
            };
        }
        if (position.is(block, Flag.FROZEN)) {
            return full * OFF_THE_MAP;
        }
        double kept = position.is(block, Flag.DISRUPTED) ? DISRUPTED : 1;
        if (!base.reaches(at)) {
            kept *= position.fed(block) > 0 ? FED : UNSUPPLIED;
        }
        return full * kept - A_HEX_NEARER * distance(position, position.roster().side(block), at);
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
        for (int block = 0; block < position.roster().size(); block++) {
            if (position.at(block) == hex
                    && position.roster().side(block) == side
                    && position.stands(block)) {
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
