package kessel.games.brigade;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
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
            Pattern.compile("turn (\\d{1,2}), (north|east|south|west)");

    private final String id;
    private final String title;
    private final int[] setUpOrder;
    private final FreeZone[] zones;
    private final int[] entryTurn;
    private final HexMap.Edge[] entryEdge;

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
        entryEdge = new HexMap.Edge[campaign.units()];
        file.at("reinforcements")
                .entries()
                .forEach(
                        (unit, item) -> {
                            Matcher entry = ENTRY.matcher(item.text());
                            if (!entry.matches()) {
                                throw item.fault(
                                        "a reinforcement enters on a line such as 'turn 5, east', not '"
                                                + item.text()
                                                + "'");
                            }
                            int index = unit(campaign, unit, item);
                            entryTurn[index] = Integer.parseInt(entry.group(1));
                            entryEdge[index] =
                                    HexMap.Edge.valueOf(entry.group(2).toUpperCase(Locale.ROOT));
                        });
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

    HexMap.Edge entryEdge(int unit) {
        return entryEdge[unit];
    }
}
