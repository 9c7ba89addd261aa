package kessel.games.afrikakorps.planning;

import java.util.List;

/**
 * One way to divide all fighting into battles (11.3).
 *
 * @param doomed the units that it gives up (7.4d, 11.9a), as a mask
 */
public record Plan(
        List<Fight> fights, List<Seizure> seizures, List<Joining> joinings, long doomed) {
    /**
     * A battle, as masks of units and of the supply hexes that support it.
     *
     * @param battle its number where it is already planned, else 0
     */
    public record Fight(int battle, long attackers, long defenders, long supplies) {}

    /** A unit that takes guarded supply instead of fighting (15.3.2.2a). */
    public record Seizure(int unit, int hex) {}

    /** A unit that takes part in an automatic victory declared before (9.4a). */
    public record Joining(int unit, int battle) {}
}
