package kessel.games.brigade.move;

import java.util.Arrays;
import java.util.List;

/** What can be done in the series, each with its id in choices and in notation. */
public enum Verb {
    PLACE("place"),
    /** The one that notation leaves out. */
    MARCH("march"),
    ENTER("enter"),
    ATTACK("attack"),
    JOIN("join"),
    DROP("drop"),
    AIR("air"),
    LOSE("lose"),
    RECOVER("recover"),
    RETREAT("retreat"),
    ADVANCE("advance"),
    END("end"),
    DECLARE("declare"),
    CANCEL("cancel"),
    STAND("stand"),
    ENOUGH("enough"),
    HALT("halt");

    private final String id;

    Verb(String id) {
        this.id = id;
    }

    public String id() {
        return id;
    }

    public static List<String> ids() {
        return Arrays.stream(values()).map(Verb::id).toList();
    }

    /** The verb with this id, or null. */
    public static Verb of(String id) {
        return Arrays.stream(values()).filter(verb -> verb.id.equals(id)).findFirst().orElse(null);
    }
}
