package kessel.engine.game;

import kessel.engine.data.Item;

/** Positions as text, in the format of a scenario's set-up. */
public interface PositionFile<P extends Position<P>> {
    String write(P position);

    P read(Item file);
}
