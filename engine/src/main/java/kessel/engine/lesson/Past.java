package kessel.engine.lesson;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import kessel.engine.game.Choice;
import kessel.engine.game.Journal;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.RecordedChance;
import kessel.engine.game.Step;
import kessel.engine.match.Match;

/**
 * The moves of a match, as the cards of a lesson find again what they wait for: each move once, and
 * not only in their own order, for whoever learns may do first what a later card asks for.
 */
final class Past {
    private record Done(int side, Choice choice, Step after) {}

    private final List<Done> moves;
    private final BitSet found = new BitSet();
    private int latest;

    private Past(List<Done> moves) {
        this.moves = moves;
    }

    static <P extends Position<P>, M extends Move> Past of(Match<P, M> match) {
        List<Done> moves = new ArrayList<>();
        P position = match.opening();
        for (Match.Played<M> played : match.moves()) {
            RecordedChance dice = new RecordedChance(played.draws());
            match.game().rules().play(position, played.move(), dice, Journal.SILENT);
            Choice choice = match.game().choices().of(played.move());
            moves.add(new Done(played.side(), choice, position.step()));
        }
        return new Past(moves);
    }

    /** Whether it was done, by a move that no card before has asked for. */
    boolean tells(Lesson.Deed deed) {
        return switch (deed.fits()) {
            case Lesson.Like like -> tells(deed.side(), like);
            case Lesson.Until until -> tells(until);
        };
    }

    private boolean tells(int side, Lesson.Like like) {
        for (int move = 0; move < moves.size(); move++) {
            Done done = moves.get(move);
            if (!found.get(move) && done.side() == side && like.fits(done.choice())) {
                found.set(move);
                latest = Math.max(latest, move);
                return true;
            }
        }
        return false;
    }

    private boolean tells(Lesson.Until until) {
        for (int move = latest; move < moves.size(); move++) {
            if (until.reached(moves.get(move).after())) {
                latest = move;
                return true;
            }
        }
        return false;
    }
}
