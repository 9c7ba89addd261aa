package kessel.games.brigade.scenario;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kessel.games.brigade.data.Division;
import kessel.games.brigade.data.Situation;

/** In a hex where a unit of one of these divisions stands. */
record WithDivisions(List<Division> divisions, String rule, String words) implements FreeZone {
    private static final Pattern FORM = Pattern.compile("with (.+)");

    static FreeZone read(ZoneText text) {
        Matcher zone = text.match(FORM);
        return zone == null
                ? null
                : new WithDivisions(text.divisions(zone.group(1)), text.rule, text.words);
    }

    @Override
    public boolean contains(Situation situation, int hex) {
        for (Division division : divisions) {
            for (int unit : division.units()) {
                if (situation.hex(unit) == hex) {
                    return true;
                }
            }
        }
        return false;
    }
}
