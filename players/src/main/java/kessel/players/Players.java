package kessel.players;

import java.time.Duration;
import java.util.List;
import kessel.engine.game.Game;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.match.Match;
import kessel.engine.match.Observation;

/** The computer players, by name. */
public final class Players {
    private static final List<String> NAMES =
            List.of("random", "greedy", "recruit", "officer", "general");

    private Players() {}

    public static List<String> names() {
        return NAMES;
    }

    /** Whether a player makes more of more time. */
    public static boolean takesTime(String name) {
        return mostTime(name).isPositive();
    }

    /** The most that a player thinks about a turn, however much it is given; nothing for some. */
    public static Duration mostTime(String name) {
        return Level.of(name).map(level -> level.most).orElse(Duration.ZERO);
    }

    /** Tells those who remember of a move, each as its side observed it. */
    public static <P extends Position<P>, M extends Move> void tell(
            List<Player<P, M>> players,
            Game<P, M> game,
            int number,
            Match.Played<M> played,
            P after) {
        for (int side = 0; side < players.size(); side++) {
            if (players.get(side).remembers()) {
                players.get(side).observe(Observation.of(game, number, played, after, side));
            }
        }
    }

    /**
     * A new player for one match: players may remember what they were up to.
     *
     * @param name that of an {@link Entrant}; whoever asks the player for moves watches its time
     */
    public static <P extends Position<P>, M extends Move> Player<P, M> create(
            String name, long seed) {
        return create(name, seed, Hands.ALL);
    }

    /** One that thinks on these hands. */
    public static <P extends Position<P>, M extends Move> Player<P, M> create(
            String name, long seed, Hands hands) {
        String known = Entrant.read(name).name();
        return switch (known) {
            case "random" -> new RandomPlayer<>(seed);
            case "greedy" -> new GreedyPlayer<>(seed);
            default -> new Mind<>(Level.of(known).orElseThrow(), seed, hands);
        };
    }
}
