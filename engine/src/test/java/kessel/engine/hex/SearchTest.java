package kessel.engine.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeSet;
import kessel.engine.hex.Grid.Shove;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class SearchTest {
    private static final int FAR = Integer.MAX_VALUE / 2;

    /** A passage as a naive search reads it. */
    private record Way(short[] open, int openTo, short[] stopping, int stoppingTo) {}

    /** What a search goes over: the ways on from each layer, and the hexes. */
    private record Ground(Grid grid, List<List<Way>> ways, byte[] extra, byte[] stops) {
        Search run(Search search) {
            Passage[][] passages =
                    ways.stream()
                            .map(
                                    layer ->
                                            layer.stream()
                                                    .map(
                                                            way ->
                                                                    new Passage(
                                                                            grid,
                                                                            way.open,
                                                                            way.openTo,
                                                                            way.stopping,
                                                                            way.stoppingTo))
                                                    .toArray(Passage[]::new))
                            .toArray(Passage[][]::new);
            // Something else before, in between and after, which the offsets leave out.
            int size = grid.size();
            byte[] board = new byte[2 * size + 9];
            Arrays.fill(board, (byte) 77);
            System.arraycopy(extra, 0, board, 3, size);
            System.arraycopy(stops, 0, board, size + 5, size);
            return search.run(passages, board, 3, size + 5);
        }

        int cost(Way way, int from, int direction, int to) {
            short[] table = stops(to) ? way.stopping : way.open;
            int step = table[from * Grid.DIRECTIONS + direction];
            return step < 0 || extra[to] < 0 ? Search.BARRED : step + extra[to];
        }

        boolean stops(int hex) {
            return stops[hex] != 0;
        }
    }

    private record Place(int hex, int layer) {}

    private static Place place(Search search, int number) {
        return new Place(search.hex(number), search.layer(number));
    }

    /** Ground made up at random: ways between layers, costs and bars on edges and hexes. */
    private static Ground randomGround(Grid grid, SplittableRandom random) {
        int dearest = 1 + random.nextInt(100);
        int layers = 1 + random.nextInt(4);
        List<List<Way>> ways = new ArrayList<>();
        for (int layer = 0; layer < layers; layer++) {
            List<Way> on = new ArrayList<>();
            for (int i = random.nextInt(3); i > 0 || layer == 0 && on.isEmpty(); i--) {
                short[] open = randomSteps(grid, random, dearest);
                short[] stopping = random.nextBoolean() ? open : randomSteps(grid, random, dearest);
                on.add(new Way(open, random.nextInt(layers), stopping, random.nextInt(layers)));
            }
            ways.add(on);
        }
        byte[] extra = new byte[grid.size()];
        byte[] stops = new byte[grid.size()];
        for (int hex = 0; hex < grid.size(); hex++) {
            extra[hex] = (byte) (random.nextInt(12) - 1);
            stops[hex] = (byte) (random.nextInt(6) == 0 ? 1 + random.nextInt(9) : 0);
        }
        return new Ground(grid, ways, extra, stops);
    }

    private static short[] randomSteps(Grid grid, SplittableRandom random, int dearest) {
        short[] steps = new short[grid.size() * Grid.DIRECTIONS];
        for (int edge = 0; edge < steps.length; edge++) {
            steps[edge] =
                    (short) (random.nextInt(5) == 0 ? Search.BARRED : random.nextInt(dearest));
        }
        return steps;
    }

    @Property
    void findsWhatANaiveSearchFinds(@ForAll("grids") Grid grid, @ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Search search = new Search(grid, 4);
        // One search after another on the same object: none may see what the last one left.
        for (int round = 0; round < 3; round++) {
            Ground ground = randomGround(grid, random);
            Map<Place, Integer> starts = new HashMap<>();
            int limit = random.nextInt(200);
            search.begin(limit);
            for (int i = random.nextInt(3); i >= 0; i--) {
                Place start =
                        new Place(random.nextInt(grid.size()), random.nextInt(ground.ways.size()));
                int paid = random.nextInt(20);
                search.from(start.hex, start.layer, paid);
                starts.merge(start, paid, Math::min);
            }
            if (random.nextInt(4) > 0) {
                check(ground.run(search), ground, naive(ground, starts, limit), starts);
            }
        }
    }

    /** Bellman and Ford: go over all edges until nothing gets cheaper. */
    private static int[][] naive(Ground ground, Map<Place, Integer> starts, int limit) {
        Grid grid = ground.grid;
        int[][] cost = new int[4][grid.size()];
        Arrays.stream(cost).forEach(layer -> Arrays.fill(layer, FAR));
        starts.forEach((start, paid) -> cost[start.layer][start.hex] = paid <= limit ? paid : FAR);
        for (boolean better = true; better; ) {
            better = false;
            for (int layer = 0; layer < ground.ways.size(); layer++) {
                for (int hex = 0; hex < grid.size(); hex++) {
                    for (Way way : ground.ways.get(layer)) {
                        better |=
                                cost[layer][hex] < FAR
                                        && goOn(ground, way, layer, hex, cost, limit);
                    }
                }
            }
        }
        return cost;
    }

    private static boolean goOn(
            Ground ground, Way way, int layer, int hex, int[][] cost, int limit) {
        boolean better = false;
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int next = ground.grid.neighbour(hex, direction);
            int step = next == Grid.OFF ? Search.BARRED : ground.cost(way, hex, direction, next);
            if (step >= 0) {
                int to = ground.stops(next) ? way.stoppingTo : way.openTo;
                int at = cost[layer][hex] + step;
                if (at <= limit && at < cost[to][next]) {
                    cost[to][next] = at;
                    better = true;
                }
            }
        }
        return better;
    }

    private static void check(
            Search search, Ground ground, int[][] expected, Map<Place, Integer> starts) {
        Map<Place, Integer> found = new HashMap<>();
        for (int i = 0; i < search.count(); i++) {
            assertThat(found.put(place(search, i), search.cost(i))).isNull();
            checkWay(search, i, ground, expected, starts);
        }
        for (int hex = 0; hex < ground.grid.size(); hex++) {
            boolean reached = false;
            for (int layer = 0; layer < expected.length; layer++) {
                int cost = expected[layer][hex];
                reached |= cost < FAR;
                assertThat(found.get(new Place(hex, layer))).isEqualTo(cost < FAR ? cost : null);
            }
            assertThat(search.reaches(hex)).isEqualTo(reached);
        }
    }

    /** A way is connected, begins at a start, ends in the hex and costs what the search says. */
    private static void checkWay(
            Search search,
            int number,
            Ground ground,
            int[][] expected,
            Map<Place, Integer> starts) {
        int[] way = search.way(number);
        assertThat(way[way.length - 1]).isEqualTo(search.hex(number));
        // In which layers one can be along the way, and at what cost.
        Map<Integer, Integer> at = new HashMap<>();
        starts.forEach(
                (start, paid) -> {
                    if (start.hex == way[0]) {
                        at.put(start.layer, paid);
                    }
                });
        for (int i = 1; i < way.length; i++) {
            int from = way[i - 1];
            int to = way[i];
            int direction = ground.grid.direction(from, to);
            assertThat(direction).isNotEqualTo(Grid.OFF);
            Map<Integer, Integer> next = new HashMap<>();
            at.forEach(
                    (layer, cost) -> {
                        for (Way on : ground.ways.get(layer)) {
                            int step = ground.cost(on, from, direction, to);
                            if (step >= 0) {
                                int into = ground.stops(to) ? on.stoppingTo : on.openTo;
                                next.merge(into, cost + step, Math::min);
                            }
                        }
                    });
            at.clear();
            at.putAll(next);
        }
        assertThat(at.get(search.layer(number))).isEqualTo(search.cost(number));
    }

    // By hand, on a strip of hexes 0 1 2 3 4 5 6.

    private final Grid strip = Grids.pointed(Shove.ODD, 7, 1);
    private final Search search = new Search(strip, 3);

    private short[] steps(int cost) {
        short[] steps = new short[strip.size() * Grid.DIRECTIONS];
        Arrays.fill(steps, (short) cost);
        return steps;
    }

    /** Every step costs the same; a hex that stops leads into a layer that nobody leaves. */
    private Ground even(int cost, int... stops) {
        short[] steps = steps(cost);
        return ground(List.of(List.of(new Way(steps, 0, steps, 1)), List.of()), stops);
    }

    private Ground ground(List<List<Way>> ways, int... stops) {
        byte[] stopping = new byte[strip.size()];
        Arrays.stream(stops).forEach(hex -> stopping[hex] = 1);
        return new Ground(strip, ways, new byte[strip.size()], stopping);
    }

    /** The least cost of each hex, or -1. */
    private List<Integer> costs() {
        Integer[] costs = new Integer[strip.size()];
        Arrays.fill(costs, -1);
        for (int i = 0; i < search.count(); i++) {
            int hex = search.hex(i);
            costs[hex] = costs[hex] < 0 ? search.cost(i) : Math.min(costs[hex], search.cost(i));
        }
        return List.of(costs);
    }

    private int number(int hex) {
        for (int i = 0; i < search.count(); i++) {
            if (search.hex(i) == hex) {
                return i;
            }
        }
        throw new AssertionError("hex " + hex + " was not reached");
    }

    @Test
    void theLimitIsReachedButNotPassed() {
        even(2).run(search.begin(6).from(0, 0, 0));
        assertThat(costs()).containsExactly(0, 2, 4, 6, -1, -1, -1);
    }

    @Test
    void whatWasPaidInAdvanceCountsAgainstTheLimit() {
        even(2).run(search.begin(6).from(0, 0, 3));
        assertThat(costs()).containsExactly(3, 5, -1, -1, -1, -1, -1);
    }

    @Test
    void whoHasPaidMoreThanTheLimitIsNowhere() {
        even(2).run(search.begin(5).from(0, 0, 7));
        assertThat(search.count()).isZero();
        even(2).run(search.begin(7).from(3, 0, 0));
        assertThat(costs()).containsExactly(6, 4, 2, 0, 2, 4, 6);
    }

    @Test
    void aHexThatStopsIsReachedButNotPassed() {
        even(1, 2).run(search.begin(9).from(0, 0, 0));
        assertThat(costs()).containsExactly(0, 1, 2, -1, -1, -1, -1);
        assertThat(search.layer(number(2))).isEqualTo(1);
    }

    @Test
    void theHexWhereAWayBeginsDoesNotStopIt() {
        even(1, 2).run(search.begin(9).from(2, 0, 0));
        assertThat(costs()).containsExactly(2, 1, 0, 1, 2, 3, 4);
    }

    @Test
    void whoeverStartsInALayerWithoutPassagesStays() {
        even(1, 2).run(search.begin(9).from(2, 1, 1));
        assertThat(costs()).containsExactly(-1, -1, 1, -1, -1, -1, -1);
    }

    @Test
    void ofSeveralStartsTheCheapestWayWins() {
        even(1).run(search.begin(20).from(0, 0, 1).from(6, 0, 4).from(0, 0, 5));
        assertThat(costs()).containsExactly(1, 2, 3, 4, 5, 5, 4);
        assertThat(search.way(number(5))).containsExactly(6, 5);
    }

    @Test
    void stepsThatCostNothingAreTakenAllTheWay() {
        even(0).run(search.begin(0).from(0, 0, 0));
        assertThat(search.way(number(6))).containsExactly(0, 1, 2, 3, 4, 5, 6);
    }

    @Test
    void costsMayBeHigh() {
        even(500).run(search.begin(3000).from(0, 0, 0));
        assertThat(search.cost(number(6))).isEqualTo(3000);
        even(2).run(search.begin(504).from(0, 0, 500));
        assertThat(costs()).containsExactly(500, 502, 504, -1, -1, -1, -1);
        assertThatThrownBy(() -> search.begin(Search.FARTHEST + 1))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whatIsBarredStaysSoHoweverFarTheSearchGoes() {
        Ground ground = even(1);
        ground.extra[3] = Search.BARRED;
        ground.run(search.begin(Search.FARTHEST).from(0, 0, 0));
        assertThat(costs()).containsExactly(0, 1, 2, -1, -1, -1, -1);
        ground(List.of(List.of(new Way(steps(Search.BARRED), 0, steps(1), 0))))
                .run(search.begin(Search.FARTHEST).from(0, 0, 0));
        assertThat(search.count()).isEqualTo(1);
    }

    /** The zones of the Brigade series: contested ground beside the enemy, and no way through. */
    @Test
    void besideAHexThatStopsEveryStepHasItsContestedCost() {
        short[] free = steps(1);
        short[] contested = steps(5);
        Ground ground =
                ground(
                        List.of(
                                List.of(new Way(free, 0, contested, 2)),
                                List.of(new Way(contested, 0, contested, 2)),
                                List.of()),
                        3);
        ground.run(search.begin(20).from(0, 0, 0));
        assertThat(costs()).containsExactly(0, 1, 2, 7, -1, -1, -1);
        ground.run(search.begin(20).from(3, 1, 0));
        assertThat(costs()).containsExactly(7, 6, 5, 0, 5, 6, 7);
    }

    /**
     * A road bonus as Afrika Korps has it, on two hexes instead of ten: beyond what a unit can
     * move, so many steps are free as long as they follow the road. A layer counts those used.
     */
    @Test
    void aBonusIsUsedUpOnTheRoadOnly() {
        short[] anywhere = steps(1);
        short[] road = steps(Search.BARRED);
        for (int hex = 2; hex < 6; hex++) {
            road[hex * Grid.DIRECTIONS + strip.direction(hex, hex + 1)] = 0;
        }
        Ground ground =
                ground(
                        List.of(
                                List.of(
                                        new Way(anywhere, 0, anywhere, 0),
                                        new Way(road, 1, road, 1)),
                                List.of(
                                        new Way(anywhere, 1, anywhere, 1),
                                        new Way(road, 2, road, 2)),
                                List.of(new Way(anywhere, 2, anywhere, 2))));
        ground.run(search.begin(3).from(0, 0, 0));
        assertThat(costs()).containsExactly(0, 1, 2, 2, 2, 3, -1);
        ground.run(search.begin(0).from(0, 0, 0));
        assertThat(costs()).containsExactly(0, -1, -1, -1, -1, -1, -1);
        ground.run(search.begin(0).from(3, 0, 0));
        assertThat(costs()).containsExactly(-1, -1, -1, 0, 0, 0, -1);
    }

    /** A bonus for whoever keeps to the road all the way: to leave it once is to lose it. */
    @Test
    void aLayerRemembersThatTheRoadWasLeft() {
        short[] road = steps(1);
        road[2 * Grid.DIRECTIONS + strip.direction(2, 3)] = Search.BARRED;
        short[] off = steps(3);
        Ground ground =
                ground(
                        List.of(
                                List.of(new Way(road, 0, road, 0), new Way(off, 1, off, 1)),
                                List.of(new Way(off, 1, off, 1))));
        ground.run(search.begin(9).from(0, 0, 0));
        // Two hexes on the road, then across country, where there is no way back to the bonus.
        assertThat(costs()).containsExactly(0, 1, 2, 5, 8, -1, -1);
        TreeSet<Integer> layers = new TreeSet<>();
        for (int i = 0; i < search.count(); i++) {
            if (search.hex(i) == 1) {
                layers.add(search.layer(i));
            }
        }
        assertThat(layers).containsExactly(0, 1);
    }

    @Test
    void oneSearchServesAnyNumberOfTimes() {
        for (int time = 0; time < 100; time++) {
            even(2).run(search.begin(20 + time).from(time % 7, 0, 0));
            assertThat(search.count()).isEqualTo(7);
        }
    }

    @Test
    void aNewSearchForgetsTheLastOne() {
        even(2).run(search.begin(20).from(0, 0, 0));
        search.begin(2);
        assertThat(search.count()).isZero();
        assertThat(search.reaches(0)).isFalse();
        even(2).run(search.from(6, 0, 0));
        assertThat(costs()).containsExactly(-1, -1, -1, -1, -1, 2, 0);
    }

    @Test
    void aStartThatWasNeverRunIsForgottenToo() {
        even(2).run(search.begin(9).from(0, 0, 3).begin(2).from(6, 0, 0));
        assertThat(costs()).containsExactly(-1, -1, -1, -1, -1, 2, 0);
        even(2).run(search.begin(9).from(6, 0, 9));
        assertThat(search.count()).isEqualTo(1);
    }

    @Provide
    Arbitrary<Grid> grids() {
        return Grids.upTo(9, 9);
    }
}
