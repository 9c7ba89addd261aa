package kessel.testkit.outpost;

import static kessel.testkit.outpost.OutpostPosition.BLOCKS;
import static kessel.testkit.outpost.OutpostPosition.CARDS;
import static kessel.testkit.outpost.OutpostPosition.LOST;
import static kessel.testkit.outpost.OutpostPosition.OF_A_SIDE;
import static kessel.testkit.outpost.OutpostPosition.sideOf;
import static kessel.testkit.outpost.OutpostPosition.strength;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.random.RandomGenerator;
import kessel.engine.game.Audience;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Rules;
import kessel.engine.game.Ruling;
import kessel.engine.game.Tally;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;
import kessel.engine.words.Phrase;
import kessel.testkit.outpost.OutpostMove.Lay;
import kessel.testkit.outpost.OutpostMove.Pass;
import kessel.testkit.outpost.OutpostMove.Stay;
import kessel.testkit.outpost.OutpostMove.Step;
import kessel.testkit.outpost.OutpostPosition.Place;

/** The rules of Outpost, as the game's own page numbers them. */
final class OutpostRules implements Rules<OutpostPosition, OutpostMove> {
    private static final int DEALT = 2;
    private static final int MOST_IN_A_HEX = 2;
    private static final int OBJECTIVE_POINTS = 2;

    private final Grid grid;
    private final int[][] starts;
    private final int[] objectives;

    OutpostRules(HexMap map, int[][] starts, int[] objectives) {
        grid = map.grid();
        this.starts = starts;
        this.objectives = objectives;
    }

    static int turns(String scenario) {
        return scenario.equals("siege") ? 6 : 3;
    }

    @Override
    public String edition() {
        return "1";
    }

    /** O1, O2: each side deals out its blocks unseen, and draws two cards. */
    @Override
    public OutpostPosition setUp(String scenario, Set<String> options, Chance chance) {
        OutpostPosition position = new OutpostPosition();
        position.scenario = scenario;
        position.open = options.contains("open");
        position.leader = 0;
        Arrays.fill(position.card, Place.DECK);
        for (int side = 0; side < 2; side++) {
            Chance secret = chance.seenBy(Audience.of(side));
            List<Integer> places = new ArrayList<>(List.of(0, 1, 2));
            for (int block = side * OF_A_SIDE; block < (side + 1) * OF_A_SIDE; block++) {
                int place = places.remove(secret.below(places.size()));
                position.hex[block] = starts[side][place];
                position.letter[block] = place;
            }
            for (int card = 0; card < DEALT; card++) {
                draw(position, side, chance);
            }
        }
        position.step = new OutpostStep.Laying(0);
        return position;
    }

    /** A card of the deck goes into a hand; only its owner sees which. */
    private static void draw(OutpostPosition position, int side, Chance chance) {
        int nth = chance.seenBy(Audience.of(side)).below(position.count(Place.DECK));
        for (int card = 0; card < CARDS; card++) {
            if (position.card[card] == Place.DECK && nth-- == 0) {
                position.card[card] = Place.hand(side);
                return;
            }
        }
    }

    @Override
    public Ruling judge(OutpostPosition position, OutpostMove move) {
        int side = position.step.decider();
        boolean laying = position.step instanceof OutpostStep.Laying;
        boolean moving = position.step instanceof OutpostStep.Moving;
        return switch (move) {
            case Lay(int card) when laying ->
                    position.card[card] == Place.hand(side)
                            ? Ruling.LEGAL
                            : refuse("O3", "refuse.not-in-hand");
            case Pass _ when laying -> Ruling.LEGAL;
            case Step(int block, int from, int to) when moving ->
                    judge(position, side, block, from, to);
            case Stay _ when moving -> Ruling.LEGAL;
            default -> refuse("O0", "refuse.not-now");
        };
    }

    private Ruling judge(OutpostPosition position, int side, int block, int from, int to) {
        if (sideOf(block) != side || position.hex[block] == LOST) {
            return refuse("O5", "refuse.not-yours");
        }
        if (position.hex[block] != from || !grid.adjacent(from, to)) {
            return refuse("O5", "refuse.one-hex");
        }
        if (position.count(to, side) == MOST_IN_A_HEX) {
            return refuse("O6", "refuse.full");
        }
        return Ruling.LEGAL;
    }

    private static Ruling refuse(String rule, String key) {
        return new Ruling.Illegal(rule, Phrase.of(key), Tally.NONE);
    }

    @Override
    public void moves(OutpostPosition position, Consumer<? super OutpostMove> each) {
        movers(position, block -> movesOf(position, block, each));
        otherMoves(position, each);
    }

    @Override
    public void movers(OutpostPosition position, IntConsumer each) {
        if (position.step instanceof OutpostStep.Moving(int side)) {
            for (int block = side * OF_A_SIDE; block < (side + 1) * OF_A_SIDE; block++) {
                if (canMove(position, block)) {
                    each.accept(block);
                }
            }
        }
    }

    private boolean canMove(OutpostPosition position, int block) {
        boolean[] can = new boolean[1];
        movesOf(position, block, _ -> can[0] = true);
        return can[0];
    }

    @Override
    public void movesOf(OutpostPosition position, int piece, Consumer<? super OutpostMove> each) {
        if (piece >= BLOCKS || position.hex[piece] == LOST) {
            return;
        }
        int from = position.hex[piece];
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int to = grid.neighbour(from, direction);
            if (to != Grid.OFF && judge(position, new Step(piece, from, to)).legal()) {
                each.accept(new Step(piece, from, to));
            }
        }
    }

    @Override
    public void otherMoves(OutpostPosition position, Consumer<? super OutpostMove> each) {
        switch (position.step) {
            case OutpostStep.Laying(int side) -> {
                for (int card = 0; card < CARDS; card++) {
                    if (position.card[card] == Place.hand(side)) {
                        each.accept(new Lay(card));
                    }
                }
                each.accept(new Pass());
            }
            case OutpostStep.Moving _ -> each.accept(new Stay());
            case OutpostStep.Over _ -> {
                // Nothing more to do.
            }
        }
    }

    @Override
    public OutpostMove sample(OutpostPosition position, RandomGenerator random) {
        List<OutpostMove> moves = new ArrayList<>();
        moves(position, moves::add);
        return moves.get(random.nextInt(moves.size()));
    }

    @Override
    public void play(OutpostPosition position, OutpostMove move, Chance chance, Journal journal) {
        int side = position.step.decider();
        switch (move) {
            case Lay(int card) -> {
                position.card[card] = Place.laid(side);
                laid(position, side, chance, journal);
            }
            case Pass _ -> laid(position, side, chance, journal);
            case Step(int block, int _, int to) -> {
                step(position, block, to, chance, journal);
                moved(position, side, chance, journal);
            }
            case Stay _ -> {
                journal.tell("O5", Phrase.of("told.stay", new Phrase.Side(side)));
                moved(position, side, chance, journal);
            }
        }
    }

    /** O3, O4: what was laid is told to nobody else before both have chosen. */
    private static void laid(OutpostPosition position, int side, Chance chance, Journal journal) {
        int card = position.first(Place.laid(side));
        journal.tell(
                Audience.of(side),
                "O3",
                card < 0 ? Phrase.of("told.passes") : Phrase.of("told.lays", piece(card)));
        if (side == 0) {
            position.step = new OutpostStep.Laying(1);
            return;
        }
        int first = position.first(Place.FIRST_LAID);
        int second = position.first(Place.SECOND_LAID);
        if (first < 0 && second < 0) {
            int die = chance.die();
            position.leader = die % 2 == 1 ? 0 : 1;
            journal.tell("O4", Phrase.of("told.die", die, new Phrase.Side(position.leader)));
        } else {
            position.leader = first > second ? 0 : 1;
            journal.tell(
                    "O4",
                    Phrase.of(
                            "told.cards",
                            shown(first),
                            shown(second),
                            new Phrase.Side(position.leader)));
        }
        for (int each : new int[] {first, second}) {
            if (each >= 0) {
                position.card[each] = Place.SPENT;
            }
        }
        position.step = new OutpostStep.Moving(position.leader);
    }

    private static Phrase.Argument shown(int card) {
        return card < 0 ? new Phrase.Word("told.none") : piece(card);
    }

    private static Phrase.Piece piece(int card) {
        return new Phrase.Piece(OutpostPosition.cardPiece(card), true);
    }

    private static Phrase.Piece block(OutpostPosition position, int block) {
        return new Phrase.Piece(block, position.open || position.read[block]);
    }

    private void step(OutpostPosition position, int block, int to, Chance chance, Journal journal) {
        int side = sideOf(block);
        Phrase.Hex where = new Phrase.Hex(to);
        journal.tell("O5", Phrase.of("told.moves", block(position, block), where));
        if (position.count(to, 1 - side) > 0) {
            fight(position, block, to, chance, journal);
        }
        if (position.hex[block] != LOST && position.count(to, 1 - side) == 0) {
            position.hex[block] = to;
            mix(position, block, chance);
        }
    }

    /** O7: one of those who stand there, whichever chance picks, fights whoever comes. */
    private static void fight(
            OutpostPosition position, int attacker, int at, Chance chance, Journal journal) {
        int side = 1 - sideOf(attacker);
        int nth = chance.below(position.count(at, side));
        int defender = side * OF_A_SIDE;
        while (position.hex[defender] != at || nth-- > 0) {
            defender++;
        }
        position.read[attacker] = true;
        position.read[defender] = true;
        int attack = strength(attacker) + chance.die();
        int defence = strength(defender) + chance.die();
        journal.tell(
                "O7",
                Phrase.of(
                        "told.fight",
                        new Phrase.Piece(attacker, true),
                        attack,
                        new Phrase.Piece(defender, true),
                        defence));
        if (attack != defence) {
            int loser = attack > defence ? defender : attacker;
            position.hex[loser] = LOST;
            journal.tell("O7", Phrase.of("told.lost", new Phrase.Piece(loser, true)));
        }
    }

    /**
     * O8: blocks of a side that stand together can no longer be told apart by the enemy, not even
     * those that it has read; which letter is whose is drawn anew.
     */
    private static void mix(OutpostPosition position, int block, Chance chance) {
        int side = sideOf(block);
        for (int other = side * OF_A_SIDE; other < (side + 1) * OF_A_SIDE; other++) {
            if (other != block && position.hex[other] == position.hex[block]) {
                position.read[other] = false;
                position.read[block] = false;
                if (chance.seenBy(Audience.of(side)).below(2) == 1) {
                    int letter = position.letter[other];
                    position.letter[other] = position.letter[block];
                    position.letter[block] = letter;
                }
            }
        }
    }

    private void moved(OutpostPosition position, int side, Chance chance, Journal journal) {
        boolean done = position.blocks(0) == 0 || position.blocks(1) == 0;
        if (!done && side == position.leader) {
            position.step = new OutpostStep.Moving(1 - side);
            return;
        }
        if (done || position.turn == turns(position.scenario)) {
            position.step = new OutpostStep.Over();
            journal.tell("O9", Phrase.of("told.over"));
            return;
        }
        for (int each = 0; each < 2; each++) {
            if (position.count(Place.DECK) > 0) {
                draw(position, each, chance);
                journal.tell("O2", Phrase.of("told.draws", new Phrase.Side(each)));
            }
        }
        position.turn++;
        position.step = new OutpostStep.Laying(0);
        journal.head("O3", Phrase.of("told.turn", position.turn));
    }

    @Override
    public int piece(OutpostMove move) {
        return switch (move) {
            case Lay(int card) -> OutpostPosition.cardPiece(card);
            case Step(int block, int _, int _) -> block;
            case Pass _, Stay _ -> -1;
        };
    }

    /** O9. */
    @Override
    public Tally score(OutpostPosition position, int side) {
        Tally.Builder terms = new Tally.Builder(Tally.WHOLE);
        for (int objective : objectives) {
            if (position.count(objective, side) > 0) {
                terms.add(
                        "O9", OBJECTIVE_POINTS, Phrase.of("term.holds", new Phrase.Hex(objective)));
            }
        }
        if (position.blocks(side) > 0) {
            terms.add("O9", position.blocks(side), Phrase.of("term.blocks"));
        }
        return terms.tally();
    }
}
