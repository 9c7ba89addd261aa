package kessel.engine.hex;

import kessel.engine.data.Item;

/** The hex that a file names, or what is wrong with the name. */
public final class NamedHex {
    private NamedHex() {}

    public static int of(Grid grid, Item label) {
        return of(grid, label, label.text());
    }

    /** The same where the label is only a part of what the item says. */
    public static int of(Grid grid, Item item, String label) {
        return grid.find(label)
                .orElseThrow(() -> item.fault("there is no hex '" + label + "' on this map"));
    }
}
