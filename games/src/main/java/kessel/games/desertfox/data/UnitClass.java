package kessel.games.desertfox.data;

import java.util.Locale;

/** The columns of the movement table and of the fire table (3.2e). */
public enum UnitClass {
    ARMOUR,
    INFANTRY,
    ANTI_TANK,
    ARTILLERY;

    public static final int COUNT = values().length;

    private static final UnitClass[] ALL = values();

    public static UnitClass of(int number) {
        return ALL[number];
    }

    /** Its name in files. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The class with this name, or null. */
    public static UnitClass of(String word) {
        for (UnitClass each : ALL) {
            if (each.word().equals(word)) {
                return each;
            }
        }
        return null;
    }
}
