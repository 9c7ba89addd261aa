package kessel.engine.hex;

import kessel.engine.hex.Grid.Orientation;
import kessel.engine.hex.Grid.Shove;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Sheets of every orientation, shove and size for properties. */
final class Grids {
    private Grids() {}

    static Grid flat(Shove shove, int columns, int rows) {
        return new Grid(Orientation.FLAT, shove, columns, rows, Labels.pattern("CCRR"));
    }

    static Grid pointed(Shove shove, int columns, int rows) {
        return new Grid(Orientation.POINTED, shove, columns, rows, Labels.pattern("CCRR"));
    }

    static Arbitrary<Grid> upTo(int columns, int rows) {
        return Combinators.combine(
                        Arbitraries.of(Orientation.class),
                        Arbitraries.of(Shove.class),
                        Arbitraries.integers().between(1, columns),
                        Arbitraries.integers().between(1, rows))
                .as(
                        (orientation, shove, width, height) ->
                                new Grid(orientation, shove, width, height, Labels.pattern("CCRR")))
                .withoutEdgeCases();
    }
}
