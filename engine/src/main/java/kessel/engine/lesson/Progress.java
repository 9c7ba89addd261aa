package kessel.engine.lesson;

import java.util.List;
import kessel.engine.data.DataFault;
import kessel.engine.game.Choice;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.match.Match;

/**
 * How far a lesson has come. It follows from the moves alone: who takes one back, comes back later
 * or sits down elsewhere finds the card that belongs there.
 *
 * @param card the first card after the last whose move was made. Some before the next move are only
 *     read, and whether they were is for the reader to say
 * @param astray whether the rest of the script can no longer be played from here
 */
public record Progress(int card, boolean astray) {
    public static <P extends Position<P>, M extends Move> Progress of(
            Lesson lesson, Match<P, M> match) {
        Past past = Past.of(match);
        List<Lesson.Card> cards = lesson.cards();
        int reached = 0;
        int open = 0;
        for (; open < cards.size(); open++) {
            if (cards.get(open).waits() instanceof Lesson.Deed deed) {
                if (!past.tells(deed)) {
                    break;
                }
                reached = open + 1;
            }
        }
        boolean goesOn = match.over() || goesOn(cards.subList(open, cards.size()), past, match);
        return new Progress(reached, !goesOn);
    }

    /** Plays the rest of the script with the dice that will fall. */
    private static <P extends Position<P>, M extends Move> boolean goesOn(
            List<Lesson.Card> rest, Past past, Match<P, M> match) {
        Match<P, M> rehearsal = match.rehearsal();
        for (Lesson.Card card : rest) {
            if (card.waits() instanceof Lesson.Deed deed
                    && !isThere(deed, past, rehearsal.position())
                    && !played(deed, rehearsal)) {
                return false;
            }
        }
        return true;
    }

    /** Whether what a later card waits for was done before its time. */
    private static boolean isThere(Lesson.Deed deed, Past past, Position<?> position) {
        return deed.fits() instanceof Lesson.Until until
                ? until.reached(position.step())
                : past.tells(deed);
    }

    /** What only leads up to the last of its moves may have been done already. */
    private static <P extends Position<P>, M extends Move> boolean played(
            Lesson.Deed deed, Match<P, M> match) {
        boolean legal = false;
        for (Choice own : deed.own()) {
            try {
                M move = match.game().choices().move(match.position(), own.anyWay());
                legal = match.play(deed.side(), move).legal();
            } catch (DataFault meansNothingHere) {
                legal = false;
            }
        }
        return legal;
    }
}
