package kessel.games.afrikakorps;

import kessel.engine.game.Ruling;
import kessel.games.kit.Decision;

/** A decision of this game. */
interface AfrikaKorpsDecision extends Decision<AfrikaKorpsPosition, AfrikaKorpsMove> {
    static Ruling notNow() {
        return Theatre.refuse("3a", "not-now");
    }
}
