package kessel.players;

import java.util.List;
import kessel.engine.data.DataFault;
import kessel.engine.game.Move;
import kessel.engine.game.Position;

/** The computer players, by name. */
public final class Players {
    private static final List<String> NAMES = List.of("random", "greedy");

    private Players() {}

    public static List<String> names() {
        return NAMES;
    }

    /** A new player for one match: players may remember what they were up to. */
    public static <P extends Position<P>, M extends Move> Player<P, M> create(
            String name, long seed) {
        return switch (name) {
            case "random" -> new RandomPlayer<>(seed);
            case "greedy" -> new GreedyPlayer<>(seed);
            default ->
                    throw new DataFault(
                            "there is no player '"
                                    + name
                                    + "'; there is "
                                    + String.join(", ", NAMES));
        };
    }
}
