package kessel.games.brigade.evaluation;

import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Demand;
import kessel.games.brigade.data.Demand.Toll;
import kessel.games.brigade.data.Outcome;
import kessel.games.brigade.data.ResultsTable;

/** For each column of the tables, how likely each event is: the tables, added up once. */
final class Odds {
    private static final double ROLLS = 36;

    /** What is at stake in an assault, in victory points. */
    static final class Stake {
        /** What the defender gives up with one loss, with a unit, and with all of them. */
        double loss;

        double life;
        double all;

        /** What falling back costs the defender. */
        double ground;

        double ownLoss;
        double ownLife;

        /** What falling back costs the attacker. */
        double ownGround;
    }

    private final double[] defenderLoses;
    private final double[] defenderDies;
    private final double[] allDie;
    private final double[] defenderRetreats;
    private final double[] attackerLoses;
    private final double[] attackerDies;
    private final double[] attackerRetreats;
    private final double[] hits;

    Odds(Campaign campaign) {
        ResultsTable table = campaign.combat();
        int columns = table.columns();
        defenderLoses = new double[columns];
        defenderDies = new double[columns];
        allDie = new double[columns];
        defenderRetreats = new double[columns];
        attackerLoses = new double[columns];
        attackerDies = new double[columns];
        attackerRetreats = new double[columns];
        for (int column = 0; column < columns; column++) {
            for (int row = 0; row < table.rows(); row++) {
                Outcome outcome = table.read(column, row + 2);
                double chance = ResultsTable.rolls(row) / ROLLS;
                Demand onDefender = outcome.onDefender();
                Demand onAttacker = outcome.onAttacker();
                defenderLoses[column] += onDefender.toll() == Toll.LOSS ? chance : 0;
                defenderDies[column] += takesALife(onDefender) ? chance : 0;
                allDie[column] += onDefender.toll() == Toll.ALL ? chance : 0;
                defenderRetreats[column] += onDefender.retreats() ? chance : 0;
                attackerLoses[column] += onAttacker.toll() == Toll.LOSS ? chance : 0;
                attackerDies[column] += takesALife(onAttacker) ? chance : 0;
                attackerRetreats[column] += onAttacker.retreats() ? chance : 0;
            }
        }
        ResultsTable fire = campaign.bombardment();
        hits = new double[fire.columns()];
        for (int column = 0; column < hits.length; column++) {
            for (int row = 0; row < fire.rows(); row++) {
                boolean hit = fire.read(column, row + 2) == Outcome.DB;
                hits[column] += hit ? ResultsTable.rolls(row) / ROLLS : 0;
            }
        }
    }

    private static boolean takesALife(Demand demand) {
        return demand.toll() == Toll.LIFE || demand.toll() == Toll.EXCHANGE;
    }

    /** What an assault in this column can be expected to bring the attacker. */
    double assault(int column, Stake stake) {
        return defenderLoses[column] * stake.loss
                + defenderDies[column] * stake.life
                + allDie[column] * stake.all
                + defenderRetreats[column] * stake.ground
                - attackerLoses[column] * stake.ownLoss
                - attackerDies[column] * stake.ownLife
                - attackerRetreats[column] * stake.ownGround;
    }

    /** How likely a bombardment in this column hits. */
    double hit(int column) {
        return hits[column];
    }
}
