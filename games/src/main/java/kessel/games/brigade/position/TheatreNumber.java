package kessel.games.brigade.position;

/**
 * What a theatre keeps in the position for a rule of its own: whether something has happened, or a
 * number for each side.
 *
 * @param word how position files write it
 * @param first the first of the theatre's cells that it takes up
 * @param bySide whether it takes up two of them, one for each side
 */
public record TheatreNumber(String word, int first, boolean bySide) {
    /** Whether something has happened, in one cell. */
    public static TheatreNumber event(String word, int cell) {
        return new TheatreNumber(word, cell, false);
    }

    /** A number for each side, in this cell and the next. */
    public static TheatreNumber ofSides(String word, int first) {
        return new TheatreNumber(word, first, true);
    }

    public boolean happened(BrigadePosition position) {
        return position.theatreCell(first) != 0;
    }

    public void setHappened(BrigadePosition position, boolean happened) {
        position.setTheatreCell(first, happened ? 1 : 0);
    }

    public int of(BrigadePosition position, int side) {
        return position.theatreCell(first + side);
    }

    public void set(BrigadePosition position, int side, int value) {
        position.setTheatreCell(first + side, value);
    }
}
