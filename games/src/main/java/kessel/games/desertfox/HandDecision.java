package kessel.games.desertfox;

import java.util.function.Consumer;
import kessel.engine.game.Ruling;
import kessel.games.desertfox.DesertFoxMove.Keep;
import kessel.games.desertfox.DesertFoxMove.Redraw;

/** Whether the opening hand is kept (1.2d). */
final class HandDecision implements Decision {
    @Override
    public Ruling judge(DesertFoxPosition position, DesertFoxMove move) {
        return move instanceof Keep || move instanceof Redraw
                ? Ruling.LEGAL
                : Refusals.of("1.2d", "keep-or-redraw");
    }

    @Override
    public void moves(DesertFoxPosition position, Consumer<? super DesertFoxMove> each) {
        each.accept(new Keep());
        each.accept(new Redraw());
    }

    @Override
    public void play(DesertFoxPosition position, DesertFoxMove move, Luck luck) {
        int side = position.decider();
        boolean again = move instanceof Redraw;
        if (again) {
            Cards.redraw(position, side, luck);
        }
        luck.tell("1.2d", again ? "redraws" : "keeps", Luck.side(side));
        position.add(Cell.PART, 1);
    }
}
