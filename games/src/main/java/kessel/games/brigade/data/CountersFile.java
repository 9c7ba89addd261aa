package kessel.games.brigade.data;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kessel.engine.data.Item;

/** Reads a game's counters, a row each, and the divisions that they form. */
final class CountersFile {
    private static final List<String> HEADINGS =
            List.of(
                    "id",
                    "name",
                    "nation",
                    "type",
                    "division",
                    "attack",
                    "defence",
                    "move",
                    "range",
                    "reduced",
                    "values");

    private final Map<String, Integer> nations;
    private final List<UnitType> types;
    private final List<Counter> counters = new ArrayList<>();
    private final Map<String, List<Integer>> members = new LinkedHashMap<>();
    private final List<String> divisionIds = new ArrayList<>();

    private CountersFile(Map<String, Integer> nations, List<UnitType> types) {
        this.nations = nations;
        this.types = types;
    }

    static Campaign.Forces read(
            Item file, Item game, Map<String, Integer> nations, List<UnitType> types) {
        CountersFile reader = new CountersFile(nations, types);
        reader.counters(file);
        return new Campaign.Forces(types, List.copyOf(reader.counters), reader.divisions(game));
    }

    private void counters(Item file) {
        List<Item> rows = file.only(Set.of("counters")).at("counters").list();
        if (!rows.getFirst().texts().equals(HEADINGS)) {
            throw rows.getFirst().fault("the columns are " + String.join(", ", HEADINGS));
        }
        for (Item row : rows.subList(1, rows.size())) {
            List<Item> cells = row.list();
            if (cells.size() != HEADINGS.size()) {
                throw row.fault(
                        "a counter has " + HEADINGS.size() + " columns, not " + cells.size());
            }
            Counter counter = counter(cells);
            if (counters.stream().anyMatch(other -> other.id().equals(counter.id()))) {
                throw row.fault("the unit '" + counter.id() + "' stands here twice");
            }
            counters.add(counter);
            if (counter.division() >= 0) {
                members.computeIfAbsent(divisionIds.get(counter.division()), _ -> new ArrayList<>())
                        .add(counter.index());
            }
        }
    }

    private List<Division> divisions(Item game) {
        List<String> without = new ArrayList<>();
        game.find("divisions-without-bonus")
                .ifPresent(list -> list.list().forEach(id -> without.add(id.oneOf(divisionIds))));
        List<Division> divisions = new ArrayList<>();
        members.forEach(
                (id, units) ->
                        divisions.add(
                                new Division(
                                        divisions.size(),
                                        id,
                                        units.stream().mapToInt(Integer::intValue).toArray(),
                                        units.size() > 1 && !without.contains(id))));
        return List.copyOf(divisions);
    }

    private Counter counter(List<Item> cells) {
        String id = cells.get(0).text();
        if (!id.matches("[\\p{Alnum}/]+")) {
            throw cells.get(0).fault("a unit's id is letters, digits and '/', not '" + id + "'");
        }
        Item nation = cells.get(2);
        nation.oneOf(nations.keySet());
        List<String> typeIds = types.stream().map(UnitType::id).toList();
        UnitType type = types.get(typeIds.indexOf(cells.get(3).oneOf(typeIds)));
        String division = cells.get(4).text();
        if (!division.equals("none") && !divisionIds.contains(division)) {
            divisionIds.add(division);
        }
        int attack = cells.get(5).number(0, 99);
        int defence = cells.get(6).number(0, 99);
        boolean ranged = !cells.get(8).text().equals("none");
        if (ranged != type.artillery()) {
            throw cells.get(8).fault("artillery has a range, and nothing else has");
        }
        int[] reduced = reduced(cells.get(9), attack, defence);
        return new Counter(
                counters.size(),
                id,
                cells.get(1).text(),
                nations.get(nation.text()),
                nation.text(),
                type,
                divisionIds.indexOf(division),
                attack,
                defence,
                reduced != null,
                reduced == null ? 0 : reduced[0],
                reduced == null ? 0 : reduced[1],
                cells.get(7).number(0, 60),
                ranged ? cells.get(8).number(1, 9) : 0,
                cells.get(10).oneOf(List.of("printed", "printed-for-its-type", "reconstructed")));
    }

    /** Attack and defence of the reduced side, or null if there is none. */
    private static int[] reduced(Item item, int attack, int defence) {
        if (item.text().equals("half")) {
            return new int[] {(attack + 1) / 2, (defence + 1) / 2};
        }
        if (item.text().equals("none")) {
            return null;
        }
        if (!item.text().matches("\\d{1,2}-\\d{1,2}")) {
            throw item.fault(
                    "a reduced side reads 'half', 'none' or such as 2-3, not '"
                            + item.text()
                            + "'");
        }
        return Arrays.stream(item.text().split("-")).mapToInt(Integer::parseInt).toArray();
    }
}
