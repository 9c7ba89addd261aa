package kessel.players;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kessel.engine.data.DataFault;

/**
 * A computer player as it is entered for a match and named in its record: {@code officer}, or with
 * the time that it may think about a turn, {@code general 10s}.
 *
 * @param time null if nothing is said
 */
public record Entrant(String name, Duration time) {
    /** Nobody waits for longer. */
    public static final int MOST_SECONDS = 3600;

    private static final Pattern TEXT = Pattern.compile("(\\S+)(?: ([1-9]\\d{0,3})s)?");
    private static final Pattern TIME = Pattern.compile("\\d+s");

    /** A player that there is, with a time that can be. */
    public static Entrant read(String text) {
        Matcher words = TEXT.matcher(text);
        if (!words.matches()) {
            throw new DataFault(
                    "'" + text + "' is no player; one reads 'officer', or 'general 10s'");
        }
        String name = words.group(1);
        if (!Players.names().contains(name)) {
            throw new DataFault(
                    "there is no player '"
                            + name
                            + "'; there is "
                            + String.join(", ", Players.names()));
        }
        if (words.group(2) == null) {
            return new Entrant(name, null);
        }
        int seconds = Integer.parseInt(words.group(2));
        if (seconds > MOST_SECONDS) {
            throw new DataFault(
                    "nobody thinks for " + seconds + " s; the most is " + MOST_SECONDS + " s");
        }
        if (!Players.takesTime(name)) {
            throw new DataFault(name + " answers at once, and takes no time");
        }
        return new Entrant(name, Duration.ofSeconds(seconds));
    }

    /** The same where a text may name somebody else. */
    public static Optional<Entrant> find(String text) {
        try {
            return Optional.of(read(text));
        } catch (DataFault other) {
            return Optional.empty();
        }
    }

    /** Whether a word is a time, as it follows a player's name. */
    public static boolean isTime(String word) {
        return TIME.matcher(word).matches();
    }

    /**
     * What it has for a turn where that much is given to whom nothing is said of, and never more
     * than it takes.
     *
     * @param usual null for as long as anybody likes
     */
    public Duration time(Duration usual) {
        Duration given = time == null ? usual : time;
        Duration most = Players.mostTime(name);
        return given != null && most.isPositive() && most.compareTo(given) < 0 ? most : given;
    }

    @Override
    public String toString() {
        return time == null ? name : name + " " + time.toSeconds() + "s";
    }
}
