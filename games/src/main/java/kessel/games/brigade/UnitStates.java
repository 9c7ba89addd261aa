package kessel.games.brigade;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The words for where a unit is and in what state, and where markers lie, as files and views write
 * them.
 */
final class UnitStates {
    private static final Map<String, Integer> STATES = new LinkedHashMap<>();
    private static final Map<String, Integer> BOXES =
            Map.of(
                    "free", BrigadePosition.FREE,
                    "due", BrigadePosition.DUE,
                    "destroyed", BrigadePosition.DESTROYED,
                    "gone", BrigadePosition.GONE);

    static {
        STATES.put("reduced", BrigadePosition.REDUCED);
        STATES.put("moved", BrigadePosition.MOVED);
        STATES.put("began-in-zone", BrigadePosition.BEGAN_IN_ZONE);
        STATES.put("obliged", BrigadePosition.OBLIGED);
        STATES.put("fought", BrigadePosition.FOUGHT);
        STATES.put("joined", BrigadePosition.JOINED);
        STATES.put("backing", BrigadePosition.BACKING);
        STATES.put("defending", BrigadePosition.DEFENDING);
        STATES.put("hurt", BrigadePosition.HURT);
        STATES.put("retreating", BrigadePosition.RETREATING);
        STATES.put("retreated", BrigadePosition.RETREATED);
        STATES.put("advancing", BrigadePosition.ADVANCING);
        STATES.put("posted", BrigadePosition.POSTED);
        STATES.put("driven-off", BrigadePosition.DRIVEN_OFF);
        STATES.put("diverted", BrigadePosition.DIVERTED);
        STATES.put("engaged", BrigadePosition.ENGAGED);
        STATES.put("recovered", BrigadePosition.RECOVERED);
    }

    private UnitStates() {}

    static List<String> words(int states) {
        List<String> words = new ArrayList<>();
        STATES.forEach(
                (word, bit) -> {
                    if ((states & bit) != 0) {
                        words.add(word);
                    }
                });
        return words;
    }

    /** The bit of a state's word, or 0. */
    static int state(String word) {
        return STATES.getOrDefault(word, 0);
    }

    static List<String> known() {
        return List.copyOf(STATES.keySet());
    }

    static String where(Campaign campaign, int hex) {
        if (hex >= 0) {
            return campaign.grid.label(hex);
        }
        return BOXES.entrySet().stream()
                .filter(box -> box.getValue() == hex)
                .findFirst()
                .orElseThrow()
                .getKey();
    }

    /** The hexes that bear a marker. */
    static List<String> marked(BrigadePosition position, int mark) {
        List<String> labels = new ArrayList<>();
        for (int hex = 0; hex < position.marks.length; hex++) {
            if (position.marked(hex, mark)) {
                labels.add(position.campaign.grid.label(hex));
            }
        }
        return labels;
    }

    /** The box beside the map that a word names, or null. */
    static Integer box(String word) {
        return BOXES.get(word);
    }
}
