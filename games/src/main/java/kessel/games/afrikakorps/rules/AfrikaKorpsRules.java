package kessel.games.afrikakorps.rules;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Rules;
import kessel.engine.game.Ruling;
import kessel.engine.game.Step;
import kessel.engine.game.Tally;
import kessel.engine.words.Phrase;
import kessel.games.afrikakorps.combat.CarryDecision;
import kessel.games.afrikakorps.combat.Combat;
import kessel.games.afrikakorps.combat.FightDecision;
import kessel.games.afrikakorps.combat.PaymentDecision;
import kessel.games.afrikakorps.combat.PlanDecision;
import kessel.games.afrikakorps.combat.RetreatDecision;
import kessel.games.afrikakorps.combat.Spoils;
import kessel.games.afrikakorps.data.Campaign;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.movement.Captures;
import kessel.games.afrikakorps.movement.Marches;
import kessel.games.afrikakorps.movement.Rommel;
import kessel.games.afrikakorps.planning.Duty;
import kessel.games.afrikakorps.planning.Gathering;
import kessel.games.afrikakorps.planning.OverrunDecision;
import kessel.games.afrikakorps.planning.Overruns;
import kessel.games.afrikakorps.planning.PlanCheck;
import kessel.games.afrikakorps.planning.Plans;
import kessel.games.afrikakorps.planning.Retreats;
import kessel.games.afrikakorps.planning.Shortfall;
import kessel.games.afrikakorps.position.AfrikaKorpsDecision;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Stage;
import kessel.games.afrikakorps.position.Theatre;
import kessel.games.afrikakorps.turn.ArrivalDecision;
import kessel.games.afrikakorps.turn.Control;
import kessel.games.afrikakorps.turn.Destruction;
import kessel.games.afrikakorps.turn.ExchangeDecision;
import kessel.games.afrikakorps.turn.MovementDecision;
import kessel.games.afrikakorps.turn.RommelDecision;
import kessel.games.afrikakorps.turn.Sequence;
import kessel.games.afrikakorps.turn.Substitutes;

/** The rules of Afrika Korps: each decision has its own class, this one finds it. */
public final class AfrikaKorpsRules implements Rules<AfrikaKorpsPosition, AfrikaKorpsMove> {
    private final Theatre theatre;
    private final Control control;
    private final Duty duty;
    private final Plans plans;
    private final Overruns overruns;
    private final Sequence sequence;
    private final MovementDecision movement;
    private final Marches marches;
    private final Map<Stage, AfrikaKorpsDecision> decisions = new EnumMap<>(Stage.class);

    public AfrikaKorpsRules(Campaign campaign) {
        theatre = new Theatre(campaign);
        control = new Control(theatre);
        duty = new Duty(theatre);
        Rommel rommel = new Rommel(theatre);
        sequence = new Sequence(theatre, control, rommel, duty);
        Captures captures = new Captures(theatre);
        Retreats retreats = new Retreats(theatre);
        plans = new Plans(theatre, duty);
        overruns = new Overruns(theatre, duty, retreats);
        Gathering gathering = new Gathering(theatre, duty);
        Destruction destruction = new Destruction(theatre);
        Substitutes substitutes = new Substitutes(theatre);
        Combat combat =
                new Combat(
                        theatre,
                        sequence,
                        duty,
                        overruns,
                        gathering,
                        new Spoils(theatre, captures),
                        retreats);
        marches = new Marches(theatre, captures, rommel);
        movement =
                new MovementDecision(
                        theatre,
                        sequence,
                        marches,
                        destruction,
                        overruns,
                        plans,
                        new Shortfall(theatre, duty, plans));
        PlanCheck check = new PlanCheck(theatre, duty, plans, overruns);
        AfrikaKorpsDecision arrival = new ArrivalDecision(theatre, sequence, destruction);
        AfrikaKorpsDecision planning =
                new PlanDecision(theatre, gathering, duty, plans, check, combat);
        AfrikaKorpsDecision retreat = new RetreatDecision(theatre, combat, retreats, captures);
        AfrikaKorpsDecision fight =
                new FightDecision(theatre, sequence, duty, combat, captures, destruction);
        decisions.put(Stage.CONVOY, arrival);
        decisions.put(Stage.UNLOADING, arrival);
        decisions.put(Stage.ARRIVING, arrival);
        decisions.put(Stage.MOVING, movement);
        decisions.put(
                Stage.OVERRUNNING, new OverrunDecision(theatre, gathering, overruns, captures));
        decisions.put(
                Stage.EXCHANGING, new ExchangeDecision(theatre, substitutes, plans, sequence));
        decisions.put(Stage.PLANNING, planning);
        decisions.put(Stage.GATHERING, planning);
        decisions.put(Stage.FIGHTING, fight);
        decisions.put(Stage.PAYING, new PaymentDecision(combat, substitutes));
        decisions.put(Stage.RETREATING, retreat);
        decisions.put(Stage.YIELDING, retreat);
        decisions.put(Stage.CONSENTING, retreat);
        decisions.put(Stage.TAKING_ALONG, retreat);
        decisions.put(
                Stage.CARRYING, new CarryDecision(theatre, combat, duty, destruction, marches));
        decisions.put(Stage.ADVANCING, fight);
        decisions.put(Stage.PLACING_ROMMEL, new RommelDecision(theatre, sequence, rommel));
    }

    public Theatre theatre() {
        return theatre;
    }

    public Duty duty() {
        return duty;
    }

    public Plans plans() {
        return plans;
    }

    public Overruns overruns() {
        return overruns;
    }

    public Control control() {
        return control;
    }

    @Override
    public String edition() {
        return "3";
    }

    @Override
    public AfrikaKorpsPosition setUp(String scenario, Set<String> options, Chance chance) {
        AfrikaKorpsPosition position =
                new AfrikaKorpsPositionFile(theatre.campaign())
                        .readOne(theatre.campaign().scenario());
        position.choose(options);
        sequence.beginTurn(position, Roster.AXIS, Journal.SILENT);
        return position;
    }

    private AfrikaKorpsDecision decision(AfrikaKorpsPosition position) {
        return decisions.get(position.stage());
    }

    @Override
    public Ruling judge(AfrikaKorpsPosition position, AfrikaKorpsMove move) {
        return position.over()
                ? Theatre.refuse("4.2c", "over")
                : decision(position).judge(position, move);
    }

    @Override
    public void moves(AfrikaKorpsPosition position, Consumer<? super AfrikaKorpsMove> each) {
        if (!position.over()) {
            decision(position).moves(position, each);
        }
    }

    @Override
    public void movers(AfrikaKorpsPosition position, IntConsumer each) {
        if (position.stage() == Stage.MOVING) {
            movement.movers(position, each);
        }
    }

    @Override
    public boolean hasMovers(AfrikaKorpsPosition position) {
        return position.stage() == Stage.MOVING && movement.hasMovers(position);
    }

    @Override
    public void movesOf(
            AfrikaKorpsPosition position, int piece, Consumer<? super AfrikaKorpsMove> each) {
        if (position.stage() == Stage.MOVING) {
            movement.movesOf(position, piece, each);
        } else {
            Rules.super.movesOf(position, piece, each);
        }
    }

    @Override
    public void otherMoves(AfrikaKorpsPosition position, Consumer<? super AfrikaKorpsMove> each) {
        if (position.stage() == Stage.MOVING) {
            movement.otherMoves(position, each);
        } else {
            moves(position, each);
        }
    }

    @Override
    public void play(
            AfrikaKorpsPosition position, AfrikaKorpsMove move, Chance chance, Journal journal) {
        decision(position).play(position, move, chance, journal);
    }

    @Override
    public AfrikaKorpsMove sample(AfrikaKorpsPosition position, RandomGenerator random) {
        AfrikaKorpsMove any = decision(position).sample(position, random);
        // What only takes back is seldom what leads on.
        return takesBack(position, any) && random.nextInt(4) > 0
                ? decision(position).sample(position, random)
                : any;
    }

    @Override
    public boolean takesBack(AfrikaKorpsPosition position, AfrikaKorpsMove move) {
        return switch (move) {
            case AfrikaKorpsMove.TakeBack _, AfrikaKorpsMove.Cancel _, AfrikaKorpsMove.Drop _ ->
                    true;
            // In an exchange of fire it pays (21.3b); at the end of movement it undoes a
            // combination.
            case AfrikaKorpsMove.Split _ -> position.stage() == Stage.EXCHANGING;
            case AfrikaKorpsMove.Abandon(int unit) -> position.is(unit, Flags.DOOMED);
            case AfrikaKorpsMove.Seize(int unit, int hex) -> position.seizes(unit) == hex;
            case AfrikaKorpsMove.Join(int unit, int battle) -> position.battle(unit) == battle;
            case AfrikaKorpsMove.Support(int supply, int battle) ->
                    (position.supports(supply) & 1 << battle) != 0;
            default -> false;
        };
    }

    @Override
    public int piece(AfrikaKorpsMove move) {
        return switch (move) {
            case AfrikaKorpsMove.Arrive(int piece, int _) -> piece;
            case AfrikaKorpsMove.March(int piece, int[] _) -> piece;
            case AfrikaKorpsMove.Escort(int piece, int _, int _, int _) -> piece;
            case AfrikaKorpsMove.Embark(int piece) -> piece;
            case AfrikaKorpsMove.Destroy(int supply) -> supply;
            case AfrikaKorpsMove.Add(int piece) -> piece;
            case AfrikaKorpsMove.Drop(int piece) -> piece;
            case AfrikaKorpsMove.Block(int unit) -> unit;
            case AfrikaKorpsMove.Seize(int unit, int _) -> unit;
            case AfrikaKorpsMove.Join(int unit, int _) -> unit;
            case AfrikaKorpsMove.Support(int supply, int _) -> supply;
            case AfrikaKorpsMove.Abandon(int unit) -> unit;
            case AfrikaKorpsMove.Combine(List<Integer> units, int _) -> units.getFirst();
            case AfrikaKorpsMove.Split(int substitute, List<Integer> _) -> substitute;
            case AfrikaKorpsMove.Finish(int unit, int _, int _) -> unit;
            case AfrikaKorpsMove.Lose(int unit) -> unit;
            case AfrikaKorpsMove.Retreat(int unit, int _, int _) -> unit;
            case AfrikaKorpsMove.Advance(int unit, int _) -> unit;
            default -> -1;
        };
    }

    /** The marches of a piece into those of the hexes that somebody asks about. */
    public void marchesInto(
            AfrikaKorpsPosition position,
            int piece,
            IntPredicate which,
            Consumer<? super AfrikaKorpsMove.March> each) {
        marches.into(position, piece, which, each);
    }

    /** The number of hexes that a piece can march to. */
    public int reach(AfrikaKorpsPosition position, int piece) {
        return marches.reach(position, piece);
    }

    /** Whether there is a lawful plan of battle for what stands where it is (11.6c). */
    public boolean mayFight(AfrikaKorpsPosition position) {
        return movement.mayFight(position);
    }

    /** Nobody counts points in this game: the objectives held tell how it stands (4.1, 4.2). */
    @Override
    public Tally score(AfrikaKorpsPosition position, int side) {
        Tally.Builder terms = new Tally.Builder(Tally.WHOLE);
        theatre.board(
                position,
                board -> {
                    for (int hex : theatre.campaign().objectives()) {
                        if (control.holds(board, side, hex)) {
                            terms.add("4.3a", 1, Phrase.of("term.holds", Theatre.hex(hex)));
                        }
                    }
                    return null;
                });
        return terms.tally();
    }

    /** Of a game that is over, who has won; before, the Allies, who win if nothing happens. */
    @Override
    public int leader(AfrikaKorpsPosition position) {
        return position.decider() == Step.NOBODY ? position.get(Cell.WINNER) : Roster.ALLIES;
    }
}
