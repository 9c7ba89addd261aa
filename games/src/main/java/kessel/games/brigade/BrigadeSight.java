package kessel.games.brigade;

import static kessel.games.brigade.BrigadePosition.CHANGED;
import static kessel.games.brigade.BrigadePosition.TARGETED;
import static kessel.games.brigade.UnitStates.BACKING;
import static kessel.games.brigade.UnitStates.BATTERED;
import static kessel.games.brigade.UnitStates.DEFENDING;
import static kessel.games.brigade.UnitStates.FOUGHT;
import static kessel.games.brigade.UnitStates.HURT;
import static kessel.games.brigade.UnitStates.JOINED;
import static kessel.games.brigade.UnitStates.RECOVERED;
import static kessel.games.brigade.UnitStates.REDUCED;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import kessel.engine.game.Sight;
import kessel.engine.game.Tally;
import kessel.engine.game.View;
import kessel.engine.hex.Grid;
import kessel.engine.words.Phrase;

/**
 * What the players see. The attacker may not look at the defence points of the units it is going to
 * attack before it has declared its own (5.1.1): of an enemy unit on the map one sees the nation,
 * the type and what it has done, but neither which unit it is nor whether it is reduced, until it
 * takes part in a declared combat. How many units of each kind are reduced is known to all, for
 * losses are taken openly.
 */
final class BrigadeSight implements Sight<BrigadePosition> {
    /** The states of a hidden unit that would tell whether it is reduced. */
    private static final int HIDDEN = REDUCED | HURT | BATTERED | RECOVERED;

    /** How many units a prompt names. */
    private static final int MOST_NAMED = 9;

    private final Campaign campaign;
    private final BrigadeRules rules;
    private final Battle battle;
    private final Arrivals arrivals;
    private final Duty duty;

    BrigadeSight(Campaign campaign, BrigadeRules rules) {
        this.campaign = campaign;
        this.rules = rules;
        battle = rules.battle;
        duty = rules.duty;
        arrivals = rules.arrivals;
    }

    /** Whether both sides see this unit whole. */
    static boolean open(BrigadePosition position, int unit) {
        return !position.onMap(unit)
                || position.over()
                || (position.options & position.campaign.openOdds) != 0
                || position.is(unit, DEFENDING)
                || position.is(unit, FOUGHT) && position.is(unit, JOINED | BACKING);
    }

    private static boolean sees(BrigadePosition position, int viewer, int unit) {
        return viewer == HINDSIGHT || position.side(unit) == viewer || open(position, unit);
    }

    /** Its secrets: of each unit, which one it is and whether it is reduced. */
    @Override
    public BitSet secretsKnown(BrigadePosition position, int viewer) {
        BitSet known = new BitSet(campaign.units());
        for (int unit = 0; unit < campaign.units(); unit++) {
            known.set(unit, sees(position, viewer, unit));
        }
        return known;
    }

    /** Points come from what lies open: places held, units lost. */
    @Override
    public Tally score(BrigadePosition position, int side, int viewer) {
        return rules.score(position, side);
    }

    @Override
    public Phrase prompt(BrigadePosition position, int viewer) {
        String key = "prompt." + position.step().name();
        if (position.over()) {
            return Phrase.of(key);
        }
        Phrase.Side side = new Phrase.Side(position.step().decider());
        boolean gathering = position.step() instanceof BrigadeStep.Gathering;
        boolean reminded = viewer == position.step.decider() || viewer == HINDSIGHT;
        if (reminded && (gathering || position.step() instanceof BrigadeStep.Fighting)) {
            List<Integer> obliged = duty.all(position);
            if (!obliged.isEmpty()) {
                Phrase.Listed all = listed(position, obliged);
                return gathering
                        ? Phrase.of("prompt.bound", side, new Phrase.Hex(position.target), all)
                        : Phrase.of("prompt.duty", side, all);
            }
        }
        return position.target == Grid.OFF
                ? Phrase.of(key, side)
                : Phrase.of(key, side, new Phrase.Hex(position.target));
    }

    /** The first few by name, the others by their number. */
    private static Phrase.Listed listed(BrigadePosition position, List<Integer> units) {
        List<Phrase.Argument> listed = new ArrayList<>();
        int named = units.size() > MOST_NAMED ? MOST_NAMED - 1 : units.size();
        units.subList(0, named).forEach(unit -> listed.add(Told.unit(position, unit)));
        if (named < units.size()) {
            listed.add(new Phrase.Said(Phrase.of("prompt.more", units.size() - named)));
        }
        return new Phrase.Listed(listed);
    }

    @Override
    public View view(BrigadePosition position, int viewer) {
        List<View.Piece> pieces = new ArrayList<>();
        for (int unit = 0; unit < campaign.units(); unit++) {
            pieces.add(piece(position, unit, sees(position, viewer, unit)));
        }
        pieces.sort(
                Comparator.comparing((View.Piece piece) -> piece.where())
                        .thenComparing(View.Piece::kind)
                        .thenComparing(piece -> piece.id() == null ? "" : piece.id())
                        .thenComparing(piece -> piece.states().toString()));
        String decider = position.over() ? null : campaign.sides.get(position.step.decider());
        return new View(
                position.turn, position.step.name(), decider, pieces, table(position, viewer));
    }

    private View.Piece piece(BrigadePosition position, int unit, boolean whole) {
        Counter counter = campaign.counter(unit);
        int states = whole ? position.state[unit] : position.state[unit] & ~HIDDEN;
        return new View.Piece(
                whole ? counter.id() : null,
                campaign.sides.get(counter.side()),
                counter.kind(),
                UnitStates.where(campaign, position.hex[unit]),
                whole
                        ? List.of(
                                position.attack(unit),
                                position.defence(unit),
                                counter.move(),
                                counter.range())
                        : null,
                UnitStates.words(states));
    }

    private Map<String, Object> table(BrigadePosition position, int viewer) {
        Map<String, Object> table = new LinkedHashMap<>();
        table.put("phase", campaign.sides.get(position.phasing));
        table.put(
                "air",
                Map.of(
                        campaign.sides.get(0),
                        position.air[0],
                        campaign.sides.get(1),
                        position.air[1]));
        Map<String, String> held = new LinkedHashMap<>();
        for (int i = 0; i < campaign.objectives.size(); i++) {
            held.put(campaign.objectives.get(i).name(), campaign.sides.get(position.holder[i]));
        }
        table.put("held", held);
        if (campaign.theatre.changedWord() != null) {
            table.put(campaign.theatre.changedWord(), UnitStates.marked(position, CHANGED));
        }
        table.put("attacked", UnitStates.marked(position, TARGETED));
        if (campaign.theatre.eventWord() != null) {
            table.put(campaign.theatre.eventWord(), position.event);
        }
        table.put("zones", zones(position));
        table.put("reduced", reduced(position));
        table.put("reinforcements", reinforcements(position));
        table.put("left", left(position));
        if (position.step instanceof BrigadeStep.Disbanding) {
            table.put("debt", position.debt);
        }
        boolean gathering = position.step instanceof BrigadeStep.Gathering;
        if (position.target != Grid.OFF
                && (!gathering || viewer == HINDSIGHT || viewer == position.attacker())) {
            table.put("combat", combat(position, viewer));
        }
        return table;
    }

    /** The hexes where the zones of each side bind the other: where units are is no secret. */
    private Map<String, List<String>> zones(BrigadePosition position) {
        Map<String, List<String>> zones = new LinkedHashMap<>();
        for (int side = 0; side < campaign.sides.size(); side++) {
            List<String> labels = new ArrayList<>();
            for (int hex = 0; hex < campaign.grid.size(); hex++) {
                if (position.zoneBinds(hex, 1 - side)) {
                    labels.add(campaign.grid.label(hex));
                }
            }
            zones.put(campaign.sides.get(side), labels);
        }
        return zones;
    }

    /**
     * The combat under way. Only the defender, who answers a declared attack, knows its odds before
     * the dice are rolled, unless the players agreed to open them.
     */
    private Map<String, Object> combat(BrigadePosition position, int viewer) {
        Map<String, Object> combat = new LinkedHashMap<>();
        Battle.Kind kind = kind(position);
        combat.put("target", campaign.grid.label(position.target));
        combat.put("kind", kind.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        combat.put("attackAir", position.attackAir);
        combat.put("defenceAir", position.defenceAir);
        combat.put("result", position.outcome == null ? null : position.outcome.code());
        combat.put("debt", position.debt);
        boolean fought = position.outcome != null;
        boolean answers =
                position.step instanceof BrigadeStep.Defending && viewer == position.defender();
        boolean odds = answers || (position.options & campaign.openOdds) != 0;
        if (!fought && kind != Battle.Kind.NONE) {
            combat.put("attack", tally(terms -> battle.attack(position, terms)));
            if (odds) {
                addOdds(position, kind == Battle.Kind.ASSAULT, combat);
            }
        }
        return combat;
    }

    /** What kind of attack it is; attackers who have retreated have assaulted all the same. */
    private Battle.Kind kind(BrigadePosition position) {
        Outcome outcome = position.outcome;
        boolean assault = outcome != null && outcome != Outcome.DB && outcome != Outcome.DI;
        return assault ? Battle.Kind.ASSAULT : battle.kind(position);
    }

    private void addOdds(BrigadePosition position, boolean assault, Map<String, Object> combat) {
        ResultsTable results = assault ? campaign.combat : campaign.bombardment;
        int column = assault ? battle.column(position) : battle.bombardmentColumn(position);
        if (assault) {
            combat.put("defence", tally(terms -> battle.defence(position, terms)));
            combat.put("shifts", tally(terms -> battle.shifts(position, terms)));
        } else {
            combat.put("value", battle.bombardmentValue(position));
            combat.put("shifts", tally(terms -> battle.bombardmentShifts(position, terms)));
        }
        combat.put("column", results.column(column));
        combat.put("chances", results.chances(column));
    }

    private static Tally tally(Consumer<Tally.Terms> of) {
        Tally.Builder terms = new Tally.Builder(Tally.WHOLE);
        of.accept(terms);
        return terms.tally();
    }

    /** Who is still to come, when and where: that is open to both sides. */
    private List<Map<String, Object>> reinforcements(BrigadePosition position) {
        List<Map<String, Object>> due = new ArrayList<>();
        for (Counter counter : campaign.counters) {
            int unit = counter.index();
            if (arrivals.waits(position, unit)
                    && arrivals.turn(position, unit) != BrigadeScenario.NEVER) {
                List<String> hexes = new ArrayList<>();
                arrivals.hexes(position, unit, hex -> hexes.add(campaign.grid.label(hex)));
                Map<String, Object> entry = new LinkedHashMap<>();
                entry.put("id", counter.id());
                entry.put("turn", arrivals.turn(position, unit));
                entry.put("edge", arrivals.edge(position, unit).word());
                entry.put("hexes", hexes);
                due.add(entry);
            }
        }
        return due;
    }

    /** Who has left the map, and where: that is open to both sides. */
    private List<Map<String, Object>> left(BrigadePosition position) {
        List<Map<String, Object>> left = new ArrayList<>();
        for (Counter counter : campaign.counters) {
            int exit = position.exit[counter.index()];
            if (position.hex[counter.index()] == BrigadePosition.GONE && exit != Exits.NOWHERE) {
                left.add(
                        Map.of(
                                "id", counter.id(),
                                "hex", campaign.grid.label(Exits.hex(exit)),
                                "edge", Exits.edge(exit).word()));
            }
        }
        return left;
    }

    /** How many units of each kind on the map are reduced. */
    private Map<String, Integer> reduced(BrigadePosition position) {
        Map<String, Integer> counts = new TreeMap<>();
        for (Counter counter : campaign.counters) {
            if (position.onMap(counter.index()) && position.is(counter.index(), REDUCED)) {
                counts.merge(counter.kind(), 1, Integer::sum);
            }
        }
        return counts;
    }

    /** A hidden unit's place: what of it can be seen. */
    private record Slot(int hex, int states, boolean mover) {}

    @Override
    public BrigadePosition guess(BrigadePosition position, int side, RandomGenerator random) {
        BrigadePosition guess = position.copy();
        Map<String, List<Integer>> hidden = new TreeMap<>();
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (!sees(position, side, unit)) {
                hidden.computeIfAbsent(campaign.counter(unit).kind(), _ -> new ArrayList<>())
                        .add(unit);
            }
        }
        hidden.values().forEach(units -> deal(guess, units, random));
        return guess;
    }

    /**
     * Deals the units of one kind anew to the places where units of that kind are seen, and the
     * losses to the units.
     */
    private static void deal(BrigadePosition guess, List<Integer> units, RandomGenerator random) {
        List<Slot> slots = new ArrayList<>();
        int reduced = 0;
        for (int unit : units) {
            reduced += guess.is(unit, REDUCED) ? 1 : 0;
            slots.add(new Slot(guess.hex[unit], guess.state[unit] & ~HIDDEN, guess.mover == unit));
        }
        slots.sort(
                Comparator.comparingInt(Slot::hex)
                        .thenComparingInt(Slot::states)
                        .thenComparing(Slot::mover));
        shuffle(units, random);
        for (int i = 0; i < units.size(); i++) {
            int unit = units.get(i);
            Slot slot = slots.get(i);
            guess.put(unit, slot.hex);
            guess.state[unit] = slot.states;
            guess.mover = slot.mover ? unit : guess.mover;
        }
        shuffle(units, random);
        units.subList(0, reduced).forEach(unit -> guess.set(unit, REDUCED));
    }

    private static void shuffle(List<Integer> units, RandomGenerator random) {
        for (int i = units.size() - 1; i > 0; i--) {
            java.util.Collections.swap(units, i, random.nextInt(i + 1));
        }
    }
}
