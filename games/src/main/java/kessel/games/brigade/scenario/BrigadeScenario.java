package kessel.games.brigade.scenario;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kessel.engine.data.Item;
import kessel.engine.hex.HexMap;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.EdgeStretch;

/**
 * What a scenario knows beyond its opening position: where free units may be set up, and who comes
 * on when and where.
 */
public final class BrigadeScenario {
    public static final int NEVER = Integer.MAX_VALUE;
    private static final Pattern ENTRY =
            Pattern.compile(
                    "turn (\\d{1,2}), (north|east|south|west|entry)(?: (\\S+))?" + " \\((\\S+)\\)");

    private final String id;
    private final String title;
    private final int[] setUpOrder;
    private final FreeZone[] zones;
    private final int[] entryTurn;
    private final String[] entryRule;
    private final EdgeStretch[] entry;

    /** The hexes where roads that are given to a side's reinforcements come onto the sheet. */
    private final BitSet[] roads = {new BitSet(), new BitSet()};

    public BrigadeScenario(Campaign campaign, Item file) {
        id = file.at("scenario").text();
        title = file.at("title").text();
        Item free = file.at("free").only(Set.of("order", "front", "zones"));
        List<String> sides = campaign.sides();
        setUpOrder =
                free.at("order").list().stream()
                        .mapToInt(side -> sides.indexOf(side.oneOf(sides)))
                        .toArray();
        int[] given = given(campaign, file.at("units"));
        Map<String, Front> fronts = new HashMap<>();
        free.find("front")
                .ifPresent(
                        lines ->
                                lines.only(Set.copyOf(sides))
                                        .entries()
                                        .forEach(
                                                (side, line) ->
                                                        fronts.put(
                                                                side, Front.read(campaign, line))));
        zones = new FreeZone[campaign.units()];
        free.at("zones")
                .entries()
                .forEach(
                        (unit, zone) -> {
                            int index = unit(campaign, unit, zone);
                            zones[index] =
                                    FreeZone.read(
                                            new ZoneText(campaign, index, given, fronts, zone));
                        });
        entryTurn = new int[campaign.units()];
        Arrays.fill(entryTurn, NEVER);
        entryRule = new String[campaign.units()];
        entry = new EdgeStretch[campaign.units()];
        file.at("reinforcements")
                .entries()
                .forEach((unit, item) -> reinforcement(campaign, unit(campaign, unit, item), item));
    }

    /** The hex that the set-up gives to each unit, or -1. */
    private static int[] given(Campaign campaign, Item units) {
        int[] given = new int[campaign.units()];
        Arrays.fill(given, -1);
        units.entries()
                .forEach(
                        (id, item) ->
                                campaign.unit(id)
                                        .ifPresent(
                                                unit ->
                                                        given[unit] =
                                                                campaign.grid()
                                                                        .find(item.text())
                                                                        .orElse(-1)));
        return given;
    }

    /**
     * Reads {@code turn 5, east (11.1.3a)}, {@code turn 1, north 0101-2101 (9.1.2a)} or {@code turn
     * 1, entry A (9.1.3b)}.
     */
    private void reinforcement(Campaign campaign, int unit, Item item) {
        Matcher line = ENTRY.matcher(item.text());
        if (!line.matches()) {
            throw item.fault(
                    "a reinforcement enters on a line such as 'turn 5, east (11.1.3a)', not '"
                            + item.text()
                            + "'");
        }
        entryTurn[unit] = Integer.parseInt(line.group(1));
        entryRule[unit] = line.group(4);
        String where = line.group(3);
        if (line.group(2).equals("entry")) {
            HexMap.Entry road = where == null ? null : campaign.map().entries().get(where);
            if (road == null) {
                throw item.fault("there is no entry '" + where + "' on the map");
            }
            entry[unit] = new EdgeStretch(road.edge(), new int[] {road.hex()});
            roads[campaign.side(unit)].set(road.hex());
            return;
        }
        HexMap.Edge edge = HexMap.Edge.of(line.group(2));
        entry[unit] =
                where == null
                        ? EdgeStretch.all(campaign.map(), edge)
                        : EdgeStretch.of(item, where, campaign.map(), edge);
    }

    private static int unit(Campaign campaign, String id, Item item) {
        return campaign.unit(id).orElseThrow(() -> item.fault("there is no unit '" + id + "'"));
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
        return entryTurn[unit];
    }

    /** The rule that says when and where a reinforcement enters. */
    public String entryRule(int unit) {
        return entryRule[unit];
    }

    /** Whether reinforcements of a side come onto the sheet here by a road of their own. */
    public boolean hasRoad(int side, int hex) {
        return roads[side].get(hex);
    }

    /** Where a reinforcement enters. */
    public EdgeStretch entry(int unit) {
        return entry[unit];
    }
}
