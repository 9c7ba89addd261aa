package kessel.games.afrikakorps.position;

import kessel.engine.game.Ruling;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.kit.Decision;

/** A decision of this game. */
public interface AfrikaKorpsDecision extends Decision<AfrikaKorpsPosition, AfrikaKorpsMove> {
    static Ruling notNow() {
        return Theatre.refuse("3a", "not-now");
    }
}
