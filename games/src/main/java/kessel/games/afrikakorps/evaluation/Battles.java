package kessel.games.afrikakorps.evaluation;

import kessel.games.afrikakorps.data.Campaign;
import kessel.games.afrikakorps.data.ResultsTable;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.planning.Prospect;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Stage;

/** What the battles that are planned or being put together promise the phasing side. */
final class Battles {
    /** What a unit without supply lacks, so that naming supply looks better than not to. */
    private static final double UNSUPPLIED = 3;

    private final Campaign campaign;
    private final Roster roster;
    private final Prospect prospect;

    Battles(Campaign campaign, Prospect prospect) {
        this.campaign = campaign;
        this.prospect = prospect;
        roster = campaign.roster();
    }

    double gain(AfrikaKorpsPosition position) {
        int left = position.get(Cell.PLANNED) & ~position.get(Cell.DONE);
        if (position.stage() == Stage.GATHERING) {
            left |= 1 << position.get(Cell.CURRENT);
        }
        double sum = 0;
        for (int battles = left; battles != 0; battles &= battles - 1) {
            sum += gain(position, Integer.numberOfTrailingZeros(battles));
        }
        return sum;
    }

    private double gain(AfrikaKorpsPosition position, int battle) {
        int side = position.phasing();
        int attack = 0;
        int defence = 0;
        double own = 0;
        double enemy = 0;
        long sums = Prospect.NOBODY;
        for (int unit = 0; unit < roster.rommel(); unit++) {
            if (position.battle(unit) == battle && position.onMap(unit)) {
                if (roster.side(unit) == side) {
                    attack += roster.attack(unit);
                    sums = Prospect.with(sums, roster.attack(unit));
                    own += Prospect.worth(roster, unit);
                } else {
                    defence += roster.defence(unit) * campaign.ground().doubling(position.at(unit));
                    enemy += Prospect.worth(roster, unit);
                }
            }
        }
        if (attack == 0 || defence == 0) {
            return 0;
        }
        if ((position.get(Cell.AUTOMATIC) & 1 << battle) != 0) {
            return enemy;
        }
        boolean lacks =
                ResultsTable.needsSupply(ResultsTable.odds(attack, defence))
                        && !supported(position, battle);
        return prospect.gain(attack, defence, own, enemy, sums) - (lacks ? UNSUPPLIED : 0);
    }

    private boolean supported(AfrikaKorpsPosition position, int battle) {
        for (int supply = roster.firstSupply(); supply < roster.size(); supply++) {
            if ((position.supports(supply) & 1 << battle) != 0) {
                return true;
            }
        }
        return false;
    }
}
