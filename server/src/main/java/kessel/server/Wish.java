package kessel.server;

import java.util.Optional;
import kessel.engine.game.Choice;
import kessel.engine.game.Move;
import kessel.engine.game.Position;

/** A move that somebody wants to make or asks about, as they have sent it. */
sealed interface Wish {
    /** The move for a side in a match; none for a choice of who does not decide. */
    <P extends Position<P>, M extends Move> Optional<M> move(LiveMatch<P, M> live, int side);

    /** A move in its notation. */
    record Written(String notation) implements Wish {
        @Override
        public <P extends Position<P>, M extends Move> Optional<M> move(
                LiveMatch<P, M> live, int side) {
            return Optional.of(live.game().notation().read(notation));
        }
    }

    /** A choice, or an intention: what that means is told to nobody but who decides. */
    record Chosen(ChoiceText text) implements Wish {
        @Override
        public <P extends Position<P>, M extends Move> Optional<M> move(
                LiveMatch<P, M> live, int side) {
            Choice choice = text.in(live.game());
            return live.match().judge(side).legal()
                    ? Optional.of(live.offer().move(choice))
                    : Optional.empty();
        }
    }

    static Wish read(Json body) {
        Json choice = body.optionalObject("choice");
        String move = body.optionalText("move");
        if (choice != null && move != null) {
            throw Refusal.malformed("'choice' and 'move' are two ways to say one thing");
        }
        if (choice == null && move == null) {
            throw Refusal.malformed("'choice' is missing");
        }
        return choice == null ? new Written(move) : new Chosen(ChoiceText.read(choice));
    }
}
