package kessel.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import kessel.engine.game.Choice;
import kessel.engine.game.Doctrine;
import kessel.engine.game.FastChance;
import kessel.engine.game.Game;
import kessel.engine.game.Journal;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Sight;

/** The laws about what a side may know, for every game, each over one game from a seed. */
public final class SecrecyLaws<P extends Position<P>, M extends Move> {
    private final Playing<P, M> playing;
    private final Game<P, M> game;
    private final Forger<P, M> forger;

    SecrecyLaws(Playing<P, M> playing, Forger<P, M> forger) {
        this.playing = playing;
        this.game = playing.game();
        this.forger = forger;
    }

    /**
     * Nobody learns what is hidden: of a guess one knows the same, it depends on that knowledge
     * only, and it has the same moves.
     */
    public void noViewTellsWhatIsHidden(long seed) {
        playing.play(
                seed,
                (position, random) -> {
                    if (random.nextInt(10) == 0) {
                        hidden(position, random);
                    }
                });
    }

    void hidden(P position, SplittableRandom random) {
        for (int side = 0; side < 2; side++) {
            P guess = game.sight().guess(position, side, random);
            forger.inspect(guess);
            assertThat(game.sight().knowledge(guess, side))
                    .isEqualTo(game.sight().knowledge(position, side));
            long draw = random.nextLong();
            assertThat(game.sight().guess(guess, side, new SplittableRandom(draw)))
                    .isEqualTo(game.sight().guess(position, side, new SplittableRandom(draw)));
            if (position.step().decider() == side) {
                assertThat(Set.copyOf(playing.moves(guess)))
                        .isEqualTo(Set.copyOf(playing.moves(position)));
            }
            P both = game.sight().guess(guess, 1 - side, random);
            assertThat(game.sight().knowledge(both, Sight.SPECTATOR))
                    .isEqualTo(game.sight().knowledge(position, Sight.SPECTATOR));
        }
    }

    /**
     * What is said of a move while the match is on follows from what a viewer knows of it: the
     * reason is the same as of any other move that looks the same to them, made in a position that
     * looked the same.
     *
     * @return how many moves there were with something to say, and others to hold them against
     */
    public int reasonsFollowFromWhatIsKnown(long seed, Playing.Chooser<P, M> chooser) {
        int[] compared = new int[1];
        playing.play(
                seed,
                chooser,
                (position, random) -> {
                    if (!position.over() && random.nextInt(10) == 0) {
                        for (int viewer = 0; viewer <= Sight.SPECTATOR; viewer++) {
                            if (viewer != position.step().decider()) {
                                compared[0] += reasons(position, viewer, random);
                            }
                        }
                    }
                });
        return compared[0];
    }

    private int reasons(P position, int viewer, SplittableRandom random) {
        int guesser = viewer == Sight.SPECTATOR ? 1 - position.step().decider() : viewer;
        M move = game.rules().sample(position, random);
        long dice = random.nextLong();
        P after = played(position, move, dice);
        Choice choice = game.choices().of(move);
        Optional<Doctrine.Reason> told = game.doctrine().reason(position, move, after, viewer);
        P guess = game.sight().guess(position, guesser, random);
        int compared = 0;
        for (M other : playing.moves(guess)) {
            Choice like = game.choices().of(other);
            if (!like.verb().equals(choice.verb()) || !like.route().equals(choice.route())) {
                continue;
            }
            P then = played(guess, other, dice);
            if (game.sight()
                    .knowledge(then, viewer)
                    .equals(game.sight().knowledge(after, viewer))) {
                assertThat(game.doctrine().reason(guess, other, then, viewer))
                        .as("%s, or %s", game.notation().write(move), game.notation().write(other))
                        .isEqualTo(told);
                compared += told.isPresent() && !other.equals(move) ? 1 : 0;
            }
        }
        return compared;
    }

    private P played(P position, M move, long dice) {
        P after = position.copy();
        game.rules().play(after, move, new FastChance(new SplittableRandom(dice)), Journal.SILENT);
        return after;
    }
}
