package kessel.games.desertfox;

import java.util.Locale;

/** The columns of the movement table and of the fire table (3.2e). */
enum UnitClass {
    ARMOUR,
    INFANTRY,
    ANTI_TANK,
    ARTILLERY;

    static final int COUNT = values().length;

    private static final UnitClass[] ALL = values();

    static UnitClass of(int number) {
        return ALL[number];
    }

    /** Its name in files. */
    String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The class with this name, or null. */
    static UnitClass of(String word) {
        for (UnitClass each : ALL) {
            if (each.word().equals(word)) {
                return each;
            }
        }
        return null;
    }
}
