package kessel.games.afrikakorps.rules;

import static kessel.games.afrikakorps.position.AfrikaKorpsPosition.CONVERTED;
import static kessel.games.afrikakorps.position.AfrikaKorpsPosition.DEAD;
import static kessel.games.afrikakorps.position.AfrikaKorpsPosition.POOL;
import static kessel.games.afrikakorps.position.AfrikaKorpsPosition.SEA;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import kessel.engine.data.Item;
import kessel.engine.game.PositionFile;
import kessel.engine.game.Step;
import kessel.games.afrikakorps.data.Campaign;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Stage;

/**
 * Positions as text, in the format of a scenario's set-up: where each piece is, what is to be
 * remembered of it, and the numbers of the turn. What could still be taken back stands there once
 * more as it was before.
 */
public final class AfrikaKorpsPositionFile implements PositionFile<AfrikaKorpsPosition> {
    /** What a scenario says besides: it is read with the campaign. */
    private static final Set<String> KNOWN =
            Set.of(
                    "game",
                    "scenario",
                    "title",
                    "turn",
                    "step",
                    "phase",
                    "options",
                    "units",
                    "others",
                    "states",
                    "numbers",
                    "before",
                    "calendar",
                    "reinforcements",
                    "reinforcements-lost-after",
                    "replacements",
                    "substitutes",
                    "axis-supply",
                    "victory");

    /** The numbers that have lines of their own. */
    private static final Set<Cell> SAID =
            Set.of(Cell.TURN, Cell.PHASING, Cell.STAGE, Cell.DECIDER, Cell.OPTIONS);

    private final Campaign campaign;
    private final Roster roster;

    public AfrikaKorpsPositionFile(Campaign campaign) {
        this.campaign = campaign;
        roster = campaign.roster();
    }

    private static String name(Cell cell) {
        return cell.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    // Writing.

    @Override
    public String write(AfrikaKorpsPosition position) {
        StringBuilder text = new StringBuilder();
        line(text, "", "game", Campaign.ID);
        write(position, "", text);
        if (position.get(Cell.KEPT) != 0) {
            text.append("before:\n");
            write(position.kept(), "  ", text);
        }
        return text.toString();
    }

    private void write(AfrikaKorpsPosition position, String indent, StringBuilder text) {
        int decider = position.decider();
        String step = position.stage().word();
        step += decider == Step.NOBODY ? "" : " " + Roster.SIDES.get(decider);
        line(text, indent, "scenario", Campaign.SCENARIO);
        line(text, indent, "turn", Integer.toString(position.turn()));
        line(text, indent, "step", step);
        line(text, indent, "phase", Roster.SIDES.get(position.phasing()));
        List<String> options =
                campaign.options().keySet().stream().sorted().filter(position::has).toList();
        if (!options.isEmpty()) {
            line(text, indent, "options", "[" + String.join(", ", options) + "]");
        }
        text.append(indent).append("units:\n");
        for (int piece = 0; piece < roster.size(); piece++) {
            if (!roster.supply(piece) || position.at(piece) != POOL) {
                line(text, indent + "  ", roster.id(piece), where(position, piece));
            }
        }
        StringBuilder states = new StringBuilder();
        for (int piece = 0; piece < roster.size(); piece++) {
            List<String> words = states(position, piece);
            if (!words.isEmpty()) {
                line(states, indent + "  ", roster.id(piece), "[" + String.join(", ", words) + "]");
            }
        }
        if (!states.isEmpty()) {
            text.append(indent).append("states:\n").append(states);
        }
        StringBuilder numbers = new StringBuilder();
        for (Cell cell : Cell.values()) {
            if (!SAID.contains(cell) && position.get(cell) != 0) {
                line(numbers, indent + "  ", name(cell), Integer.toString(position.get(cell)));
            }
        }
        if (!numbers.isEmpty()) {
            text.append(indent).append("numbers:\n").append(numbers);
        }
    }

    private static void line(StringBuilder text, String indent, String key, String value) {
        text.append(indent).append(key).append(": ").append(value).append('\n');
    }

    private String where(AfrikaKorpsPosition position, int piece) {
        int at = position.at(piece);
        return switch (at) {
            case SEA -> "sea";
            case DEAD -> "dead";
            case POOL -> roster.substitute(piece) ? "aside" : roster.supply(piece) ? "pool" : "due";
            default -> at >= 0 ? campaign.map().label(at) : "in-" + roster.id(CONVERTED - at);
        };
    }

    private List<String> states(AfrikaKorpsPosition position, int piece) {
        List<String> words = new ArrayList<>();
        for (int bit = 0; bit < Flags.NAMES.size(); bit++) {
            if (position.is(piece, 1 << bit)) {
                words.add(Flags.NAMES.get(bit));
            }
        }
        number(words, "spent", position.spent(piece));
        number(words, "road", position.roadUsed(piece));
        number(words, "battle", position.battle(piece));
        if (roster.supply(piece)) {
            number(words, "prize", position.prizeOf(piece));
        } else {
            number(words, "seizes", position.seizes(piece) + 1);
        }
        return words;
    }

    private static void number(List<String> words, String name, int value) {
        if (value != 0) {
            words.add(name + "=" + value);
        }
    }

    // Reading.

    @Override
    public AfrikaKorpsPosition read(Item file) {
        AfrikaKorpsPosition position = readOne(file);
        PositionCheck check = new PositionCheck(campaign);
        file.find("before")
                .ifPresent(
                        before -> {
                            AfrikaKorpsPosition kept = readOne(before);
                            check.before(before, position, kept);
                            position.keep(kept);
                        });
        boolean begins = position.stage() == Stage.MOVING || position.stage() == Stage.ARRIVING;
        if (begins && position.get(Cell.KEPT) == 0) {
            // Who moves from here can take back what he moves from here.
            position.keep();
        }
        check.check(file, position);
        return position;
    }

    /** What is written, without asking whether it makes sense. */
    AfrikaKorpsPosition readOne(Item file) {
        file.only(KNOWN);
        AfrikaKorpsPosition position = new AfrikaKorpsPosition(campaign);
        file.at("scenario").oneOf(List.of(Campaign.SCENARIO));
        position.set(Cell.TURN, file.at("turn").number(1, campaign.turns()));
        position.set(Cell.PHASING, Roster.SIDES.indexOf(file.at("phase").oneOf(Roster.SIDES)));
        step(position, file.at("step"));
        file.find("options")
                .ifPresent(
                        options -> {
                            Set<String> chosen = new HashSet<>();
                            options.list()
                                    .forEach(
                                            option ->
                                                    chosen.add(
                                                            option.oneOf(
                                                                    campaign.options().keySet())));
                            position.choose(chosen);
                        });
        // Where all units are that are not named: lost ones do not come in any more.
        int others = file.find("others").map(this::place).orElse(POOL);
        for (int piece = 0; piece < roster.size(); piece++) {
            boolean unit = roster.combat(piece) && !roster.substitute(piece);
            position.put(piece, unit ? others : POOL);
        }
        for (Map.Entry<String, Item> unit : file.at("units").entries().entrySet()) {
            position.put(piece(unit.getKey(), unit.getValue()), place(unit.getValue()));
        }
        file.find("states")
                .ifPresent(
                        states ->
                                states.entries()
                                        .forEach((id, words) -> states(position, id, words)));
        file.find("numbers").ifPresent(numbers -> numbers(position, numbers));
        return position;
    }

    private static void step(AfrikaKorpsPosition position, Item item) {
        String[] words = item.text().split(" ");
        int stage = Stage.NAMES.indexOf(words[0]);
        boolean over = stage == Stage.OVER.ordinal();
        int decider = words.length == 2 ? Roster.SIDES.indexOf(words[1]) : Step.NOBODY;
        if (stage < 0 || words.length > 2 || over != (decider == Step.NOBODY)) {
            throw item.fault(
                    "a step is one of "
                            + String.join(", ", Stage.NAMES)
                            + ", with the side that decides it, such as 'moving axis'");
        }
        position.set(Cell.STAGE, stage);
        position.set(Cell.DECIDER, decider);
    }

    private int piece(String id, Item item) {
        return roster.find(id).orElseThrow(() -> item.fault("there is no piece '" + id + "'"));
    }

    private int place(Item item) {
        String word = item.text();
        if (word.startsWith("in-")) {
            int substitute = piece(word.substring(3), item);
            if (!roster.combat(substitute) || !roster.substitute(substitute)) {
                throw item.fault(word.substring(3) + " is no substitute");
            }
            return CONVERTED - substitute;
        }
        return switch (word) {
            case "sea" -> SEA;
            case "dead" -> DEAD;
            case "due", "pool", "aside" -> POOL;
            default ->
                    campaign.map()
                            .grid()
                            .find(word)
                            .orElseThrow(() -> item.fault("there is no hex '" + word + "'"));
        };
    }

    private void states(AfrikaKorpsPosition position, String id, Item words) {
        int piece = piece(id, words);
        for (Item word : words.list()) {
            String text = word.text();
            int bit = Flags.NAMES.indexOf(text);
            if (bit >= 0) {
                position.mark(piece, 1 << bit);
                continue;
            }
            String[] pair = text.split("=");
            int value = pair.length == 2 ? value(word, pair[1]) : -1;
            switch (pair[0]) {
                case "spent" -> position.spend(piece, value, position.roadUsed(piece));
                case "road" -> position.spend(piece, position.spent(piece), value);
                case "battle" -> position.battle(piece, value);
                case "seizes" -> position.seizes(piece, value - 1);
                case "prize" -> position.prizeOf(piece, value);
                default -> throw word.fault("'" + text + "' is no state of a piece");
            }
        }
    }

    private static int value(Item word, String text) {
        if (!text.matches("\\d{1,9}|[12]\\d{9}")) {
            throw word.fault("'" + text + "' is not a number that fits here");
        }
        return (int) Long.parseLong(text);
    }

    private static void numbers(AfrikaKorpsPosition position, Item numbers) {
        for (Map.Entry<String, Item> entry : numbers.entries().entrySet()) {
            Cell found = null;
            for (Cell cell : Cell.values()) {
                found = !SAID.contains(cell) && name(cell).equals(entry.getKey()) ? cell : found;
            }
            if (found == null) {
                throw entry.getValue().fault("there is no number '" + entry.getKey() + "'");
            }
            position.set(found, value(entry.getValue(), entry.getValue().text()));
        }
    }
}
