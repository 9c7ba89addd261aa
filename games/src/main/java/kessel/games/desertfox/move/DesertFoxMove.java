package kessel.games.desertfox.move;

import java.util.Arrays;
import kessel.engine.game.Move;
import kessel.games.desertfox.data.UnitClass;

/** What a player does. */
public sealed interface DesertFoxMove extends Move {
    /** Sets a block up (11.0). */
    record Place(int block, int hex) implements DesertFoxMove {}

    /** Keeps the opening hand. */
    record Keep() implements DesertFoxMove {}

    /** Shuffles the opening hand back and draws as many (1.2d). */
    record Redraw() implements DesertFoxMove {}

    /** A fortress or an oasis feeds a unit (5.1c). */
    record Feed(int block) implements DesertFoxMove {}

    record Pass() implements DesertFoxMove {}

    /** Lays cards face down (2.0i). */
    record Lay(int reals, int blanks) implements DesertFoxMove {}

    /** Throws blank cards away (1.2f); in Logistics any (9.35g). */
    record Discard(boolean real) implements DesertFoxMove {}

    /** A move of the units in one hex, each to a place of its own (3.1b). */
    record Disperse(int hex) implements DesertFoxMove {}

    /** A move of the units in and around a hex to one rendezvous (3.1c). */
    record Converge(int point) implements DesertFoxMove {}

    /** Names the present move the Rommel move (3.5a). */
    record Rommel() implements DesertFoxMove {}

    /** A block goes along a way, its own hex first. */
    record March(int block, int[] way) implements DesertFoxMove {
        @Override
        public boolean equals(Object other) {
            return other instanceof March(int its, int[] path)
                    && its == block
                    && Arrays.equals(path, way);
        }

        @Override
        public int hashCode() {
            return 31 * block + Arrays.hashCode(way);
        }

        @Override
        public String toString() {
            return "March[" + block + " " + Arrays.toString(way) + "]";
        }
    }

    /** A block that was to go gives it up, before anything has happened. */
    record Stay(int block) implements DesertFoxMove {}

    /** Accepts battle in a hex. */
    record Stand(int hex) implements DesertFoxMove {}

    /** Refuses battle in a hex (6.4). */
    record Refuse(int hex) implements DesertFoxMove {}

    /** A block takes part in a pursuit (6.1, 6.2c). */
    record Commit(int block) implements DesertFoxMove {}

    /** There will be battle in a hex (4.2d), or there will not. */
    record Attack(int hex) implements DesertFoxMove {}

    /** It will be doubled (2.0d), or it will not. */
    record Redouble(int hex) implements DesertFoxMove {}

    /** The battle in a hex comes next. */
    record Fight(int hex) implements DesertFoxMove {}

    record Fire(int block, UnitClass target) implements DesertFoxMove {}

    /** An artillery unit lets its fire be, so that others may fire (4.3s). */
    record Hold(int block) implements DesertFoxMove {}

    /** A block loses a step. */
    record Lose(int block) implements DesertFoxMove {}

    /** A block goes home and is frozen there (9.31g). */
    record Recall(int block) implements DesertFoxMove {}

    /** A block goes by sea, or from Tripoli; Tripoli is no hex, but {@code -1}. */
    record Ship(int block, int port) implements DesertFoxMove {}

    /** A block gets a step back (9.33). */
    record Rebuild(int block) implements DesertFoxMove {}

    record LayMines(int hex) implements DesertFoxMove {}

    record TakeUpMines(int hex) implements DesertFoxMove {}

    /** Draws one of the cards that are due (9.35b). */
    record Draw() implements DesertFoxMove {}

    /** Buys a card (9.35e). */
    record Buy() implements DesertFoxMove {}

    /** Calls for the Malta group (11.4d). */
    record CallMalta() implements DesertFoxMove {}

    /** Plays a card for the first turn, or against it (9.4b). */
    record Bid(boolean real) implements DesertFoxMove {}

    /** The player is done with what the step asks. */
    record Done() implements DesertFoxMove {}
}
