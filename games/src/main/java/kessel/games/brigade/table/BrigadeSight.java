package kessel.games.brigade.table;

import static kessel.games.brigade.position.UnitStates.BATTERED;
import static kessel.games.brigade.position.UnitStates.HURT;
import static kessel.games.brigade.position.UnitStates.RECOVERED;
import static kessel.games.brigade.position.UnitStates.REDUCED;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import kessel.engine.game.Sight;
import kessel.engine.game.Tally;
import kessel.engine.game.View;
import kessel.engine.hex.Grid;
import kessel.engine.words.Phrase;
import kessel.games.brigade.combat.Duty;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Counter;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.BrigadeStep;
import kessel.games.brigade.position.UnitStates;
import kessel.games.brigade.position.Words;
import kessel.games.brigade.rules.BrigadeRules;

/**
 * What the players see. The attacker may not look at the defence points of the units it is going to
 * attack before it has declared its own (5.1.1): of an enemy unit on the map one sees the nation,
 * the type and what it has done, but neither which unit it is nor whether it is reduced, until it
 * takes part in a declared combat. How many units of each kind are reduced is known to all, for
 * losses are taken openly.
 */
public final class BrigadeSight implements Sight<BrigadePosition> {
    /** The states of a hidden unit that would tell whether it is reduced. */
    private static final int HIDDEN = REDUCED | HURT | BATTERED | RECOVERED;

    /** How many units a prompt names. */
    private static final int MOST_NAMED = 9;

    private final Campaign campaign;
    private final BrigadeRules rules;
    private final BrigadeTable table;
    private final Duty duty;

    public BrigadeSight(Campaign campaign, BrigadeRules rules) {
        this.campaign = campaign;
        this.rules = rules;
        table = new BrigadeTable(campaign, rules);
        duty = rules.duty;
    }

    private static boolean sees(BrigadePosition position, int viewer, int unit) {
        return viewer == HINDSIGHT || position.side(unit) == viewer || position.open(unit);
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
        boolean reminded = viewer == position.step().decider() || viewer == HINDSIGHT;
        if (reminded && (gathering || position.step() instanceof BrigadeStep.Fighting)) {
            List<Integer> obliged = duty.all(position);
            if (!obliged.isEmpty()) {
                Phrase.Listed all = listed(position, obliged);
                return gathering
                        ? Phrase.of("prompt.bound", side, new Phrase.Hex(position.target()), all)
                        : Phrase.of("prompt.duty", side, all);
            }
        }
        return position.target() == Grid.OFF
                ? Phrase.of(key, side)
                : Phrase.of(key, side, new Phrase.Hex(position.target()));
    }

    /** The first few by name, the others by their number. */
    private static Phrase.Listed listed(BrigadePosition position, List<Integer> units) {
        List<Phrase.Argument> listed = new ArrayList<>();
        int named = units.size() > MOST_NAMED ? MOST_NAMED - 1 : units.size();
        units.subList(0, named).forEach(unit -> listed.add(Words.unit(position, unit)));
        if (named < units.size()) {
            listed.add(new Phrase.Said(Phrase.of("prompt.more", units.size() - named)));
        }
        return new Phrase.Listed(listed);
    }

    @Override
    public View view(BrigadePosition position, int viewer) {
        List<View.Piece> pieces = new ArrayList<>();
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (!position.absent(unit)) {
                pieces.add(piece(position, unit, sees(position, viewer, unit)));
            }
        }
        pieces.sort(
                Comparator.comparing((View.Piece piece) -> piece.where())
                        .thenComparing(View.Piece::kind)
                        .thenComparing(piece -> piece.id() == null ? "" : piece.id())
                        .thenComparing(piece -> piece.states().toString()));
        String decider = position.over() ? null : campaign.sides().get(position.step().decider());
        return new View(
                position.turn(),
                position.step().name(),
                decider,
                campaign.sides().get(position.phasing()),
                pieces,
                table.marks(position),
                table.overlays(position),
                table.panels(position, viewer));
    }

    private View.Piece piece(BrigadePosition position, int unit, boolean whole) {
        Counter counter = campaign.counter(unit);
        int states = whole ? position.state(unit) : position.state(unit) & ~HIDDEN;
        return new View.Piece(
                whole ? counter.id() : null,
                campaign.sides().get(counter.side()),
                counter.kind(),
                UnitStates.where(campaign, position.hex(unit)),
                whole
                        ? List.of(
                                position.attack(unit),
                                position.defence(unit),
                                counter.move(),
                                counter.range())
                        : null,
                UnitStates.words(states));
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
            slots.add(
                    new Slot(guess.hex(unit), guess.state(unit) & ~HIDDEN, guess.mover() == unit));
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
            guess.setState(unit, slot.states);
            if (slot.mover) {
                guess.setMover(unit, guess.spent());
            }
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
