package kessel.server;

import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.players.Hands;
import kessel.players.Player;
import kessel.players.Players;

/** Where computer players come from. */
interface Roster {
    <P extends Position<P>, M extends Move> Player<P, M> create(String name, long seed);

    /** Those that everybody knows, who share these hands. */
    static Roster sharing(Hands hands) {
        return new Roster() {
            @Override
            public <P extends Position<P>, M extends Move> Player<P, M> create(
                    String name, long seed) {
                return Players.create(name, seed, hands);
            }
        };
    }
}
