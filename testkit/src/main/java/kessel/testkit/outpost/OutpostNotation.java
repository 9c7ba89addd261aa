package kessel.testkit.outpost;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kessel.engine.data.DataFault;
import kessel.engine.game.Notation;
import kessel.testkit.outpost.OutpostMove.Lay;
import kessel.testkit.outpost.OutpostMove.Pass;
import kessel.testkit.outpost.OutpostMove.Stay;
import kessel.testkit.outpost.OutpostMove.Step;

/** {@code lay c3}, {@code pass}, {@code r2 A1-B1}, {@code stay}. */
final class OutpostNotation implements Notation<OutpostMove> {
    private static final Pattern LAY = Pattern.compile("lay (\\S+)");
    private static final Pattern STEP = Pattern.compile("(\\S+) (\\S+)-(\\S+)");

    private final Outpost game;

    OutpostNotation(Outpost game) {
        this.game = game;
    }

    @Override
    public String write(OutpostMove move) {
        return switch (move) {
            case Lay(int card) -> "lay " + game.pieceId(OutpostPosition.cardPiece(card));
            case Pass _ -> "pass";
            case Step(int block, int from, int to) ->
                    game.pieceId(block) + " " + game.map().label(from) + "-" + game.map().label(to);
            case Stay _ -> "stay";
        };
    }

    @Override
    public OutpostMove read(String text) {
        Matcher lay = LAY.matcher(text);
        Matcher step = STEP.matcher(text);
        if (text.equals("pass")) {
            return new Pass();
        }
        if (text.equals("stay")) {
            return new Stay();
        }
        if (lay.matches()) {
            OptionalInt card = game.piece(lay.group(1));
            if (card.isPresent() && card.getAsInt() >= OutpostPosition.BLOCKS) {
                return new Lay(card.getAsInt() - OutpostPosition.BLOCKS);
            }
        }
        if (step.matches()) {
            OptionalInt block = game.piece(step.group(1));
            OptionalInt from = game.map().grid().find(step.group(2));
            OptionalInt to = game.map().grid().find(step.group(3));
            boolean found = block.isPresent() && from.isPresent() && to.isPresent();
            if (found && block.getAsInt() < OutpostPosition.BLOCKS) {
                return new Step(block.getAsInt(), from.getAsInt(), to.getAsInt());
            }
        }
        throw new DataFault("'" + text + "' is not a move");
    }
}
