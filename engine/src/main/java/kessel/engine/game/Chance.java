package kessel.engine.game;

/** Where all luck comes from: nothing in a game is random but through this. */
public interface Chance {
    /** A number from 0 to {@code bound - 1}, each equally likely. */
    int below(int bound);

    /** A die: 1 to 6. */
    default int die() {
        return below(6) + 1;
    }

    /** The same luck for what only these learn, such as a card that is drawn into a hand. */
    default Chance seenBy(Audience audience) {
        return this;
    }
}
