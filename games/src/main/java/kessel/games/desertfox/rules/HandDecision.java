package kessel.games.desertfox.rules;

import java.util.function.Consumer;
import kessel.engine.game.Ruling;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.move.DesertFoxMove.Keep;
import kessel.games.desertfox.move.DesertFoxMove.Redraw;
import kessel.games.desertfox.position.Cards;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxDecision;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Luck;
import kessel.games.kit.Cited;

/** Whether the opening hand is kept (1.2d). */
final class HandDecision implements DesertFoxDecision {
    @Override
    public Ruling judge(DesertFoxPosition position, DesertFoxMove move) {
        return move instanceof Keep || move instanceof Redraw
                ? Ruling.LEGAL
                : Cited.refuse("1.2d", "refuse.keep-or-redraw");
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
        luck.tell("1.2d", again ? "redraws" : "keeps", Cited.side(side));
        position.add(Cell.PART, 1);
    }
}
