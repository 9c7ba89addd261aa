package kessel.games.desertfox.position;

import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.kit.Cited;
import kessel.games.kit.Decision;

/** A decision of this game. */
public interface DesertFoxDecision extends Decision<DesertFoxPosition, DesertFoxMove> {
    static Ruling notNow() {
        return Cited.refuse("3.0a", "refuse.not-now");
    }

    /** Does what was chosen; the sequence then goes on from there. */
    void play(DesertFoxPosition position, DesertFoxMove move, Luck luck);

    @Override
    default void play(
            DesertFoxPosition position, DesertFoxMove move, Chance chance, Journal journal) {
        play(position, move, new Luck(chance, journal));
    }
}
