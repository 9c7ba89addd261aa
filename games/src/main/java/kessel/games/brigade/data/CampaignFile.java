package kessel.games.brigade.data;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import kessel.engine.data.Item;
import kessel.engine.data.Library;
import kessel.engine.game.Printed;
import kessel.engine.hex.HexMap;
import kessel.engine.hex.HexMapFile;
import kessel.games.brigade.move.MadeMoves;

/** Reads a game's files and checks them against one another. */
public final class CampaignFile {
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
    private static final Set<String> ENTRIES =
            Set.of(
                    "game",
                    "title",
                    "place",
                    "palette",
                    "scenarios",
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
    private final Campaign campaign = new Campaign();

    private CampaignFile(Item game) {
        this.game = game.only(ENTRIES);
    }

    public static Campaign read(Library library, String folder) {
        CampaignFile reader = new CampaignFile(library.yaml(folder + "/game.yaml"));
        reader.values();
        reader.map(library.yaml(folder + "/map.yaml"));
        reader.types();
        reader.counters(library.yaml(folder + "/counters.yaml"));
        reader.tables(library.yaml(folder + "/tables.yaml"));
        reader.exits();
        reader.recovery();
        reader.objectives();
        reader.articles();
        return reader.campaign;
    }

    private void values() {
        campaign.id = game.at("game").text();
        campaign.title = game.at("title").text();
        campaign.setting = game.at("place").text();
        campaign.palette = game.at("palette").text();
        campaign.starts = date(game.at("starts"));
        campaign.hoursPerTurn = game.at("hours-per-turn").number(1, 999);
        campaign.sides = game.at("sides").texts();
        if (campaign.sides.size() != 2) {
            throw game.at("sides").fault("a game has two sides");
        }
        if (game.at("scenarios").list().isEmpty()) {
            throw game.at("scenarios").fault("a game has a scenario");
        }
        campaign.first = side(game.at("first"));
        campaign.turns = game.at("turns").number(1, 99);
        campaign.stacking = bySide("stacking");
        campaign.air = bySide("air");
        campaign.airAttackLeast = game.at("air-attack").at("least").number(1, 99);
        campaign.artilleryFiresAfterMoving = game.at("artillery-fires-after-moving").flag();
        campaign.airAttackMost =
                game.at("air-attack").at("most").number(campaign.airAttackLeast, 99);
        campaign.nations = new LinkedHashMap<>();
        game.at("nations")
                .entries()
                .forEach((nation, item) -> campaign.nations.put(nation, side(item)));
        campaign.options = new ArrayList<>();
        game.at("options")
                .entries()
                .forEach(
                        (id, meaning) ->
                                campaign.options.add(new Printed.Option(id, meaning.text())));
        campaign.openOdds = campaign.option("open-odds");
    }

    private static LocalDate date(Item item) {
        try {
            return LocalDate.parse(item.text());
        } catch (DateTimeParseException notADate) {
            throw item.fault("'" + item.text() + "' is not a date such as 1942-05-26");
        }
    }

    private int side(Item item) {
        return campaign.sides.indexOf(item.oneOf(campaign.sides));
    }

    private int[] bySide(String key) {
        Item item = game.at(key).only(Set.copyOf(campaign.sides));
        return campaign.sides.stream().mapToInt(side -> item.at(side).number(0, 999)).toArray();
    }

    private void map(Item file) {
        campaign.map = HexMapFile.read(file);
        campaign.grid = campaign.map.grid();
    }

    private void types() {
        campaign.types = new ArrayList<>();
        game.at("types")
                .entries()
                .forEach(
                        (id, item) -> {
                            item.only(Set.of("column", "is", "advance", "air", "artillery"));
                            campaign.types.add(
                                    new UnitType(
                                            campaign.types.size(),
                                            id,
                                            item.at("column").text(),
                                            Set.copyOf(item.at("is").texts()),
                                            item.at("advance").number(0, 2),
                                            item.at("air").number(0, 9),
                                            item.at("artillery").number(0, 9)));
                        });
        campaign.terrain = new TerrainTable(game, campaign.map, campaign.types, campaign.sides);
        campaign.sectors = new Sectors(campaign.map, campaign.terrain);
    }

    private void counters(Item file) {
        List<Item> rows = file.only(Set.of("counters")).at("counters").list();
        if (!rows.getFirst().texts().equals(HEADINGS)) {
            throw rows.getFirst().fault("the columns are " + String.join(", ", HEADINGS));
        }
        Map<String, List<Integer>> members = new LinkedHashMap<>();
        List<String> divisionIds = new ArrayList<>();
        campaign.counters = new ArrayList<>();
        for (Item row : rows.subList(1, rows.size())) {
            List<Item> cells = row.list();
            if (cells.size() != HEADINGS.size()) {
                throw row.fault(
                        "a counter has " + HEADINGS.size() + " columns, not " + cells.size());
            }
            Counter counter = counter(cells, divisionIds);
            if (campaign.unit(counter.id()).isPresent()) {
                throw row.fault("the unit '" + counter.id() + "' stands here twice");
            }
            campaign.counters.add(counter);
            if (counter.division() >= 0) {
                members.computeIfAbsent(divisionIds.get(counter.division()), _ -> new ArrayList<>())
                        .add(counter.index());
            }
        }
        List<String> without = new ArrayList<>();
        game.find("divisions-without-bonus")
                .ifPresent(list -> list.list().forEach(id -> without.add(id.oneOf(divisionIds))));
        campaign.divisions = new ArrayList<>();
        members.forEach(
                (id, units) ->
                        campaign.divisions.add(
                                new Division(
                                        campaign.divisions.size(),
                                        id,
                                        units.stream().mapToInt(Integer::intValue).toArray(),
                                        units.size() > 1 && !without.contains(id))));
        layOut();
    }

    private Counter counter(List<Item> cells, List<String> divisionIds) {
        String id = cells.get(0).text();
        if (!id.matches("[\\p{Alnum}/]+")) {
            throw cells.get(0).fault("a unit's id is letters, digits and '/', not '" + id + "'");
        }
        Item nation = cells.get(2);
        nation.oneOf(campaign.nations.keySet());
        List<String> typeIds = campaign.types.stream().map(UnitType::id).toList();
        UnitType type = campaign.types.get(typeIds.indexOf(cells.get(3).oneOf(typeIds)));
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
                campaign.counters.size(),
                id,
                cells.get(1).text(),
                campaign.nations.get(nation.text()),
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

    private void layOut() {
        int units = campaign.counters.size();
        campaign.side = new byte[units];
        campaign.type = new byte[units];
        campaign.division = new byte[units];
        campaign.allowance = new short[units];
        campaign.armour = new boolean[units];
        campaign.strikes = new byte[units];
        campaign.attack = new byte[2][units];
        campaign.defence = new byte[2][units];
        for (Counter counter : campaign.counters) {
            int unit = counter.index();
            campaign.side[unit] = (byte) counter.side();
            campaign.type[unit] = (byte) counter.type().index();
            campaign.division[unit] = (byte) counter.division();
            campaign.allowance[unit] = (short) (counter.move() * 2);
            campaign.armour[unit] = counter.type().armour();
            campaign.strikes[unit] = (byte) Math.max(1, counter.range());
            campaign.attack[0][unit] = (byte) counter.attack();
            campaign.attack[1][unit] = (byte) counter.reducedAttack();
            campaign.defence[0][unit] = (byte) counter.defence();
            campaign.defence[1][unit] = (byte) counter.reducedDefence();
        }
        campaign.moves = new MadeMoves(units, campaign.grid.size());
        campaign.unitsOf = new int[2][];
        campaign.gunsOf = new int[2][];
        for (int side = 0; side < 2; side++) {
            int owner = side;
            campaign.unitsOf[side] =
                    IntStream.range(0, units)
                            .filter(unit -> campaign.side[unit] == owner)
                            .toArray();
            campaign.gunsOf[side] =
                    IntStream.of(campaign.unitsOf[side])
                            .filter(unit -> campaign.strikes[unit] > 1)
                            .toArray();
        }
    }

    private void tables(Item file) {
        file.only(Set.of("source", "combat", "bombardment"));
        campaign.tablesPrinted =
                file.at("source").oneOf(List.of("printed", "reconstructed")).equals("printed");
        campaign.combat = new ResultsTable(file.at("combat"));
        campaign.bombardment = new ResultsTable(file.at("bombardment"));
        if (campaign.combat.evenOdds() < 0) {
            throw file.at("combat").at("columns").fault("there is no column 1-1");
        }
        for (Item heading : file.at("bombardment").at("columns").list()) {
            if (!heading.text().matches("\\d{1,3}(-\\d{1,3}|\\+)")) {
                throw heading.fault(
                        "a column is headed 11-20 or 41+, not '" + heading.text() + "'");
            }
        }
    }

    private void exits() {
        Item edges = game.at("edges").only(Set.copyOf(campaign.sides));
        campaign.exits =
                campaign.sides.stream()
                        .map(side -> new Exits(edges.at(side), campaign.map))
                        .toArray(Exits[]::new);
    }

    private void recovery() {
        campaign.recovery = new Recovery[2];
        game.find("recovery")
                .ifPresent(
                        item ->
                                item.only(Set.copyOf(campaign.sides))
                                        .entries()
                                        .forEach(
                                                (side, how) ->
                                                        campaign.recovery[
                                                                        campaign.sides.indexOf(
                                                                                side)] =
                                                                Recovery.read(how)));
        campaign.restCounts = game.find("recovery").isPresent();
        campaign.removedAtEnd =
                game.find("removed-at-end").map(item -> item.number(1, 99)).orElse(0);
    }

    private void articles() {
        campaign.articles = new EnumMap<>(SeriesRule.class);
        for (SeriesRule article : SeriesRule.values()) {
            campaign.articles.put(article, article.number());
        }
        List<String> known = Arrays.stream(SeriesRule.values()).map(SeriesRule::word).toList();
        game.find("articles")
                .ifPresent(
                        items ->
                                items.only(Set.copyOf(known))
                                        .entries()
                                        .forEach(
                                                (word, number) ->
                                                        campaign.articles.put(
                                                                SeriesRule.values()[
                                                                        known.indexOf(word)],
                                                                number.text())));
    }

    private void objectives() {
        campaign.objectives = new ArrayList<>();
        campaign.objectiveAt = new byte[campaign.grid.size()];
        Arrays.fill(campaign.objectiveAt, (byte) -1);
        game.at("objectives")
                .entries()
                .forEach(
                        (name, points) -> {
                            HexMap.Place place = campaign.map.places().get(name);
                            if (place == null) {
                                throw points.fault("there is no place '" + name + "' on the map");
                            }
                            campaign.objectiveAt[place.hex()] = (byte) campaign.objectives.size();
                            campaign.objectives.add(objective(name, place.hex(), points));
                        });
        campaign.destroyed = new LinkedHashMap<>();
        game.at("destroyed")
                .only(campaign.nations.keySet())
                .entries()
                .forEach(
                        (nation, points) -> {
                            Matcher award = award(points);
                            campaign.destroyed.put(
                                    nation,
                                    new Campaign.Award(
                                            Integer.parseInt(award.group(2)), award.group(3)));
                        });
        for (String nation : campaign.nations.keySet()) {
            if (!campaign.destroyed.containsKey(nation)) {
                throw game.at("destroyed").fault("what is a destroyed " + nation + " unit worth?");
            }
        }
    }

    private Campaign.Objective objective(String name, int hex, Item item) {
        Matcher award = award(item);
        int only = award.group(1) == null ? -1 : campaign.sides.indexOf(award.group(1));
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
                award.matches()
                        && (award.group(1) == null || campaign.sides.contains(award.group(1)));
        if (!known) {
            throw item.fault(
                    "points read '10 (RULE)', or for one side only '"
                            + campaign.sides.getFirst()
                            + " 10 (RULE)', not '"
                            + item.text()
                            + "'");
        }
        return award;
    }
}
