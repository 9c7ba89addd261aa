package kessel.engine.hex;

import java.util.ArrayList;
import java.util.List;

/**
 * The kinds of one thing that a map tells apart, each with a number: terrains, features, hexsides
 * or paths.
 */
public final class Layer {
    private final List<String> kinds = new ArrayList<>();

    int add(String kind) {
        int at = kinds.indexOf(kind);
        if (at < 0) {
            kinds.add(kind);
            at = kinds.size() - 1;
        }
        return at;
    }

    /** The number of a kind, or -1 where this map has none of it. */
    public int index(String kind) {
        return kinds.indexOf(kind);
    }

    /** The bit of a kind in a hex's or an edge's set; 0 where this map has none of it. */
    public int bit(String kind) {
        int at = kinds.indexOf(kind);
        return at < 0 ? 0 : 1 << at;
    }

    public List<String> kinds() {
        return List.copyOf(kinds);
    }
}
