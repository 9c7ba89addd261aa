package kessel.games.brigade.scenario;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kessel.games.brigade.data.Division;
import kessel.games.brigade.data.Situation;

/**
 * A division is split over some hexes, so many of its units in each, and their owner chooses which
 * go where: {@code 2 of 55DI in 3213, 1 in 3013}.
 */
record SplitDivision(Division division, int[] hexes, int[] room, String rule, String words)
        implements FreeZone {
    private static final Pattern FORM =
            Pattern.compile("(\\d) of (\\S+) in (\\S+)((?:, \\d in \\S+)*)");

    static FreeZone read(ZoneText text) {
        Matcher zone = text.match(FORM);
        if (zone == null) {
            return null;
        }
        Map<Integer, Integer> room = new LinkedHashMap<>();
        room.put(text.hex(zone.group(3)), Integer.parseInt(zone.group(1)));
        for (String other : zone.group(4).split(", ")) {
            if (!other.isEmpty()) {
                String[] share = other.split(" in ");
                room.put(text.hex(share[1]), Integer.parseInt(share[0]));
            }
        }
        return new SplitDivision(
                text.division(zone.group(2)),
                room.keySet().stream().mapToInt(Integer::intValue).toArray(),
                room.values().stream().mapToInt(Integer::intValue).toArray(),
                text.rule,
                text.words);
    }

    @Override
    public boolean contains(Situation situation, int hex) {
        for (int i = 0; i < hexes.length; i++) {
            if (hexes[i] == hex) {
                return there(situation, hex) < room[i];
            }
        }
        return false;
    }

    private int there(Situation situation, int hex) {
        int there = 0;
        for (int unit : division.units()) {
            there += situation.hex(unit) == hex ? 1 : 0;
        }
        return there;
    }
}
