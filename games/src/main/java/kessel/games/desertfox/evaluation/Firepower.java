package kessel.games.desertfox.evaluation;

import java.util.Arrays;
import kessel.games.desertfox.position.DesertFoxPosition;

/** What each side fires with in each hex of a position, found out when it is first asked for. */
final class Firepower {
    private static final double UNKNOWN = -1;

    private final Balance balance;
    private final DesertFoxPosition position;
    private final double[] known;

    Firepower(Balance balance, DesertFoxPosition position) {
        this.balance = balance;
        this.position = position;
        known = new double[2 * position.campaign().ground().size()];
        Arrays.fill(known, UNKNOWN);
    }

    double of(int side, int hex) {
        int which = 2 * hex + side;
        if (known[which] == UNKNOWN) {
            known[which] = balance.power(position, side, hex);
        }
        return known[which];
    }

    /** How much more a side fires with than the other. */
    double lead(int side, int hex) {
        return of(side, hex) - of(1 - side, hex);
    }
}
