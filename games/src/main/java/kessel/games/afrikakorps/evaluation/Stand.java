package kessel.games.afrikakorps.evaluation;

import kessel.games.afrikakorps.data.Campaign;
import kessel.games.afrikakorps.data.Ground;
import kessel.games.afrikakorps.data.ResultsTable;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.planning.Prospect;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Flags;

/** What it is worth to a side that one of its pieces is where it is. */
final class Stand {
    /** A supply unit on the map. */
    static final double SUPPLY = 2;

    /** That there is any at all: without it the Axis loses the game (24.5a). */
    private static final double[] ANY_SUPPLY = {10, 2};

    private static final double OWN_BASE = 10;
    private static final double OTHER_BASE = 6;
    private static final double PORT = 9;
    private static final double FORTRESS = 5;

    /** From so far away a place still draws units. */
    private static final double FAR = 60;

    /** By side: how much the own base, the enemy's, the port and other fortresses draw. */
    private static final double[][] DRAW = {{0, 5, 6, 1}, {1, 4, 6, 2}};

    /** What is held draws so much less. */
    private static final double IN_HAND = 0.25;

    /** By side, how much the enemy's units draw: if nothing happens the Allies win (4.2c). */
    private static final double[] HUNT = {5, 1};

    /** From beyond so many steps nobody comes in a turn. */
    private static final int RUSH = 16;

    private static final double CROWDED = 20;
    private static final double CUT_OFF = 0.35;
    private static final double STARVING = 0.8;
    private static final double EXPOSED = 0.04;
    private static final double NO_SUPPLY_NEAR = 0.7;

    /** What a unit is worth that is still to come, or at sea, against one on the map. */
    private static final double OFF_MAP = 0.6;

    private final Campaign campaign;
    private final Ground ground;
    private final Roster roster;
    private final Prospect prospect;

    /** By side, place and hex: how much a place draws a unit there. */
    private final double[][][] drawn;

    Stand(Campaign campaign, Prospect prospect) {
        this.campaign = campaign;
        this.prospect = prospect;
        ground = campaign.ground();
        roster = campaign.roster();
        drawn = new double[2][campaign.objectives().length][ground.size()];
        for (int side = 0; side < 2; side++) {
            for (int i = 0; i < drawn[side].length; i++) {
                int place = campaign.objectives()[i];
                for (int hex = 0; hex < ground.size(); hex++) {
                    drawn[side][i][hex] = DRAW[side][kind(side, place)] * near(hex, place);
                }
            }
        }
    }

    /** How near a hex is to a place, from 1 down to 0 where the place draws nobody any more. */
    double near(int hex, int place) {
        return Math.max(0, 1 - ground.grid().distance(hex, place) / FAR);
    }

    private int kind(int side, int place) {
        return place == ground.base(side)
                ? 0
                : place == ground.base(1 - side) ? 1 : place == ground.port(side) ? 2 : 3;
    }

    /** What it adds to hold an objective. */
    double holding(int side, int place) {
        return switch (kind(side, place)) {
            case 0 -> OWN_BASE;
            case 1 -> OTHER_BASE;
            case 2 -> PORT;
            default -> FORTRESS;
        };
    }

    /** How many pieces hold a hex for a side (4.3a). */
    static int holders(Board board, int side, int hex) {
        return board.stack(side, hex)
                + (board.supply(side, hex) ? 1 : 0)
                + (side == Roster.AXIS && board.rommel() == hex ? 1 : 0);
    }

    /** A unit wherever it is, the places that it holds apart. */
    double unit(AfrikaKorpsPosition position, Survey survey, int unit) {
        int hex = position.at(unit);
        double worth = Prospect.worth(roster, unit);
        if (hex >= 0) {
            return worth + standing(position, survey, unit, hex);
        }
        boolean comes =
                hex == AfrikaKorpsPosition.SEA
                        || hex == AfrikaKorpsPosition.POOL && campaign.due(unit) > 0;
        return comes ? OFF_MAP * worth : 0;
    }

    double supply(AfrikaKorpsPosition position, Survey survey, int supply) {
        int hex = position.at(supply);
        if (hex < 0) {
            return SUPPLY / 2;
        }
        return (spent(position, supply) ? 0 : SUPPLY) + supplying(survey, roster.side(supply), hex);
    }

    /** 14.1b: it will be gone at the end of the turn. */
    static boolean spent(AfrikaKorpsPosition position, int supply) {
        return position.is(supply, Flags.USED) || position.supports(supply) != 0;
    }

    /** How many supply units a side has on the map, and will have after this turn. */
    private int unspent(AfrikaKorpsPosition position, int side) {
        int left = 0;
        for (int supply = position.onMapFrom(roster.firstSupply());
                supply < roster.size();
                supply = position.onMapFrom(supply + 1)) {
            left += roster.side(supply) == side && !spent(position, supply) ? 1 : 0;
        }
        return left;
    }

    /** What it adds that there is any. */
    double anySupply(AfrikaKorpsPosition position, int side) {
        return unspent(position, side) > 0 ? ANY_SUPPLY[side] : 0;
    }

    /** Near its units, under guard, out of the enemy's reach. */
    double supplying(Survey survey, int side, int hex) {
        Board board = survey.board();
        boolean guarded = board.stood(side, hex) != 0;
        double sum = 0.05 * Math.min(survey.attack(side, hex), 40);
        if (board.zone(1 - side, hex) != 0) {
            sum -= 6;
        } else if (!guarded && !ground.fortress(hex)) {
            // Whoever comes beside it takes it (15.2.1a).
            sum -= survey.attack(1 - side, hex) > 0 ? 3 : rush(survey.toEnemy(side, hex));
        }
        return sum + (guarded ? 0.3 : 0) + (guarded && ground.fortress(hex) ? 1 : 0);
    }

    /** How much to fear an enemy so far away that only a road brings him. */
    private static double rush(int away) {
        return 2.5 * Math.max(0, 1 - (double) away / RUSH);
    }

    double rommel(Survey survey, int hex) {
        return hex >= 0 && survey.board().stood(Roster.AXIS, hex) != 0 ? 0.5 : 0;
    }

    /** A piece in a hex where it is or could go, with the place that it would hold alone. */
    double at(AfrikaKorpsPosition position, Survey survey, int piece, int hex) {
        int side = roster.side(piece);
        double sum = 0;
        for (int place : campaign.objectives()) {
            if (place == hex) {
                int others =
                        holders(survey.board(), side, hex) - (position.at(piece) == hex ? 1 : 0);
                sum += others == 0 ? holding(side, hex) : 0;
            }
        }
        if (roster.combat(piece)) {
            return sum
                    + standing(position, survey, piece, hex)
                    + contact(position, survey, piece, hex);
        }
        return sum + (roster.supply(piece) ? supplying(survey, side, hex) : rommel(survey, hex));
    }

    /** Where it draws a unit to, whether it has supply, what bears on it. */
    private double standing(AfrikaKorpsPosition position, Survey survey, int unit, int hex) {
        int side = roster.side(unit);
        double worth = Prospect.worth(roster, unit);
        double sum = pull(survey, side, hex) * (1 + worth / 5);
        if (!survey.supplied(side, hex)) {
            sum -= worth * (position.is(unit, Flags.ISOLATED) ? STARVING : CUT_OFF);
        }
        Board board = survey.board();
        long mates = board.stood(side, hex) & ~roster.bit(unit);
        if (Long.bitCount(mates) >= campaign.stacking()) {
            sum -= CROWDED;
        }
        return sum - exposure(survey, unit, hex);
    }

    /** What a unit in a hex stands to lose to the enemies near it. */
    double exposure(Survey survey, int unit, int hex) {
        int side = roster.side(unit);
        int threat = survey.attack(1 - side, hex);
        if (threat == 0) {
            return 0;
        }
        int defence = roster.defence(unit);
        long mates = survey.board().stood(side, hex) & ~roster.bit(unit);
        for (long left = mates; left != 0; left &= left - 1) {
            defence += roster.defence(roster.first(side) + Long.numberOfTrailingZeros(left));
        }
        double odds = (double) threat / (defence * ground.doubling(hex));
        return Prospect.worth(roster, unit) * EXPOSED * Math.clamp(odds - 0.5, 0, 6);
    }

    /** Places draw those who do not hold them, and whoever has to win is drawn to the enemy. */
    double pull(Survey survey, int side, int hex) {
        double sum = 0;
        for (int i = 0; i < drawn[side].length; i++) {
            sum += drawn[side][i][hex] * (survey.held(side, i) ? IN_HAND : 1);
        }
        return sum + HUNT[side] * Math.max(0, 1 - survey.toEnemy(side, hex) / FAR);
    }

    /** How near a hex is to the places that a side does not hold, all together. */
    double missing(Survey survey, int side, int hex) {
        double sum = 0;
        for (int i = 0; i < campaign.objectives().length; i++) {
            sum += survey.held(side, i) ? 0 : near(hex, campaign.objectives()[i]);
        }
        return sum;
    }

    /** What a unit adds to the attack that it has to take part in there (8.4). */
    private double contact(AfrikaKorpsPosition position, Survey survey, int unit, int hex) {
        int side = roster.side(unit);
        Board board = survey.board();
        long enemies = board.zone(1 - side, hex);
        if (enemies == 0 || position.phasing() != side) {
            return 0;
        }
        int defence = 0;
        double theirs = 0;
        long mates = 0;
        for (long left = enemies; left != 0; left &= left - 1) {
            int enemy = roster.first(1 - side) + Long.numberOfTrailingZeros(left);
            defence += roster.defence(enemy) * ground.doubling(position.at(enemy));
            theirs += Prospect.worth(roster, enemy);
            mates |= board.beside(side, position.at(enemy));
        }
        int attack = 0;
        double ours = 0;
        for (long left = mates & ~roster.bit(unit); left != 0; left &= left - 1) {
            int mate = roster.first(side) + Long.numberOfTrailingZeros(left);
            attack += roster.attack(mate);
            ours += Prospect.worth(roster, mate);
        }
        double worth = Prospect.worth(roster, unit);
        boolean supplied = survey.supplyNear(side, hex);
        double price = lastSupply(position, survey, side);
        double without = attack == 0 ? 0 : gain(attack, defence, ours, theirs, supplied, price);
        int joined = attack + roster.attack(unit);
        return gain(joined, defence, ours + worth, theirs, supplied, price) - without;
    }

    private double gain(
            int attack, int defence, double own, double enemy, boolean supplied, double price) {
        boolean needs = ResultsTable.needsSupply(ResultsTable.odds(attack, defence));
        return needs && !supplied
                ? -NO_SUPPLY_NEAR * own
                : prospect.gain(attack, defence, own, enemy) - (needs ? price : 0);
    }

    /** What an attack costs that uses up the last supply there is: the more without a port. */
    private double lastSupply(AfrikaKorpsPosition position, Survey survey, int side) {
        if (unspent(position, side) > 1) {
            return 0;
        }
        return survey.holdsPort(side) ? ANY_SUPPLY[side] / 4 : ANY_SUPPLY[side];
    }
}
