package kessel.games.kit;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import kessel.engine.game.Move;

/** The word for a kind of move in files and choices: a game has an enum of them. */
public interface MoveWord<M extends Move> {
    String name();

    Class<? extends M> move();

    default String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static List<String> all(MoveWord<?>[] words) {
        return Arrays.stream(words).map(MoveWord::word).toList();
    }

    /** The one for a move. */
    static <M extends Move, V extends MoveWord<M>> V of(V[] words, M move) {
        for (V word : words) {
            if (word.move() == move.getClass()) {
                return word;
            }
        }
        throw new IllegalArgumentException("no word for " + move);
    }

    /** The one that is spelt so, or null. */
    static <V extends MoveWord<?>> V of(V[] words, String spelt) {
        for (V word : words) {
            if (word.word().equals(spelt)) {
                return word;
            }
        }
        return null;
    }
}
