package kessel.server.storage;

import java.util.Arrays;
import java.util.stream.Collectors;
import kessel.engine.game.Sight;

/**
 * How many changes a match has seen, as each pair of eyes counts them: a change that somebody
 * cannot notice is no version of theirs, so that no number tells how often the other side did
 * something in secret.
 *
 * @param all the changes there were
 * @param unnoticed how many of them the first side, the second and a spectator could not notice
 */
public record Versions(long all, String unnoticed) {
    /** Whoever there is notices a change: as a set of viewers, one bit for each. */
    public static final int BY_ALL = 7;

    private static final String NOTHING = "0 0 0";

    /** Of a match whose changes so far everybody knows. */
    public static Versions known(long all) {
        return new Versions(all, NOTHING);
    }

    /** The version as a viewer counts; who holds both seats counts all, as whoever looks back. */
    public long of(int viewer) {
        return viewer == Sight.HINDSIGHT ? all : all - missed()[viewer];
    }

    /** After a change that these viewers noticed. */
    public Versions next(int noticedBy) {
        long[] missed = missed();
        for (int viewer = 0; viewer < missed.length; viewer++) {
            missed[viewer] += 1 - (noticedBy >> viewer & 1);
        }
        return new Versions(
                all + 1,
                Arrays.stream(missed).mapToObj(Long::toString).collect(Collectors.joining(" ")));
    }

    private long[] missed() {
        return Arrays.stream(unnoticed.split(" ")).mapToLong(Long::parseLong).toArray();
    }
}
