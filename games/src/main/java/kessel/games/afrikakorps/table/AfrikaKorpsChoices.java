package kessel.games.afrikakorps.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import kessel.engine.data.DataFault;
import kessel.engine.game.Choice;
import kessel.engine.game.Choices;
import kessel.engine.game.Tally;
import kessel.engine.game.Target;
import kessel.engine.words.Phrase;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Abandon;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Add;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Advance;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Agree;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Arrive;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Block;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Cancel;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Combine;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Declare;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Destroy;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Done;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Drop;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Embark;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Escort;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Finish;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Join;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Lose;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.March;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Open;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.PlaceRommel;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Refuse;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Resolve;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Retreat;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Roll;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Seize;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Split;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Suggest;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Support;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.TakeBack;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Unload;
import kessel.games.afrikakorps.move.Verb;
import kessel.games.afrikakorps.movement.Walker;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Stage;
import kessel.games.afrikakorps.position.Theatre;
import kessel.games.afrikakorps.rules.AfrikaKorpsRules;

/** The moves as data. */
public final class AfrikaKorpsChoices implements Choices<AfrikaKorpsPosition, AfrikaKorpsMove> {
    private final AfrikaKorpsRules rules;
    private final Roster roster;

    public AfrikaKorpsChoices(AfrikaKorpsRules rules) {
        this.rules = rules;
        roster = rules.theatre().roster();
    }

    @Override
    public List<String> verbs() {
        return Verb.WORDS;
    }

    @Override
    public Choice of(AfrikaKorpsMove move) {
        Choice verb = Choice.of(Verb.of(move).word());
        return switch (move) {
            case Unload(int port) -> verb.at(new Target.Hex(port));
            case Arrive(int piece, int port) -> verb.with(piece).at(new Target.Hex(port));
            case March(int piece, int[] way) -> verb.with(piece).along(way);
            // With two subjects: who points at a unit and a hex means a march.
            case Escort(int piece, int from, int over, int to) ->
                    subjects(verb, List.of(piece, roster.rommel())).along(from, over, to);
            case Embark(int piece) -> verb.with(piece);
            case Destroy(int piece) -> verb.with(piece);
            case Add(int piece) -> verb.with(piece);
            case Block(int piece) -> verb.with(piece);
            case Drop(int piece) -> verb.with(piece);
            case Abandon(int piece) -> verb.with(piece);
            case Lose(int piece) -> verb.with(piece);
            case Cancel(int battle) -> verb.at(new Target.Battle(battle));
            case Resolve(int battle) -> verb.at(new Target.Battle(battle));
            case Seize(int unit, int hex) -> verb.with(unit).at(new Target.Hex(hex));
            case Finish(int unit, int hex, int supply) ->
                    subjects(verb, supply < 0 ? List.of(unit) : List.of(unit, supply))
                            .at(new Target.Hex(hex));
            case Advance(int unit, int hex) -> verb.with(unit).at(new Target.Hex(hex));
            case Join(int unit, int battle) -> verb.with(unit).at(new Target.Battle(battle));
            case Support(int supply, int battle) -> verb.with(supply).at(new Target.Battle(battle));
            case Combine(List<Integer> units, int substitute) ->
                    subjects(verb, units).at(new Target.Piece(substitute));
            case Split(int substitute, List<Integer> units) ->
                    subjects(verb, units).at(new Target.Piece(substitute));
            case Retreat(int unit, int over, int to) -> verb.with(unit).along(over, to);
            case PlaceRommel(int hex) -> verb.at(new Target.Hex(hex));
            case Roll _, TakeBack _, Open _, Declare _, Suggest _, Agree _, Refuse _, Done _ ->
                    verb;
        };
    }

    private static Choice subjects(Choice choice, List<Integer> subjects) {
        return new Choice(
                choice.verb(), subjects, choice.target(), choice.route(), choice.amount());
    }

    @Override
    public AfrikaKorpsMove move(AfrikaKorpsPosition position, Choice choice) {
        if (choice.verb() == null) {
            return intended(position, choice);
        }
        Verb verb = Verb.of(choice.verb());
        if (verb == null) {
            throw new DataFault("nothing in this game is called '" + choice.verb() + "'");
        }
        return switch (verb) {
            case CONVOY -> new Roll();
            case UNLOAD -> new Unload(hex(choice));
            case ARRIVE -> new Arrive(subject(choice), hex(choice));
            case MARCH -> march(position, subject(choice), choice);
            case ESCORT -> escort(position, choice);
            case EMBARK -> new Embark(subject(choice));
            case DESTROY -> new Destroy(subject(choice));
            case TAKE_BACK -> new TakeBack();
            case PREPARE -> new Open();
            case ADD -> new Add(subject(choice));
            case HEM_IN -> new Block(subject(choice));
            case DROP -> new Drop(subject(choice));
            case DECLARE -> new Declare();
            case CANCEL -> new Cancel(battle(choice));
            case SEIZE -> new Seize(subject(choice), hex(choice));
            case JOIN -> new Join(subject(choice), battle(choice));
            case SUPPORT -> new Support(subject(choice), battle(choice));
            case ABANDON -> new Abandon(subject(choice));
            case SUGGEST -> new Suggest();
            case COMBINE -> new Combine(choice.subjects(), aim(choice));
            case SPLIT -> new Split(aim(choice), choice.subjects());
            case RESOLVE -> new Resolve(battle(choice));
            case FINISH -> finish(position, choice);
            case LOSE -> new Lose(subject(choice));
            case RETREAT -> retreat(position, subject(choice), choice);
            case AGREE -> new Agree();
            case REFUSE -> new Refuse();
            case ADVANCE -> new Advance(subject(choice), hex(choice));
            case PLACE -> new PlaceRommel(hex(choice));
            case DONE -> new Done();
        };
    }

    private int subject(Choice choice) {
        if (choice.subjects().isEmpty()) {
            throw new DataFault("'" + choice.verb() + "' wants a piece");
        }
        return choice.subjects().getFirst();
    }

    private static int hex(Choice choice) {
        if (choice.target() instanceof Target.Hex(int hex)) {
            return hex;
        }
        throw new DataFault("'" + choice.verb() + "' wants a hex");
    }

    private static int aim(Choice choice) {
        if (choice.target() instanceof Target.Piece(int piece)) {
            return piece;
        }
        throw new DataFault("'" + choice.verb() + "' wants a counter to aim at");
    }

    private static int battle(Choice choice) {
        if (choice.target() instanceof Target.Battle(int number)) {
            return number;
        }
        throw new DataFault("'" + choice.verb() + "' wants the number of a battle");
    }

    // Ways that are not told in full.

    private AfrikaKorpsMove march(AfrikaKorpsPosition position, int piece, Choice choice) {
        int[] way = choice.way();
        if (way.length > 1) {
            return new March(piece, way);
        }
        int from = Math.max(0, position.at(piece));
        if (!(choice.target() instanceof Target.Hex(int hex))) {
            return new March(piece, new int[] {from});
        }
        return found(
                position,
                piece,
                move -> move instanceof March(int _, int[] its) && its[its.length - 1] == hex,
                new March(piece, new int[] {from, hex}));
    }

    private AfrikaKorpsMove finish(AfrikaKorpsPosition position, Choice choice) {
        int unit = subject(choice);
        int hex = hex(choice);
        if (choice.subjects().size() > 1) {
            return new Finish(unit, hex, choice.subjects().get(1));
        }
        return found(
                position,
                unit,
                move -> move instanceof Finish finish && finish.hex() == hex,
                new Finish(unit, hex, -1));
    }

    private AfrikaKorpsMove escort(AfrikaKorpsPosition position, Choice choice) {
        int piece = subject(choice);
        int[] way = choice.way();
        if (way.length == 3) {
            return new Escort(piece, way[0], way[1], way[2]);
        }
        int from = Math.max(0, position.at(piece));
        int to = hex(choice);
        return found(
                position,
                piece,
                move -> move instanceof Escort escort && escort.to() == to,
                new Escort(piece, from, from, to));
    }

    private AfrikaKorpsMove retreat(AfrikaKorpsPosition position, int unit, Choice choice) {
        int[] way = choice.way();
        if (way.length == 2) {
            return new Retreat(unit, way[0], way[1]);
        }
        int to =
                choice.target() instanceof Target.Hex(int hex)
                        ? hex
                        : Math.max(0, position.at(unit));
        return found(
                position,
                unit,
                move -> move instanceof Retreat retreat && retreat.to() == to,
                new Retreat(unit, to, to));
    }

    /** The move of a piece that is listed, else one that will be refused with a reason. */
    private AfrikaKorpsMove found(
            AfrikaKorpsPosition position,
            int piece,
            Predicate<AfrikaKorpsMove> which,
            AfrikaKorpsMove otherwise) {
        List<AfrikaKorpsMove> moves = new ArrayList<>();
        rules.movesOf(position, piece, moves::add);
        return moves.stream().filter(which).findFirst().orElse(otherwise);
    }

    /** Whoever points at a piece or a hex means what the step asks for. */
    private AfrikaKorpsMove intended(AfrikaKorpsPosition position, Choice choice) {
        boolean aimed = choice.target() instanceof Target.Hex;
        if (choice.subjects().isEmpty()) {
            return aimed && position.stage() == Stage.UNLOADING
                    ? new Unload(hex(choice))
                    : aimed && position.stage() == Stage.PLACING_ROMMEL
                            ? new PlaceRommel(hex(choice))
                            : new Done();
        }
        int piece = choice.subjects().getFirst();
        return switch (position.stage()) {
            case ARRIVING -> aimed ? new Arrive(piece, hex(choice)) : new Done();
            case OVERRUNNING, GATHERING ->
                    gathered(position, piece) ? new Drop(piece) : new Add(piece);
            case PLANNING -> aimed ? new Seize(piece, hex(choice)) : new Add(piece);
            case PAYING, YIELDING -> new Lose(piece);
            case FIGHTING -> aimed ? finish(position, choice) : new Destroy(piece);
            case RETREATING -> retreat(position, piece, choice);
            case ADVANCING -> aimed ? new Advance(piece, hex(choice)) : new Done();
            case PLACING_ROMMEL -> aimed ? new PlaceRommel(hex(choice)) : new Done();
            case CONSENTING, TAKING_ALONG -> new Agree();
            case CONVOY -> new Roll();
            case UNLOADING -> aimed ? new Unload(hex(choice)) : new Done();
            default -> march(position, piece, choice);
        };
    }

    private boolean gathered(AfrikaKorpsPosition position, int piece) {
        int current = position.get(Cell.CURRENT);
        return roster.supply(piece)
                ? (position.supports(piece) & 1 << current) != 0
                : position.battle(piece) == current || position.is(piece, Flags.BLOCKING);
    }

    @Override
    public Phrase label(AfrikaKorpsPosition position, AfrikaKorpsMove move) {
        String key = "choice." + Verb.of(move).word();
        return switch (move) {
            case Unload(int port) -> Phrase.of(key, Theatre.hex(port));
            case Arrive(int piece, int port) ->
                    Phrase.of(key, Theatre.piece(piece), Theatre.hex(port));
            case March(int piece, int[] way) ->
                    Phrase.of(key, Theatre.piece(piece), Theatre.hex(way[way.length - 1]));
            case Escort(int piece, int _, int _, int to) ->
                    Phrase.of(key, Theatre.piece(piece), Theatre.hex(to));
            case Cancel(int battle) -> Phrase.of(key, battle);
            case Resolve(int battle) -> Phrase.of(key, battle);
            case Seize(int unit, int hex) -> Phrase.of(key, Theatre.piece(unit), Theatre.hex(hex));
            case Finish(int unit, int hex, int supply) ->
                    supply < 0
                            ? Phrase.of(key, Theatre.piece(unit), Theatre.hex(hex))
                            : Phrase.of(
                                    key + "-with",
                                    Theatre.piece(unit),
                                    Theatre.hex(hex),
                                    Theatre.piece(supply));
            case Advance(int unit, int hex) ->
                    Phrase.of(key, Theatre.piece(unit), Theatre.hex(hex));
            case Join(int unit, int battle) -> Phrase.of(key, Theatre.piece(unit), battle);
            case Support(int supply, int battle) -> Phrase.of(key, Theatre.piece(supply), battle);
            case Combine(List<Integer> units, int substitute) ->
                    Phrase.of(key, listed(units), Theatre.piece(substitute));
            case Split(int substitute, List<Integer> units) ->
                    Phrase.of(key, Theatre.piece(substitute), listed(units));
            case Retreat(int unit, int _, int to) ->
                    Phrase.of(key, Theatre.piece(unit), Theatre.hex(to));
            case PlaceRommel(int hex) -> Phrase.of(key, Theatre.hex(hex));
            case Done _ -> Phrase.of(key + "." + position.stage().word());
            default -> {
                int piece = rules.piece(move);
                yield piece < 0 ? Phrase.of(key) : Phrase.of(key, Theatre.piece(piece));
            }
        };
    }

    private static Phrase.Listed listed(List<Integer> units) {
        return new Phrase.Listed(
                units.stream().map(unit -> (Phrase.Argument) Theatre.piece(unit)).toList());
    }

    @Override
    public boolean ends(AfrikaKorpsPosition position, AfrikaKorpsMove move) {
        return move instanceof Done || move instanceof Declare;
    }

    /** 15.5a: supply may be destroyed at any time of one's turn, and seldom is on purpose. */
    @Override
    public boolean sacrifices(AfrikaKorpsPosition position, AfrikaKorpsMove move) {
        return move instanceof Destroy;
    }

    /** 8.4, 13.2a: what a piece is in for where it goes. */
    @Override
    public List<Obligation> entails(AfrikaKorpsPosition position, AfrikaKorpsMove move) {
        return switch (move) {
            case March(int piece, int[] way) -> awaits(position, piece, way[way.length - 1]);
            case Escort(int piece, int _, int _, int to) -> awaits(position, piece, to);
            default -> List.of();
        };
    }

    private List<Obligation> awaits(AfrikaKorpsPosition position, int piece, int hex) {
        int enemy = 1 - roster.side(piece);
        long zone = rules.theatre().board(position, board -> board.zone(enemy, hex));
        if (zone == 0 || position.stage() != Stage.MOVING || piece == roster.rommel()) {
            return List.of();
        }
        List<Integer> enemies = new ArrayList<>();
        for (long left = zone; left != 0; left &= left - 1) {
            enemies.add(roster.first(enemy) + Long.numberOfTrailingZeros(left));
        }
        return roster.supply(piece)
                ? List.of(new Obligation("13.2a", Phrase.of("entails.supply", listed(enemies))))
                : List.of(new Obligation("8.4a", Phrase.of("entails.combat", listed(enemies))));
    }

    /** What a march uses up: movement points, and steps of the road bonus that cost nothing. */
    @Override
    public Tally cost(AfrikaKorpsPosition position, AfrikaKorpsMove move) {
        if (!(move instanceof March(int piece, int[] way)) || position.stage() != Stage.MOVING) {
            return Tally.NONE;
        }
        return rules.theatre()
                .board(
                        position,
                        board -> {
                            Walker walker =
                                    new Walker(rules.theatre().ground())
                                            .take(position, board, piece);
                            int spent = walker.spent();
                            int road = walker.road();
                            for (int i = 1; i < way.length; i++) {
                                walker.step(way[i]);
                            }
                            Tally.Builder cost = new Tally.Builder(Tally.WHOLE);
                            cost.add(
                                    "5.2a",
                                    walker.spent() - spent,
                                    Phrase.of("cost.movement", walker.spent() - spent));
                            if (walker.road() > road) {
                                cost.add("17.1a", 0, Phrase.of("cost.road", walker.road() - road));
                            }
                            return cost.tally();
                        });
    }
}
