package kessel.games.brigade.data;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kessel.engine.data.Item;
import kessel.engine.data.Library;
import kessel.engine.game.Printed;
import kessel.engine.hex.HexMap;
import kessel.engine.hex.HexMapFile;

/** Reads a game's files and checks them against one another. */
public final class CampaignFile {
    private static final Set<String> ENTRIES =
            Set.of(
                    "game",
                    "title",
                    "place",
                    "palette",
                    "scenarios",
                    "lessons",
                    "sides",
                    "first",
                    "turns",
                    "starts",
                    "hours-per-turn",
                    "stacking",
                    "air",
                    "air-attack",
                    "artillery-fires-after-moving",
                    "nations",
                    "types",
                    "terrain",
                    "hexsides",
                    "paths",
                    "fortification",
                    "divisions-without-bonus",
                    "recovery",
                    "removed-at-end",
                    "articles",
                    "edges",
                    "objectives",
                    "destroyed",
                    "options");

    private static final Pattern AWARD = Pattern.compile("(?:(\\S+) )?(\\d{1,3}) \\(([^)]+)\\)");

    private final Item game;
    private final List<String> sides;

    private CampaignFile(Item game) {
        this.game = game.only(ENTRIES);
        sides = List.copyOf(game.at("sides").texts());
        if (sides.size() != 2) {
            throw game.at("sides").fault("a game has two sides");
        }
    }

    public static Campaign read(Library library, String folder) {
        return new CampaignFile(library.yaml(folder + "/game.yaml")).campaign(library, folder);
    }

    private Campaign campaign(Library library, String folder) {
        Campaign.Book book = book();
        Campaign.Sides values = values();
        HexMap map = HexMapFile.read(library.yaml(folder + "/map.yaml"));
        List<UnitType> types = types();
        TerrainTable terrain = TerrainFile.read(game, map, types, sides);
        Item counters = library.yaml(folder + "/counters.yaml");
        return new Campaign(
                book,
                values,
                map,
                terrain,
                CountersFile.read(counters, game, values.nations(), types),
                TablesFile.read(library.yaml(folder + "/tables.yaml")),
                exits(map),
                rest(),
                points(map, values.nations().keySet()),
                ruleNumbers());
    }

    private Campaign.Book book() {
        if (game.at("scenarios").list().isEmpty()) {
            throw game.at("scenarios").fault("a game has a scenario");
        }
        List<Printed.Option> options = new ArrayList<>();
        game.at("options")
                .entries()
                .forEach((id, meaning) -> options.add(new Printed.Option(id, meaning.text())));
        return new Campaign.Book(
                game.at("game").text(),
                game.at("title").text(),
                game.at("place").text(),
                game.at("palette").text(),
                date(game.at("starts")),
                game.at("hours-per-turn").number(1, 999),
                game.at("turns").number(1, 99),
                List.copyOf(options));
    }

    private Campaign.Sides values() {
        Map<String, Integer> nations = new LinkedHashMap<>();
        game.at("nations").entries().forEach((nation, item) -> nations.put(nation, side(item)));
        int airAttackLeast = game.at("air-attack").at("least").number(1, 99);
        return new Campaign.Sides(
                sides,
                side(game.at("first")),
                bySide("stacking"),
                bySide("air"),
                airAttackLeast,
                game.at("air-attack").at("most").number(airAttackLeast, 99),
                game.at("artillery-fires-after-moving").flag(),
                Collections.unmodifiableMap(nations));
    }

    private static LocalDate date(Item item) {
        try {
            return LocalDate.parse(item.text());
        } catch (DateTimeParseException notADate) {
            throw item.fault("'" + item.text() + "' is not a date such as 1942-05-26");
        }
    }

    private int side(Item item) {
        return sides.indexOf(item.oneOf(sides));
    }

    private int[] bySide(String key) {
        Item item = game.at(key).only(Set.copyOf(sides));
        return sides.stream().mapToInt(side -> item.at(side).number(0, 999)).toArray();
    }

    private List<UnitType> types() {
        List<UnitType> types = new ArrayList<>();
        game.at("types")
                .entries()
                .forEach(
                        (id, item) -> {
                            item.only(Set.of("column", "is", "advance", "air", "artillery"));
                            types.add(
                                    new UnitType(
                                            types.size(),
                                            id,
                                            item.at("column").text(),
                                            Set.copyOf(item.at("is").texts()),
                                            item.at("advance").number(0, 2),
                                            item.at("air").number(0, 9),
                                            item.at("artillery").number(0, 9)));
                        });
        return List.copyOf(types);
    }

    private Exits[] exits(HexMap map) {
        Item edges = game.at("edges").only(Set.copyOf(sides));
        return sides.stream()
                .map(side -> EdgesFile.exits(edges.at(side), map))
                .toArray(Exits[]::new);
    }

    private Campaign.Rest rest() {
        Recovery[] recovery = new Recovery[2];
        game.find("recovery")
                .map(item -> item.only(Set.copyOf(sides)).entries())
                .orElse(Map.of())
                .forEach((side, how) -> recovery[sides.indexOf(side)] = recovery(how));
        return new Campaign.Rest(
                recovery,
                game.find("recovery").isPresent(),
                game.find("removed-at-end").map(item -> item.number(1, 99)).orElse(0));
    }

    private static Recovery recovery(Item item) {
        item.only(Set.of("from", "every", "most", "most-motorised"));
        return new Recovery(
                item.at("from").number(1, 99),
                item.at("every").number(1, 9),
                item.find("most").map(most -> most.number(1, Recovery.ANY)).orElse(Recovery.ANY),
                item.find("most-motorised")
                        .map(most -> most.number(0, Recovery.ANY))
                        .orElse(Recovery.ANY));
    }

    private Map<SeriesRule, String> ruleNumbers() {
        Map<SeriesRule, String> numbers = new EnumMap<>(SeriesRule.class);
        for (SeriesRule rule : SeriesRule.values()) {
            numbers.put(rule, rule.number());
        }
        List<String> known = Arrays.stream(SeriesRule.values()).map(SeriesRule::word).toList();
        game.find("articles")
                .map(items -> items.only(Set.copyOf(known)).entries())
                .orElse(Map.of())
                .forEach(
                        (word, number) ->
                                numbers.put(
                                        SeriesRule.values()[known.indexOf(word)], number.text()));
        return Collections.unmodifiableMap(numbers);
    }

    private Campaign.Points points(HexMap map, Set<String> nations) {
        List<Campaign.Objective> objectives = new ArrayList<>();
        game.at("objectives")
                .entries()
                .forEach(
                        (name, points) -> {
                            HexMap.Place place = map.places().get(name);
                            if (place == null) {
                                throw points.fault("there is no place '" + name + "' on the map");
                            }
                            objectives.add(objective(name, place.hex(), points));
                        });
        Map<String, Campaign.Award> destroyed = new LinkedHashMap<>();
        game.at("destroyed")
                .only(nations)
                .entries()
                .forEach(
                        (nation, points) -> {
                            Matcher award = award(points);
                            destroyed.put(
                                    nation,
                                    new Campaign.Award(
                                            Integer.parseInt(award.group(2)), award.group(3)));
                        });
        for (String nation : nations) {
            if (!destroyed.containsKey(nation)) {
                throw game.at("destroyed").fault("what is a destroyed " + nation + " unit worth?");
            }
        }
        return new Campaign.Points(List.copyOf(objectives), Collections.unmodifiableMap(destroyed));
    }

    private Campaign.Objective objective(String name, int hex, Item item) {
        Matcher award = award(item);
        int only = award.group(1) == null ? -1 : sides.indexOf(award.group(1));
        int[] points = new int[2];
        for (int side = 0; side < 2; side++) {
            points[side] = only < 0 || only == side ? Integer.parseInt(award.group(2)) : 0;
        }
        return new Campaign.Objective(name, hex, points, award.group(3));
    }

    /** Points with the rule that gives them, perhaps only to one side: {@code french 10 (9.2)}. */
    private Matcher award(Item item) {
        Matcher award = AWARD.matcher(item.text());
        boolean known =
                award.matches() && (award.group(1) == null || sides.contains(award.group(1)));
        if (!known) {
            throw item.fault(
                    "points read '10 (RULE)', or for one side only '"
                            + sides.getFirst()
                            + " 10 (RULE)', not '"
                            + item.text()
                            + "'");
        }
        return award;
    }
}
