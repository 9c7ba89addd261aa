package kessel.games.afrikakorps.planning;

/**
 * Units that can stand in for each other: of these the first are taken, as others change nothing.
 */
final class Alike {
    private final Battlefield field;

    Alike(Battlefield field) {
        this.field = field;
    }

    /**
     * Whether no unit could have been taken instead that comes before and is alike.
     *
     * @param among those of whom these are chosen
     * @param obliged units that have to fight: they are like no others
     */
    boolean firstUnits(long chosen, long among, long obliged) {
        for (long left = among & ~chosen; left != 0; left &= left - 1) {
            int out = Long.numberOfTrailingZeros(left);
            for (long in = chosen & after(out); in != 0; in &= in - 1) {
                int other = Long.numberOfTrailingZeros(in);
                if (field.ownHex[out] == field.ownHex[other]
                        && field.attack[out] == field.attack[other]
                        && ((obliged >>> out ^ obliged >>> other) & 1) == 0) {
                    return false;
                }
            }
        }
        return true;
    }

    /**
     * The same of enemies.
     *
     * @param fixed those that have to be among them
     */
    boolean firstEnemies(long chosen, long among, long fixed) {
        for (long left = among & ~chosen; left != 0; left &= left - 1) {
            int out = Long.numberOfTrailingZeros(left);
            for (long in = chosen & ~fixed & after(out); in != 0; in &= in - 1) {
                int other = Long.numberOfTrailingZeros(in);
                if (field.enemyHex[out] == field.enemyHex[other]
                        && field.defence[out] == field.defence[other]) {
                    return false;
                }
            }
        }
        return true;
    }

    private static long after(int unit) {
        return ~((1L << unit) - 1);
    }
}
