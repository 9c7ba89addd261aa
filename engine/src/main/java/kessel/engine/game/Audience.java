package kessel.engine.game;

/**
 * Who may know something that happened: what a die showed, a line of the journal. A spectator knows
 * what both sides know, and whoever looks back at a match that is over knows everything.
 */
public enum Audience {
    BOTH,
    FIRST,
    SECOND,

    /** Till the end: a card that lies face down for both. */
    NOBODY;

    public static Audience of(int side) {
        return side == 0 ? FIRST : SECOND;
    }

    /** Whether this viewer, as {@link Sight} numbers them, is among them. */
    public boolean includes(int viewer) {
        return viewer == Sight.HINDSIGHT
                || this == BOTH
                || this != NOBODY && viewer == ordinal() - FIRST.ordinal();
    }
}
