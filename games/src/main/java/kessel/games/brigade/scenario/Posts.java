package kessel.games.brigade.scenario;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kessel.games.brigade.data.Situation;

/** In one of a few hexes. */
record Posts(int[] posts, String rule, String words) implements FreeZone {
    private static final Pattern FORM = Pattern.compile("in (\\S+(?: \\S+)*)");

    static FreeZone read(ZoneText text) {
        Matcher zone = text.match(FORM);
        return zone == null
                ? null
                : new Posts(
                        Arrays.stream(zone.group(1).split(" ")).mapToInt(text::hex).toArray(),
                        text.rule,
                        text.words);
    }

    @Override
    public boolean contains(Situation situation, int hex) {
        for (int post : posts) {
            if (post == hex) {
                return true;
            }
        }
        return false;
    }
}
