package kessel.testkit.outpost;

import java.util.List;
import kessel.engine.data.DataFault;
import kessel.engine.game.Choice;
import kessel.engine.game.Choices;
import kessel.engine.game.Tally;
import kessel.engine.game.Target;
import kessel.engine.words.Phrase;
import kessel.testkit.outpost.OutpostMove.Lay;
import kessel.testkit.outpost.OutpostMove.Pass;
import kessel.testkit.outpost.OutpostMove.Stay;
import kessel.testkit.outpost.OutpostMove.Step;

/** The moves of Outpost as data. */
final class OutpostChoices implements Choices<OutpostPosition, OutpostMove> {
    private static final String LAY = "lay";
    private static final String PASS = "pass";
    private static final String STEP = "step";
    private static final String STAY = "stay";

    @Override
    public List<String> verbs() {
        return List.of(LAY, PASS, STEP, STAY);
    }

    @Override
    public Choice of(OutpostMove move) {
        return switch (move) {
            case Lay(int card) -> Choice.of(LAY).with(OutpostPosition.cardPiece(card));
            case Pass _ -> Choice.of(PASS);
            case Step(int block, int from, int to) -> Choice.of(STEP).with(block).along(from, to);
            case Stay _ -> Choice.of(STAY);
        };
    }

    @Override
    public OutpostMove move(OutpostPosition position, Choice choice) {
        int piece = choice.subjects().size() == 1 ? choice.subjects().getFirst() : -1;
        boolean card = piece >= OutpostPosition.BLOCKS;
        if (choice.verb() == null) {
            return intended(position, piece, choice);
        }
        if (choice.verb().equals(LAY) && card) {
            return new Lay(piece - OutpostPosition.BLOCKS);
        }
        if (choice.verb().equals(STEP) && piece >= 0 && !card) {
            return step(position, piece, choice);
        }
        return switch (choice.verb()) {
            case PASS -> new Pass();
            case STAY -> new Stay();
            default -> throw new DataFault("this is no choice of Outpost");
        };
    }

    /**
     * Whoever points at a card means to lay it, at a block to move it, at nothing to do nothing.
     */
    private static OutpostMove intended(OutpostPosition position, int piece, Choice choice) {
        if (piece >= OutpostPosition.BLOCKS) {
            return new Lay(piece - OutpostPosition.BLOCKS);
        }
        if (piece >= 0) {
            return step(position, piece, choice);
        }
        return position.step instanceof OutpostStep.Laying ? new Pass() : new Stay();
    }

    /** Where no hex is named, it leads nowhere; the rules will say what they think of that. */
    private static Step step(OutpostPosition position, int block, Choice choice) {
        int at = Math.max(0, position.hex[block]);
        int from = choice.route().isEmpty() ? at : choice.route().getFirst();
        return new Step(block, from, choice.target() instanceof Target.Hex(int hex) ? hex : at);
    }

    @Override
    public Phrase label(OutpostPosition position, OutpostMove move) {
        return switch (move) {
            case Lay(int card) ->
                    Phrase.of(
                            "choice.lay", new Phrase.Piece(OutpostPosition.cardPiece(card), false));
            case Pass _ -> Phrase.of("choice.pass");
            case Step(int block, int _, int to) ->
                    Phrase.of("choice.step", new Phrase.Piece(block, false), new Phrase.Hex(to));
            case Stay _ -> Phrase.of("choice.stay");
        };
    }

    /** Every move is all that its step asks for. */
    @Override
    public boolean ends(OutpostPosition position, OutpostMove move) {
        return move instanceof Pass || move instanceof Stay;
    }

    @Override
    public Tally cost(OutpostPosition position, OutpostMove move) {
        return Tally.NONE;
    }
}
