package kessel.games.brigade.movement;

import kessel.engine.hex.Search;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.Theatre;

/** The hexes to which a limit of the game's own keeps some units, such as Gazala's 20 hexes. */
final class Limit {
    private Limit() {}

    /** Whether the limit binds this unit; if so, it is up to date. */
    static boolean binds(BrigadePosition position, int unit) {
        Theatre theatre = position.theatre();
        boolean binds = theatre.confines(position, unit);
        if (binds && !position.theatreGroundKnown()) {
            theatre.survey(position);
        }
        return binds;
    }

    /** Whether a hex lies within the limit, which has to be up to date. */
    static boolean allows(BrigadePosition position, int hex) {
        return position.board()[position.theatreGround() + hex] != Search.BARRED;
    }

    static boolean keepsFrom(BrigadePosition position, int unit, int hex) {
        return binds(position, unit) && !allows(position, hex);
    }
}
