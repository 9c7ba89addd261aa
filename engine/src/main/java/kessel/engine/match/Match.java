package kessel.engine.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.stream.IntStream;
import kessel.engine.data.Item;
import kessel.engine.game.Audience;
import kessel.engine.game.Chance;
import kessel.engine.game.Game;
import kessel.engine.game.Journal;
import kessel.engine.game.Move;
import kessel.engine.game.NotedChance;
import kessel.engine.game.Position;
import kessel.engine.game.RecordedChance;
import kessel.engine.game.Ruling;
import kessel.engine.game.SealedChance;
import kessel.engine.game.Seat;
import kessel.engine.game.Stakes;
import kessel.engine.game.Step;
import kessel.engine.game.Tally;
import kessel.engine.words.Phrase;

/**
 * A match: what was agreed, the moves with their dice, and the position they led to. It judges
 * every move, takes moves back where that is fair, and knows who won. The list of moves is the
 * truth; the position only follows from it.
 */
public final class Match<P extends Position<P>, M extends Move> {
    /** All other moves bring a match nearer to its end; this bounds its record whoever plays. */
    private static final int MOST_TAKEN_BACK = 2000;

    /**
     * A move as it was made: by whom, with which dice and who saw them, and what the journal says
     * of it.
     *
     * @param remark what its player thought; null if it said nothing. Nobody may be told before the
     *     match is over
     */
    public record Played<M extends Move>(
            int side,
            M move,
            int[] draws,
            List<Audience> audiences,
            List<Journal.Entry> journal,
            String remark) {
        /** The dice that a viewer saw. */
        public int[] draws(int viewer) {
            return IntStream.range(0, draws.length)
                    .filter(draw -> audiences.get(draw).includes(viewer))
                    .map(draw -> draws[draw])
                    .toArray();
        }

        /** What the journal tells a viewer. */
        public List<Journal.Entry> journal(int viewer) {
            return journal.stream().filter(entry -> entry.audience().includes(viewer)).toList();
        }
    }

    /**
     * How a match ended: the winning side, or {@link Step#NOBODY} in a draw, and whether the other
     * resigned.
     */
    public record Result(int winner, boolean byResignation, List<Tally> scores) {}

    /** What is said of the last move of one's own, where it stands for good. */
    public static final Ruling CANNOT_BE_TAKEN_BACK = illegal("K2", "match.undo.final");

    private static final String DICE_WAIT = "match.dice-wait";

    private final Game<P, M> game;
    private Header header;
    private final String seed;
    private final P start;
    private P position;
    private final List<Played<M>> moves = new ArrayList<>();
    // The positions before the latest moves, as far as these may be taken back.
    private final List<P> before = new ArrayList<>();
    private int resigned = Step.NOBODY;
    private long drawn;
    private int takenBack;

    private Match(Game<P, M> game, Header header, String seed, Chance chance) {
        this.game = game;
        this.seed = seed;
        NotedChance noted = new NotedChance(chance);
        start =
                header.position() == null
                        ? game.rules().setUp(header.scenario(), header.options(), noted)
                        : game.positions()
                                .read(Item.parse("the record's position", header.position()));
        this.header = header.with(Arrays.stream(noted.draws()).boxed().toList());
        drawn = noted.draws().length;
        position = start.copy();
    }

    private Match(Match<P, M> other) {
        game = other.game;
        header = other.header;
        seed = other.seed;
        start = other.position.copy();
        position = other.position.copy();
        resigned = other.resigned;
        drawn = other.drawn;
        takenBack = other.takenBack;
    }

    /** A new match whose luck comes from this seed alone. */
    public static <P extends Position<P>, M extends Move> Match<P, M> start(
            Game<P, M> game,
            String scenario,
            SortedSet<String> options,
            List<String> players,
            String seed) {
        return start(game, scenario, options, players, seed, Nonces.NONE);
    }

    /**
     * A new match whose luck comes from this seed and these nonces. What the set-up draws comes
     * from the seed: nobody sits at the table yet.
     */
    public static <P extends Position<P>, M extends Move> Match<P, M> start(
            Game<P, M> game,
            String scenario,
            SortedSet<String> options,
            List<String> players,
            String seed,
            Nonces nonces) {
        return fresh(
                game,
                new Header(
                        game.id(),
                        game.rules().edition(),
                        scenario,
                        Collections.unmodifiableSortedSet(options),
                        List.of(),
                        List.copyOf(players),
                        SealedChance.commitment(seed),
                        nonces,
                        null,
                        null),
                seed);
    }

    /** A match from any position that can be written down. */
    public static <P extends Position<P>, M extends Move> Match<P, M> startFrom(
            Game<P, M> game, P position, List<String> players, String seed) {
        return startFrom(game, position, players, seed, Nonces.NONE);
    }

    public static <P extends Position<P>, M extends Move> Match<P, M> startFrom(
            Game<P, M> game, P position, List<String> players, String seed, Nonces nonces) {
        return fresh(game, header(game, position, players, seed, nonces), seed);
    }

    /** A lesson: its position and its dice are the same each time. */
    public static <P extends Position<P>, M extends Move> Match<P, M> startLesson(
            Game<P, M> game,
            String lesson,
            P position,
            List<String> players,
            String seed,
            Nonces nonces) {
        return fresh(game, header(game, position, players, seed, nonces).asLesson(lesson), seed);
    }

    private static <P extends Position<P>, M extends Move> Header header(
            Game<P, M> game, P position, List<String> players, String seed, Nonces nonces) {
        return new Header(
                game.id(),
                game.rules().edition(),
                null,
                Collections.emptySortedSet(),
                List.of(),
                List.copyOf(players),
                SealedChance.commitment(seed),
                nonces,
                game.positions().write(position),
                null);
    }

    /** A match whose set-up draws from its seed. */
    static <P extends Position<P>, M extends Move> Match<P, M> fresh(
            Game<P, M> game, Header header, String seed) {
        return new Match<>(game, header, seed, new SealedChance(seed, 0));
    }

    /**
     * A match that is played again from its record, its set-up as chance gave it then; without the
     * seed it can be followed but not continued.
     */
    static <P extends Position<P>, M extends Move> Match<P, M> reopen(
            Game<P, M> game, Header header, String seed) {
        RecordedChance chance = new RecordedChance(header.setUpDraws());
        Match<P, M> match = new Match<>(game, header, seed, chance);
        chance.finish();
        return match;
    }

    /**
     * A match that goes on from here with the same dice to come, for whoever wants to see where
     * that leads: only where these are no secret.
     */
    public Match<P, M> rehearsal() {
        return new Match<>(this);
    }

    public Game<P, M> game() {
        return game;
    }

    public Header header() {
        return header;
    }

    public String seed() {
        return seed;
    }

    /** The position; whoever asks may look at it but not touch it. */
    public P position() {
        return position;
    }

    /** The position before the first move, a copy. */
    public P opening() {
        return start.copy();
    }

    public List<Played<M>> moves() {
        return Collections.unmodifiableList(moves);
    }

    public int resigned() {
        return resigned;
    }

    public boolean over() {
        return resigned != Step.NOBODY || position.over();
    }

    public Seat<P, M> seat(int side) {
        return new Seat<>(game, position, side);
    }

    /** Whether it is for this side to move at all. */
    public Ruling judge(int side) {
        if (over()) {
            return illegal("K3", "match.over");
        }
        return side == position.step().decider()
                ? Ruling.LEGAL
                : illegal("K1", "match.not-yours", new Phrase.Side(position.step().decider()));
    }

    public Ruling judge(int side, M move) {
        Ruling turn = judge(side);
        if (!turn.legal()) {
            return turn;
        }
        Ruling ruling = game.rules().judge(position, move);
        boolean tooOften = takenBack == MOST_TAKEN_BACK && ruling.legal();
        return tooOften && game.rules().takesBack(position, move)
                ? illegal("K7", "match.taken-back", MOST_TAKEN_BACK)
                : ruling;
    }

    /** Fixes the nonces of seats that had none. */
    public void seat(Map<Integer, Nonces.Nonce> nonces) {
        header = header.with(header.nonces().with(nonces));
    }

    /** Says who plays a side, as a record names them. */
    public void playedBy(int side, String player) {
        header = header.playedBy(side, player);
    }

    /** Judges a move and, if it is legal, makes it. */
    public Ruling play(int side, M move) {
        return play(side, move, Map.of());
    }

    /** The same by somebody who sits down with it: a legal move fixes their nonces. */
    public Ruling play(int side, M move, Map<Integer, Nonces.Nonce> brought) {
        if (seed == null) {
            throw new IllegalStateException("without its seed a match can only be followed");
        }
        Nonces nonces = header.nonces().with(brought);
        Ruling ruling = play(side, move, nonces, new SealedChance(seed, nonces.words(), drawn));
        if (ruling.legal()) {
            seat(brought);
        }
        return ruling;
    }

    Ruling play(int side, M move, Chance chance) {
        return play(side, move, header.nonces(), chance);
    }

    /** A move wants dice for which not all nonces are there. */
    private static final class TooEarly extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TooEarly() {
            super(null, null, false, false);
        }
    }

    private Ruling play(int side, M move, Nonces nonces, Chance chance) {
        Ruling ruling = judge(side, move);
        if (!ruling.legal()) {
            return ruling;
        }
        P next = position.copy();
        List<Integer> awaited = nonces.awaited();
        NotedChance noted = new NotedChance(awaited.isEmpty() ? chance : Match::tooEarly);
        Journal.Kept journal = new Journal.Kept();
        try {
            game.rules().play(next, move, noted, journal);
        } catch (TooEarly early) {
            return illegal("K5", DICE_WAIT, new Phrase.Side(awaited.getFirst()));
        }
        int[] draws = noted.draws();
        boolean irrevocable = draws.length > 0 || Stakes.reveals(game, position, next);
        if (irrevocable) {
            before.clear();
        } else {
            before.add(position);
        }
        takenBack += game.rules().takesBack(position, move) ? 1 : 0;
        drawn += draws.length;
        position = next;
        moves.add(new Played<>(side, move, draws, noted.audiences(), journal.entries(), null));
        return ruling;
    }

    /** What the player of the last move thought; null is nothing. It changes nothing. */
    public void remark(String remark) {
        Played<M> last = moves.removeLast();
        moves.add(
                new Played<>(
                        last.side, last.move, last.draws, last.audiences, last.journal, remark));
    }

    /** Whether a move was refused only because nonces are not there yet. */
    public static boolean diceWait(Ruling.Illegal ruling) {
        return ruling.why().key().equals(DICE_WAIT);
    }

    private static int tooEarly(int bound) {
        throw new TooEarly();
    }

    /**
     * Whether this side may take back the last move: its own, without dice, and without anything
     * shown.
     */
    public Ruling judgeUndo(int side) {
        // With the end the seed is disclosed: who went back would know the dice to come.
        if (over()) {
            return illegal("K3", "match.over");
        }
        if (moves.isEmpty() || moves.getLast().side() != side) {
            return illegal("K2", "match.undo.not-yours");
        }
        if (before.isEmpty()) {
            return CANNOT_BE_TAKEN_BACK;
        }
        return Ruling.LEGAL;
    }

    /** How many moves can be taken back one after the other. */
    public int undoable() {
        return before.size();
    }

    public Ruling undo(int side) {
        Ruling ruling = judgeUndo(side);
        if (ruling.legal()) {
            position = before.removeLast();
            M move = moves.removeLast().move();
            takenBack -= game.rules().takesBack(position, move) ? 1 : 0;
        }
        return ruling;
    }

    public Ruling resign(int side) {
        if (over()) {
            return illegal("K3", "match.over");
        }
        resigned = side;
        return Ruling.LEGAL;
    }

    /** The result of a finished match, null before. */
    public Result result() {
        if (!over()) {
            return null;
        }
        List<Tally> scores =
                List.of(game.rules().score(position, 0), game.rules().score(position, 1));
        return resigned == Step.NOBODY
                ? new Result(game.rules().leader(position), false, scores)
                : new Result(1 - resigned, true, scores);
    }

    private static Ruling illegal(String rule, String key, Object... arguments) {
        return new Ruling.Illegal(rule, Phrase.of(key, arguments), Tally.NONE);
    }
}
