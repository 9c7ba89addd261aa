package kessel.games.afrikakorps.planning;

import kessel.games.afrikakorps.data.ResultsTable;

/** What a unit could do at all, battle or not, whoever helps: who finds nothing is lost. */
final class Openings {
    private final Battlefield field;
    private final Serving serving;
    private final Steps steps;

    Openings(Battlefield field, Serving serving, Steps steps) {
        this.field = field;
        this.serving = serving;
        this.steps = steps;
    }

    /** Whether there is any lawful battle, or another way out, for a unit. */
    boolean anyFor(int own, long ready, long open) {
        serving.all();
        return otherWays(own, field.seized) > 0 || anyBattle(own, 0, ready, open);
    }

    /** Whether there is any lawful battle against an enemy. */
    boolean anyAgainst(int enemy, long ready, long open) {
        for (long left = field.attackers[enemy] & ready; left != 0; left &= left - 1) {
            int lead = Long.numberOfTrailingZeros(left);
            if (anyBattle(lead, 1L << enemy, ready, open)) {
                return true;
            }
        }
        return false;
    }

    /** Out of steps, it is taken that there is one: the search itself will tell. */
    private boolean anyBattle(int lead, long with, long ready, long open) {
        long within = field.targets[lead] & open;
        // Few enemies first: against more of them it mostly is only worse.
        for (long enemies = within & -within;
                enemies != 0;
                enemies = (enemies | ~within) + 1 & within) {
            if ((enemies & with) != with) {
                continue;
            }
            long mates = field.facing(enemies) & ready & ~(1L << lead);
            if (!enough(mates | 1L << lead, enemies)) {
                continue;
            }
            if (!steps.more() || serving.anyCanBeLawful(lead, mates, enemies)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether units are strong enough for 1-6 against enemies (7.4c), together: if they are not,
     * nor are they in any number of battles that all of these enemies are in.
     */
    boolean enough(long units, long enemies) {
        return units != 0
                && ResultsTable.lawful(
                        ResultsTable.odds(field.attack(units), field.defence(enemies)));
    }

    /**
     * In how many ways a unit could do without a battle of its own.
     *
     * @param taken the guarded supply that others take
     */
    int otherWays(int own, long taken) {
        int ways = 0;
        for (int battle = 1; battle < field.overcome.length; battle++) {
            ways += mayJoin(own, battle) ? 1 : 0;
        }
        for (int i = 0; i < field.seizers.length; i++) {
            ways += maySeize(own, i, taken) ? 1 : 0;
        }
        return ways;
    }

    /** Whether a unit may join an automatic victory (9.4a). */
    boolean mayJoin(int own, int battle) {
        long overcome = field.overcome[battle];
        return overcome != 0
                && (overcome & ~field.targets[own]) == 0
                && (serving.of(own) & ~field.prizes[battle]) != 0;
    }

    /** Whether a unit may take supply from its guards (15.3.2.2a). */
    boolean maySeize(int own, int guarded, long taken) {
        return (field.seizers[guarded] & 1L << own) != 0 && (taken & 1L << guarded) == 0;
    }
}
