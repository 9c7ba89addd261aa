package kessel.games.brigade.table;

import java.util.Arrays;
import java.util.List;
import kessel.engine.data.DataFault;
import kessel.engine.game.Choice;
import kessel.engine.game.Choices;
import kessel.engine.game.Tally;
import kessel.engine.game.Target;
import kessel.engine.words.Phrase;
import kessel.games.brigade.combat.CombatPhase;
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
import kessel.games.brigade.move.Verb;
import kessel.games.brigade.movement.Movement;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.rules.BrigadeRules;
import kessel.games.kit.Cited;
import kessel.games.kit.Route;

/** The series' moves as data. */
public final class BrigadeChoices implements Choices<BrigadePosition, BrigadeMove> {
    private final Campaign campaign;
    private final Movement movement;
    private final Intentions intentions;

    public BrigadeChoices(Campaign campaign, BrigadeRules rules) {
        this.campaign = campaign;
        movement = rules.movement;
        intentions = new Intentions(campaign, rules);
    }

    @Override
    public List<String> verbs() {
        return Verb.ids();
    }

    @Override
    public Choice of(BrigadeMove move) {
        Choice choice = Choice.of(verb(move).id());
        return switch (move) {
            case Place(int unit, int hex) -> choice.with(unit).at(new Target.Hex(hex));
            case March(int unit, Route route) -> choice.with(unit).along(route.hexes());
            case Enter(int unit, Route route) -> choice.with(unit).along(route.hexes());
            case Attack(int hex) -> choice.at(new Target.Hex(hex));
            case Join(int unit) -> choice.with(unit);
            case Drop(int unit) -> choice.with(unit);
            case Air(int points) -> choice.giving(points);
            case Lose(int unit) -> choice.with(unit);
            case Recover(int unit) -> choice.with(unit);
            case Retreat(int unit, Route route) -> choice.with(unit).along(route.hexes());
            case Advance(int unit, Route route) -> choice.with(unit).along(route.hexes());
            case Finish _ -> choice;
        };
    }

    private static Verb verb(BrigadeMove move) {
        return switch (move) {
            case Place _ -> Verb.PLACE;
            case March _ -> Verb.MARCH;
            case Enter _ -> Verb.ENTER;
            case Attack _ -> Verb.ATTACK;
            case Join _ -> Verb.JOIN;
            case Drop _ -> Verb.DROP;
            case Air _ -> Verb.AIR;
            case Lose _ -> Verb.LOSE;
            case Recover _ -> Verb.RECOVER;
            case Retreat _ -> Verb.RETREAT;
            case Advance _ -> Verb.ADVANCE;
            case Finish(var what) -> what.verb();
        };
    }

    @Override
    public BrigadeMove move(BrigadePosition position, Choice choice) {
        if (choice.verb() == null) {
            return intentions.move(position, choice);
        }
        Verb verb = Verb.of(choice.verb());
        if (verb == null) {
            throw new DataFault(
                    "there is no verb '"
                            + choice.verb()
                            + "'; there is "
                            + String.join(", ", Verb.ids()));
        }
        return switch (verb) {
            case PLACE -> new Place(unit(choice), hex(choice));
            case MARCH -> new March(unit(choice), route(position, choice));
            case ENTER -> new Enter(unit(choice), route(position, choice));
            case ATTACK -> new Attack(hex(choice));
            case JOIN -> new Join(unit(choice));
            case DROP -> new Drop(unit(choice));
            case AIR -> new Air(choice.amount().orElseThrow(() -> wants(choice, "an amount")));
            case LOSE -> new Lose(unit(choice));
            case RECOVER -> new Recover(unit(choice));
            case RETREAT -> new Retreat(unit(choice), route(position, choice));
            case ADVANCE -> new Advance(unit(choice), route(position, choice));
            case END -> BrigadeMove.END;
            case DECLARE -> BrigadeMove.DECLARE;
            case CANCEL -> BrigadeMove.CANCEL;
            case STAND -> BrigadeMove.STAND;
            case ENOUGH -> BrigadeMove.ENOUGH;
            case HALT -> BrigadeMove.HALT;
        };
    }

    private static int unit(Choice choice) {
        if (choice.subjects().size() != 1) {
            throw wants(choice, "one subject");
        }
        return choice.subjects().getFirst();
    }

    private static int hex(Choice choice) {
        if (choice.target() instanceof Target.Hex(int hex)) {
            return hex;
        }
        throw wants(choice, "a hex as its target");
    }

    /** The way that is given; where only its end is, the one that is offered, if any is. */
    private Route route(BrigadePosition position, Choice choice) {
        if (!choice.route().isEmpty()) {
            return Route.of(choice.way());
        }
        if (choice.target() instanceof Target.Hex || choice.target() instanceof Target.Beyond) {
            return intentions.route(position, unit(choice), choice);
        }
        throw wants(choice, "a route, or a hex as its target");
    }

    private static DataFault wants(Choice choice, String what) {
        return new DataFault("'" + choice.verb() + "' wants " + what);
    }

    @Override
    public Phrase label(BrigadePosition position, BrigadeMove move) {
        String key = "choice." + verb(move).id();
        return switch (move) {
            case Place(int unit, int hex) -> Phrase.of(key, own(unit), Cited.hex(hex));
            case March(int unit, Route route) -> leading(key, unit, route);
            case Enter(int unit, Route route) -> leading(key, unit, route);
            case Attack(int hex) -> Phrase.of(key, Cited.hex(hex));
            case Join(int unit) -> Phrase.of(key, own(unit));
            case Drop(int unit) -> Phrase.of(key, own(unit));
            case Air(int points) ->
                    points == 0 ? Phrase.of("choice.no-air") : Phrase.of(key, points);
            case Lose(int unit) -> Phrase.of(key, own(unit));
            case Recover(int unit) -> Phrase.of(key, own(unit));
            case Retreat(int unit, Route route) -> leading(key, unit, route);
            case Advance(int unit, Route route) -> leading(key, unit, route);
            case Finish _ -> Phrase.of(key);
        };
    }

    private static Phrase leading(String key, int unit, Route route) {
        return route.leavesSheet()
                ? Phrase.of(
                        "choice.leave",
                        own(unit),
                        Cited.hex(route.hex(route.length() - 2)),
                        new Phrase.Word("edge." + route.crosses()))
                : Phrase.of(key, own(unit), Cited.hex(route.last()));
    }

    /** A unit of the side that is offered something: it knows its own by name. */
    private static Phrase.Piece own(int unit) {
        return new Phrase.Piece(unit, false);
    }

    @Override
    public boolean ends(BrigadePosition position, BrigadeMove move) {
        return move instanceof Finish(var what) && what != BrigadeMove.What.NO_ATTACK;
    }

    @Override
    public Tally cost(BrigadePosition position, BrigadeMove move) {
        return switch (move) {
            case March(int unit, Route route) -> movement.cost(position, unit, route);
            case Enter(int unit, Route route) -> movement.cost(position, unit, route);
            case Air(int points) -> airCost(points);
            default -> Tally.NONE;
        };
    }

    /**
     * Who could take part in an attack that is opened; where nobody could, it is one from the air.
     */
    @Override
    public List<Integer> means(BrigadePosition position, BrigadeMove move) {
        return move instanceof Attack(int hex)
                ? Arrays.stream(campaign.unitsOf(position.attacker()))
                        .filter(unit -> CombatPhase.bears(position, unit, hex))
                        .boxed()
                        .toList()
                : null;
    }

    private Tally airCost(int points) {
        Tally.Builder terms = new Tally.Builder(Tally.WHOLE);
        terms.add(campaign.cite(SeriesRule.AIR_SUPPORT), points, Phrase.of("term.air"));
        return terms.tally();
    }
}
