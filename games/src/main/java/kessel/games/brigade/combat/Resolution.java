package kessel.games.brigade.combat;

import static kessel.games.brigade.position.BrigadePosition.TARGETED;
import static kessel.games.brigade.position.UnitStates.ADVANCING;
import static kessel.games.brigade.position.UnitStates.BACKING;
import static kessel.games.brigade.position.UnitStates.COMBAT_STATES;
import static kessel.games.brigade.position.UnitStates.DEFENDING;
import static kessel.games.brigade.position.UnitStates.FOUGHT;
import static kessel.games.brigade.position.UnitStates.JOINED;
import static kessel.games.brigade.position.UnitStates.RETREATING;

import java.util.function.Consumer;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Tally;
import kessel.engine.hex.Grid;
import kessel.engine.words.Phrase;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Demand;
import kessel.games.brigade.data.Demand.Toll;
import kessel.games.brigade.data.SeriesRule;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.BrigadePosition.Stage;
import kessel.games.brigade.position.BrigadeStep;
import kessel.games.brigade.position.Words;
import kessel.games.kit.Cited;

/**
 * What follows the declaration of an attack: the dice, then losses, retreats and the advance, in
 * this order (5.1.7, R21). Each stage either passes by itself or leaves the position waiting for
 * somebody's decision; {@link #proceed} goes on from there.
 */
public final class Resolution {
    private final Campaign campaign;
    private final Battle battle;
    private final Retreats retreats;
    private final Advances advances;
    private final DefenceDecision defence;

    public Resolution(Campaign campaign, Battle battle, Retreats retreats, Advances advances) {
        this.campaign = campaign;
        this.battle = battle;
        this.retreats = retreats;
        this.advances = advances;
        defence = new DefenceDecision(campaign, this);
    }

    public DefenceDecision defence() {
        return defence;
    }

    /**
     * The attack is declared and cannot be changed any more; an assault waits for the defender's
     * answer.
     */
    void declare(BrigadePosition position, Chance chance, Journal journal) {
        position.mark(position.target(), TARGETED);
        for (int unit : campaign.unitsOf(position.attacker())) {
            if (position.is(unit, JOINED)) {
                position.set(unit, FOUGHT);
            }
        }
        for (int unit = position.top(position.target()); unit >= 0; unit = position.below(unit)) {
            position.set(unit, DEFENDING);
        }
        if (battle.kind(position) != Battle.Kind.ASSAULT) {
            bombard(position, chance, journal);
            return;
        }
        if (journal.listens()) {
            Words.tell(
                    journal,
                    position,
                    SeriesRule.OWN_ATTACKS,
                    "told.attack",
                    Cited.side(position.attacker()),
                    Cited.hex(position.target()),
                    battle.attackStrength(position));
        }
        if (defence.asked(position)) {
            position.await(BrigadeStep.Kind.DEFENDING, position.defender());
        } else {
            fight(position, chance, journal);
        }
    }

    private void bombard(BrigadePosition position, Chance chance, Journal journal) {
        if (journal.listens()) {
            tellShifts(journal, terms -> battle.bombardmentShifts(position, terms));
        }
        boolean air = battle.kind(position) == Battle.Kind.AIR_ATTACK;
        int column = battle.bombardmentColumn(position);
        int first = chance.die();
        int second = chance.die();
        position.setOutcome(campaign.bombardment().read(column, first + second));
        if (journal.listens()) {
            Words.tell(
                    journal,
                    position,
                    air ? SeriesRule.AIR_ATTACK : SeriesRule.BOMBARDMENT,
                    air ? "told.air-attack" : "told.bombardment",
                    Cited.hex(position.target()),
                    battle.attackStrength(position),
                    battle.bombardmentValue(position),
                    campaign.bombardment().column(column),
                    new Phrase.Die(first),
                    new Phrase.Die(second),
                    new Phrase.Word("outcome." + position.outcome().code()));
        }
        begin(position, chance, journal);
    }

    /** Both sides have declared: odds, shifts, dice. */
    void fight(BrigadePosition position, Chance chance, Journal journal) {
        for (int unit : campaign.unitsOf(position.defender())) {
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
        position.setOutcome(campaign.combat().read(column, first + second));
        if (journal.listens()) {
            tellShifts(journal, terms -> battle.shifts(position, terms));
        }
        if (journal.listens()) {
            Words.tell(
                    journal,
                    position,
                    SeriesRule.DICE,
                    "told.fight",
                    Cited.hex(position.target()),
                    attack,
                    against,
                    campaign.combat().column(campaign.combat().odds(attack, against)),
                    campaign.combat().column(column),
                    new Phrase.Die(first),
                    new Phrase.Die(second),
                    new Phrase.Word("outcome." + position.outcome().code()));
        }
        begin(position, chance, journal);
    }

    /** Guns that defended their hex have been used, like those that supported it (8.0-obs1). */
    private static void useGunsInTheTarget(BrigadePosition position) {
        for (int unit = position.top(position.target()); unit >= 0; unit = position.below(unit)) {
            if (position.type(unit).artillery()) {
                position.set(unit, FOUGHT);
            }
        }
    }

    private static void tellShifts(Journal journal, Consumer<Tally.Terms> shifts) {
        Tally.Builder terms = new Tally.Builder(Tally.WHOLE);
        shifts.accept(terms);
        for (Tally.Term shift : terms.tally().terms()) {
            String by = (shift.value() > 0 ? "+" : "") + shift.value();
            journal.tell(shift.rule(), Phrase.of("told.shift", by, new Phrase.Said(shift.words())));
        }
    }

    private void begin(BrigadePosition position, Chance chance, Journal journal) {
        position.setStage(Stage.DEFENDER_LOSS);
        proceed(position, chance, journal);
    }

    /** Goes through the stages until somebody has to decide, or the combat is over. */
    void proceed(BrigadePosition position, Chance chance, Journal journal) {
        while (position.stage() != null) {
            boolean waits =
                    switch (position.stage()) {
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
        position.setStage(position.stage().next());
    }

    private boolean defenderLoss(BrigadePosition position, Journal journal) {
        Toll toll = position.outcome().onDefender().toll();
        if (toll == Toll.ALL) {
            for (int unit = 0; unit < campaign.units(); unit++) {
                if (position.is(unit, DEFENDING)) {
                    Losses.eliminate(position, unit, SeriesRule.DEFENDERS_ELIMINATED, journal);
                }
            }
            return false;
        }
        return toll.ofOne() && oneOf(position, position.defender(), journal);
    }

    private boolean attackerLoss(BrigadePosition position, Journal journal) {
        return position.outcome().onAttacker().toll().ofOne()
                && oneOf(position, position.attacker(), journal);
    }

    /** One unit is to suffer; where there is only one, nobody need choose. */
    private boolean oneOf(BrigadePosition position, int side, Journal journal) {
        int only = -1;
        for (int unit : campaign.unitsOf(side)) {
            if (maySuffer(position, unit, side)) {
                if (only >= 0) {
                    position.await(BrigadeStep.Kind.LOSING, side);
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
        boolean defending = position.stage() == Stage.DEFENDER_LOSS;
        Demand demand =
                defending ? position.outcome().onDefender() : position.outcome().onAttacker();
        if (demand.toll() == Toll.LIFE) {
            SeriesRule rule =
                    defending ? SeriesRule.DEFENDER_ELIMINATED : SeriesRule.ATTACKER_ELIMINATED;
            Losses.eliminate(position, unit, rule, journal);
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
        if (position.outcome().onDefender().toll() != Toll.EXCHANGE) {
            return false;
        }
        if (suffering(position, position.defender()) > 1) {
            position.await(BrigadeStep.Kind.SACRIFICING, position.defender());
            return true;
        }
        sacrifice(position, position.top(position.target()), journal);
        return false;
    }

    private boolean attackerSacrifice(BrigadePosition position, Journal journal) {
        return position.outcome().onAttacker().toll() == Toll.EXCHANGE
                && awaitPayment(position, journal);
    }

    /**
     * Waits for the attacker to choose who pays the debt; where all of them together are worth no
     * more, or only one is left who can, nobody need choose.
     */
    boolean awaitPayment(BrigadePosition position, Journal journal) {
        int payers = 0;
        int worth = 0;
        for (int unit : campaign.unitsOf(position.attacker())) {
            if (maySuffer(position, unit, position.attacker())) {
                payers++;
                worth += position.attack(unit);
            }
        }
        if (payers > 1 && worth > position.debt() || payers > 0 && position.debt() <= 0) {
            position.await(BrigadeStep.Kind.SACRIFICING, position.attacker());
            return true;
        }
        for (int unit : campaign.unitsOf(position.attacker())) {
            if (maySuffer(position, unit, position.attacker())) {
                sacrifice(position, unit, journal);
            }
        }
        return false;
    }

    boolean anySuffers(BrigadePosition position, int side) {
        return suffering(position, side) > 0;
    }

    /**
     * A unit is given up: the defender's defence power raises the debt, the attacker's attack power
     * pays it.
     */
    void sacrifice(BrigadePosition position, int unit, Journal journal) {
        boolean defending = position.side(unit) == position.defender();
        position.setDebt(
                position.debt() + (defending ? position.defence(unit) : -position.attack(unit)));
        SeriesRule rule = defending ? SeriesRule.DRAW_DEFENDER : SeriesRule.DRAW_ATTACKER;
        Losses.eliminate(position, unit, rule, journal);
    }

    // Retreats.

    private boolean retreat(BrigadePosition position, Journal journal) {
        int side;
        if (position.outcome().onDefender().retreats()) {
            side = position.defender();
        } else if (position.outcome().onAttacker().retreats()) {
            side = position.attacker();
        } else {
            return false;
        }
        for (int unit : campaign.unitsOf(side)) {
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
        int[] units = campaign.unitsOf(side);
        boolean any = false;
        for (int i = 0; i < units.length && !any; i++) {
            any = position.is(units[i], RETREATING) && retreats.any(position, units[i]);
        }
        if (any) {
            position.await(BrigadeStep.Kind.RETREATING, side);
            return true;
        }
        for (int unit : units) {
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
        int side = position.step().decider();
        boolean crowded = to >= 0 && position.count(to) > campaign.stacking(side);
        if (crowded && position.occupied(to, side)) {
            position.setCrowded(to);
            position.mark(to, BrigadePosition.CHAINED);
            position.await(BrigadeStep.Kind.DISPLACING, side);
            return;
        }
        if (position.crowded() != Grid.OFF) {
            position.setCrowded(Grid.OFF);
            position.unmarkAll(BrigadePosition.CHAINED);
        }
        if (!awaitRetreat(position, side, journal)) {
            finishStage(position, chance, journal);
        }
    }

    // The advance.

    private boolean advance(BrigadePosition position) {
        if (!position.outcome().attackerWins()
                || position.occupied(position.target(), position.defender())) {
            return false;
        }
        for (int unit = position.firstAssaulting();
                unit >= 0;
                unit = position.nextAssaulting(unit)) {
            if (position.type(unit).advance() > 0) {
                position.set(unit, ADVANCING);
            }
        }
        return awaitAdvance(position);
    }

    private boolean awaitAdvance(BrigadePosition position) {
        if (!advances.any(position)) {
            return false;
        }
        position.await(BrigadeStep.Kind.ADVANCING, position.attacker());
        return true;
    }

    void afterAdvance(BrigadePosition position, Chance chance, Journal journal) {
        if (!awaitAdvance(position)) {
            finishStage(position, chance, journal);
        }
    }

    private int suffering(BrigadePosition position, int side) {
        int count = 0;
        for (int unit : campaign.unitsOf(side)) {
            count += maySuffer(position, unit, side) ? 1 : 0;
        }
        return count;
    }

    /** The combat is over, or was given up before it was declared. */
    void close(BrigadePosition position) {
        for (int unit = 0; unit < campaign.units(); unit++) {
            position.unset(unit, COMBAT_STATES);
        }
        position.setTarget(Grid.OFF);
        position.setAttackAir(0);
        position.setDefenceAir(0);
        position.setOutcome(null);
        position.setDebt(0);
        position.await(BrigadeStep.Kind.FIGHTING, position.attacker());
    }
}
