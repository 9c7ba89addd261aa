package kessel.cli.bench;

import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import kessel.engine.game.FastChance;
import kessel.engine.game.Journal;
import kessel.games.brigade.BrigadeGame;
import kessel.games.brigade.data.Counter;
import kessel.games.brigade.position.BrigadePosition;

/** A Movement Phase in the middle of a game of Gazala, the same in every run. */
record MidGame(BrigadeGame game, BrigadePosition position, int motorisedUnit) {
    private static final long SEED = 1942;
    private static final int MOVES = 400;
    private static final String MOVING = "moving";

    static MidGame reach() {
        BrigadeGame game = BrigadeGame.gazala();
        SplittableRandom random = new SplittableRandom(SEED);
        FastChance chance = new FastChance(random);
        BrigadePosition position =
                game.rules()
                        .setUp(
                                game.printed().scenarios().getFirst().id(),
                                java.util.Set.of(),
                                chance);
        // A little farther than the moves asked for, if these end in the midst of a combat.
        for (int move = 0; move < MOVES || widestMover(game, position) < 0; move++) {
            game.rules()
                    .play(position, game.rules().sample(position, random), chance, Journal.SILENT);
        }
        return new MidGame(game, position, widestMover(game, position));
    }

    /** The motorised unit with the most moves, or -1 where none can move. */
    private static int widestMover(BrigadeGame game, BrigadePosition position) {
        int widest = -1;
        int most = 0;
        if (position.step().name().equals(MOVING)) {
            for (Counter counter : game.campaign().counters()) {
                int moves = counter.type().motorised() ? moves(game, position, counter) : 0;
                if (moves > most) {
                    widest = counter.index();
                    most = moves;
                }
            }
        }
        return widest;
    }

    private static int moves(BrigadeGame game, BrigadePosition position, Counter counter) {
        AtomicInteger count = new AtomicInteger();
        game.rules().movesOf(position, counter.index(), _ -> count.incrementAndGet());
        return count.get();
    }
}
