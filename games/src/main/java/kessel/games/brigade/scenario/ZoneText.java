package kessel.games.brigade.scenario;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kessel.engine.data.DataFault;
import kessel.engine.data.Item;
import kessel.engine.hex.HexMap;
import kessel.engine.hex.NamedHex;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Division;

/** A line of a scenario that says where a unit may be set up: words, and in brackets the rule. */
final class ZoneText {
    private static final Pattern LINE = Pattern.compile("(.*?) \\(([^)]+)\\)");

    final Campaign campaign;
    final int unit;
    final String words;
    final String rule;

    /** The hex that the set-up gives to each unit, or -1. */
    final int[] given;

    private final Map<String, Front> fronts;
    private final Item item;

    ZoneText(Campaign campaign, int unit, int[] given, Map<String, Front> fronts, Item item) {
        this.campaign = campaign;
        this.unit = unit;
        this.given = given;
        this.fronts = fronts;
        this.item = item;
        Matcher line = LINE.matcher(item.text());
        if (!line.matches()) {
            throw item.fault("a zone ends with its rule in brackets, not '" + item.text() + "'");
        }
        words = line.group(1);
        rule = line.group(2);
    }

    /** The words if they are of this form, or null. */
    Matcher match(Pattern form) {
        Matcher matcher = form.matcher(words);
        return matcher.matches() ? matcher : null;
    }

    int hex(String label) {
        return NamedHex.of(campaign.grid(), item, label);
    }

    DataFault fault(String fault) {
        return item.fault(fault);
    }

    Front front() {
        String side = campaign.sides().get(campaign.side(unit));
        if (!fronts.containsKey(side)) {
            throw item.fault("there is no front of the " + side + " to be behind");
        }
        return fronts.get(side);
    }

    int place(String name) {
        HexMap.Place place = campaign.map().places().get(name);
        if (place == null) {
            throw item.fault("there is no place '" + name + "' on the map");
        }
        return place.hex();
    }

    Division division(String id) {
        return campaign.divisions().stream()
                .filter(division -> division.id().equals(id))
                .findFirst()
                .orElseThrow(() -> item.fault("there is no division '" + id + "'"));
    }

    List<Division> divisions(String ids) {
        return Arrays.stream(ids.split(" ")).map(this::division).toList();
    }
}
