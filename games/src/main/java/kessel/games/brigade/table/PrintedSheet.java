package kessel.games.brigade.table;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import kessel.engine.hex.HexMapData;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Counter;
import kessel.games.brigade.position.Theatre;
import kessel.games.brigade.position.UnitStates;

/** All that is printed, as plain data for the table: the map, the counters and the tables. */
final class PrintedSheet {
    private final Campaign campaign;
    private final Theatre theatre;

    PrintedSheet(Campaign campaign, Theatre theatre) {
        this.campaign = campaign;
        this.theatre = theatre;
    }

    Map<String, Object> data() {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("id", campaign.id());
        data.put("title", campaign.title());
        data.put("palette", campaign.palette());
        data.putAll(HexMapData.of(campaign.map()));
        data.put("sides", sides());
        data.put("turns", campaign.turns());
        data.put("dates", dates());
        data.put("until", lastDay());
        data.put("hours", campaign.hoursPerTurn());
        data.put(
                "objectives",
                campaign.objectives().stream()
                        .filter(objective -> objective.worth() > 0)
                        .map(
                                objective ->
                                        Map.of(
                                                "name", objective.name(),
                                                "hex", campaign.grid().label(objective.hex()),
                                                "points", objective.worth()))
                        .toList());
        data.put("stacking", bySide(campaign::stacking));
        data.put("states", UnitStates.data());
        data.put("marks", marks());
        data.put("counters", campaign.counters().stream().map(this::counter).toList());
        data.put(
                "tables",
                Map.of(
                        "printed", campaign.tablesPrinted(),
                        "terrain", campaign.terrain().data(),
                        "combat", campaign.combat().data(),
                        "bombardment", campaign.bombardment().data()));
        return data;
    }

    /** The kinds of markers, and how each is drawn. */
    private List<Map<String, String>> marks() {
        List<Map<String, String>> marks = new ArrayList<>();
        marks.add(Map.of("id", BrigadeTable.HELD, "look", "holder"));
        marks.add(Map.of("id", BrigadeTable.ATTACKED, "look", "cross"));
        if (theatre.changedWord() != null) {
            marks.add(Map.of("id", theatre.changedWord(), "look", theatre.changedLook()));
        }
        return marks;
    }

    private Map<String, Integer> bySide(IntUnaryOperator values) {
        return Map.of(
                campaign.sides().get(0),
                values.applyAsInt(0),
                campaign.sides().get(1),
                values.applyAsInt(1));
    }

    private List<Map<String, Object>> sides() {
        List<Map<String, Object>> sides = new ArrayList<>();
        for (int i = 0; i < campaign.sides().size(); i++) {
            int side = i;
            List<String> nations =
                    campaign.nations().keySet().stream()
                            .filter(nation -> campaign.nations().get(nation) == side)
                            .toList();
            sides.add(Map.of("id", campaign.sides().get(i), "nations", nations));
        }
        return sides;
    }

    private String lastDay() {
        long hours = (long) campaign.turns() * campaign.hoursPerTurn();
        return campaign.starts().plusDays((hours - 1) / 24).toString();
    }

    /** The first day of each turn. */
    private List<String> dates() {
        List<String> dates = new ArrayList<>();
        for (int turn = 0; turn < campaign.turns(); turn++) {
            LocalDate day = campaign.starts().plusDays((long) turn * campaign.hoursPerTurn() / 24);
            dates.add(day.toString());
        }
        return dates;
    }

    private Map<String, Object> counter(Counter counter) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("id", counter.id());
        data.put("name", counter.name());
        data.put("side", campaign.sides().get(counter.side()));
        data.put("nation", counter.nation());
        data.put("type", counter.type().id());
        data.put(
                "division",
                counter.division() < 0 ? null : campaign.divisions().get(counter.division()).id());
        data.put("attack", counter.attack());
        data.put("defence", counter.defence());
        if (counter.reducible()) {
            data.put("reducedAttack", counter.reducedAttack());
            data.put("reducedDefence", counter.reducedDefence());
        }
        data.put("move", counter.move());
        data.put("range", counter.range());
        data.put("source", counter.source());
        return data;
    }
}
