package kessel.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import kessel.engine.data.Item;
import kessel.engine.game.Choice;
import kessel.engine.game.FastChance;
import kessel.engine.game.Game;
import kessel.engine.game.Journal;
import kessel.engine.game.Move;
import kessel.engine.game.NotedChance;
import kessel.engine.game.Offer;
import kessel.engine.game.Position;
import kessel.engine.game.Ruling;
import kessel.engine.game.SealedChance;
import kessel.engine.game.Stakes;
import kessel.engine.match.Match;
import kessel.engine.match.MatchRecord;
import kessel.engine.match.RecordText;
import kessel.engine.match.Replay;

/** The laws that hold for every game, each over one random game from a seed. */
public final class Laws<P extends Position<P>, M extends Move> {
    private final Game<P, M> game;
    private final String scenario;
    private final Set<String> options;
    private final Forger<P, M> forger;
    private final Playing<P, M> playing;
    private final SecrecyLaws<P, M> secrecy;

    public Laws(Game<P, M> game, String scenario, Set<String> options, Forger<P, M> forger) {
        this.game = game;
        this.scenario = scenario;
        this.options = options;
        this.forger = forger;
        playing = new Playing<>(game, scenario, options);
        secrecy = new SecrecyLaws<>(playing, forger);
    }

    /** Those about what a side may know. */
    public SecrecyLaws<P, M> secrecy() {
        return secrecy;
    }

    /**
     * Play ends and never reaches a dead end, and what must hold in a position holds in all of
     * them.
     */
    public void everyGameEnds(long seed) {
        ends(playing.play(seed, (position, _) -> forger.inspect(position)));
    }

    /** All of the laws at once over a game that somebody plays. */
    public void holdWhoeverPlays(long seed, Playing.Chooser<P, M> chooser) {
        Playing.Chooser<P, M> judged =
                (position, random) -> {
                    M move = chooser.choose(position, random);
                    assertThat(game.rules().judge(position, move))
                            .as(game.notation().write(move))
                            .isEqualTo(Ruling.LEGAL);
                    return move;
                };
        P end =
                playing.play(
                        seed,
                        judged,
                        (position, random) -> {
                            forger.inspect(position);
                            hashed(position);
                            if (random.nextInt(100) == 0 || position.over()) {
                                listed(position, random);
                                forged(position, random);
                                written(position);
                                secrecy.hidden(position, random);
                            }
                        });
        ends(end);
    }

    private void ends(P end) {
        assertThat(playing.moves(end)).isEmpty();
        assertThat(game.rules().score(end, 0).total()).isNotNegative();
        assertThat(game.rules().leader(end)).isBetween(-1, 1);
    }

    /** What {@code moves} gives, {@code judge} allows and {@code play} carries out. */
    public void whatIsListedIsLegal(long seed) {
        playing.play(
                seed,
                (position, random) -> {
                    if (random.nextInt(25) == 0) {
                        listed(position, random);
                    }
                });
    }

    private void listed(P position, SplittableRandom random) {
        if (position.over()) {
            return;
        }
        List<M> moves = playing.moves(position);
        assertThat(moves).as(position.step().name()).isNotEmpty();
        for (M move : moves) {
            String notation = game.notation().write(move);
            Glance.same(game.rules().judge(position, move), Ruling.LEGAL, () -> notation);
            Glance.same(game.notation().read(notation), move, () -> notation);
        }
        assertThat(byPiece(position)).containsExactlyInAnyOrderElementsOf(moves);
        for (int i = 0; i < 5; i++) {
            M move = moves.get(random.nextInt(moves.size()));
            P copy = position.copy();
            game.rules().play(copy, move, new FastChance(random), new Journal.Kept());
            forger.inspect(copy);
        }
    }

    /** The moves as the server asks for them: each mover's, then the others. */
    private List<M> byPiece(P position) {
        List<M> moves = new ArrayList<>();
        game.rules().movers(position, piece -> game.rules().movesOf(position, piece, moves::add));
        game.rules().otherMoves(position, moves::add);
        return moves;
    }

    /** Any well-formed move gets a ruling; one that is allowed is listed, up to its path. */
    public void whatIsLegalIsListed(long seed) {
        playing.play(
                seed,
                (position, random) -> {
                    if (random.nextInt(25) == 0) {
                        forged(position, random);
                    }
                });
    }

    private void forged(P position, SplittableRandom random) {
        Set<Object> listed = new HashSet<>();
        playing.moves(position).forEach(move -> listed.add(anyWay(move)));
        for (int i = 0; i < 60; i++) {
            M move = forger.forge(position, random);
            Ruling ruling = game.rules().judge(position, move);
            if (ruling.legal()) {
                assertThat(listed).as(game.notation().write(move)).contains(anyWay(move));
            } else {
                Ruling.Illegal illegal = (Ruling.Illegal) ruling;
                assertThat(illegal.rule()).isNotBlank();
                String why = game.printed().words("en").say(illegal.why(), game.printed().names(0));
                assertThat(why).doesNotContain("refuse.").doesNotContain("{");
            }
        }
    }

    /** A legal move without its path: of the many ways to one place, one is listed. */
    private Choice anyWay(M move) {
        return game.choices().of(move).anyWay();
    }

    public void aCopyIsIndependent(long seed) {
        playing.play(
                seed,
                (position, random) -> {
                    if (random.nextInt(10) != 0 || position.over()) {
                        return;
                    }
                    long hash = position.hash();
                    P copy = position.copy();
                    assertThat(copy).isEqualTo(position);
                    for (int i = 0; i < 5 && !copy.over(); i++) {
                        M move = game.rules().sample(copy, random);
                        game.rules().play(copy, move, new FastChance(random), Journal.SILENT);
                    }
                    assertThat(position.hash()).isEqualTo(hash);
                });
    }

    /**
     * What takes on another position is equal to it in every way, whatever it was before, and
     * nothing done to one shows in the other.
     */
    public void copyFromMakesAnIndependentCopy(long seed) {
        SplittableRandom other = new SplittableRandom(~seed);
        P kept = game.rules().setUp(scenario, options, new FastChance(other));
        playing.play(
                seed,
                (position, random) -> {
                    if (random.nextInt(10) != 0) {
                        return;
                    }
                    playOn(kept, random);
                    long hash = position.hash();
                    List<M> moves = playing.moves(position);
                    kept.copyFrom(position);
                    assertThat(kept).isEqualTo(position);
                    assertThat(kept.hash()).isEqualTo(hash);
                    assertThat(playing.moves(kept)).isEqualTo(moves);
                    P original = position.copy();
                    playOn(kept, random);
                    assertThat(position).isEqualTo(original);
                    assertThat(playing.moves(position)).isEqualTo(moves);
                    forger.inspect(position);
                    forger.inspect(kept);
                    P before = kept.copy();
                    playOn(original, random);
                    assertThat(kept).isEqualTo(before);
                });
    }

    private void playOn(P position, SplittableRandom random) {
        for (int i = 0; i < 20 && !position.over(); i++) {
            M move = game.rules().sample(position, random);
            game.rules().play(position, move, new FastChance(random), Journal.SILENT);
        }
    }

    /** After every move the hash is what it would be if it were computed from the whole. */
    public void theHashIsKeptUpToDate(long seed) {
        playing.play(seed, (position, _) -> hashed(position));
    }

    private void hashed(P position) {
        Glance.same(
                position.hash(),
                position.hashFromScratch(),
                () -> "the hash in step " + position.step().name());
    }

    public void aWrittenPositionReadsBackEqual(long seed) {
        playing.play(
                seed,
                (position, random) -> {
                    if (random.nextInt(10) == 0 || position.over()) {
                        written(position);
                    }
                });
    }

    private void written(P position) {
        String text = game.positions().write(position);
        P read = game.positions().read(Item.parse("position", text));
        assertThat(read).as(text).isEqualTo(position);
        assertThat(read.hash()).isEqualTo(position.hash());
        assertThat(game.positions().write(read)).isEqualTo(text);
        assertThat(playing.moves(read)).isEqualTo(playing.moves(position));
    }

    /**
     * A match leads to the same position again from its record; undo goes back exactly one move.
     */
    public void aRecordReplaysToTheSamePosition(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Match<P, M> match =
                Match.start(
                        game,
                        scenario,
                        new TreeSet<>(options),
                        List.of("random", "random"),
                        "seed " + seed);
        int length = random.nextInt(1500);
        for (int i = 0; i < length && !match.over(); i++) {
            int side = match.position().step().decider();
            P before = match.position().copy();
            M move = match.seat(side).sample(random);
            assertThat(match.play(side, move).legal()).isTrue();
            if (random.nextInt(4) == 0 && match.judgeUndo(side).legal()) {
                assertThat(match.moves().getLast().draws()).isEmpty();
                assertThat(match.undo(side).legal()).isTrue();
                assertThat(match.position()).isEqualTo(before);
                assertThat(match.play(side, move).legal()).isTrue();
            }
        }
        if (!match.over()) {
            match.resign(random.nextInt(2));
        }
        String text = RecordText.write(match);
        MatchRecord record = RecordText.read("record", text);
        assertThat(SealedChance.commitment(record.seed())).isEqualTo(record.header().commitment());
        Match<P, M> replayed = Replay.whole(game, record);
        assertThat(replayed.position()).isEqualTo(match.position());
        assertThat(RecordText.write(replayed)).isEqualTo(text);
        assertThat(Replay.verified(game, record).position().hash())
                .isEqualTo(match.position().hash());
    }

    /**
     * A choice is the move it was made of, with a verb that the game names and words for a button.
     * What is offered says beforehand what cannot be taken back: a match gives back whatever is not
     * irrevocable, and rolls for all that is said to roll, and for nothing else, unless that hangs
     * on what the side does not know.
     */
    public void aChoiceTellsWhatItDoes(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Match<P, M> match =
                Match.start(
                        game,
                        scenario,
                        new TreeSet<>(options),
                        List.of("random", "random"),
                        "seed " + seed);
        while (!match.over()) {
            int side = match.position().step().decider();
            M move = match.seat(side).sample(random);
            String notation = game.notation().write(move);
            Offer<P, M> offer = new Offer<>(game, match.position(), side);
            Stakes stakes = offer.stakes(move);
            told(offer, move, side);
            boolean foreseeable = rollsWhateverIsHidden(match.position(), side, move, random);
            assertThat(match.play(side, move).legal()).as(notation).isTrue();
            boolean rolled = match.moves().getLast().draws().length > 0;
            if (foreseeable) {
                assertThat(rolled).as(notation + " rolls").isEqualTo(stakes.rolls());
            }
            assertThat(match.judgeUndo(side).legal())
                    .as(notation + " can be taken back")
                    .isEqualTo(!stakes.irrevocable());
        }
    }

    /** Whether a move rolls dice in all positions that the side cannot tell apart, or in none. */
    private boolean rollsWhateverIsHidden(P position, int side, M move, SplittableRandom random) {
        Set<Boolean> rolls = new HashSet<>();
        for (int i = 0; i < 12; i++) {
            P next = i == 0 ? position.copy() : game.sight().guess(position, side, random);
            NotedChance chance = new NotedChance(new FastChance(random));
            game.rules().play(next, move, chance, Journal.SILENT);
            rolls.add(chance.draws().length > 0);
        }
        return rolls.size() == 1;
    }

    private void told(Offer<P, M> offer, M move, int side) {
        Choice choice = game.choices().of(move);
        String notation = game.notation().write(move);
        assertThat(game.choices().verbs()).contains(choice.verb());
        assertThat(offer.move(choice)).isEqualTo(move);
        String label =
                game.printed().words("en").say(offer.label(move), game.printed().names(side));
        assertThat(label).as(notation).isNotBlank().doesNotContain("choice.").doesNotContain("{");
    }

    /**
     * Whoever points at a piece, a hex or nothing means some move, and gets a ruling; who points
     * where a piece can go means a move that leads there.
     */
    public void anIntentionIsAMove(long seed) {
        playing.play(
                seed,
                (position, random) -> {
                    if (random.nextInt(25) == 0 && !position.over()) {
                        intended(position, random);
                    }
                });
    }

    private void intended(P position, SplittableRandom random) {
        Choice nothing = Choice.of(null);
        assertThat(game.rules().judge(position, game.choices().move(position, nothing)))
                .isNotNull();
        for (int i = 0; i < 30; i++) {
            Choice forged = game.choices().of(forger.forge(position, random));
            Choice meant = nothing;
            for (int subject : forged.subjects()) {
                meant = meant.with(subject);
            }
            if (random.nextInt(3) > 0) {
                meant = meant.at(forged.target());
            }
            M move = game.choices().move(position, meant);
            assertThat(game.rules().judge(position, move)).as(meant.toString()).isNotNull();
        }
        List<M> moves = playing.moves(position);
        for (int i = 0; i < 5; i++) {
            Choice offered = game.choices().of(moves.get(random.nextInt(moves.size()))).anyWay();
            if (offered.target() == null || offered.subjects().size() != 1) {
                continue;
            }
            Choice meant = nothing.with(offered.subjects().getFirst()).at(offered.target());
            M move = game.choices().move(position, meant);
            assertThat(game.rules().judge(position, move))
                    .as(offered.toString())
                    .isEqualTo(Ruling.LEGAL);
            assertThat(anyWay(move)).isEqualTo(offered);
        }
    }
}
