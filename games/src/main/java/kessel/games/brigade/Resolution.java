package kessel.games.brigade;

import static kessel.games.brigade.BrigadePosition.TARGETED;
import static kessel.games.brigade.UnitStates.ADVANCING;
import static kessel.games.brigade.UnitStates.BACKING;
import static kessel.games.brigade.UnitStates.COMBAT_STATES;
import static kessel.games.brigade.UnitStates.DEFENDING;
import static kessel.games.brigade.UnitStates.FOUGHT;
import static kessel.games.brigade.UnitStates.JOINED;
import static kessel.games.brigade.UnitStates.RETREATING;

import java.util.function.Consumer;
import java.util.function.IntPredicate;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Tally;
import kessel.engine.hex.Grid;
import kessel.engine.words.Phrase;
import kessel.games.brigade.BrigadePosition.Stage;

/**
 * What follows the declaration of an attack: the dice, then losses, retreats and the advance, in
 * this order (5.1.7, R21). Each stage either passes by itself or leaves the position waiting for
 * somebody's decision; {@link #proceed} goes on from there.
 */
final class Resolution {
    private final Campaign campaign;
    private final Battle battle;
    private final Retreats retreats;
    private final Advances advances;
    private final DefenceDecision defence;

    Resolution(Campaign campaign, Battle battle, Retreats retreats, Advances advances) {
        this.campaign = campaign;
        this.battle = battle;
        this.retreats = retreats;
        this.advances = advances;
        defence = new DefenceDecision(campaign, this);
    }

    DefenceDecision defence() {
        return defence;
    }

    /**
     * The attack is declared and cannot be changed any more; an assault waits for the defender's
     * answer.
     */
    void declare(BrigadePosition position, Chance chance, Journal journal) {
        position.mark(position.target, TARGETED);
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (position.is(unit, JOINED)) {
                position.set(unit, FOUGHT);
            }
        }
        for (int unit = position.top(position.target); unit >= 0; unit = position.below(unit)) {
            position.set(unit, DEFENDING);
        }
        if (battle.kind(position) != Battle.Kind.ASSAULT) {
            bombard(position, chance, journal);
            return;
        }
        Told.tell(
                journal,
                position,
                Article.OWN_ATTACKS,
                "told.attack",
                Told.side(position.attacker()),
                Told.hex(position.target),
                battle.attackStrength(position));
        if (defence.asked(position)) {
            position.step = new BrigadeStep.Defending(position.defender());
        } else {
            fight(position, chance, journal);
        }
    }

    private void bombard(BrigadePosition position, Chance chance, Journal journal) {
        tellShifts(journal, terms -> battle.bombardmentShifts(position, terms));
        boolean air = battle.kind(position) == Battle.Kind.AIR_ATTACK;
        int column = battle.bombardmentColumn(position);
        int first = chance.die();
        int second = chance.die();
        position.outcome = campaign.bombardment.read(column, first + second);
        Told.tell(
                journal,
                position,
                air ? Article.AIR_ATTACK : Article.BOMBARDMENT,
                air ? "told.air-attack" : "told.bombardment",
                Told.hex(position.target),
                battle.attackStrength(position),
                battle.bombardmentValue(position),
                campaign.bombardment.column(column),
                new Phrase.Die(first),
                new Phrase.Die(second),
                new Phrase.Word("outcome." + position.outcome.code()));
        begin(position, chance, journal);
    }

    /** Both sides have declared: odds, shifts, dice. */
    void fight(BrigadePosition position, Chance chance, Journal journal) {
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (position.is(unit, BACKING)) {
                position.set(unit, FOUGHT);
            }
        }
        int attack = battle.attackStrength(position);
        int against = battle.defenceStrength(position);
        int column = battle.column(position);
        useGunsInTheTarget(position);
        int first = chance.die();
        int second = chance.die();
        position.outcome = campaign.combat.read(column, first + second);
        tellShifts(journal, terms -> battle.shifts(position, terms));
        Told.tell(
                journal,
                position,
                Article.DICE,
                "told.fight",
                Told.hex(position.target),
                attack,
                against,
                campaign.combat.column(campaign.combat.odds(attack, against)),
                campaign.combat.column(column),
                new Phrase.Die(first),
                new Phrase.Die(second),
                new Phrase.Word("outcome." + position.outcome.code()));
        begin(position, chance, journal);
    }

    /** Guns that defended their hex have been used, like those that supported it (8.0-obs1). */
    private static void useGunsInTheTarget(BrigadePosition position) {
        for (int unit = position.top(position.target); unit >= 0; unit = position.below(unit)) {
            if (position.type(unit).artillery()) {
                position.set(unit, FOUGHT);
            }
        }
    }

    private static void tellShifts(Journal journal, Consumer<Tally.Terms> shifts) {
        if (!journal.listens()) {
            return;
        }
        Tally.Builder terms = new Tally.Builder(Tally.WHOLE);
        shifts.accept(terms);
        for (Tally.Term shift : terms.tally().terms()) {
            String by = (shift.value() > 0 ? "+" : "") + shift.value();
            journal.tell(shift.rule(), Phrase.of("told.shift", by, new Phrase.Said(shift.words())));
        }
    }

    private void begin(BrigadePosition position, Chance chance, Journal journal) {
        position.stage = Stage.DEFENDER_LOSS;
        proceed(position, chance, journal);
    }

    /** Goes through the stages until somebody has to decide, or the combat is over. */
    void proceed(BrigadePosition position, Chance chance, Journal journal) {
        while (position.stage != null) {
            boolean waits =
                    switch (position.stage) {
                        case DEFENDER_LOSS -> defenderLoss(position, journal);
                        case ATTACKER_LOSS -> attackerLoss(position, journal);
                        case DEFENDER_SACRIFICE -> defenderSacrifice(position, journal);
                        case ATTACKER_SACRIFICE -> attackerSacrifice(position, journal);
                        case RETREAT -> retreat(position, journal);
                        case ADVANCE -> advance(position);
                    };
            if (waits) {
                return;
            }
            nextStage(position);
        }
        close(position);
    }

    private static void nextStage(BrigadePosition position) {
        int next = position.stage.ordinal() + 1;
        position.stage = next == Stage.values().length ? null : Stage.values()[next];
    }

    private boolean defenderLoss(BrigadePosition position, Journal journal) {
        if (position.outcome.allDefendersEliminated()) {
            for (int unit = 0; unit < campaign.units(); unit++) {
                if (position.is(unit, DEFENDING)) {
                    Losses.eliminate(position, unit, Article.DEFENDERS_ELIMINATED, journal);
                }
            }
            return false;
        }
        return (position.outcome.defenderLoses() || position.outcome.defenderEliminated())
                && oneOf(position, position.defender(), journal);
    }

    private boolean attackerLoss(BrigadePosition position, Journal journal) {
        return (position.outcome.attackerLoses() || position.outcome.attackerEliminated())
                && oneOf(position, position.attacker(), journal);
    }

    /** One unit is to suffer; where there is only one, nobody need choose. */
    private boolean oneOf(BrigadePosition position, int side, Journal journal) {
        int only = -1;
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (maySuffer(position, unit, side)) {
                if (only >= 0) {
                    position.step = new BrigadeStep.Losing(side);
                    return true;
                }
                only = unit;
            }
        }
        suffer(position, only, journal);
        return false;
    }

    /**
     * Whether a unit is one of those among which its owner chooses: defenders, or attackers at
     * close quarters (R17).
     */
    boolean maySuffer(BrigadePosition position, int unit, int side) {
        return position.side(unit) == side
                && (side == position.defender()
                        ? position.is(unit, DEFENDING)
                        : position.assaults(unit));
    }

    /** The chosen unit takes its loss, or is eliminated, as the result has it. */
    void suffer(BrigadePosition position, int unit, Journal journal) {
        boolean defending = position.stage == Stage.DEFENDER_LOSS;
        boolean eliminated =
                defending
                        ? position.outcome.defenderEliminated()
                        : position.outcome.attackerEliminated();
        if (eliminated) {
            Article article = defending ? Article.DEFENDER_ELIMINATED : Article.ATTACKER_ELIMINATED;
            Losses.eliminate(position, unit, article, journal);
        } else {
            Losses.take(position, unit, journal);
        }
    }

    /** After a choice: the stage is done, and the combat goes on. */
    void finishStage(BrigadePosition position, Chance chance, Journal journal) {
        nextStage(position);
        proceed(position, chance, journal);
    }

    // A draw (EMP, R29).

    private boolean defenderSacrifice(BrigadePosition position, Journal journal) {
        if (position.outcome != Outcome.EMP) {
            return false;
        }
        if (count(position, unit -> maySuffer(position, unit, position.defender())) > 1) {
            position.step = new BrigadeStep.Sacrificing(position.defender());
            return true;
        }
        sacrifice(position, position.top(position.target), journal);
        return false;
    }

    private boolean attackerSacrifice(BrigadePosition position, Journal journal) {
        return position.outcome == Outcome.EMP && awaitPayment(position, journal);
    }

    /**
     * Waits for the attacker to choose who pays the debt; where all of them together are worth no
     * more, or only one is left who can, nobody need choose.
     */
    boolean awaitPayment(BrigadePosition position, Journal journal) {
        int payers = 0;
        int worth = 0;
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (maySuffer(position, unit, position.attacker())) {
                payers++;
                worth += position.attack(unit);
            }
        }
        if (payers > 1 && worth > position.debt || payers > 0 && position.debt <= 0) {
            position.step = new BrigadeStep.Sacrificing(position.attacker());
            return true;
        }
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (maySuffer(position, unit, position.attacker())) {
                sacrifice(position, unit, journal);
            }
        }
        return false;
    }

    boolean anySuffers(BrigadePosition position, int side) {
        return count(position, unit -> maySuffer(position, unit, side)) > 0;
    }

    /**
     * A unit is given up: the defender's defence power raises the debt, the attacker's attack power
     * pays it.
     */
    void sacrifice(BrigadePosition position, int unit, Journal journal) {
        boolean defending = position.side(unit) == position.defender();
        position.debt += defending ? position.defence(unit) : -position.attack(unit);
        Article article = defending ? Article.DRAW_DEFENDER : Article.DRAW_ATTACKER;
        Losses.eliminate(position, unit, article, journal);
    }

    // Retreats.

    private boolean retreat(BrigadePosition position, Journal journal) {
        int side;
        if (position.outcome.defenderRetreats()) {
            side = position.defender();
        } else if (position.outcome.attackerRetreats()) {
            side = position.attacker();
        } else {
            return false;
        }
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (maySuffer(position, unit, side)) {
                position.set(unit, RETREATING);
            }
        }
        return awaitRetreat(position, side, journal);
    }

    /**
     * Waits for the next retreat; units that have nowhere left to go are lost once nobody else can
     * move (R25).
     */
    private boolean awaitRetreat(BrigadePosition position, int side, Journal journal) {
        boolean any = false;
        for (int unit = 0; unit < campaign.units() && !any; unit++) {
            any = position.is(unit, RETREATING) && retreats.any(position, unit);
        }
        if (any) {
            position.step = new BrigadeStep.Retreating(side);
            return true;
        }
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (position.is(unit, RETREATING)) {
                Losses.eliminate(position, unit, retreats.ruin(position, unit), journal);
            }
        }
        return false;
    }

    /**
     * A unit has fallen back into this hex: room is made if need be, then the next unit retreats.
     */
    void afterRetreat(BrigadePosition position, int to, Chance chance, Journal journal) {
        int side = position.step.decider();
        boolean crowded = to >= 0 && position.count(to) > campaign.stacking[side];
        if (crowded && position.occupied(to, side)) {
            position.crowded = to;
            position.mark(to, BrigadePosition.CHAINED);
            position.step = new BrigadeStep.Displacing(side);
            return;
        }
        if (position.crowded != Grid.OFF) {
            position.crowded = Grid.OFF;
            position.unmarkAll(BrigadePosition.CHAINED);
        }
        if (!awaitRetreat(position, side, journal)) {
            finishStage(position, chance, journal);
        }
    }

    // The advance.

    private boolean advance(BrigadePosition position) {
        if (!position.outcome.attackerWins()
                || position.occupied(position.target, position.defender())) {
            return false;
        }
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (position.assaults(unit) && position.type(unit).advance() > 0) {
                position.set(unit, ADVANCING);
            }
        }
        return awaitAdvance(position);
    }

    private boolean awaitAdvance(BrigadePosition position) {
        if (!advances.any(position)) {
            return false;
        }
        position.step = new BrigadeStep.Advancing(position.attacker());
        return true;
    }

    void afterAdvance(BrigadePosition position, Chance chance, Journal journal) {
        if (!awaitAdvance(position)) {
            finishStage(position, chance, journal);
        }
    }

    private int count(BrigadePosition position, IntPredicate which) {
        int count = 0;
        for (int unit = 0; unit < campaign.units(); unit++) {
            count += which.test(unit) ? 1 : 0;
        }
        return count;
    }

    /** The combat is over, or was given up before it was declared. */
    void close(BrigadePosition position) {
        for (int unit = 0; unit < campaign.units(); unit++) {
            position.unset(unit, COMBAT_STATES);
        }
        position.target = Grid.OFF;
        position.attackAir = 0;
        position.defenceAir = 0;
        position.outcome = null;
        position.debt = 0;
        position.step = new BrigadeStep.Fighting(position.attacker());
    }
}
