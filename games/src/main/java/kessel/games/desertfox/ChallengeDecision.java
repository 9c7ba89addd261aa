package kessel.games.desertfox;

import java.util.function.Consumer;
import kessel.engine.game.Ruling;
import kessel.games.desertfox.DesertFoxMove.Bid;
import kessel.games.desertfox.DesertFoxMove.Done;

/** A card for the first turn of a month, and one against it (9.4). */
final class ChallengeDecision implements Decision {
    private static final int NOT_CHALLENGED = 2;

    @Override
    public Ruling judge(DesertFoxPosition position, DesertFoxMove move) {
        return switch (move) {
            case Bid(boolean real) -> {
                Cell cell = real ? Cell.AXIS_REAL : Cell.AXIS_BLANK;
                yield position.get(cell, position.decider()) > 0
                        ? Ruling.LEGAL
                        : Refusals.of("9.4b", "not-in-hand");
            }
            case Done _ -> Ruling.LEGAL;
            default -> Refusals.notNow();
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
        luck.tell("9.4b", challenged ? "challenges" : "no-challenge", Luck.side(side));
        position.set(Cell.PART, challenged ? 1 : NOT_CHALLENGED);
    }
}
