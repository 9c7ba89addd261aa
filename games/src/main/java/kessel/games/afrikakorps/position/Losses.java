package kessel.games.afrikakorps.position;

import static kessel.games.afrikakorps.position.AfrikaKorpsPosition.CONVERTED;
import static kessel.games.afrikakorps.position.AfrikaKorpsPosition.DEAD;
import static kessel.games.afrikakorps.position.AfrikaKorpsPosition.POOL;

import kessel.games.afrikakorps.data.Roster;

/** Units that are lost. */
public final class Losses {
    private Losses() {}

    /**
     * A substitute is free to be used again, and the units that it was made of are the ones that
     * are lost (21.6c).
     */
    public static void eliminate(AfrikaKorpsPosition position, int unit) {
        Roster roster = position.roster();
        if (!roster.substitute(unit)) {
            position.remove(unit, DEAD);
            return;
        }
        position.units(
                Roster.ALLIES,
                other -> {
                    if (position.at(other) == CONVERTED - unit) {
                        position.remove(other, DEAD);
                    }
                });
        position.remove(unit, POOL);
    }
}
