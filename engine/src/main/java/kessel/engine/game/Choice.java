package kessel.engine.game;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import kessel.engine.hex.HexMap;

/**
 * A move as data: what is done, with which pieces, to what, by which way and how much of it. One
 * without a verb is an <em>intention</em>, such as "this piece to that hex": the game finds what it
 * means at this moment.
 *
 * @param verb the id of what is done, or null
 * @param subjects the pieces or cards that it is done with
 * @param target what it is aimed at, or null
 * @param route the hexes that it leads through, the first to the last; a target beyond an edge
 *     follows them
 */
public record Choice(
        String verb,
        List<Integer> subjects,
        Target target,
        List<Integer> route,
        OptionalInt amount) {
    public Choice {
        subjects = List.copyOf(subjects);
        route = List.copyOf(route);
    }

    public static Choice of(String verb) {
        return new Choice(verb, List.of(), null, List.of(), OptionalInt.empty());
    }

    public Choice with(int subject) {
        return new Choice(verb, List.of(subject), target, route, amount);
    }

    public Choice at(Target aim) {
        return new Choice(verb, subjects, aim, route, amount);
    }

    public Choice giving(int number) {
        return new Choice(verb, subjects, target, route, OptionalInt.of(number));
    }

    /**
     * By this way to its last hex, or {@linkplain HexMap.Edge#beyond() beyond} an edge where it
     * leads there.
     */
    public Choice along(int... way) {
        int last = way[way.length - 1];
        HexMap.Edge edge = HexMap.Edge.crossedTo(last);
        List<Integer> hexes =
                Arrays.stream(way).limit(way.length - (edge == null ? 0 : 1)).boxed().toList();
        Target aim = edge == null ? new Target.Hex(last) : new Target.Beyond(hexes.getLast(), edge);
        return new Choice(verb, subjects, aim, hexes, amount);
    }

    /** The way as {@link #along} takes it; empty where there is none. */
    public int[] way() {
        int[] hexes = route.stream().mapToInt(Integer::intValue).toArray();
        if (!(target instanceof Target.Beyond(int hex, HexMap.Edge edge))) {
            return hexes;
        }
        int[] way = hexes.length == 0 ? new int[] {hex, 0} : Arrays.copyOf(hexes, hexes.length + 1);
        way[way.length - 1] = edge.beyond();
        return way;
    }

    /** The same without its way: of the many ways to one place, one is offered. */
    public Choice anyWay() {
        return new Choice(verb, subjects, target, List.of(), amount);
    }
}
