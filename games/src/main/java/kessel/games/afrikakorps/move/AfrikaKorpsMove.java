package kessel.games.afrikakorps.move;

import java.util.Arrays;
import java.util.List;
import kessel.engine.game.Move;

/** What a player does. */
public sealed interface AfrikaKorpsMove extends Move {
    /** Rolls for a supply unit (12.2a). */
    record Roll() implements AfrikaKorpsMove {}

    /** A supply unit comes in at a port (12.1a, 12.2a). */
    record Unload(int port) implements AfrikaKorpsMove {}

    /** A unit comes in at a port: from the sea, as a reinforcement or as a replacement. */
    record Arrive(int piece, int port) implements AfrikaKorpsMove {}

    /** A piece goes along a way, its own hex first. */
    record March(int piece, int[] way) implements AfrikaKorpsMove {
        @Override
        public boolean equals(Object other) {
            return other instanceof March(int its, int[] path)
                    && its == piece
                    && Arrays.equals(path, way);
        }

        @Override
        public int hashCode() {
            return 31 * piece + Arrays.hashCode(way);
        }

        @Override
        public String toString() {
            return "March[" + piece + " " + Arrays.toString(way) + "]";
        }
    }

    /** Rommel leads a piece over two hexes (22.1a). */
    record Escort(int piece, int from, int over, int to) implements AfrikaKorpsMove {}

    /** A piece goes to sea (23.4a). */
    record Embark(int piece) implements AfrikaKorpsMove {}

    /** 15.5a. */
    record Destroy(int supply) implements AfrikaKorpsMove {}

    /** All that was moved or brought in this turn (11.6c). */
    record TakeBack() implements AfrikaKorpsMove {}

    /** Begins to put an automatic victory together, or a battle. */
    record Open() implements AfrikaKorpsMove {}

    /** A unit or a supply unit takes part in what is put together: on its side and in its way. */
    record Add(int piece) implements AfrikaKorpsMove {}

    /** A unit closes a way of retreat in an automatic victory (9.3a). */
    record Block(int unit) implements AfrikaKorpsMove {}

    record Drop(int piece) implements AfrikaKorpsMove {}

    /** What was put together is declared. */
    record Declare() implements AfrikaKorpsMove {}

    /** Gives up what is being put together, or a battle of the plan. */
    record Cancel(int battle) implements AfrikaKorpsMove {}

    /** One unit takes the supply in a hex instead of fighting (15.2.3c, 15.3.2.2a). */
    record Seize(int unit, int hex) implements AfrikaKorpsMove {}

    /** A unit takes part in an automatic victory declared before (9.4a), or no longer. */
    record Join(int unit, int battle) implements AfrikaKorpsMove {}

    /** A supply unit supports an automatic victory (14.6a), or no longer. */
    record Support(int supply, int battle) implements AfrikaKorpsMove {}

    /** A unit that can attack nobody lawfully is given up (7.4d, 11.9a), or no longer. */
    record Abandon(int unit) implements AfrikaKorpsMove {}

    /** What is planned becomes a whole lawful plan, as the game proposes it (11.3a). */
    record Suggest() implements AfrikaKorpsMove {}

    /** Units in one hex become a substitute (21.1a). */
    record Combine(List<Integer> units, int substitute) implements AfrikaKorpsMove {
        public Combine {
            units = List.copyOf(units);
        }
    }

    /** A substitute becomes units (21.3a). */
    record Split(int substitute, List<Integer> units) implements AfrikaKorpsMove {
        public Split {
            units = List.copyOf(units);
        }
    }

    record Resolve(int battle) implements AfrikaKorpsMove {}

    /**
     * A unit attacks another that was driven alone into a fortress (11.7e).
     *
     * @param supply what supports it, or -1 for nothing
     */
    record Finish(int unit, int hex, int supply) implements AfrikaKorpsMove {}

    /** A unit is lost: in an exchange, or for want of room. */
    record Lose(int unit) implements AfrikaKorpsMove {}

    /** A beaten unit goes back two hexes. */
    record Retreat(int unit, int over, int to) implements AfrikaKorpsMove {}

    /** Yes to what is asked. */
    record Agree() implements AfrikaKorpsMove {}

    /** No. */
    record Refuse() implements AfrikaKorpsMove {}

    record Advance(int unit, int hex) implements AfrikaKorpsMove {}

    /** Rommel goes to a hex with a combat unit. */
    record PlaceRommel(int hex) implements AfrikaKorpsMove {}

    /** The player is done with what the step asks. */
    record Done() implements AfrikaKorpsMove {}
}
