package kessel.games.desertfox;

import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;

/**
 * Chapter 5 by brute force, for one side without battlefields, fortresses and oases: every link is
 * walked hex by hex. Slow and plain on purpose, so that it can be held against anything quicker.
 */
record SupplyModel(HexMap map, int base) {
    private static final int TRACK = 3;
    private static final int TRAIL = 2;

    /** Those of the units, named by their hexes, that have supply (5.0). */
    Set<String> supplied(String units, String enemies) {
        Set<Integer> own = hexes(units);
        Set<Integer> foes = hexes(enemies);
        Set<Integer> sources = new HashSet<>();
        alive(base, foes, sources);
        Set<Integer> fed = new HashSet<>();
        boolean grew = true;
        while (grew) {
            Set<Integer> reached = new HashSet<>(sources);
            sources.forEach(source -> link(source, 0, TRACK, foes, reached));
            grew = false;
            for (int unit : own) {
                grew |= reached.contains(unit) && fed.add(unit);
            }
            sources.addAll(fed);
        }
        return fed.stream().map(map.grid()::label).collect(Collectors.toCollection(TreeSet::new));
    }

    /** The highway from the base as far as no enemy stands on it (5.0c). */
    private void alive(int hex, Set<Integer> foes, Set<Integer> alive) {
        if (foes.contains(hex) || !alive.add(hex)) {
            return;
        }
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            if (road(hex, direction, "highway")) {
                alive(map.grid().neighbour(hex, direction), foes, alive);
            }
        }
    }

    /** One hex anywhere, or as many by road as its worst kind allows (5.0f, 5.0j). */
    private void link(int hex, int gone, int limit, Set<Integer> foes, Set<Integer> reached) {
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int next = map.grid().neighbour(hex, direction);
            if (next == Grid.OFF || closed(hex, direction, next) || foes.contains(next)) {
                continue;
            }
            boolean good = road(hex, direction, "highway") || road(hex, direction, "track");
            boolean trail = road(hex, direction, "trail");
            int reach = good ? limit : trail ? Math.min(limit, TRAIL) : Math.min(limit, 1);
            if (gone < reach) {
                reached.add(next);
                link(next, gone + 1, reach, foes, reached);
            }
        }
    }

    private boolean closed(int hex, int direction, int next) {
        int edge = hex * Grid.DIRECTIONS + direction;
        return !map.terrainName(next).equals("clear")
                || (map.hexsideBits(edge) & map.hexsides().bit("cliff")) != 0;
    }

    private boolean road(int hex, int direction, String kind) {
        return (map.pathBits(hex * Grid.DIRECTIONS + direction) & map.paths().bit(kind)) != 0;
    }

    private Set<Integer> hexes(String labels) {
        return Stream.of(labels.split(" "))
                .filter(label -> !label.isEmpty())
                .map(label -> map.grid().find(label).orElseThrow())
                .collect(Collectors.toSet());
    }
}
