package kessel.games.desertfox;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import kessel.engine.data.Item;
import kessel.engine.game.PositionFile;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Flag;
import kessel.games.desertfox.position.Phase;
import kessel.games.desertfox.position.Stage;
import kessel.games.desertfox.rules.DesertFoxRules;

/** Positions as text: the numbers by their names, the blocks and the hexes where anything is. */
final class DesertFoxPositionFile implements PositionFile<DesertFoxPosition> {
    private static final Map<String, Integer> PLACES =
            new LinkedHashMap<>(
                    Map.of(
                            "tripoli", DesertFoxPosition.TRIPOLI,
                            "lost", DesertFoxPosition.DEAD,
                            "exited", DesertFoxPosition.EXITED,
                            "coming", DesertFoxPosition.COMING,
                            "malta", DesertFoxPosition.MALTA,
                            "unused", DesertFoxPosition.UNUSED,
                            "reserve", DesertFoxPosition.IN_HAND));
    private static final List<Cell> NAMED =
            List.of(Cell.SCENARIO, Cell.OPTIONS, Cell.PHASE, Cell.STAGE, Cell.DECIDER);
    private static final List<String> FLAGS = Arrays.stream(Flag.values()).map(Flag::word).toList();
    private static final List<String> STAGES =
            Arrays.stream(Stage.values()).map(Stage::word).toList();
    private static final List<String> PHASES =
            Arrays.stream(Phase.values()).map(Phase::word).toList();

    private final Campaign campaign;
    private final DesertFoxRules rules;
    private final PositionCheck check;

    DesertFoxPositionFile(Campaign campaign, DesertFoxRules rules) {
        this.campaign = campaign;
        this.rules = rules;
        check = new PositionCheck(campaign);
    }

    private String place(int place) {
        return PLACES.entrySet().stream()
                .filter(entry -> entry.getValue() == place)
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseGet(() -> campaign.map().label(place));
    }

    @Override
    public String write(DesertFoxPosition position) {
        StringBuilder text = new StringBuilder();
        text.append("game: desert-fox\n");
        text.append("scenario: \"").append(position.scenario()).append("\"\n");
        text.append("options: [")
                .append(
                        campaign.options().stream()
                                .filter(position::has)
                                .collect(Collectors.joining(", ")))
                .append("]\n");
        text.append("phase: ").append(position.phase().word()).append('\n');
        text.append("step: ").append(position.stage().word()).append('\n');
        if (!position.over()) {
            text.append("decider: ").append(Roster.SIDES.get(position.decider())).append('\n');
        }
        text.append("numbers:\n");
        for (Cell cell : Cell.values()) {
            boolean plain = !NAMED.contains(cell);
            if (plain && (position.get(cell) != 0 || cell == Cell.MONTH)) {
                text.append("  %s: %d%n".formatted(cell.word(), position.get(cell)));
            }
        }
        text.append("# where, strength, states, way, fed by, last seen, group, strength unknown\n");
        text.append("blocks:\n");
        for (int block = 0; block < campaign.roster().size(); block++) {
            text.append(block(position, block));
        }
        text.append("# original defender, hexsides, engaged, battle, mines, networks\n");
        text.append("hexes:\n");
        text.append("  none: []\n");
        for (int hex = 0; hex < campaign.ground().size(); hex++) {
            int[] numbers = numbers(position, hex);
            if (Arrays.stream(numbers).anyMatch(number -> number != 0)) {
                text.append(
                        "  %s: %s%n"
                                .formatted(campaign.map().label(hex), Arrays.toString(numbers)));
            }
        }
        return text.toString();
    }

    private String block(DesertFoxPosition position, int block) {
        String flags =
                Arrays.stream(Flag.values())
                        .filter(flag -> position.is(block, flag))
                        .map(Flag::word)
                        .collect(Collectors.joining(", "));
        return "  %s: [%s, %d, [%s], %d, %d, %s, %s, %s]%n"
                .formatted(
                        campaign.roster().id(block),
                        place(position.at(block)),
                        position.strength(block),
                        flags,
                        position.way(block),
                        position.fed(block),
                        place(position.seenAt(block)),
                        campaign.roster().id(position.group(block)),
                        position.unsure(block));
    }

    private static int[] numbers(DesertFoxPosition position, int hex) {
        return new int[] {
            position.defender(hex) + 1,
            position.control(hex),
            position.engagedBits(hex),
            position.battle(hex),
            position.mines(hex),
            position.network(hex)
        };
    }

    @Override
    public DesertFoxPosition read(Item file) {
        file.only(
                Set.of(
                        "game",
                        "scenario",
                        "options",
                        "phase",
                        "step",
                        "decider",
                        "numbers",
                        "blocks",
                        "others",
                        "hexes"));
        file.at("game").oneOf(List.of(Campaign.ID));
        DesertFoxPosition position = new DesertFoxPosition(campaign);
        Item scenario = file.at("scenario");
        List<String> options = new ArrayList<>();
        file.at("options").list().forEach(item -> options.add(item.oneOf(campaign.options())));
        position.begin(scenario.oneOf(campaign.scenarios().keySet()), Set.copyOf(options));
        position.phase(Phase.values()[PHASES.indexOf(file.at("phase").oneOf(PHASES))]);
        Stage stage = Stage.values()[STAGES.indexOf(file.at("step").oneOf(STAGES))];
        position.ask(
                stage,
                stage == Stage.OVER
                        ? -1
                        : Roster.SIDES.indexOf(file.at("decider").oneOf(Roster.SIDES)));
        numbers(file.at("numbers"), position);
        blocks(file, position);
        file.find("hexes")
                .ifPresent(
                        hexes ->
                                hexes.entries()
                                        .forEach(
                                                (label, item) -> {
                                                    if (!label.equals("none")) {
                                                        hex(item, position, hexOf(item, label));
                                                    }
                                                }));
        check.check(file, position);
        boolean[] any = {position.over()};
        rules.moves(position, _ -> any[0] = true);
        if (!any[0]) {
            throw file.at("step").fault("nothing can be done in this step");
        }
        return position;
    }

    private static void numbers(Item item, DesertFoxPosition position) {
        Map<String, Cell> known = new LinkedHashMap<>();
        for (Cell cell : Cell.values()) {
            if (!NAMED.contains(cell)) {
                known.put(cell.word(), cell);
            }
        }
        item.only(known.keySet());
        item.entries()
                .forEach(
                        (name, value) ->
                                position.set(known.get(name), value.number(0, Integer.MAX_VALUE)));
    }

    private int hexOf(Item item, String label) {
        return campaign.grid()
                .find(label)
                .orElseThrow(() -> item.fault("there is no hex '" + label + "'"));
    }

    private int placeOf(Item item) {
        Integer place = PLACES.get(item.text());
        return place == null ? hexOf(item, item.text()) : place;
    }

    /** Each block, or only some where it is said where all {@code others} are. */
    private void blocks(Item file, DesertFoxPosition position) {
        Item blocks = file.at("blocks");
        Optional<Item> others = file.find("others");
        Map<String, Item> named = blocks.entries();
        for (String id : named.keySet()) {
            OptionalInt known = campaign.roster().find(id);
            if (known.isEmpty() || !campaign.roster().isBlock(known.getAsInt())) {
                throw named.get(id).fault("there is no block '" + id + "'");
            }
        }
        for (int block = 0; block < campaign.roster().size(); block++) {
            String id = campaign.roster().id(block);
            boolean other = others.isPresent() && !named.containsKey(id);
            block(other ? others.get() : blocks.at(id), position, block);
        }
    }

    /** Eight values; those at the end may be left out where a block is as it usually is. */
    private void block(Item item, DesertFoxPosition position, int block) {
        List<Item> cells = item.isText() ? List.of(item) : item.list();
        if (cells.isEmpty() || cells.size() > 8) {
            throw item.fault("a block wants up to 8 values");
        }
        Roster roster = campaign.roster();
        int place = placeOf(cells.get(0));
        position.at(block, place);
        position.strength(block, roster.block(block).most());
        position.seenAt(block, place);
        position.group(block, block);
        if (cells.size() > 1) {
            strength(cells.get(1), position, block);
        }
        if (cells.size() > 2) {
            for (Item flag : cells.get(2).list()) {
                position.set(block, Flag.values()[FLAGS.indexOf(flag.oneOf(FLAGS))], true);
            }
        }
        if (cells.size() == 8) {
            following(cells, position, block);
        } else if (cells.size() > 3) {
            throw item.fault("a block wants 8 values, or its place, its strength and its states");
        }
    }

    private void strength(Item item, DesertFoxPosition position, int block) {
        Roster roster = campaign.roster();
        int strength = item.number(1, roster.block(block).most());
        if (strength % roster.step(block) != 0) {
            throw item.fault("the strength of a double unit is even (4.4a)");
        }
        position.strength(block, strength);
    }

    /** Its way, what feeds it, and what the other side knows of it. */
    private void following(List<Item> cells, DesertFoxPosition position, int block) {
        Roster roster = campaign.roster();
        position.way(block, cells.get(3).number(0, Integer.MAX_VALUE));
        int sources = campaign.fortresses().length + campaign.oases().length;
        position.fed(block, cells.get(4).number(-sources, sources));
        position.seenAt(block, placeOf(cells.get(5)));
        int group =
                roster.find(cells.get(6).text())
                        .orElseThrow(() -> cells.get(6).fault("there is no such block"));
        if (!roster.isBlock(group) || group > block) {
            throw cells.get(6).fault("a group goes by its first block");
        }
        position.group(block, group);
        position.unsure(block, cells.get(7).flag());
    }

    private static void hex(Item item, DesertFoxPosition position, int hex) {
        List<Item> cells = item.list();
        if (cells.size() != 6) {
            throw item.fault("a hex wants 6 values");
        }
        position.defender(hex, cells.get(0).number(0, 2) - 1);
        position.control(hex, cells.get(1).number(0, (1 << 12) - 1));
        position.engagedBits(hex, cells.get(2).number(0, (1 << 12) - 1));
        position.battle(hex, cells.get(3).number(0, 63));
        position.mines(hex, cells.get(4).number(0, 31));
        position.network(hex, cells.get(5).number(0, 3));
    }
}
