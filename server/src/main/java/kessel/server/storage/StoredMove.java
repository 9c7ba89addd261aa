package kessel.server.storage;

import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * A move with its dice.
 *
 * @param remark what its player thought, for when the match is over; null if nothing was said
 * @param noticed who could tell that it was made, a bit for each viewer (see {@link Versions})
 */
public record StoredMove(
        int number, int side, String notation, String dice, String remark, long at, int noticed) {
    public static String dice(int[] draws) {
        return Arrays.stream(draws).mapToObj(Integer::toString).collect(Collectors.joining(" "));
    }

    public int[] draws() {
        return draws(dice);
    }

    public static int[] draws(String dice) {
        return dice.isEmpty()
                ? new int[0]
                : Arrays.stream(dice.split(" ")).mapToInt(Integer::parseInt).toArray();
    }
}
