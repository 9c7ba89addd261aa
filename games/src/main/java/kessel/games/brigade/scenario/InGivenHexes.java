package kessel.games.brigade.scenario;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kessel.games.brigade.data.Situation;

/** In one of a few hexes that the set-up gives: {@code in 3616 3515}. */
record InGivenHexes(int[] hexes, String rule, String words) implements FreeZone {
    private static final Pattern FORM = Pattern.compile("in (\\S+(?: \\S+)*)");

    static FreeZone read(ZoneText text) {
        Matcher zone = text.match(FORM);
        return zone == null
                ? null
                : new InGivenHexes(
                        Arrays.stream(zone.group(1).split(" ")).mapToInt(text::hex).toArray(),
                        text.rule,
                        text.words);
    }

    @Override
    public boolean contains(Situation situation, int hex) {
        for (int given : hexes) {
            if (given == hex) {
                return true;
            }
        }
        return false;
    }
}
