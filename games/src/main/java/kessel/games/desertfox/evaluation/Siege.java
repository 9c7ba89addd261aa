package kessel.games.desertfox.evaluation;

import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.move.DesertFoxMove.March;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Stage;
import kessel.games.desertfox.rules.Victory;

/**
 * What it promises to besiege the fortress that a position victory is about, or to relieve it
 * (10.3a): little at first, and in the last month more than most else.
 */
final class Siege {
    private static final double LAID = 3;
    private static final double RELIEVED = 2;
    private static final double A_HEX_NEARER = 0.15;

    /** How far one comes in an operation or two. */
    private static final int FAR = 12;

    private final Campaign campaign;
    private final DesertFoxPosition position;
    private final int side;
    private final int fortress;
    private final boolean held;
    private final double urgency;
    private final int nearest;
    private final int besiegers;

    Siege(Balance balance, DesertFoxPosition position, int side) {
        this.position = position;
        this.side = side;
        campaign = position.campaign();
        fortress = Victory.place(campaign);
        held = position.holder(balance.tobruk()) == side;
        urgency = urgency(position);
        nearest = nearest(position, side);
        besiegers = besiegers();
    }

    /** What part of a scenario is over, in which what would win now will hardly change. */
    static double urgency(DesertFoxPosition position) {
        double passed = (double) position.turn() / position.setting().months();
        return passed * passed;
    }

    /**
     * Whether whoever storms a fortress could go on with it: in each of his turns he has to fight
     * in it or leave it (8.1d), and that takes a card again.
     */
    static boolean canGoOn(DesertFoxPosition position, int side) {
        int laidNow = position.stage() == Stage.OPERATION ? 1 : 0;
        return position.get(Cell.AXIS_REAL, side) - laidNow >= 1;
    }

    /** How far a side's foremost unit is from there, at most so far. */
    static int nearest(DesertFoxPosition position, int side) {
        Campaign campaign = position.campaign();
        int fortress = Victory.place(campaign);
        int nearest = FAR;
        Board board = position.board();
        for (int hex = board.nextStanding(side, 0);
                hex >= 0;
                hex = board.nextStanding(side, hex + 1)) {
            nearest = Math.min(nearest, campaign.grid().distance(hex, fortress));
        }
        return nearest;
    }

    /** What a march brings by who besieges then, and whether the last who did goes. */
    double march(March march) {
        int to = march.way()[march.way().length - 1];
        if (held) {
            return 0;
        }
        int from = march.way()[0];
        boolean last = besiegers == 1 && position.board().standing(side, from) == 1;
        boolean leaves = last && near(from);
        double arrives = 0;
        if (to >= 0 && (besiegers == 0 || leaves)) {
            arrives = near(to) ? LAID : Math.max(0, A_HEX_NEARER * (nearest - distance(to)));
        }
        return urgency * (arrives - (leaves ? LAID : 0));
    }

    /** What it brings to drive the enemy from a hex. */
    double blow(int target) {
        return held
                ? near(target) ? urgency * RELIEVED : 0
                : target == fortress ? urgency * LAID : 0;
    }

    private int besiegers() {
        int around = 0;
        Board board = position.board();
        for (int hex = board.nextStanding(side, 0);
                hex >= 0;
                hex = board.nextStanding(side, hex + 1)) {
            around += near(hex) ? board.standing(side, hex) : 0;
        }
        return around;
    }

    private boolean near(int hex) {
        return distance(hex) <= 1;
    }

    private int distance(int hex) {
        return campaign.grid().distance(hex, fortress);
    }
}
