package kessel.games.brigade;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kessel.engine.data.Item;
import kessel.engine.hex.HexMap;

/**
 * What a scenario knows beyond its opening position: where free units may be set up, and who comes
 * on when and where.
 */
final class BrigadeScenario {
    static final int NEVER = Integer.MAX_VALUE;
    private static final Pattern ENTRY =
            Pattern.compile("turn (\\d{1,2}), (north|east|south|west|entry)(?: (\\S+))?");

    private final String id;
    private final String title;
    private final int[] setUpOrder;
    private final FreeZone[] zones;
    private final int[] entryTurn;
    private final EdgeStretch[] entry;

    BrigadeScenario(Campaign campaign, Item file) {
        id = file.at("scenario").text();
        title = file.at("title").text();
        Item free = file.at("free").only(Set.of("order", "zones"));
        List<String> sides = campaign.sides;
        setUpOrder =
                free.at("order").list().stream()
                        .mapToInt(side -> sides.indexOf(side.oneOf(sides)))
                        .toArray();
        zones = new FreeZone[campaign.units()];
        free.at("zones")
                .entries()
                .forEach(
                        (unit, zone) -> {
                            int index = unit(campaign, unit, zone);
                            zones[index] = FreeZone.read(campaign, index, zone);
                        });
        entryTurn = new int[campaign.units()];
        Arrays.fill(entryTurn, NEVER);
        entry = new EdgeStretch[campaign.units()];
        file.at("reinforcements")
                .entries()
                .forEach((unit, item) -> reinforcement(campaign, unit(campaign, unit, item), item));
    }

    /** Reads {@code turn 5, east}, {@code turn 1, north 0101-2101} or {@code turn 1, entry A}. */
    private void reinforcement(Campaign campaign, int unit, Item item) {
        Matcher line = ENTRY.matcher(item.text());
        if (!line.matches()) {
            throw item.fault(
                    "a reinforcement enters on a line such as 'turn 5, east', not '"
                            + item.text()
                            + "'");
        }
        entryTurn[unit] = Integer.parseInt(line.group(1));
        String where = line.group(3);
        if (line.group(2).equals("entry")) {
            HexMap.Entry road = where == null ? null : campaign.map.entries().get(where);
            if (road == null) {
                throw item.fault("there is no entry '" + where + "' on the map");
            }
            entry[unit] = new EdgeStretch(road.edge(), new int[] {road.hex()});
            return;
        }
        HexMap.Edge edge = HexMap.Edge.of(line.group(2));
        entry[unit] =
                where == null
                        ? EdgeStretch.all(campaign.map, edge)
                        : EdgeStretch.of(item, where, campaign.map, edge);
    }

    private static int unit(Campaign campaign, String id, Item item) {
        return campaign.unit(id).orElseThrow(() -> item.fault("there is no unit '" + id + "'"));
    }

    String id() {
        return id;
    }

    String title() {
        return title;
    }

    /** The sides in the order in which they set up their free units. */
    int[] setUpOrder() {
        return setUpOrder;
    }

    /** Where a unit may be set up, or null if its place is given. */
    FreeZone zone(int unit) {
        return zones[unit];
    }

    /** The first turn in which a reinforcement may enter, or {@link #NEVER}. */
    int entryTurn(int unit) {
        return entryTurn[unit];
    }

    /** Where a reinforcement enters. */
    EdgeStretch entry(int unit) {
        return entry[unit];
    }
}
