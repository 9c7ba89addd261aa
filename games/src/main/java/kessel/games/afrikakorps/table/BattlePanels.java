package kessel.games.afrikakorps.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import kessel.engine.game.Panel;
import kessel.engine.game.Tally;
import kessel.engine.words.Phrase;
import kessel.games.afrikakorps.data.ResultsTable;
import kessel.games.afrikakorps.data.ResultsTable.Result;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Stage;
import kessel.games.afrikakorps.position.Theatre;

/** The battles of a plan as the table shows them: who takes part, odds, and what dice may bring. */
public final class BattlePanels {
    private final Theatre theatre;
    private final Roster roster;

    BattlePanels(Theatre theatre) {
        this.theatre = theatre;
        roster = theatre.roster();
    }

    private static String state(String role, int battle) {
        return role + "-" + battle;
    }

    /** What a piece does in which battle, as states that its roles name. */
    public List<String> states(AfrikaKorpsPosition position, int piece) {
        List<String> states = new ArrayList<>();
        if (roster.supply(piece)) {
            for (int battle = 1; battle <= AfrikaKorpsPosition.MOST_BATTLES; battle++) {
                if ((position.supports(piece) & 1 << battle) != 0) {
                    states.add(state("supports", battle));
                }
            }
        } else if (position.battle(piece) > 0) {
            boolean attacks = roster.side(piece) == position.phasing();
            states.add(state(attacks ? "attacks" : "defends", position.battle(piece)));
        }
        return states;
    }

    /** The battle that is put together or fought now. */
    void current(AfrikaKorpsPosition position, Consumer<Panel> each) {
        int current = position.get(Cell.CURRENT);
        if (current > 0) {
            boolean gathers =
                    position.stage() == Stage.GATHERING || position.stage() == Stage.OVERRUNNING;
            each.accept(panel(position, current, gathers));
        }
    }

    /** The battles of the plan that are still to be fought, after that one. */
    void waiting(AfrikaKorpsPosition position, Consumer<Panel.Battle> each) {
        int left = position.get(Cell.PLANNED) & ~position.get(Cell.DONE);
        for (int battle = 1; battle <= AfrikaKorpsPosition.MOST_BATTLES; battle++) {
            if ((left & 1 << battle) != 0 && battle != position.get(Cell.CURRENT)) {
                each.accept(panel(position, battle, false));
            }
        }
    }

    private Panel.Battle panel(AfrikaKorpsPosition position, int battle, boolean gathers) {
        Tally attack = attack(position, battle);
        Tally defence = defence(position, battle);
        boolean both = attack.total() > 0 && defence.total() > 0;
        int odds = both ? ResultsTable.odds(attack.total(), defence.total()) : 0;
        boolean sure =
                ResultsTable.automatic(odds) || (position.get(Cell.AUTOMATIC) & 1 << battle) != 0;
        List<Phrase> notes = new ArrayList<>();
        if (both && sure) {
            notes.add(Phrase.of("battle.automatic"));
        } else if (both && !ResultsTable.lawful(odds)) {
            notes.add(Phrase.of("battle.too-poor"));
        } else if (both && ResultsTable.needsSupply(odds)) {
            notes.add(Phrase.of("battle.needs-supply"));
        }
        boolean rolls = both && !sure && ResultsTable.lawful(odds);
        boolean resolving = battle == position.get(Cell.CURRENT) && position.get(Cell.RESULT) > 0;
        Result result = resolving ? Result.values()[position.get(Cell.RESULT) - 1] : null;
        return new Panel.Battle(
                battle,
                Phrase.of("battle.title", battle),
                null,
                gathers,
                List.of(
                        new Panel.Role(
                                Phrase.of("battle.attackers"), List.of(state("attacks", battle))),
                        new Panel.Role(
                                Phrase.of("battle.defenders"), List.of(state("defends", battle))),
                        new Panel.Role(
                                Phrase.of("battle.supply"), List.of(state("supports", battle)))),
                notes,
                List.of(
                        new Panel.Sum("attack", Phrase.of("battle.attack"), attack, false),
                        new Panel.Sum("defence", Phrase.of("battle.defence"), defence, false)),
                both ? new Panel.Column(Phrase.of("battle.odds"), ResultsTable.name(odds)) : null,
                rolls ? chances(odds) : List.of(),
                result == null ? null : result(result),
                List.of());
    }

    private static Panel.Result result(Result result) {
        return new Panel.Result(result.code(), Phrase.of("result." + result.code()));
    }

    private List<Panel.Outlook> chances(int odds) {
        Map<Result, Integer> rolls = new LinkedHashMap<>();
        for (int die = 1; die <= 6; die++) {
            rolls.merge(theatre.campaign().results().result(odds, die), 1, Integer::sum);
        }
        return rolls.entrySet().stream()
                .map(entry -> new Panel.Outlook(result(entry.getKey()), entry.getValue()))
                .toList();
    }

    private Tally attack(AfrikaKorpsPosition position, int battle) {
        Tally.Builder terms = new Tally.Builder(Tally.WHOLE);
        position.units(
                position.phasing(),
                unit -> {
                    if (position.onMap(unit) && position.battle(unit) == battle) {
                        terms.add(
                                "11.1a",
                                roster.attack(unit),
                                Phrase.of("term.unit", Theatre.piece(unit)));
                    }
                });
        return terms.tally();
    }

    private Tally defence(AfrikaKorpsPosition position, int battle) {
        Tally.Builder terms = new Tally.Builder(Tally.WHOLE);
        position.units(
                1 - position.phasing(),
                unit -> {
                    if (position.onMap(unit) && position.battle(unit) == battle) {
                        int times = theatre.ground().doubling(position.at(unit));
                        terms.add(
                                "11.2a",
                                roster.defence(unit),
                                Phrase.of("term.unit", Theatre.piece(unit)));
                        if (times > 1) {
                            terms.add(
                                    "10.2a",
                                    roster.defence(unit) * (times - 1),
                                    Phrase.of("term.doubled", Theatre.hex(position.at(unit))));
                        }
                    }
                });
        return terms.tally();
    }
}
