package kessel.games.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;
import kessel.engine.hex.Labels;
import kessel.engine.hex.Passage;
import kessel.engine.hex.Search;
import kessel.engine.hex.Ways;
import org.junit.jupiter.api.Test;

class RouteTest {
    /** Hexes 0 1 2 3 4 in a row. */
    private final Grid strip =
            new Grid(Grid.Orientation.POINTED, Grid.Shove.ODD, 5, 1, Labels.pattern("CCRR"));

    /** The route along the row from 0, as a search finds it. */
    private Route found(int last) {
        short[] steps = new short[strip.size() * Grid.DIRECTIONS];
        Arrays.fill(steps, (short) 1);
        Passage[][] passages = {{new Passage(strip, steps, 0, steps, 0)}};
        Search search = new Search(strip, 1).begin(9).from(0, 0, 0);
        search.run(passages, new byte[2 * strip.size()], 0, strip.size());
        Ways ways = search.ways();
        int node =
                IntStream.range(0, search.count())
                        .filter(place -> search.hex(place) == last)
                        .map(search::node)
                        .findFirst()
                        .orElseThrow();
        Route route = Route.of(ways, node);
        // What was found stays found whatever is searched for next.
        search.begin(9).from(4, 0, 0).run(passages, new byte[2 * strip.size()], 0, strip.size());
        return route;
    }

    @Test
    void oneThatASearchHasFoundIsAsGoodAsOneInHexes() {
        assertThat(found(3).last()).isEqualTo(3);
        assertThat(found(3).first()).isZero();
        assertThat(found(3).length()).isEqualTo(4);
        assertThat(found(3).hex(2)).isEqualTo(2);
        assertThat(found(3).hexes()).containsExactly(0, 1, 2, 3);
        assertThat(found(3)).isEqualTo(Route.of(0, 1, 2, 3)).isNotEqualTo(Route.of(0, 1, 2));
        assertThat(found(3)).hasSameHashCodeAs(Route.of(0, 1, 2, 3));
        assertThat(found(3)).hasToString("[0, 1, 2, 3]");
        assertThat(found(3).leavesSheet()).isFalse();
        assertThat(found(3).crosses()).isNull();
    }

    @Test
    void lastIsTheSameBeforeAndAfterTheHexesArePutTogether() {
        Route route = found(2);
        assertThat(route.last()).isEqualTo(2);
        assertThat(route.hexes()).containsExactly(0, 1, 2);
        assertThat(route.last()).isEqualTo(2);
    }

    @Test
    void leavesTheSheetAcrossAnEdge() {
        Route route = Route.of(0, HexMap.Edge.WEST.beyond());
        assertThat(route.leavesSheet()).isTrue();
        assertThat(route.crosses()).isEqualTo(HexMap.Edge.WEST);
    }

    @Test
    void anybodyMayAskAtTheSameTime() {
        for (int round = 0; round < 1000; round++) {
            Route route = found(4);
            List<List<Integer>> seen =
                    IntStream.range(0, 8)
                            .parallel()
                            .mapToObj(_ -> Arrays.stream(route.hexes()).boxed().toList())
                            .toList();
            assertThat(seen).containsOnly(List.of(0, 1, 2, 3, 4));
        }
    }
}
