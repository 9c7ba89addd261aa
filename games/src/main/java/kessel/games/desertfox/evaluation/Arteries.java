package kessel.games.desertfox.evaluation;

import java.util.Arrays;
import java.util.BitSet;
import kessel.games.desertfox.move.DesertFoxMove.March;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Supply;

/** Who would lose supply, or get it back, if a hex were taken (5.0). */
final class Arteries {
    /** What it promises that something stands to lose its supply, or to have it again. */
    private static final double CUT_OFF = 0.25;

    private static final double REOPENED = 0.4;
    private static final double UNKNOWN = -1;

    private final Balance balance;
    private final DesertFoxPosition position;
    private final int side;

    // Made when they are first needed: where nobody is short of supply or can be cut off from it,
    // they never are.
    private DesertFoxPosition scratch;
    private BitSet trunk;

    // By hex, found out when it is first asked for.
    private final double[] cut;
    private final double[] left;
    private final double[] reopened;

    Arteries(Balance balance, DesertFoxPosition position, int side) {
        this.balance = balance;
        this.position = position;
        this.side = side;
        cut = new double[position.campaign().ground().size()];
        left = new double[cut.length];
        reopened = new double[cut.length];
        Arrays.fill(cut, UNKNOWN);
        Arrays.fill(left, UNKNOWN);
        Arrays.fill(reopened, UNKNOWN);
    }

    /** What it promises to go where the enemy's supply comes through, and not to stay there. */
    double raid(March march) {
        int to = march.way()[march.way().length - 1];
        double left = CUT_OFF * left(march.block(), march.way()[0]);
        return to < 0 ? -left : CUT_OFF * cut(march.block(), to) - left;
    }

    /** What the enemy would have in supply again if the last block went from there. */
    private double left(int block, int hex) {
        if (left[hex] == UNKNOWN) {
            left[hex] = 0;
            if (position.board().standing(side, hex) == 1 && anybodyUnsupplied(1 - side)) {
                DesertFoxPosition then = scratch();
                then.at(block, DesertFoxPosition.DEAD);
                left[hex] = fewer(1 - side, then.supply(1 - side), position.supply(1 - side));
            }
        }
        return left[hex];
    }

    /** What the enemy has that would be without supply if one of a side's blocks stood there. */
    double cut(int block, int hex) {
        if (cut[hex] == UNKNOWN) {
            cut[hex] = 0;
            if (trunk().get(hex) && position.board().standing(1 - side, hex) == 0) {
                DesertFoxPosition then = scratch();
                then.at(block, hex);
                cut[hex] = fewer(1 - side, position.supply(1 - side), then.supply(1 - side));
            }
        }
        return cut[hex];
    }

    /** What it promises that the enemy goes from there. */
    double reopened(int hex) {
        if (reopened[hex] == UNKNOWN) {
            reopened[hex] = anybodyUnsupplied(side) ? REOPENED * without(hex) : 0;
        }
        return reopened[hex];
    }

    private double without(int hex) {
        DesertFoxPosition then = scratch();
        for (int block : position.roster().of(1 - side)) {
            if (position.at(block) == hex) {
                then.at(block, DesertFoxPosition.DEAD);
            }
        }
        return fewer(side, then.supply(side), position.supply(side));
    }

    private DesertFoxPosition scratch() {
        if (scratch == null) {
            scratch = position.copy();
        } else {
            scratch.copyFrom(position);
        }
        return scratch;
    }

    /** One line of each enemy: who stands beside all of these cuts nobody off. */
    private BitSet trunk() {
        if (trunk == null) {
            BitSet enemies = new BitSet();
            for (int block : position.roster().of(1 - side)) {
                if (position.at(block) >= 0) {
                    enemies.set(position.at(block));
                }
            }
            trunk = position.supply(1 - side).trunk(enemies);
        }
        return trunk;
    }

    private boolean anybodyUnsupplied(int whose) {
        Supply lines = position.supply(whose);
        for (int block : position.roster().of(whose)) {
            int at = position.at(block);
            if (at >= 0 && !lines.reaches(at)) {
                return true;
            }
        }
        return false;
    }

    private double fewer(int whose, Supply with, Supply without) {
        double sum = 0;
        for (int block : position.roster().of(whose)) {
            int at = position.at(block);
            if (at >= 0 && with.reaches(at) && !without.reaches(at)) {
                sum += balance.block(position, block);
            }
        }
        return sum;
    }
}
