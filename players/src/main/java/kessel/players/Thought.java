package kessel.players;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kessel.engine.words.Phrase;

/**
 * What a player had in mind when it settled on a plan, kept with the plan's first move. It says
 * what its side hopes for, so nobody is told before the match is over.
 *
 * @param posture in which the plan was made, by its name among the game's, or {@link #STAY}
 * @param percent how likely the player thought it to win
 * @param plans out of how many it was the best
 */
public record Thought(String posture, int percent, int plans) {
    /** The posture of a plan in which nobody moves, whatever it was made in. */
    static final String STAY = "stay";

    private static final Pattern TEXT =
            Pattern.compile("([a-z-]{1,40}): (\\d{1,3}) of 100, best of (\\d{1,7}) plans");

    /** As records write it: {@code push: 62 of 100, best of 84 plans}. */
    @Override
    public String toString() {
        return posture + ": " + percent + " of 100, best of " + plans + " plans";
    }

    /** Under which a catalogue has the posture; it knows none that are not the games' own. */
    public String key() {
        return key(posture);
    }

    static String key(String posture) {
        return "posture." + posture;
    }

    /** As the thought of a side. */
    public Phrase words(int side) {
        return Phrase.of("thought", new Phrase.Word(key()), percent, plans, new Phrase.Side(side));
    }

    /** Reads what a record says; nothing if a record says something else, or nothing. */
    public static Optional<Thought> read(String remark) {
        Matcher text = TEXT.matcher(remark == null ? "" : remark);
        return text.matches()
                ? Optional.of(
                        new Thought(
                                text.group(1),
                                Integer.parseInt(text.group(2)),
                                Integer.parseInt(text.group(3))))
                : Optional.empty();
    }
}
