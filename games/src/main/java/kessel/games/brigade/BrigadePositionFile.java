package kessel.games.brigade;

import static kessel.games.brigade.position.BrigadePosition.CHAINED;
import static kessel.games.brigade.position.BrigadePosition.CHANGED;
import static kessel.games.brigade.position.BrigadePosition.FREE;
import static kessel.games.brigade.position.BrigadePosition.GONE;
import static kessel.games.brigade.position.BrigadePosition.TARGETED;
import static kessel.games.brigade.position.UnitStates.BEGAN_IN_ZONE;
import static kessel.games.brigade.position.UnitStates.MOVED;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import kessel.engine.data.Item;
import kessel.engine.game.PositionFile;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;
import kessel.engine.hex.NamedHex;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Counter;
import kessel.games.brigade.data.Exits;
import kessel.games.brigade.data.Outcome;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.BrigadePosition.Stage;
import kessel.games.brigade.position.BrigadeStep;
import kessel.games.brigade.position.Theatre;
import kessel.games.brigade.position.TheatreNumber;
import kessel.games.brigade.position.UnitStates;
import kessel.games.brigade.scenario.BrigadeScenario;

/**
 * Positions as YAML: the same format in which a scenario gives its set-up, so that any position in
 * play can be written down.
 */
final class BrigadePositionFile implements PositionFile<BrigadePosition> {
    private static final Set<String> SCENARIO_ONLY = Set.of("title", "free", "reinforcements");
    private static final Set<String> COMBAT =
            Set.of(
                    "target",
                    "attack-air",
                    "defence-air",
                    "result",
                    "stage",
                    "debt",
                    "crowded",
                    "chain");

    private final Campaign campaign;
    private final Theatre theatre;
    private final Map<String, BrigadeScenario> scenarios;

    BrigadePositionFile(
            Campaign campaign, Theatre theatre, Map<String, BrigadeScenario> scenarios) {
        this.campaign = campaign;
        this.theatre = theatre;
        this.scenarios = scenarios;
    }

    // Writing.

    @Override
    public String write(BrigadePosition position) {
        StringBuilder text = new StringBuilder();
        line(text, "game: " + campaign.id());
        line(text, "scenario: " + position.orderOfBattle().id());
        List<String> options = new ArrayList<>();
        for (int option = 0; option < campaign.options().size(); option++) {
            if ((position.options() & 1 << option) != 0) {
                options.add(campaign.options().get(option).id());
            }
        }
        if (!options.isEmpty()) {
            line(text, "options: [" + String.join(", ", options) + "]");
        }
        line(text, "turn: " + position.turn());
        String decider =
                position.over() ? "" : " " + campaign.sides().get(position.step().decider());
        line(text, "step: " + position.step().name() + decider);
        line(text, "phase: " + campaign.sides().get(position.phasing()));
        line(text, "units:");
        for (Counter counter : campaign.counters()) {
            int unit = counter.index();
            List<String> words = new ArrayList<>();
            words.add(UnitStates.where(campaign, position.hex(unit)));
            if (position.hex(unit) == GONE && position.exit(unit) != Exits.NOWHERE) {
                int exit = position.exit(unit);
                words.add(campaign.grid().label(Exits.hex(exit)));
                words.add(Exits.edge(exit).word());
                words.add("turn-" + position.exitTurn(unit));
            }
            words.addAll(UnitStates.words(position.state(unit)));
            line(text, "  " + counter.id() + ": " + String.join(" ", words));
        }
        writeHolders(text, position);
        writeBySide(text, "air", position::air);
        if (position.step() instanceof BrigadeStep.Disbanding) {
            line(text, "to-disband: " + position.debt());
        }
        writeMarks(text, theatre.changedWord(), position, CHANGED);
        writeMarks(text, "attacked", position, TARGETED);
        for (TheatreNumber number : theatre.numbers()) {
            if (number.bySide() && number.of(position, 0) + number.of(position, 1) > 0) {
                writeBySide(text, number.word(), side -> number.of(position, side));
            } else if (!number.bySide() && number.happened(position)) {
                line(text, number.word() + ": true");
            }
        }
        if (position.mover() >= 0) {
            String spent = position.spent() / 2 + (position.spent() % 2 == 0 ? "" : ".5");
            line(
                    text,
                    "moving: { unit: "
                            + campaign.counter(position.mover()).id()
                            + ", spent: "
                            + spent
                            + " }");
        }
        writeCombat(text, position);
        return text.toString();
    }

    private static void line(StringBuilder text, String line) {
        text.append(line).append('\n');
    }

    private void writeBySide(StringBuilder text, String word, IntUnaryOperator of) {
        String first = campaign.sides().get(0) + ": " + of.applyAsInt(0);
        String second = campaign.sides().get(1) + ": " + of.applyAsInt(1);
        line(text, word + ": { " + first + ", " + second + " }");
    }

    private void writeHolders(StringBuilder text, BrigadePosition position) {
        line(text, "held:");
        for (int side = 0; side < 2; side++) {
            List<String> names = new ArrayList<>();
            for (int i = 0; i < campaign.objectives().size(); i++) {
                if (position.holder(i) == side) {
                    names.add(campaign.objectives().get(i).name());
                }
            }
            line(text, "  " + campaign.sides().get(side) + ": [" + String.join(", ", names) + "]");
        }
    }

    private void writeMarks(StringBuilder text, String word, BrigadePosition position, int mark) {
        List<String> labels = word == null ? List.of() : UnitStates.marked(position, mark);
        if (!labels.isEmpty()) {
            line(text, word + ": [" + String.join(", ", labels) + "]");
        }
    }

    private void writeCombat(StringBuilder text, BrigadePosition position) {
        if (position.target() == Grid.OFF) {
            return;
        }
        line(text, "combat:");
        line(text, "  target: " + campaign.grid().label(position.target()));
        line(text, "  attack-air: " + position.attackAir());
        line(text, "  defence-air: " + position.defenceAir());
        if (position.outcome() != null) {
            line(text, "  result: " + position.outcome().code());
            line(
                    text,
                    "  stage: "
                            + position.stage()
                                    .name()
                                    .toLowerCase(java.util.Locale.ROOT)
                                    .replace('_', '-'));
            line(text, "  debt: " + position.debt());
        }
        if (position.crowded() != Grid.OFF) {
            line(text, "  crowded: " + campaign.grid().label(position.crowded()));
            line(
                    text,
                    "  chain: [" + String.join(", ", UnitStates.marked(position, CHAINED)) + "]");
        }
    }

    // Reading.

    @Override
    public BrigadePosition read(Item file) {
        return read(file, Set.of());
    }

    /** A scenario's own file, which also says what is still to come. */
    BrigadePosition readOpening(Item file) {
        return read(file, SCENARIO_ONLY);
    }

    private BrigadePosition read(Item file, Set<String> more) {
        Set<String> known =
                new HashSet<>(
                        Set.of(
                                "game",
                                "scenario",
                                "options",
                                "turn",
                                "step",
                                "phase",
                                "units",
                                "others",
                                "held",
                                "air",
                                "to-disband",
                                "attacked",
                                "moving",
                                "combat"));
        ownWords().forEach(known::add);
        known.addAll(more);
        file.only(known);
        file.at("game").oneOf(List.of(campaign.id()));
        BrigadeScenario scenario = scenarios.get(file.at("scenario").oneOf(scenarios.keySet()));
        BrigadePosition position = new BrigadePosition(campaign, theatre, scenario);
        file.find("options")
                .ifPresent(
                        options ->
                                options.list()
                                        .forEach(
                                                option -> {
                                                    List<String> ids =
                                                            campaign.options().stream()
                                                                    .map(o -> o.id())
                                                                    .toList();
                                                    position.agreeOn(
                                                            1 << ids.indexOf(option.oneOf(ids)));
                                                }));
        position.setTurn(file.at("turn").number(1, campaign.turns()));
        position.setPhasing(side(file.at("phase")));
        readStep(position, file.at("step"));
        readUnits(position, file.at("units"), file.find("others"));
        inferWhereUnitsBegan(position);
        readHolders(position, file.at("held"));
        readBySide(file.at("air"), position::setAir);
        file.find("to-disband").ifPresent(item -> position.setDebt(item.number(1, 99)));
        if (theatre.changedWord() != null) {
            readMarks(position, file, theatre.changedWord(), CHANGED);
        }
        readMarks(position, file, "attacked", TARGETED);
        for (TheatreNumber number : theatre.numbers()) {
            file.find(number.word()).ifPresent(item -> read(position, number, item));
        }
        file.find("moving")
                .ifPresent(moving -> readMover(position, moving.only(Set.of("unit", "spent"))));
        file.find("combat").ifPresent(combat -> readCombat(position, combat.only(COMBAT)));
        PositionCheck.check(position, file);
        return position;
    }

    /** The words that only this game's files have. */
    private Stream<String> ownWords() {
        return Stream.concat(
                Stream.ofNullable(theatre.changedWord()),
                theatre.numbers().stream().map(TheatreNumber::word));
    }

    private void read(BrigadePosition position, TheatreNumber number, Item item) {
        if (number.bySide()) {
            readBySide(item, (side, value) -> number.set(position, side, value));
        } else {
            number.setHappened(position, item.flag());
        }
    }

    private void readBySide(Item item, BySide set) {
        item.only(Set.copyOf(campaign.sides()));
        for (int side = 0; side < 2; side++) {
            set.to(side, item.at(campaign.sides().get(side)).number(0, 999));
        }
    }

    private interface BySide {
        void to(int side, int value);
    }

    private int side(Item item) {
        return campaign.sides().indexOf(item.oneOf(campaign.sides()));
    }

    private void readStep(BrigadePosition position, Item item) {
        String[] words = item.text().split("\\s+");
        if (words.length == 1 && words[0].equals("over")) {
            position.end();
            return;
        }
        int side = words.length == 2 ? campaign.sides().indexOf(words[1]) : -1;
        if (side < 0) {
            throw item.fault(
                    "a step names a side, such as 'moving " + campaign.sides().getFirst() + "'");
        }
        BrigadeStep.Kind kind =
                Arrays.stream(BrigadeStep.Kind.values())
                        .filter(each -> each.of(side).name().equals(words[0]))
                        .filter(each -> each.of(side).decider() == side)
                        .findFirst()
                        .orElseThrow(() -> item.fault("unknown step '" + words[0] + "'"));
        position.await(kind, side);
    }

    /** Who is not named is where the others are, if that is told. */
    private void readUnits(BrigadePosition position, Item units, Optional<Item> others) {
        Set<String> missing = new java.util.TreeSet<>();
        campaign.counters().forEach(counter -> missing.add(counter.id()));
        units.entries()
                .forEach(
                        (id, item) -> {
                            int unit =
                                    campaign.unit(id)
                                            .orElseThrow(
                                                    () ->
                                                            item.fault(
                                                                    "there is no unit '"
                                                                            + id
                                                                            + "'"));
                            missing.remove(id);
                            readUnit(position, unit, item);
                        });
        if (others.isPresent()) {
            missing.forEach(
                    id -> readUnit(position, campaign.unit(id).orElseThrow(), others.get()));
        } else if (!missing.isEmpty()) {
            throw units.fault("missing: " + String.join(", ", missing));
        }
    }

    /** Whoever has not moved yet in the Movement Phase began it where it stands. */
    private void inferWhereUnitsBegan(BrigadePosition position) {
        if (!(position.step() instanceof BrigadeStep.Moving)) {
            return;
        }
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (position.side(unit) == position.phasing()
                    && position.onMap(unit)
                    && !position.is(unit, MOVED)
                    && position.inEnemyZone(position.hex(unit), position.phasing())) {
                position.set(unit, BEGAN_IN_ZONE);
            }
        }
    }

    private void readUnit(BrigadePosition position, int unit, Item item) {
        String[] words = item.text().split("\\s+");
        Counter counter = campaign.counter(unit);
        Integer box = UnitStates.box(words[0]);
        if (box == null) {
            int hex =
                    campaign.grid()
                            .find(words[0])
                            .orElseThrow(
                                    () ->
                                            item.fault(
                                                    counter.id()
                                                            + " stands off the map: there is no hex '"
                                                            + words[0]
                                                            + "'"));
            if (campaign.terrain().closed(counter.type(), hex)) {
                throw item.fault(
                        counter.id() + " cannot stand in " + words[0] + ", which is closed to it");
            }
            if (position.occupied(hex, 1 - counter.side())) {
                throw item.fault(
                        counter.id() + " stands in " + words[0] + " together with the enemy");
            }
            position.put(unit, hex);
        } else {
            if (box == FREE && position.orderOfBattle().zone(unit) == null) {
                throw item.fault(counter.id() + " has no zone to be set up in freely");
            }
            position.put(unit, box);
        }
        boolean left =
                words[0].equals("gone") && words.length > 1 && UnitStates.state(words[1]) == 0;
        int first = left ? readExit(position, unit, words, item) : 1;
        for (int i = first; i < words.length; i++) {
            int state = UnitStates.state(words[i]);
            if (state == 0) {
                throw item.fault(
                        "unknown state '"
                                + words[i]
                                + "'; known: "
                                + String.join(", ", UnitStates.known()));
            }
            position.set(unit, state);
        }
    }

    /** Reads {@code gone 0105 west turn-7}; answers where the words for the states begin. */
    private int readExit(BrigadePosition position, int unit, String[] words, Item item) {
        OptionalInt hex = words.length < 4 ? OptionalInt.empty() : campaign.grid().find(words[1]);
        HexMap.Edge edge = words.length < 4 ? null : HexMap.Edge.of(words[2]);
        boolean whole =
                hex.isPresent()
                        && edge != null
                        && campaign.map().lies(hex.getAsInt(), edge)
                        && words[3].matches("turn-\\d{1,2}");
        if (!whole) {
            throw item.fault(
                    "a unit that is gone says where and when, such as 'gone 0105 west turn-7'");
        }
        if (campaign.exits(campaign.side(unit)).driven(hex.getAsInt(), edge) == null) {
            throw item.fault("nobody of its side leaves the sheet at " + words[1]);
        }
        position.setExit(
                unit, Exits.exit(hex.getAsInt(), edge), Integer.parseInt(words[3].substring(5)));
        return 4;
    }

    private void readHolders(BrigadePosition position, Item held) {
        Set<String> missing = new java.util.TreeSet<>();
        campaign.objectives().forEach(objective -> missing.add(objective.name()));
        held.only(Set.copyOf(campaign.sides()))
                .entries()
                .forEach(
                        (side, names) -> {
                            for (Item name : names.list()) {
                                List<String> all =
                                        campaign.objectives().stream()
                                                .map(Campaign.Objective::name)
                                                .toList();
                                int index = all.indexOf(name.oneOf(all));
                                if (!missing.remove(name.text())) {
                                    throw name.fault(name.text() + " is held twice");
                                }
                                position.setHolder(index, campaign.sides().indexOf(side));
                            }
                        });
        if (!missing.isEmpty()) {
            throw held.fault("nobody holds " + String.join(", ", missing));
        }
    }

    private void readMarks(BrigadePosition position, Item file, String word, int mark) {
        file.find(word)
                .ifPresent(list -> list.list().forEach(label -> position.mark(hex(label), mark)));
    }

    private void readMover(BrigadePosition position, Item moving) {
        Item unit = moving.at("unit");
        int mover =
                campaign.unit(unit.text())
                        .orElseThrow(() -> unit.fault("there is no unit '" + unit.text() + "'"));
        Item spent = moving.at("spent");
        if (!spent.text().matches("\\d{1,2}(\\.5)?")) {
            throw spent.fault("'" + spent.text() + "' is not a number of movement points");
        }
        position.setMover(mover, Math.round(Float.parseFloat(spent.text()) * 2));
    }

    private void readCombat(BrigadePosition position, Item combat) {
        position.setTarget(hex(combat.at("target")));
        position.setAttackAir(combat.at("attack-air").number(0, 999));
        position.setDefenceAir(combat.at("defence-air").number(0, 999));
        combat.find("result")
                .ifPresent(
                        result -> {
                            position.setOutcome(Outcome.of(result.text()));
                            if (position.outcome() == null) {
                                throw result.fault("unknown result '" + result.text() + "'");
                            }
                            position.setStage(combat.at("stage").oneOf(Stage.class));
                            position.setDebt(combat.at("debt").number(-999, 999));
                        });
        combat.find("crowded")
                .ifPresent(
                        crowded -> {
                            position.setCrowded(hex(crowded));
                            combat.at("chain")
                                    .list()
                                    .forEach(label -> position.mark(hex(label), CHAINED));
                        });
    }

    private int hex(Item label) {
        return NamedHex.of(campaign.grid(), label);
    }
}
