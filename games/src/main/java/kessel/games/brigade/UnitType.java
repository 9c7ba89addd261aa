package kessel.games.brigade;

import java.util.Set;

/**
 * A type of unit: how it moves, what other rules call it, how far it advances and how vulnerable it
 * is.
 */
public record UnitType(
        int index,
        String id,
        String column,
        Set<String> is,
        int advance,
        int airIndex,
        int artilleryIndex) {
    public boolean motorised() {
        return is.contains("motorised");
    }

    public boolean armour() {
        return is.contains("armour");
    }

    public boolean infantry() {
        return is.contains("infantry");
    }

    public boolean artillery() {
        return is.contains("artillery");
    }

    public boolean engineers() {
        return is.contains("engineers");
    }
}
