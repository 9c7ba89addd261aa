package kessel.engine.game;

import java.util.LinkedHashMap;
import java.util.Map;
import kessel.engine.data.Item;
import kessel.engine.data.Library;

/**
 * What a game asks of people: how much there is to learn, from 1 to {@value #HARDEST}, and about
 * how many hours two of them sit at each scenario.
 */
public record Effort(int difficulty, Map<String, Integer> hours) {
    public static final int HARDEST = 5;

    private static final int MOST_HOURS = 100;

    /** Nobody has said. */
    public static final Effort UNKNOWN = new Effort(HARDEST, Map.of());

    public Effort {
        hours = Map.copyOf(hours);
    }

    /** As {@code GAME/effort.yaml} tells it. */
    public static Effort read(Library library, String game) {
        Item file = library.yaml(game + "/effort.yaml");
        Map<String, Integer> hours = new LinkedHashMap<>();
        file.at("hours")
                .entries()
                .forEach((scenario, each) -> hours.put(scenario, each.number(1, MOST_HOURS)));
        return new Effort(file.at("difficulty").number(1, HARDEST), hours);
    }
}
