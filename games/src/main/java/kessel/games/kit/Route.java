package kessel.games.kit;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import kessel.engine.hex.HexMap;
import kessel.engine.hex.Ways;

/**
 * The hexes of a move in order, the first being where it begins; the last may lead {@linkplain
 * HexMap.Edge#beyond() beyond} an edge of the sheet. Of the many routes that a listing offers few
 * are ever looked at, so one that a search has found is put together when somebody does.
 */
public final class Route {
    private static final VarHandle HEXES;
    private static final VarHandle WAYS;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            HEXES = lookup.findVarHandle(Route.class, "hexes", int[].class);
            WAYS = lookup.findVarHandle(Route.class, "ways", Ways.class);
        } catch (ReflectiveOperationException impossible) {
            throw new ExceptionInInitializerError(impossible);
        }
    }

    // One of the two is there: the ways only until the hexes are.
    private int[] hexes;
    private Ways ways;
    private final int place;

    private Route(int[] hexes, Ways ways, int place) {
        this.hexes = hexes;
        this.ways = ways;
        this.place = place;
    }

    public static Route of(int... hexes) {
        return new Route(hexes, null, 0);
    }

    /** The way that a search has found to a place. */
    public static Route of(Ways ways, int place) {
        return new Route(null, ways, place);
    }

    private int[] all() {
        int[] known = (int[]) HEXES.getAcquire(this);
        if (known != null) {
            return known;
        }
        Ways found = (Ways) WAYS.getAcquire(this);
        if (found == null) {
            // Another thread has put them together just now.
            return (int[]) HEXES.getAcquire(this);
        }
        int[] way = found.way(place);
        HEXES.setRelease(this, way);
        WAYS.setRelease(this, null);
        return way;
    }

    public int length() {
        return all().length;
    }

    public int hex(int index) {
        return all()[index];
    }

    public int[] hexes() {
        return all().clone();
    }

    public int first() {
        return all()[0];
    }

    public int last() {
        Ways found = (Ways) WAYS.getAcquire(this);
        if (found != null) {
            return found.last(place);
        }
        int[] all = all();
        return all[all.length - 1];
    }

    public boolean leavesSheet() {
        return last() < 0;
    }

    /** The edge across which it leaves the sheet, or null. */
    public HexMap.Edge crosses() {
        return HexMap.Edge.crossedTo(last());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Route route && Arrays.equals(all(), route.all());
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(all());
    }

    @Override
    public String toString() {
        return Arrays.toString(all());
    }
}
