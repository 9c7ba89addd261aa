package kessel.games.afrikakorps.turn;

import static kessel.games.afrikakorps.position.AfrikaKorpsPosition.CONVERTED;
import static kessel.games.afrikakorps.position.AfrikaKorpsPosition.DEAD;
import static kessel.games.afrikakorps.position.AfrikaKorpsPosition.POOL;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.engine.words.Phrase;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Combine;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Split;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Losses;
import kessel.games.afrikakorps.position.Theatre;

/**
 * Allied substitutes (21): counters that stand for several units of one kind. Counters with the
 * same factors are interchangeable (1.3a), so of those alike the first that is free is taken.
 */
public final class Substitutes {
    /** What a substitute has of the units that it replaces, and they of it (21.2f). */
    private static final int STATE =
            Flags.ISOLATED
                    | Flags.ISOLATED_AT_START
                    | Flags.LANDED
                    | Flags.FROZEN
                    | Flags.MOVED
                    | Flags.FOUGHT
                    | Flags.DRIVEN_IN
                    | Flags.WITH_SUPPLY;

    private final Theatre theatre;

    public Substitutes(Theatre theatre) {
        this.theatre = theatre;
    }

    private Roster roster() {
        return theatre.roster();
    }

    private int attack(List<Integer> units) {
        return units.stream().mapToInt(roster()::attack).sum();
    }

    // Units become a substitute.

    public Ruling judge(AfrikaKorpsPosition position, Combine move) {
        int substitute = move.substitute();
        if (!roster().combat(substitute) || !roster().substitute(substitute)) {
            return Theatre.refuse("21.7a", "no-substitute");
        }
        if (position.at(substitute) != POOL || substitute != firstFree(position, substitute)) {
            return Theatre.refuse("21.7a", "substitute-in-use", Theatre.piece(substitute));
        }
        if (move.units().isEmpty() || !ascending(move.units())) {
            return Theatre.refuse("21.1a", "units-in-order");
        }
        int first = move.units().getFirst();
        for (int unit : move.units()) {
            boolean own =
                    roster().combat(unit)
                            && roster().side(unit) == Roster.ALLIES
                            && !roster().substitute(unit);
            if (!own || !position.onMap(unit) || position.at(unit) != position.at(first)) {
                return Theatre.refuse("21.2e", "one-hex");
            }
            if (!roster().exchanges(substitute, unit)) {
                return Theatre.refuse("21.1b", "other-type", Theatre.piece(unit));
            }
            if (position.battle(unit) != position.battle(first)) {
                return Theatre.refuse("21.2f", "different-battles", Theatre.piece(unit));
            }
        }
        return attack(move.units()) == roster().attack(substitute)
                ? Ruling.LEGAL
                : Theatre.refuse("21.1a", "other-factor", roster().attack(substitute));
    }

    private static boolean ascending(List<Integer> units) {
        for (int i = 1; i < units.size(); i++) {
            if (units.get(i) <= units.get(i - 1)) {
                return false;
            }
        }
        return true;
    }

    private int firstFree(AfrikaKorpsPosition position, int like) {
        for (int unit = roster().first(Roster.ALLIES); unit < roster().end(Roster.ALLIES); unit++) {
            if (roster().substitute(unit)
                    && position.at(unit) == POOL
                    && roster().counter(unit).type().equals(roster().counter(like).type())
                    && roster().attack(unit) == roster().attack(like)) {
                return unit;
            }
        }
        return -1;
    }

    void combinations(AfrikaKorpsPosition position, Consumer<? super AfrikaKorpsMove> each) {
        List<Integer> done = new ArrayList<>();
        position.units(
                Roster.ALLIES,
                unit -> {
                    int hex = position.at(unit);
                    if (hex >= 0 && !done.contains(hex)) {
                        done.add(hex);
                        List<Integer> there = new ArrayList<>();
                        position.units(
                                Roster.ALLIES,
                                other -> {
                                    if (position.at(other) == hex) {
                                        there.add(other);
                                    }
                                });
                        combinations(position, there, each);
                    }
                });
    }

    private void combinations(
            AfrikaKorpsPosition position,
            List<Integer> there,
            Consumer<? super AfrikaKorpsMove> each) {
        for (int bits = 1; bits < 1 << there.size(); bits++) {
            List<Integer> units = new ArrayList<>();
            for (int i = 0; i < there.size(); i++) {
                if ((bits & 1 << i) != 0) {
                    units.add(there.get(i));
                }
            }
            position.units(
                    Roster.ALLIES,
                    substitute -> {
                        Combine move = new Combine(units, substitute);
                        if (roster().substitute(substitute) && judge(position, move).legal()) {
                            each.accept(move);
                        }
                    });
        }
    }

    void combine(AfrikaKorpsPosition position, Combine move, Journal journal) {
        int substitute = move.substitute();
        int hex = position.at(move.units().getFirst());
        int battle = position.battle(move.units().getFirst());
        int state = 0;
        for (int unit : move.units()) {
            state |= position.flags(unit) & STATE;
        }
        for (int unit : move.units()) {
            position.remove(unit, CONVERTED - substitute);
        }
        position.remove(substitute, hex);
        position.mark(substitute, state);
        position.battle(substitute, battle);
        if (journal.listens()) {
            journal.tell(
                    "21.1a",
                    Phrase.of(
                            "told.combined",
                            new Phrase.Listed(listed(move.units())),
                            Theatre.piece(substitute),
                            Theatre.hex(hex)));
        }
    }

    private static List<Phrase.Argument> listed(List<Integer> units) {
        return units.stream().map(unit -> (Phrase.Argument) Theatre.piece(unit)).toList();
    }

    // A substitute becomes units.

    public Ruling judge(AfrikaKorpsPosition position, Split move) {
        int substitute = move.substitute();
        if (!roster().combat(substitute)
                || !roster().substitute(substitute)
                || !position.onMap(substitute)) {
            return Theatre.refuse("21.6a", "no-substitute");
        }
        if (move.units().isEmpty() || !ascending(move.units())) {
            return Theatre.refuse("21.3a", "units-in-order");
        }
        for (int unit : move.units()) {
            Ruling.Illegal refusal = component(position, substitute, unit, move.units());
            if (refusal != null) {
                return refusal;
            }
        }
        if (attack(move.units()) > roster().attack(substitute)) {
            return Theatre.refuse("21.4a", "more-than-it-was", roster().attack(substitute));
        }
        int hex = position.at(substitute);
        int others =
                position.countUnits(
                        Roster.ALLIES, unit -> unit != substitute && position.at(unit) == hex);
        return others + move.units().size() <= theatre.campaign().stacking()
                ? Ruling.LEGAL
                : Theatre.refuse("21.5a", "too-many-there", Theatre.hex(hex), 3);
    }

    private Ruling.Illegal component(
            AfrikaKorpsPosition position, int substitute, int unit, List<Integer> all) {
        boolean original = roster().combat(unit) && position.at(unit) == CONVERTED - substitute;
        boolean free = original || roster().combat(unit) && position.at(unit) == DEAD;
        if (!free || roster().side(unit) != Roster.ALLIES || roster().substitute(unit)) {
            return Theatre.refuse("21.4c", "not-free", Theatre.piece(unit));
        }
        if (!roster().exchanges(substitute, unit)) {
            return Theatre.refuse("21.1b", "other-type", Theatre.piece(unit));
        }
        if (roster().move(unit) > roster().move(substitute) && !original) {
            return Theatre.refuse("21.4b", "too-fast", Theatre.piece(unit));
        }
        for (int other = roster().first(Roster.ALLIES); other < unit; other++) {
            boolean alike =
                    !roster().substitute(other)
                            && position.at(other) == position.at(unit)
                            && !all.contains(other)
                            && alike(other, unit);
            if (alike) {
                return Theatre.refuse("1.3a", "first-alike", Theatre.piece(other));
            }
        }
        return null;
    }

    private boolean alike(int one, int other) {
        return roster().counter(one).type().equals(roster().counter(other).type())
                && roster().attack(one) == roster().attack(other)
                && roster().defence(one) == roster().defence(other)
                && roster().move(one) == roster().move(other);
    }

    public void divisions(
            AfrikaKorpsPosition position, int substitute, Consumer<? super AfrikaKorpsMove> each) {
        if (position.onMap(substitute) && roster().substitute(substitute)) {
            divide(position, substitute, roster().first(Roster.ALLIES), List.of(), each);
        }
    }

    /** By classes of counters alike there are few; so many units at most fit into a hex. */
    private void divide(
            AfrikaKorpsPosition position,
            int substitute,
            int from,
            List<Integer> chosen,
            Consumer<? super AfrikaKorpsMove> each) {
        if (chosen.size() == theatre.campaign().stacking()) {
            return;
        }
        for (int unit = from; unit < roster().end(Roster.ALLIES); unit++) {
            List<Integer> more = new ArrayList<>(chosen);
            more.add(unit);
            boolean fits =
                    attack(more) <= roster().attack(substitute)
                            && component(position, substitute, unit, more) == null;
            if (fits) {
                Split move = new Split(substitute, more);
                if (judge(position, move).legal()) {
                    each.accept(move);
                }
                divide(position, substitute, unit + 1, more, each);
            }
        }
    }

    /** Originals that do not come back are lost (21.4c). */
    public void split(AfrikaKorpsPosition position, Split move, Journal journal) {
        int substitute = move.substitute();
        int hex = position.at(substitute);
        int state = position.flags(substitute) & STATE;
        int battle = position.battle(substitute);
        if (journal.listens()) {
            journal.tell(
                    "21.3a",
                    Phrase.of(
                            "told.split",
                            Theatre.piece(substitute),
                            new Phrase.Listed(listed(move.units())),
                            Theatre.hex(hex)));
        }
        Losses.eliminate(position, substitute);
        for (int unit : move.units()) {
            position.remove(unit, hex);
            position.mark(unit, state);
            position.battle(unit, battle);
        }
    }
}
