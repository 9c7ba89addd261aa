package kessel.games.brigade.scenario;

import java.util.BitSet;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.EdgeStretch;

/**
 * What a scenario knows beyond its opening position: where free units may be set up, and who comes
 * on when and where.
 */
public final class BrigadeScenario {
    public static final int NEVER = Integer.MAX_VALUE;

    /**
     * Somebody who comes on later.
     *
     * @param turn the first in which that may be
     * @param rule the one that says when and where
     * @param byRoad whether it is by a road of its side's own
     */
    record Reinforcement(int turn, EdgeStretch where, boolean byRoad, String rule) {}

    private final String id;
    private final String title;
    private final int[] setUpOrder;
    private final FreeZone[] zones;
    private final Reinforcement[] reinforcements;

    /** The hexes where roads that are given to a side's reinforcements come onto the sheet. */
    private final BitSet[] roads = {new BitSet(), new BitSet()};

    /**
     * @param zones by unit, or null where its place is given
     * @param reinforcements by unit, or null
     */
    BrigadeScenario(
            Campaign campaign,
            String id,
            String title,
            int[] setUpOrder,
            FreeZone[] zones,
            Reinforcement[] reinforcements) {
        this.id = id;
        this.title = title;
        this.setUpOrder = setUpOrder;
        this.zones = zones;
        this.reinforcements = reinforcements;
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (reinforcements[unit] != null && reinforcements[unit].byRoad()) {
                roads[campaign.side(unit)].set(reinforcements[unit].where().hexes()[0]);
            }
        }
    }

    public String id() {
        return id;
    }

    public String title() {
        return title;
    }

    /** The sides in the order in which they set up their free units. */
    public int[] setUpOrder() {
        return setUpOrder;
    }

    /** Where a unit may be set up, or null if its place is given. */
    public FreeZone zone(int unit) {
        return zones[unit];
    }

    /** The first turn in which a reinforcement may enter, or {@link #NEVER}. */
    public int entryTurn(int unit) {
        return reinforcements[unit] == null ? NEVER : reinforcements[unit].turn;
    }

    /** The rule that says when and where a reinforcement enters. */
    public String entryRule(int unit) {
        return reinforcements[unit] == null ? null : reinforcements[unit].rule;
    }

    /** Whether reinforcements of a side come onto the sheet here by a road of their own. */
    public boolean hasRoad(int side, int hex) {
        return roads[side].get(hex);
    }

    /** Where a reinforcement enters. */
    public EdgeStretch entry(int unit) {
        return reinforcements[unit] == null ? null : reinforcements[unit].where;
    }
}
