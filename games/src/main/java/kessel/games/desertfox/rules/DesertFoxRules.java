package kessel.games.desertfox.rules;

import java.util.EnumMap;
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
import kessel.games.desertfox.battle.CombatDecision;
import kessel.games.desertfox.battle.Field;
import kessel.games.desertfox.battle.Fights;
import kessel.games.desertfox.battle.Losses;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.data.UnitClass;
import kessel.games.desertfox.flight.FlightDecision;
import kessel.games.desertfox.flight.Flights;
import kessel.games.desertfox.flight.PursuitDecision;
import kessel.games.desertfox.flight.RefusalDecision;
import kessel.games.desertfox.logistics.ChallengeDecision;
import kessel.games.desertfox.logistics.Logistics;
import kessel.games.desertfox.logistics.SpendingDecision;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.movement.MarchDecision;
import kessel.games.desertfox.movement.MoveDecision;
import kessel.games.desertfox.movement.Movement;
import kessel.games.desertfox.movement.Withdrawals;
import kessel.games.desertfox.operation.OperationDecision;
import kessel.games.desertfox.operation.Operations;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxDecision;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Luck;
import kessel.games.desertfox.position.Stage;
import kessel.games.desertfox.supply.Feeding;
import kessel.games.desertfox.supply.FeedingDecision;
import kessel.games.desertfox.supply.Lines;
import kessel.games.kit.Cited;

/** The rules of Desert Fox: each decision has its own class, this one finds it. */
public final class DesertFoxRules implements Rules<DesertFoxPosition, DesertFoxMove> {
    private final Fights fights;
    private final SetUp setUp;
    private final Sequence sequence;
    private final MarchDecision marching;
    private final SpendingDecision spending;
    private final Map<Stage, DesertFoxDecision> decisions = new EnumMap<>(Stage.class);

    public DesertFoxRules(Campaign campaign) {
        setUp = new SetUp(campaign);
        Field field = new Field(campaign);
        Losses losses = new Losses(field);
        fights = new Fights(campaign, field, losses);
        Lines lines = new Lines(campaign);
        Flights flights = new Flights(campaign, field, fights, losses, lines);
        Operations operations = new Operations(campaign);
        Withdrawals withdrawals = new Withdrawals(campaign, lines);
        Movement movement = new Movement(campaign, field, flights);
        sequence = new Sequence(campaign, field, losses, fights, flights, operations, setUp);
        marching = new MarchDecision(campaign, lines, withdrawals, movement);
        spending =
                new SpendingDecision(
                        campaign, new Logistics(campaign, field, new Feeding(campaign)));
        CombatDecision combat = new CombatDecision(campaign, operations, fights);
        ChallengeDecision challenge = new ChallengeDecision();
        decisions.put(Stage.SETTING_UP, setUp);
        decisions.put(Stage.OPENING, new HandDecision());
        decisions.put(Stage.FEEDING, new FeedingDecision(campaign));
        decisions.put(Stage.OPERATION, new OperationDecision());
        decisions.put(Stage.MOVING, new MoveDecision(campaign, withdrawals));
        decisions.put(Stage.MARCHING, marching);
        decisions.put(Stage.REFUSING, new RefusalDecision(campaign, flights));
        decisions.put(Stage.FLEEING, new FlightDecision(campaign, lines));
        decisions.put(Stage.PURSUING, new PursuitDecision(flights));
        decisions.put(Stage.NAMING, combat);
        decisions.put(Stage.CHOOSING, combat);
        decisions.put(Stage.FIRING, fights);
        decisions.put(Stage.LOSING, losses);
        decisions.put(Stage.SPENDING, spending);
        decisions.put(Stage.CHALLENGING, challenge);
        decisions.put(Stage.ANSWERING, challenge);
    }

    @Override
    public String edition() {
        return "1";
    }

    @Override
    public DesertFoxPosition setUp(String scenario, Set<String> options, Chance chance) {
        DesertFoxPosition position = setUp.begin(scenario, options);
        proceed(position, new Luck(chance, Journal.SILENT));
        return position;
    }

    /** Whether a legal way of the present move takes a forced march (3.6a). */
    public boolean forced(DesertFoxPosition position, int block, int[] way) {
        return marching.forced(position, block, way);
    }

    /** How many dice a block rolls in the battle that is on. */
    public int dice(DesertFoxPosition position, int block) {
        return fights.dice(position, block);
    }

    /** What a legal move costs in points (9.3). */
    public int price(DesertFoxPosition position, DesertFoxMove move) {
        return spending.price(position, move);
    }

    /** Goes on to the next decision. */
    public void proceed(DesertFoxPosition position, Luck luck) {
        sequence.proceed(position, luck);
    }

    private DesertFoxDecision decision(DesertFoxPosition position) {
        return decisions.get(position.stage());
    }

    @Override
    public Ruling judge(DesertFoxPosition position, DesertFoxMove move) {
        return position.over()
                ? Cited.refuse("10.0a", "refuse.over")
                : decision(position).judge(position, move);
    }

    @Override
    public void moves(DesertFoxPosition position, Consumer<? super DesertFoxMove> each) {
        if (!position.over()) {
            decision(position).moves(position, each);
        }
    }

    @Override
    public void movers(DesertFoxPosition position, IntConsumer each) {
        switch (position.stage()) {
            case MARCHING -> marching.movers(position, each);
            case SPENDING -> spending.movers(position, each);
            default -> {
                // A choice among few.
            }
        }
    }

    @Override
    public boolean hasMovers(DesertFoxPosition position) {
        return switch (position.stage()) {
            case MARCHING -> marching.hasMovers(position);
            case SPENDING -> spending.hasMovers(position);
            default -> false;
        };
    }

    @Override
    public void movesOf(
            DesertFoxPosition position, int piece, Consumer<? super DesertFoxMove> each) {
        switch (position.stage()) {
            case MARCHING -> marching.movesOf(position, piece, each);
            case SPENDING -> spending.movesOf(position, piece, each);
            default -> Rules.super.movesOf(position, piece, each);
        }
    }

    @Override
    public void otherMoves(DesertFoxPosition position, Consumer<? super DesertFoxMove> each) {
        switch (position.stage()) {
            case MARCHING -> marching.otherMoves(position, each);
            case SPENDING -> spending.otherMoves(position, each);
            default -> moves(position, each);
        }
    }

    @Override
    public void play(
            DesertFoxPosition position, DesertFoxMove move, Chance chance, Journal journal) {
        Luck luck = new Luck(chance, journal);
        decision(position).play(position, move, luck);
        proceed(position, luck);
    }

    @Override
    public DesertFoxMove sample(DesertFoxPosition position, RandomGenerator random) {
        return decision(position).sample(position, random);
    }

    @Override
    public boolean takesBack(DesertFoxPosition position, DesertFoxMove move) {
        return switch (move) {
            case DesertFoxMove.Stay _ -> true;
            case DesertFoxMove.Attack(int hex) ->
                    (position.battle(hex) & DesertFoxPosition.NAMED) != 0;
            case DesertFoxMove.Redouble(int hex) ->
                    (position.battle(hex) & DesertFoxPosition.DOUBLED) != 0;
            case DesertFoxMove.Done _ ->
                    position.stage() == Stage.MARCHING
                            && position.get(Cell.PASSED) != 0
                            && !Withdrawals.declared(position);
            default -> false;
        };
    }

    @Override
    public int piece(DesertFoxMove move) {
        return switch (move) {
            case DesertFoxMove.Place(int block, int _) -> block;
            case DesertFoxMove.Feed(int block) -> block;
            case DesertFoxMove.March(int block, int[] _) -> block;
            case DesertFoxMove.Stay(int block) -> block;
            case DesertFoxMove.Commit(int block) -> block;
            case DesertFoxMove.Fire(int block, UnitClass _) -> block;
            case DesertFoxMove.Hold(int block) -> block;
            case DesertFoxMove.Lose(int block) -> block;
            case DesertFoxMove.Recall(int block) -> block;
            case DesertFoxMove.Ship(int block, int _) -> block;
            case DesertFoxMove.Rebuild(int block) -> block;
            default -> -1;
        };
    }

    @Override
    public Tally score(DesertFoxPosition position, int side) {
        return Victory.score(position, side);
    }
}
