package kessel.games.brigade.scenario;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import kessel.engine.data.Item;
import kessel.engine.hex.HexMap;
import kessel.engine.hex.NamedHex;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.EdgeStretch;
import kessel.games.brigade.data.EdgesFile;
import kessel.games.brigade.scenario.BrigadeScenario.Reinforcement;

/** Reads what a scenario knows beyond its opening position. */
public final class ScenarioFile {
    private static final Pattern ENTRY =
            Pattern.compile(
                    "turn (\\d{1,2}), (north|east|south|west|entry)(?: (\\S+))?" + " \\((\\S+)\\)");

    private final Campaign campaign;
    private final Item file;

    private ScenarioFile(Campaign campaign, Item file) {
        this.campaign = campaign;
        this.file = file;
    }

    public static BrigadeScenario read(Campaign campaign, Item file) {
        return new ScenarioFile(campaign, file).scenario();
    }

    private BrigadeScenario scenario() {
        Item free = file.at("free").only(Set.of("order", "front", "zones"));
        List<String> sides = campaign.sides();
        return new BrigadeScenario(
                campaign,
                file.at("scenario").text(),
                file.at("title").text(),
                free.at("order").list().stream()
                        .mapToInt(side -> sides.indexOf(side.oneOf(sides)))
                        .toArray(),
                zones(free),
                reinforcements());
    }

    private FreeZone[] zones(Item free) {
        int[] given = given();
        Map<String, Front> fronts = new HashMap<>();
        free.find("front")
                .map(lines -> lines.only(Set.copyOf(campaign.sides())).entries())
                .orElse(Map.of())
                .forEach((side, line) -> fronts.put(side, front(line)));
        FreeZone[] zones = new FreeZone[campaign.units()];
        free.at("zones")
                .entries()
                .forEach(
                        (id, zone) -> {
                            int unit = unit(id, zone);
                            zones[unit] =
                                    FreeZone.read(
                                            new ZoneText(campaign, unit, given, fronts, zone));
                        });
        return zones;
    }

    private Front front(Item list) {
        int[] hexes =
                list.list().stream()
                        .mapToInt(label -> NamedHex.of(campaign.grid(), label))
                        .toArray();
        int[] rows = IntStream.of(hexes).map(campaign.grid()::row).toArray();
        int[] columns = IntStream.of(hexes).map(campaign.grid()::column).toArray();
        boolean southward = IntStream.range(1, rows.length).allMatch(i -> rows[i] > rows[i - 1]);
        if (hexes.length == 0 || !southward) {
            throw list.fault("a front runs from north to south, one hex a row at most");
        }
        return new Front(rows, columns);
    }

    /** The hex that the set-up gives to each unit, or -1. */
    private int[] given() {
        int[] given = new int[campaign.units()];
        Arrays.fill(given, -1);
        file.at("units")
                .entries()
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

    private Reinforcement[] reinforcements() {
        Reinforcement[] reinforcements = new Reinforcement[campaign.units()];
        file.at("reinforcements")
                .entries()
                .forEach((id, item) -> reinforcements[unit(id, item)] = reinforcement(item));
        return reinforcements;
    }

    /**
     * Reads {@code turn 5, east (11.1.3a)}, {@code turn 1, north 0101-2101 (9.1.2a)} or {@code turn
     * 1, entry A (9.1.3b)}.
     */
    private Reinforcement reinforcement(Item item) {
        Matcher line = ENTRY.matcher(item.text());
        if (!line.matches()) {
            throw item.fault(
                    "a reinforcement enters on a line such as 'turn 5, east (11.1.3a)', not '"
                            + item.text()
                            + "'");
        }
        boolean byRoad = line.group(2).equals("entry");
        EdgeStretch where =
                byRoad
                        ? road(item, line.group(3))
                        : edge(item, HexMap.Edge.of(line.group(2)), line.group(3));
        return new Reinforcement(Integer.parseInt(line.group(1)), where, byRoad, line.group(4));
    }

    private EdgeStretch road(Item item, String name) {
        HexMap.Entry road = name == null ? null : campaign.map().entries().get(name);
        if (road == null) {
            throw item.fault("there is no entry '" + name + "' on the map");
        }
        return new EdgeStretch(road.edge(), new int[] {road.hex()});
    }

    private EdgeStretch edge(Item item, HexMap.Edge edge, String range) {
        return range == null
                ? EdgeStretch.all(campaign.map(), edge)
                : EdgesFile.stretch(item, range, campaign.map(), edge);
    }

    private int unit(String id, Item item) {
        return campaign.unit(id).orElseThrow(() -> item.fault("there is no unit '" + id + "'"));
    }
}
