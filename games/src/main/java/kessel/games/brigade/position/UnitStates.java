package kessel.games.brigade.position;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kessel.games.brigade.data.Campaign;

/**
 * The states of a unit, a bit each, and the words for them, for where a unit is and where markers
 * lie, as files and views write them.
 */
public final class UnitStates {
    public static final int REDUCED = 1;
    public static final int MOVED = 1 << 1;

    /** Stood in an enemy zone when its side's Movement Phase began. */
    public static final int BEGAN_IN_ZONE = 1 << 2;

    /** Must attack in this Combat Phase (4.1.2). */
    public static final int OBLIGED = 1 << 3;

    /** Has attacked, or fired, in this Combat Phase. */
    public static final int FOUGHT = 1 << 4;

    /** Is part of the attack under way. */
    public static final int JOINED = 1 << 5;

    /** Artillery that supports the defence under way. */
    public static final int BACKING = 1 << 6;

    /** Stands in the hex under attack. */
    public static final int DEFENDING = 1 << 7;

    /** Has taken a loss in the combat under way. */
    public static final int HURT = 1 << 8;

    public static final int RETREATING = 1 << 9;

    public static final int ADVANCING = 1 << 11;

    /** An engineer who has made ready to clear the minefield (9.3). */
    public static final int POSTED = 1 << 12;

    /** Was driven off the sheet, as opposed to having left it. */
    public static final int DRIVEN_OFF = 1 << 13;

    /** Found its way onto the sheet blocked and may now use the whole edge. */
    public static final int DIVERTED = 1 << 14;

    /** Ended a phase in an enemy zone since its side's last Movement Phase began (R34). */
    public static final int ENGAGED = 1 << 15;

    /** Has recovered in this phase. */
    public static final int RECOVERED = 1 << 16;

    /** Has taken a loss since its side's last Movement Phase began (R34). */
    public static final int BATTERED = 1 << 17;

    public static final int PHASE_STATES = MOVED | BEGAN_IN_ZONE | OBLIGED | FOUGHT | RECOVERED;
    public static final int COMBAT_STATES =
            JOINED | BACKING | DEFENDING | HURT | RETREATING | ADVANCING;

    private static final Map<String, Integer> STATES = new LinkedHashMap<>();
    private static final Map<String, Integer> BOXES =
            Map.of(
                    "free", BrigadePosition.FREE,
                    "due", BrigadePosition.DUE,
                    "destroyed", BrigadePosition.DESTROYED,
                    "gone", BrigadePosition.GONE);

    static {
        STATES.put("reduced", REDUCED);
        STATES.put("moved", MOVED);
        STATES.put("began-in-zone", BEGAN_IN_ZONE);
        STATES.put("obliged", OBLIGED);
        STATES.put("fought", FOUGHT);
        STATES.put("joined", JOINED);
        STATES.put("backing", BACKING);
        STATES.put("defending", DEFENDING);
        STATES.put("hurt", HURT);
        STATES.put("retreating", RETREATING);
        STATES.put("advancing", ADVANCING);
        STATES.put("posted", POSTED);
        STATES.put("driven-off", DRIVEN_OFF);
        STATES.put("diverted", DIVERTED);
        STATES.put("engaged", ENGAGED);
        STATES.put("recovered", RECOVERED);
        STATES.put("battered", BATTERED);
    }

    /** How a counter shows a state, and which other states it then does not show. */
    private record Look(String look, List<String> over) {}

    private static final Map<String, Look> LOOKS =
            Map.of(
                    "reduced", new Look("flipped", List.of()),
                    "moved", new Look("arrow", List.of()),
                    "fought", new Look("cross", List.of("moved", "obliged")),
                    "obliged", new Look("alert", List.of()),
                    "posted", new Look("wedge", List.of()),
                    "joined", new Look("ring", List.of()),
                    "backing", new Look("ring", List.of()));

    private UnitStates() {}

    /** All states with their looks, as the sheet has them. */
    public static List<Map<String, Object>> data() {
        List<Map<String, Object>> states = new ArrayList<>();
        for (String id : STATES.keySet()) {
            Map<String, Object> state = new LinkedHashMap<>();
            state.put("id", id);
            if (LOOKS.containsKey(id)) {
                state.put("look", LOOKS.get(id).look);
                state.put("over", LOOKS.get(id).over);
            }
            states.add(state);
        }
        return states;
    }

    public static List<String> words(int states) {
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
    public static int state(String word) {
        return STATES.getOrDefault(word, 0);
    }

    public static List<String> known() {
        return List.copyOf(STATES.keySet());
    }

    public static String where(Campaign campaign, int hex) {
        if (hex >= 0) {
            return campaign.grid().label(hex);
        }
        return BOXES.entrySet().stream()
                .filter(box -> box.getValue() == hex)
                .findFirst()
                .orElseThrow()
                .getKey();
    }

    /** The hexes that bear a marker. */
    public static List<String> marked(BrigadePosition position, int mark) {
        List<String> labels = new ArrayList<>();
        for (int hex = 0; hex < position.campaign().grid().size(); hex++) {
            if (position.marked(hex, mark)) {
                labels.add(position.campaign().grid().label(hex));
            }
        }
        return labels;
    }

    /** The box beside the map that a word names, or null. */
    public static Integer box(String word) {
        return BOXES.get(word);
    }
}
