package kessel.games.desertfox.operation;

import java.util.function.Consumer;
import kessel.engine.game.Ruling;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.move.DesertFoxMove.Discard;
import kessel.games.desertfox.move.DesertFoxMove.Lay;
import kessel.games.desertfox.move.DesertFoxMove.Pass;
import kessel.games.desertfox.position.Cards;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxDecision;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Luck;
import kessel.games.desertfox.position.Phase;
import kessel.games.kit.Cited;

/** Cards for an operation, or a pass (2.0, 2.1). */
public final class OperationDecision implements DesertFoxDecision {
    @Override
    public Ruling judge(DesertFoxPosition position, DesertFoxMove move) {
        int side = position.active();
        return switch (move) {
            case Pass _ -> Ruling.LEGAL;
            case Lay(int reals, int blanks) -> {
                if (reals < 1 || blanks < 0) {
                    yield Cited.refuse("2.0m", "refuse.one-real-card");
                }
                boolean has =
                        reals <= position.get(Cell.AXIS_REAL, side)
                                && blanks <= position.get(Cell.AXIS_BLANK, side);
                yield has ? Ruling.LEGAL : Cited.refuse("2.0i", "refuse.not-in-hand");
            }
            case Discard(boolean real) -> discard(position, side, real);
            default -> DesertFoxDecision.notNow();
        };
    }

    /** 1.2f: blank cards, at any moment of one's own turn. */
    public static Ruling discard(DesertFoxPosition position, int side, boolean real) {
        if (real) {
            return Cited.refuse("1.2f", "refuse.only-blanks");
        }
        return position.get(Cell.AXIS_BLANK, side) > 0
                ? Ruling.LEGAL
                : Cited.refuse("1.2f", "refuse.not-in-hand");
    }

    public static void discarded(DesertFoxPosition position, int side, boolean real, Luck luck) {
        Cards.discard(position, side, real);
        luck.tell("1.2f", "discards", Cited.side(side));
    }

    @Override
    public void moves(DesertFoxPosition position, Consumer<? super DesertFoxMove> each) {
        int side = position.active();
        each.accept(new Pass());
        for (int reals = 1; reals <= position.get(Cell.AXIS_REAL, side); reals++) {
            for (int blanks = 0; blanks <= position.get(Cell.AXIS_BLANK, side); blanks++) {
                each.accept(new Lay(reals, blanks));
            }
        }
        if (position.get(Cell.AXIS_BLANK, side) > 0) {
            each.accept(new Discard(false));
        }
    }

    @Override
    public void play(DesertFoxPosition position, DesertFoxMove move, Luck luck) {
        int side = position.active();
        switch (move) {
            case Lay(int reals, int blanks) -> {
                position.add(Cell.AXIS_REAL, side, -reals);
                position.add(Cell.AXIS_BLANK, side, -blanks);
                position.set(Cell.LAID_REAL, reals);
                position.set(Cell.LAID_BLANK, blanks);
                luck.tell("2.0i", "lays", Cited.side(side), reals + blanks);
                position.enter(Phase.MOVEMENT);
            }
            case Discard(boolean real) -> discarded(position, side, real, luck);
            default -> {
                position.set(Cell.PASSED, 1);
                position.add(Cell.PASSES, 1);
                luck.tell("2.1a", "passes", Cited.side(side));
                position.enter(Phase.MOVEMENT);
            }
        }
    }
}
