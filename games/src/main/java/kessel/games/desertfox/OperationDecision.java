package kessel.games.desertfox;

import java.util.function.Consumer;
import kessel.engine.game.Ruling;
import kessel.games.desertfox.DesertFoxMove.Discard;
import kessel.games.desertfox.DesertFoxMove.Lay;
import kessel.games.desertfox.DesertFoxMove.Pass;

/** Cards for an operation, or a pass (2.0, 2.1). */
final class OperationDecision implements Decision {
    @Override
    public Ruling judge(DesertFoxPosition position, DesertFoxMove move) {
        int side = position.active();
        return switch (move) {
            case Pass _ -> Ruling.LEGAL;
            case Lay(int reals, int blanks) -> {
                if (reals < 1 || blanks < 0) {
                    yield Refusals.of("2.0m", "one-real-card");
                }
                boolean has =
                        reals <= position.get(Cell.AXIS_REAL, side)
                                && blanks <= position.get(Cell.AXIS_BLANK, side);
                yield has ? Ruling.LEGAL : Refusals.of("2.0i", "not-in-hand");
            }
            case Discard(boolean real) -> discard(position, side, real);
            default -> Refusals.notNow();
        };
    }

    /** 1.2f: blank cards, at any moment of one's own turn. */
    static Ruling discard(DesertFoxPosition position, int side, boolean real) {
        if (real) {
            return Refusals.of("1.2f", "only-blanks");
        }
        return position.get(Cell.AXIS_BLANK, side) > 0
                ? Ruling.LEGAL
                : Refusals.of("1.2f", "not-in-hand");
    }

    static void discarded(DesertFoxPosition position, int side, boolean real, Luck luck) {
        Cards.discard(position, side, real);
        luck.tell("1.2f", "discards", Luck.side(side));
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
                luck.tell("2.0i", "lays", Luck.side(side), reals + blanks);
                Sequence.enter(position, Phase.MOVEMENT);
            }
            case Discard(boolean real) -> discarded(position, side, real, luck);
            default -> {
                position.set(Cell.PASSED, 1);
                position.add(Cell.PASSES, 1);
                luck.tell("2.1a", "passes", Luck.side(side));
                Sequence.enter(position, Phase.MOVEMENT);
            }
        }
    }
}
