package kessel.games.brigade.table;

import static kessel.games.brigade.position.UnitStates.BACKING;
import static kessel.games.brigade.position.UnitStates.JOINED;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import kessel.engine.game.Panel;
import kessel.engine.game.Tally;
import kessel.engine.hex.Grid;
import kessel.engine.words.Phrase;
import kessel.games.brigade.combat.Battle;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Outcome;
import kessel.games.brigade.data.ResultsTable;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.BrigadeStep;
import kessel.games.brigade.position.UnitStates;
import kessel.games.kit.Cited;

/**
 * The combat under way as a viewer sees it. An attack is the attacker's own until it is declared;
 * only the defender, who answers a declared attack, knows its odds before the dice are rolled,
 * unless the players agreed to open them (5.1.1).
 */
final class BattlePanel {
    private final Campaign campaign;
    private final Battle battle;

    BattlePanel(Campaign campaign, Battle battle) {
        this.campaign = campaign;
        this.battle = battle;
    }

    /** The panel, or null where there is nothing to see. */
    Panel.Battle of(BrigadePosition position, int viewer) {
        boolean gathering = position.step() instanceof BrigadeStep.Gathering;
        boolean all = viewer == BrigadeSight.HINDSIGHT;
        if (position.target() == Grid.OFF || gathering && !all && viewer != position.attacker()) {
            return null;
        }
        Battle.Kind kind = kind(position);
        boolean fought = position.outcome() != null;
        boolean answers =
                position.step() instanceof BrigadeStep.Defending && viewer == position.defender();
        boolean odds = all || answers || (position.options() & campaign.openOdds()) != 0;
        List<Panel.Sum> sums = new ArrayList<>();
        List<Phrase> notes = notes(position, gathering);
        Panel.Column column = null;
        List<Panel.Outlook> chances = List.of();
        if (!fought && kind != Battle.Kind.NONE) {
            sums.add(sum("attack", terms -> battle.attack(position, terms)));
            if (odds) {
                boolean assault = kind == Battle.Kind.ASSAULT;
                ResultsTable results = assault ? campaign.combat() : campaign.bombardment();
                int at = assault ? battle.column(position) : battle.bombardmentColumn(position);
                addOdds(position, assault, sums, notes);
                column = new Panel.Column(Phrase.of("battle.column"), results.column(at));
                chances =
                        results.chances(at).entrySet().stream()
                                .map(
                                        each ->
                                                new Panel.Outlook(
                                                        result(each.getKey()), each.getValue()))
                                .toList();
            }
        }
        if (gathering && !odds) {
            notes.add(Phrase.of("battle.hidden"));
        }
        return new Panel.Battle(
                title(position, kind, answers),
                campaign.grid().label(position.target()),
                gathering || position.step() instanceof BrigadeStep.Defending,
                List.of(
                        new Panel.Role(
                                Phrase.of("battle.take-part"), UnitStates.words(JOINED | BACKING))),
                notes,
                sums,
                column,
                chances,
                fought ? result(position.outcome().code()) : null);
    }

    /** What kind of attack it is; attackers who have retreated have assaulted all the same. */
    private Battle.Kind kind(BrigadePosition position) {
        Outcome outcome = position.outcome();
        boolean assault = outcome != null && outcome != Outcome.DB && outcome != Outcome.DI;
        return assault ? Battle.Kind.ASSAULT : battle.kind(position);
    }

    private static Phrase title(BrigadePosition position, Battle.Kind kind, boolean answers) {
        Phrase.Hex target = Cited.hex(position.target());
        if (answers) {
            return Phrase.of("battle.defence", target);
        }
        return switch (kind) {
            case BOMBARDMENT -> Phrase.of("battle.bombardment", target);
            case AIR_ATTACK -> Phrase.of("battle.air-attack", target);
            default -> Phrase.of("battle.attack", target);
        };
    }

    private List<Phrase> notes(BrigadePosition position, boolean gathering) {
        List<Phrase> notes = new ArrayList<>();
        if (position.outcome() != null && position.debt() > 0) {
            notes.add(Phrase.of("battle.owed", position.debt()));
        }
        if (position.defenceAir() > 0) {
            notes.add(Phrase.of("battle.air-both", position.attackAir(), position.defenceAir()));
        } else if (position.attackAir() > 0) {
            notes.add(Phrase.of("battle.air", position.attackAir()));
        } else if (gathering && battle.kind(position) == Battle.Kind.NONE) {
            notes.add(Phrase.of("battle.nobody"));
        }
        return notes;
    }

    private void addOdds(
            BrigadePosition position, boolean assault, List<Panel.Sum> sums, List<Phrase> notes) {
        if (assault) {
            sums.add(sum("defence", terms -> battle.defence(position, terms)));
        } else {
            notes.add(Phrase.of("battle.value", battle.bombardmentValue(position)));
        }
        Tally shifts =
                assault
                        ? tally(terms -> battle.shifts(position, terms))
                        : tally(terms -> battle.bombardmentShifts(position, terms));
        sums.add(new Panel.Sum("shifts", Phrase.of("battle.sum.shifts"), shifts, true));
    }

    private static Panel.Sum sum(String id, Consumer<Tally.Terms> of) {
        return new Panel.Sum(id, Phrase.of("battle.sum." + id), tally(of), false);
    }

    private static Tally tally(Consumer<Tally.Terms> of) {
        Tally.Builder terms = new Tally.Builder(Tally.WHOLE);
        of.accept(terms);
        return terms.tally();
    }

    private static Panel.Result result(String code) {
        return new Panel.Result(code, Phrase.of("outcome." + code));
    }
}
