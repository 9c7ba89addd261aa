package kessel.engine.match;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.random.RandomGenerator;
import kessel.engine.data.DataFault;
import kessel.engine.data.Item;
import kessel.engine.game.Audience;
import kessel.engine.game.Chance;
import kessel.engine.game.Choice;
import kessel.engine.game.Choices;
import kessel.engine.game.Evaluation;
import kessel.engine.game.Game;
import kessel.engine.game.Journal;
import kessel.engine.game.Move;
import kessel.engine.game.Notation;
import kessel.engine.game.Panel;
import kessel.engine.game.Position;
import kessel.engine.game.PositionFile;
import kessel.engine.game.Printed;
import kessel.engine.game.Rules;
import kessel.engine.game.Ruling;
import kessel.engine.game.Sight;
import kessel.engine.game.Step;
import kessel.engine.game.Tally;
import kessel.engine.game.View;
import kessel.engine.hex.HexMap;
import kessel.engine.hex.HexMapData;
import kessel.engine.hex.HexMapFile;
import kessel.engine.words.Catalogue;
import kessel.engine.words.Phrase;

/**
 * A game that is none of ours, so that nothing in the engine can lean on one: two sides count to
 * twenty. In a turn a side adds 1, 2 or 3, up to three times, or gambles on a die once, and passes
 * the turn. Black keeps a secret number, which it may show; it counts for black at the end.
 */
final class CountingGame implements Game<CountingGame.Count, CountingGame.Act>, Printed {
    static final int GOAL = 20;
    private static final int MOST_ADDS = 3;
    private static final int BLACK = 0;
    private static final int SECRET = 0;
    private static final List<Option> OPTIONS =
            List.of(new Option("open", "The secret is shown from the start"));

    /** Whose turn it is, or whose it would be if it were not over. */
    record Turn(int decider) implements Step {
        @Override
        public String name() {
            return decider == NOBODY ? "over" : "counting";
        }
    }

    sealed interface Act extends Move {}

    record Add(int number) implements Act {}

    record Gamble() implements Act {}

    record Show() implements Act {}

    record Pass() implements Act {}

    static final class Count implements Position<Count> {
        private final int[] points = new int[2];
        private int turn = 1;
        private int side = BLACK;
        private int adds;
        private int secret;
        private boolean shown;

        int sum() {
            return points[0] + points[1];
        }

        int secret() {
            return secret;
        }

        @Override
        public Count copy() {
            Count copy = new Count();
            copy.copyFrom(this);
            return copy;
        }

        @Override
        public String scenario() {
            return "plain";
        }

        @Override
        public void copyFrom(Count other) {
            points[0] = other.points[0];
            points[1] = other.points[1];
            turn = other.turn;
            side = other.side;
            adds = other.adds;
            secret = other.secret;
            shown = other.shown;
        }

        @Override
        public Step step() {
            return new Turn(sum() >= GOAL ? Step.NOBODY : side);
        }

        @Override
        public int turn() {
            return turn;
        }

        private List<Integer> values() {
            return List.of(points[0], points[1], turn, side, adds, secret, shown ? 1 : 0);
        }

        @Override
        public long hash() {
            long hash = 17;
            for (int value : values()) {
                hash = hash * 1_000_003 + value;
            }
            return hash;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Count count && values().equals(count.values());
        }

        @Override
        public int hashCode() {
            return Objects.hash(values());
        }

        @Override
        public String toString() {
            return values().toString();
        }
    }

    @Override
    public String id() {
        return "counting";
    }

    @Override
    public String title() {
        return "Counting to twenty";
    }

    @Override
    public Printed printed() {
        return this;
    }

    @Override
    public String pieceId(int piece) {
        throw new IllegalArgumentException("there are no pieces");
    }

    @Override
    public String setting() {
        return "Anywhere, at any time";
    }

    @Override
    public Map<String, Object> sheet(String scenario) {
        return HexMapData.of(map());
    }

    @Override
    public List<String> books() {
        return List.of("counting");
    }

    @Override
    public String text(String page, String language) {
        return "# Count to twenty";
    }

    @Override
    public List<String> sides() {
        return List.of("black", "white");
    }

    @Override
    public List<Scenario> scenarios() {
        return List.of(
                new Scenario("plain", "The secret is 3", 1, OPTIONS),
                new Scenario("drawn", "The secret is drawn", 1, OPTIONS));
    }

    @Override
    public HexMap map() {
        return HexMapFile.read(
                Item.parse(
                        "counting/map.yaml",
                        """
                        grid: { orientation: flat, columns: 1, rows: 1, shoved: odd, labels: AN }
                        terrain: { letters: { '.': table }, rows: ['.'] }
                        edges: { north: land, east: land, south: land, west: land }
                        """));
    }

    @Override
    public Rules<Count, Act> rules() {
        return new CountingRules();
    }

    private static final class CountingRules implements Rules<Count, Act> {
        @Override
        public String edition() {
            return "7";
        }

        @Override
        public Count setUp(String scenario, Set<String> options, Chance chance) {
            Count count = new Count();
            count.secret = scenario.equals("drawn") ? chance.seenBy(Audience.of(BLACK)).die() : 3;
            count.shown = options.contains("open");
            return count;
        }

        @Override
        public Ruling judge(Count position, Act move) {
            return switch (move) {
                case Add(int number) when number < 1 || number > 3 ->
                        new Ruling.Illegal("C1", Phrase.of("refuse.number", number), Tally.NONE);
                case Add _, Gamble _ when position.adds == MOST_ADDS ->
                        new Ruling.Illegal("C2", Phrase.of("refuse.enough"), Tally.NONE);
                case Show _ when position.side != BLACK || position.shown ->
                        new Ruling.Illegal("C3", Phrase.of("refuse.nothing-hidden"), Tally.NONE);
                default -> Ruling.LEGAL;
            };
        }

        @Override
        public void moves(Count position, Consumer<? super Act> each) {
            for (Act act :
                    List.of(
                            new Add(1),
                            new Add(2),
                            new Add(3),
                            new Gamble(),
                            new Show(),
                            new Pass())) {
                if (!position.over() && judge(position, act).legal()) {
                    each.accept(act);
                }
            }
        }

        @Override
        public void movers(Count position, IntConsumer each) {
            if (!position.over() && judge(position, new Show()).legal()) {
                each.accept(SECRET);
            }
        }

        @Override
        public void play(Count position, Act move, Chance chance, Journal journal) {
            switch (move) {
                case Add(int number) -> add(position, number);
                case Gamble _ -> {
                    int die = chance.die();
                    journal.tell("C4", Phrase.of("told.die", die));
                    add(position, die);
                    pass(position);
                }
                case Show _ -> position.shown = true;
                case Pass _ -> pass(position);
            }
        }

        private static void add(Count position, int number) {
            position.points[position.side] += number;
            position.adds++;
        }

        private static void pass(Count position) {
            position.side = 1 - position.side;
            position.adds = 0;
            position.turn += position.side == BLACK ? 1 : 0;
        }

        @Override
        public Act sample(Count position, RandomGenerator random) {
            List<Act> moves = new java.util.ArrayList<>();
            moves(position, moves::add);
            return moves.get(random.nextInt(moves.size()));
        }

        @Override
        public int piece(Act move) {
            return move instanceof Show ? SECRET : -1;
        }

        @Override
        public Tally score(Count position, int side) {
            Tally.Builder terms = new Tally.Builder(Tally.WHOLE);
            terms.add("C5", position.points[side], Phrase.of("term.counted"));
            if (side == BLACK && position.over()) {
                terms.add("C6", position.secret, Phrase.of("term.secret"));
            }
            return terms.tally();
        }
    }

    @Override
    public Notation<Act> notation() {
        return new Notation<>() {
            @Override
            public String write(Act move) {
                return switch (move) {
                    case Add(int number) -> "add " + number;
                    case Gamble _ -> "gamble";
                    case Show _ -> "show";
                    case Pass _ -> "pass";
                };
            }

            @Override
            public Act read(String text) {
                return switch (text) {
                    case "gamble" -> new Gamble();
                    case "show" -> new Show();
                    case "pass" -> new Pass();
                    default -> {
                        if (!text.matches("add -?\\d{1,3}")) {
                            throw new DataFault("'" + text + "' is not a move");
                        }
                        yield new Add(Integer.parseInt(text.substring(4)));
                    }
                };
            }
        };
    }

    @Override
    public List<String> steps() {
        return List.of("counting", "over");
    }

    @Override
    public Choices<Count, Act> choices() {
        return new Choices<>() {
            @Override
            public List<String> verbs() {
                return List.of("add", "gamble", "show", "pass");
            }

            @Override
            public Choice of(Act move) {
                return switch (move) {
                    case Add(int number) -> Choice.of("add").giving(number);
                    case Gamble _ -> Choice.of("gamble");
                    case Show _ -> Choice.of("show").with(SECRET);
                    case Pass _ -> Choice.of("pass");
                };
            }

            @Override
            public Act move(Count position, Choice choice) {
                return switch (choice.verb()) {
                    case null -> new Pass();
                    case "add" -> new Add(choice.amount().orElse(0));
                    case "gamble" -> new Gamble();
                    case "show" -> new Show();
                    case "pass" -> new Pass();
                    default -> throw new DataFault("there is no verb '" + choice.verb() + "'");
                };
            }

            @Override
            public Phrase label(Count position, Act move) {
                return Phrase.of("choice." + of(move).verb());
            }

            @Override
            public boolean ends(Count position, Act move) {
                return move instanceof Pass;
            }

            @Override
            public Tally cost(Count position, Act move) {
                return Tally.NONE;
            }
        };
    }

    @Override
    public PositionFile<Count> positions() {
        return new PositionFile<>() {
            @Override
            public String write(Count count) {
                return """
                        black: %d
                        white: %d

                        turn: %d
                        side: %s
                        adds: %d
                        secret: %d
                        shown: %s
                        """
                        .formatted(
                                count.points[0],
                                count.points[1],
                                count.turn,
                                sides().get(count.side),
                                count.adds,
                                count.secret,
                                count.shown);
            }

            @Override
            public Count read(Item file) {
                file.only(Set.of("black", "white", "turn", "side", "adds", "secret", "shown"));
                Count count = new Count();
                count.points[0] = file.at("black").number(0, 99);
                count.points[1] = file.at("white").number(0, 99);
                count.turn = file.at("turn").number(1, 99);
                count.side = sides().indexOf(file.at("side").oneOf(sides()));
                count.adds = file.at("adds").number(0, MOST_ADDS);
                count.secret = file.at("secret").number(1, 6);
                count.shown = file.at("shown").flag();
                return count;
            }
        };
    }

    @Override
    public Sight<Count> sight() {
        return new Sight<>() {
            private boolean sees(Count count, int viewer) {
                return viewer == BLACK || count.shown;
            }

            @Override
            public View view(Count count, int viewer) {
                View.Piece secret =
                        new View.Piece(
                                "secret",
                                "black",
                                "number",
                                "A1",
                                sees(count, viewer) ? List.of(count.secret) : null,
                                List.of());
                return new View(
                        count.turn,
                        count.step().name(),
                        count.over() ? null : sides().get(count.side),
                        sides().get(count.side),
                        List.of(secret),
                        List.of(),
                        List.of(),
                        List.of(
                                new Panel.Census(
                                        "counted",
                                        Phrase.of("panel.counted"),
                                        List.of(
                                                new Panel.Count(
                                                        "sum", Phrase.of("panel.sum"), count.sum()),
                                                new Panel.Count(
                                                        "adds",
                                                        Phrase.of("panel.adds"),
                                                        count.adds)))));
            }

            @Override
            public Phrase prompt(Count count, int viewer) {
                return Phrase.of("prompt." + count.step().name());
            }

            @Override
            public Tally score(Count count, int side, int viewer) {
                return rules().score(count, side);
            }

            @Override
            public BitSet secretsKnown(Count count, int viewer) {
                BitSet known = new BitSet();
                known.set(SECRET, sees(count, viewer));
                return known;
            }

            @Override
            public Count guess(Count count, int side, RandomGenerator random) {
                Count guess = count.copy();
                guess.secret = sees(count, side) ? count.secret : 1 + random.nextInt(6);
                return guess;
            }
        };
    }

    @Override
    public Evaluation<Count, Act> evaluation() {
        return new Evaluation<>() {
            @Override
            public double worth(Count position, int side) {
                return position.points[side] - position.points[1 - side];
            }

            @Override
            public OptionalDouble foresee(Count position, Act move, int side) {
                return OptionalDouble.empty();
            }
        };
    }

    @Override
    public Catalogue words(String language) {
        return Catalogue.read(
                _ ->
                        """
                        refuse:
                          number: "{0} is not a number to add."
                          enough: Three numbers a turn are enough.
                          nothing-hidden: You have nothing to show.
                        told:
                          die: A {0} is rolled.
                        """,
                List.of("counting/words." + language + ".yaml"));
    }

    @Override
    public Catalogue.Names names(int viewer) {
        return new Catalogue.Names() {
            @Override
            public String piece(int piece, boolean shown, Catalogue words) {
                return "the secret";
            }

            @Override
            public String hex(int hex, Catalogue words) {
                return "the table";
            }

            @Override
            public String side(int side, Catalogue words) {
                return sides().get(side);
            }
        };
    }

    @Override
    public OptionalInt piece(String id) {
        return id.equals("secret") ? OptionalInt.of(SECRET) : OptionalInt.empty();
    }
}
