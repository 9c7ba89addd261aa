package kessel.server;

import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.players.Player;

/** Where computer players come from. */
interface Roster {
    <P extends Position<P>, M extends Move> Player<P, M> create(String name, long seed);
}
