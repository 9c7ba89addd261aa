package kessel.games.brigade.data;

import java.util.Set;

/**
 * A type of unit: how it moves, what other rules call it, how far it advances and how vulnerable it
 * is.
 */
public final class UnitType {
    private final int index;
    private final String id;
    private final String column;
    private final Set<String> is;
    private final int advance;
    private final int airIndex;
    private final int artilleryIndex;

    // What the hot paths ask.
    private final boolean motorised;
    private final boolean armour;
    private final boolean infantry;
    private final boolean artillery;
    private final boolean engineers;

    UnitType(
            int index,
            String id,
            String column,
            Set<String> is,
            int advance,
            int airIndex,
            int artilleryIndex) {
        this.index = index;
        this.id = id;
        this.column = column;
        this.is = is;
        this.advance = advance;
        this.airIndex = airIndex;
        this.artilleryIndex = artilleryIndex;
        motorised = is.contains("motorised");
        armour = is.contains("armour");
        infantry = is.contains("infantry");
        artillery = is.contains("artillery");
        engineers = is.contains("engineers");
    }

    public int index() {
        return index;
    }

    public String id() {
        return id;
    }

    public String column() {
        return column;
    }

    public Set<String> is() {
        return is;
    }

    public int advance() {
        return advance;
    }

    public int airIndex() {
        return airIndex;
    }

    public int artilleryIndex() {
        return artilleryIndex;
    }

    public boolean motorised() {
        return motorised;
    }

    public boolean armour() {
        return armour;
    }

    public boolean infantry() {
        return infantry;
    }

    public boolean artillery() {
        return artillery;
    }

    public boolean engineers() {
        return engineers;
    }
}
