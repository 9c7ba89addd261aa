package kessel.games.desertfox.data;

import java.util.List;
import java.util.Map;

/**
 * One of the seven ways to set the game up (11.0).
 *
 * @param first the side that has the first turn of the first month (11.3c)
 * @param preludePoints what each side may spend before the first month, or 0 (11.5c)
 * @param maltaFrom the first month in which the Malta group may be called, or 0 (11.4d)
 * @param holds by the hex of a fortress, the side that holds it (8.2f)
 */
public record Scenario(
        String id,
        String title,
        String rule,
        int firstMonth,
        int lastMonth,
        int startYear,
        int startMonth,
        int first,
        int[] hands,
        List<Draws> draws,
        boolean rommel,
        int dice,
        int preludePoints,
        int preludeFirst,
        int maltaFrom,
        int maltaDraws,
        int[] minefields,
        Map<Integer, Integer> holds,
        List<Lists> setUp,
        List<Lists> arrivals) {

    /** From a month on, what a side draws (9.35b). */
    record Draws(int from, int axis, int allies) {}

    /** A block with the strength it begins with. */
    public record Item(int block, int strength) {}

    /**
     * A printed list: who is set up, or arrives in a month.
     *
     * @param hexes where it may be set up; empty for arrivals
     * @param most at most so many in a hex (11.3e)
     * @param exactly just so many in a hex (11.4b)
     */
    public record Lists(
            int side,
            String rule,
            int month,
            List<Item> items,
            List<Integer> hexes,
            Map<Integer, Integer> most,
            Map<Integer, Integer> exactly) {}

    public int months() {
        return lastMonth - firstMonth + 1;
    }

    /** What a side draws in the Logistics phase before a month, before anything Malta changes. */
    public int draws(int month, int side) {
        int drawn = 0;
        for (Draws each : draws) {
            if (month >= each.from) {
                drawn = side == Roster.AXIS ? each.axis : each.allies;
            }
        }
        return drawn;
    }

    public boolean malta() {
        return maltaFrom > 0;
    }
}
