package kessel.games.desertfox.logistics;

import java.util.function.Consumer;
import kessel.engine.game.Ruling;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.move.DesertFoxMove.Bid;
import kessel.games.desertfox.move.DesertFoxMove.Done;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxDecision;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Luck;
import kessel.games.desertfox.position.Stage;
import kessel.games.kit.Cited;

/** A card for the first turn of a month, and one against it (9.4). */
public final class ChallengeDecision implements DesertFoxDecision {
    private static final int NOT_CHALLENGED = 2;

    @Override
    public Ruling judge(DesertFoxPosition position, DesertFoxMove move) {
        return switch (move) {
            case Bid(boolean real) -> {
                Cell cell = real ? Cell.AXIS_REAL : Cell.AXIS_BLANK;
                yield position.get(cell, position.decider()) > 0
                        ? Ruling.LEGAL
                        : Cited.refuse("9.4b", "refuse.not-in-hand");
            }
            case Done _ -> Ruling.LEGAL;
            default -> DesertFoxDecision.notNow();
        };
    }

    @Override
    public void moves(DesertFoxPosition position, Consumer<? super DesertFoxMove> each) {
        for (boolean real : new boolean[] {true, false}) {
            if (judge(position, new Bid(real)).legal()) {
                each.accept(new Bid(real));
            }
        }
        each.accept(new Done());
    }

    @Override
    public void play(DesertFoxPosition position, DesertFoxMove move, Luck luck) {
        int side = position.decider();
        int card = Logistics.NO_CARD;
        if (move instanceof Bid(boolean real)) {
            card = real ? Logistics.REAL : Logistics.BLANK;
            position.add(real ? Cell.AXIS_REAL : Cell.AXIS_BLANK, side, -1);
        }
        if (position.stage() == Stage.ANSWERING) {
            Logistics.contest(position, card, luck);
            return;
        }
        position.set(Cell.CHALLENGE_CARD, card);
        boolean challenged = card != Logistics.NO_CARD;
        luck.tell("9.4b", challenged ? "challenges" : "no-challenge", Cited.side(side));
        position.set(Cell.PART, challenged ? 1 : NOT_CHALLENGED);
    }
}
