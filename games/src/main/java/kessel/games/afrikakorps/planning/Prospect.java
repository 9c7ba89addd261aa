package kessel.games.afrikakorps.planning;

import kessel.games.afrikakorps.data.ResultsTable;
import kessel.games.afrikakorps.data.Roster;

/** What an attack can be expected to bring, by the rows of the results table. */
public final class Prospect {
    /** What being driven back costs, as a share of being lost. */
    private static final double DRIVEN_BACK = 0.2;

    private static final int DICE = 6;

    /** The sums of factors that can be made of nobody: none. */
    public static final long NOBODY = 1;

    /** By odds from the worst: the share of the attackers lost, exchanges apart. */
    private final double[] attackers = new double[ResultsTable.BEST - ResultsTable.WORST + 1];

    /** Likewise how often the defenders are eliminated, driven back, exchanged. */
    private final double[] eliminated = new double[attackers.length];

    private final double[] driven = new double[attackers.length];
    private final double[] exchanges = new double[attackers.length];

    public Prospect(ResultsTable table) {
        for (int odds = ResultsTable.WORST; odds <= ResultsTable.BEST; odds++) {
            if (odds > 0 || odds < -1) {
                for (int die = 1; die <= DICE; die++) {
                    count(odds - ResultsTable.WORST, table.result(odds, die));
                }
            }
        }
    }

    /** What a unit is worth on either side: half of its factors. */
    public static double worth(Roster roster, int unit) {
        return (roster.attack(unit) + roster.defence(unit)) / 2.0;
    }

    private void count(int column, ResultsTable.Result result) {
        switch (result) {
            case A_ELIM -> attackers[column] += 1.0 / DICE;
            case A_BACK_2 -> attackers[column] += DRIVEN_BACK / DICE;
            case EXCHANGE -> exchanges[column] += 1.0 / DICE;
            case D_BACK_2 -> driven[column] += 1.0 / DICE;
            case D_ELIM -> eliminated[column] += 1.0 / DICE;
        }
    }

    /**
     * What the attacker can expect to gain if an exchange costs him no more than it has to.
     *
     * @param own what his units are worth, of which he loses a share
     * @param enemy the same of the enemy's
     */
    public double gain(int attack, int defence, double own, double enemy) {
        return gain(attack, defence, own, enemy, Math.min(attack, defence));
    }

    /**
     * The same where it costs whole units: a strong one is a high price for a weak one (7.5d).
     *
     * @param sums the attack factors that some of his units have together, see {@link #with}
     */
    public double gain(int attack, int defence, double own, double enemy, long sums) {
        long enough = defence < Long.SIZE ? sums >>> defence : 0;
        int least = enough == 0 ? attack : defence + Long.numberOfTrailingZeros(enough);
        return gain(attack, defence, own, enemy, Math.min(attack, least));
    }

    /** The sums of factors, as bits, that can be made of some units with one more among them. */
    public static long with(long sums, int factors) {
        return sums | sums << factors;
    }

    private double gain(int attack, int defence, double own, double enemy, int price) {
        int odds = ResultsTable.odds(attack, defence);
        if (ResultsTable.automatic(odds)) {
            return enemy;
        }
        if (!ResultsTable.lawful(odds)) {
            return -own;
        }
        int column = odds - ResultsTable.WORST;
        double paid = own * price / attack;
        double taken = enemy * Math.min(1, (double) attack / defence);
        return (eliminated[column] + DRIVEN_BACK * driven[column]) * enemy
                - attackers[column] * own
                + exchanges[column] * (taken - paid);
    }

    /** What it adds that the defenders have no way back: to be driven is to be lost (7.6.1a). */
    public double noWayBack(int attack, int defence, double enemy) {
        int odds = ResultsTable.odds(attack, defence);
        boolean decided = ResultsTable.automatic(odds) || !ResultsTable.lawful(odds);
        return decided ? 0 : (1 - DRIVEN_BACK) * driven[odds - ResultsTable.WORST] * enemy;
    }

    /** How likely nobody is left in the attacked hex (16.1a). */
    public double clears(int attack, int defence) {
        int odds = ResultsTable.odds(attack, defence);
        if (ResultsTable.automatic(odds) || !ResultsTable.lawful(odds)) {
            return ResultsTable.automatic(odds) ? 1 : 0;
        }
        int column = odds - ResultsTable.WORST;
        return eliminated[column] + driven[column] + (attack > defence ? exchanges[column] : 0);
    }
}
