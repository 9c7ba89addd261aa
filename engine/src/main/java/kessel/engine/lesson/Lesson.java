package kessel.engine.lesson;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kessel.engine.data.Item;
import kessel.engine.game.Choice;
import kessel.engine.game.Game;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Step;
import kessel.engine.match.Match;
import kessel.engine.match.Nonces;

/**
 * A guided first turn for who never played a game: a position, dice that fall the same way each
 * time, and cards that say one after the other what to do.
 *
 * @param learner the side whose decisions the cards speak of; the other's answers are part of the
 *     script
 * @param position the text of the position that it begins from
 */
public record Lesson(
        String id,
        int minutes,
        Map<String, String> title,
        int learner,
        String seed,
        Nonces nonces,
        String position,
        List<Card> cards) {
    public Lesson {
        title = ordered(title);
        cards = List.copyOf(cards);
    }

    /**
     * What is said, and what it waits for before the next one.
     *
     * @param says by language
     * @param praise what is said when it is done, by language; empty where nothing is
     */
    public record Card(
            Map<String, String> says,
            Map<String, String> praise,
            List<Pointer> points,
            Wait waits) {
        public Card {
            says = ordered(says);
            praise = ordered(praise);
            points = List.copyOf(points);
        }
    }

    /** What a card speaks of: a hex, a piece, or what a button does. */
    public record Pointer(Kind kind, String name) {
        /** Of what kind it is. */
        public enum Kind {
            HEX,
            PIECE,
            ACTION
        }
    }

    /** What a card waits for. */
    public sealed interface Wait {}

    /** That it was read. */
    public record Reading() implements Wait {}

    /** That somebody sees something refused under a rule; this choice would be. */
    public record Refusal(Choice attempt, String rule) implements Wait {}

    /**
     * A move.
     *
     * @param own what the script itself plays: the move, after what leads up to it
     * @param side who plays it
     * @param fits which moves will do
     */
    public record Deed(List<Choice> own, int side, Fit fits) implements Wait {
        public Deed {
            own = List.copyOf(own);
        }

        /** Whether the script answers for the learner's opponent. */
        public boolean answers(Lesson lesson) {
            return side != lesson.learner;
        }
    }

    /** Which moves a card is content with. */
    public sealed interface Fit {}

    /** Those with this verb, these subjects and this target, as far as it names them. */
    public record Like(Choice pattern) implements Fit {
        boolean fits(Choice done) {
            return (pattern.verb() == null || pattern.verb().equals(done.verb()))
                    && (pattern.subjects().isEmpty() || pattern.subjects().equals(done.subjects()))
                    && (pattern.target() == null || pattern.target().equals(done.target()))
                    && (pattern.amount().isEmpty() || pattern.amount().equals(done.amount()));
        }
    }

    /** Whatever leads to this step, however many moves it takes. */
    public record Until(String step, int decider) implements Fit {
        boolean reached(Step now) {
            return now.name().equals(step) && now.decider() == decider;
        }
    }

    /** The languages that it speaks. */
    public Set<String> languages() {
        return title.keySet();
    }

    /** A match of it, with the dice that it always has. */
    public <P extends Position<P>, M extends Move> Match<P, M> begin(
            Game<P, M> game, List<String> players) {
        P opening = game.positions().read(Item.parse("lesson " + id, position));
        return Match.startLesson(game, id, opening, players, seed, nonces);
    }

    private static Map<String, String> ordered(Map<String, String> words) {
        return Collections.unmodifiableMap(new LinkedHashMap<>(words));
    }
}
