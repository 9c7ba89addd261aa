package kessel.games.brigade.rules;

import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.random.RandomGenerator;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Rules;
import kessel.engine.game.Ruling;
import kessel.engine.game.Tally;
import kessel.engine.hex.Grid;
import kessel.games.brigade.combat.AdvanceDecision;
import kessel.games.brigade.combat.Advances;
import kessel.games.brigade.combat.AttackDecision;
import kessel.games.brigade.combat.Battle;
import kessel.games.brigade.combat.ChainDecision;
import kessel.games.brigade.combat.CombatPhase;
import kessel.games.brigade.combat.DefenceDecision;
import kessel.games.brigade.combat.Duty;
import kessel.games.brigade.combat.LossDecision;
import kessel.games.brigade.combat.Resolution;
import kessel.games.brigade.combat.RetreatDecision;
import kessel.games.brigade.combat.Retreats;
import kessel.games.brigade.combat.SacrificeDecision;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.SeriesRule;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.move.BrigadeMove.Advance;
import kessel.games.brigade.move.BrigadeMove.Air;
import kessel.games.brigade.move.BrigadeMove.Attack;
import kessel.games.brigade.move.BrigadeMove.Drop;
import kessel.games.brigade.move.BrigadeMove.Enter;
import kessel.games.brigade.move.BrigadeMove.Finish;
import kessel.games.brigade.move.BrigadeMove.Join;
import kessel.games.brigade.move.BrigadeMove.Lose;
import kessel.games.brigade.move.BrigadeMove.March;
import kessel.games.brigade.move.BrigadeMove.Place;
import kessel.games.brigade.move.BrigadeMove.Recover;
import kessel.games.brigade.move.BrigadeMove.Retreat;
import kessel.games.brigade.movement.Movement;
import kessel.games.brigade.movement.MovementPhase;
import kessel.games.brigade.movement.Reach;
import kessel.games.brigade.position.BrigadeDecision;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.BrigadeStep;
import kessel.games.brigade.position.Words;
import kessel.games.brigade.setup.Arrivals;
import kessel.games.brigade.setup.SetUpDecision;
import kessel.games.kit.Route;

/**
 * The rules of the Brigade series: each step of a game has its decision, and this is where they
 * meet.
 */
public final class BrigadeRules implements Rules<BrigadePosition, BrigadeMove> {
    private final Campaign campaign;
    private final Map<String, BrigadePosition> openings;
    private final Sequence sequence;
    public final Arrivals arrivals;
    public final Movement movement;
    public final Battle battle;
    public final Duty duty;
    private final SetUpDecision setUp;
    private final RecoveryDecision recovery;
    private final DisbandDecision disband;
    private final MovementPhase movementPhase;
    private final CombatPhase combatPhase;
    private final AttackDecision attack;
    private final DefenceDecision defence;
    private final LossDecision loss;
    private final SacrificeDecision sacrifice;
    private final RetreatDecision retreat;
    private final ChainDecision chain;
    private final AdvanceDecision advance;

    public BrigadeRules(Campaign campaign, Map<String, BrigadePosition> openings) {
        this.campaign = campaign;
        this.openings = openings;
        battle = new Battle(campaign);
        arrivals = new Arrivals(campaign);
        movement = new Movement(campaign, arrivals);
        sequence = new Sequence(campaign, battle, arrivals);
        Retreats retreats = new Retreats(campaign, movement);
        Advances advances = new Advances(campaign, movement);
        duty = new Duty(campaign, movement);
        Resolution resolution = new Resolution(campaign, battle, retreats, advances);
        setUp = new SetUpDecision(campaign, sequence::afterPlacing);
        recovery = new RecoveryDecision(campaign, sequence);
        disband = new DisbandDecision(campaign, sequence);
        movementPhase = new MovementPhase(campaign, movement, sequence::endMovement);
        combatPhase = new CombatPhase(campaign, duty, sequence::endCombat);
        attack = new AttackDecision(campaign, battle, duty, resolution);
        defence = resolution.defence();
        loss = new LossDecision(campaign, resolution);
        sacrifice = new SacrificeDecision(campaign, resolution);
        retreat = new RetreatDecision(campaign, retreats, resolution);
        chain = new ChainDecision(retreats, resolution);
        advance = new AdvanceDecision(campaign, movement, advances, resolution);
    }

    /** 2: the rulings that docs/rulings.md dates 2026-11. */
    @Override
    public String edition() {
        return "2";
    }

    private BrigadeDecision decision(BrigadePosition position) {
        return switch (position.stepKind()) {
            case PLACING -> setUp;
            case RECOVERING -> recovery;
            case MOVING -> movementPhase;
            case FIGHTING -> combatPhase;
            case GATHERING -> attack;
            case DEFENDING -> defence;
            case LOSING -> loss;
            case SACRIFICING -> sacrifice;
            case RETREATING -> retreat;
            case DISPLACING -> chain;
            case ADVANCING -> advance;
            case DISBANDING -> disband;
            case OVER -> throw new IllegalStateException("the game is over");
        };
    }

    @Override
    public BrigadePosition setUp(String scenario, Set<String> options, Chance chance) {
        BrigadePosition position = openings.get(scenario).copy();
        for (int option = 0; option < campaign.options().size(); option++) {
            if (options.contains(campaign.options().get(option).id())) {
                position.agreeOn(1 << option);
            }
        }
        sequence.afterPlacing(position, chance, Journal.SILENT);
        return position;
    }

    @Override
    public Ruling judge(BrigadePosition position, BrigadeMove move) {
        return position.over()
                ? Words.refuse(position, SeriesRule.GAME_END, "refuse.over")
                : decision(position).judge(position, move);
    }

    @Override
    public void moves(BrigadePosition position, Consumer<? super BrigadeMove> each) {
        if (!position.over()) {
            decision(position).moves(position, each);
        }
    }

    @Override
    public void movesOf(BrigadePosition position, int unit, Consumer<? super BrigadeMove> each) {
        if (position.step() instanceof BrigadeStep.Moving) {
            movementPhase.moves(position, unit, each);
        } else {
            Rules.super.movesOf(position, unit, each);
        }
    }

    @Override
    public void movers(BrigadePosition position, IntConsumer each) {
        if (position.step() instanceof BrigadeStep.Moving) {
            movementPhase.movers(position, each);
        }
    }

    @Override
    public void otherMoves(BrigadePosition position, Consumer<? super BrigadeMove> each) {
        if (position.step() instanceof BrigadeStep.Moving) {
            each.accept(BrigadeMove.END);
        } else {
            moves(position, each);
        }
    }

    /** How many hexes a unit can reach in the Movement Phase, where it stands among them. */
    public int reach(BrigadePosition position, int unit) {
        Reach reach = movement.reaches().take();
        int count = reach.of(position, unit).count();
        movement.reaches().give(reach);
        return count;
    }

    @Override
    public BrigadeMove sample(BrigadePosition position, RandomGenerator random) {
        return decision(position).sample(position, random);
    }

    @Override
    public void play(BrigadePosition position, BrigadeMove move, Chance chance, Journal journal) {
        if (journal.listens()) {
            int before = position.theatre().fleeting(position);
            decision(position).play(position, move, chance, journal);
            position.theatre().tellFleeting(position, before, journal);
        } else {
            decision(position).play(position, move, chance, journal);
        }
    }

    @Override
    public int piece(BrigadeMove move) {
        return switch (move) {
            case Place(int unit, int _) -> unit;
            case March(int unit, Route _) -> unit;
            case Enter(int unit, Route _) -> unit;
            case Join(int unit) -> unit;
            case Drop(int unit) -> unit;
            case Lose(int unit) -> unit;
            case Recover(int unit) -> unit;
            case Retreat(int unit, Route _) -> unit;
            case Advance(int unit, Route _) -> unit;
            case Attack _, Air _, Finish _ -> Grid.OFF;
        };
    }

    /** Before an attack is declared, or a defence stands, its parts can be taken out again. */
    @Override
    public boolean takesBack(BrigadePosition position, BrigadeMove move) {
        return switch (move) {
            case Drop _ -> true;
            case Air _ -> position.airGiven() > 0;
            case Finish(var what) -> what == BrigadeMove.What.NO_ATTACK;
            default -> false;
        };
    }

    @Override
    public Tally score(BrigadePosition position, int side) {
        return Scoring.score(position, side);
    }
}
