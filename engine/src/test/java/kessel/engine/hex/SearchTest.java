package kessel.engine.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
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

    /** What a search goes over, and what a naive one reads it as. */
    private record Ground(short[] steps, short[] contested, byte[] extra, byte[] stops) {
        int cost(int from, int direction, int to) {
            short[] table = stops(from) || stops(to) ? contested : steps;
            int step = table[from * Grid.DIRECTIONS + direction];
            return step < 0 || extra[to] < 0 ? Search.BARRED : step + extra[to];
        }

        boolean stops(int hex) {
            return stops[hex] != 0;
        }
    }

    /** Ground made up at random: costs and bars on edges and hexes, and hexes that stop. */
    private static Ground randomGround(Grid grid, SplittableRandom random) {
        Ground ground = ground(grid, 0);
        int dearest = 1 + random.nextInt(100);
        for (int edge = 0; edge < ground.steps.length; edge++) {
            ground.steps[edge] = randomStep(random, dearest);
            ground.contested[edge] = randomStep(random, dearest);
        }
        for (int hex = 0; hex < grid.size(); hex++) {
            ground.extra[hex] = (byte) (random.nextInt(12) - 1);
            ground.stops[hex] = (byte) (random.nextInt(6) == 0 ? 1 : 0);
        }
        return ground;
    }

    private static short randomStep(SplittableRandom random, int dearest) {
        return (short) (random.nextInt(5) == 0 ? Search.BARRED : random.nextInt(dearest));
    }

    private static Ground ground(Grid grid, int cost, int... stops) {
        short[] steps = new short[grid.size() * Grid.DIRECTIONS];
        Arrays.fill(steps, (short) cost);
        byte[] stopping = new byte[grid.size()];
        Arrays.stream(stops).forEach(hex -> stopping[hex] = 1);
        return new Ground(steps, steps.clone(), new byte[grid.size()], stopping);
    }

    private static Search run(Search search, Ground ground, int limit) {
        return search.run(ground.steps, ground.contested, ground.extra, ground.stops, limit);
    }

    @Property
    void findsWhatANaiveSearchFinds(@ForAll("grids") Grid grid, @ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Search search = new Search(grid);
        // One search after another on the same object: none may see what the last one left.
        for (int round = 0; round < 3; round++) {
            Ground ground = randomGround(grid, random);
            int start = random.nextInt(grid.size());
            int paid = random.nextInt(4);
            int limit = paid + random.nextInt(200);
            run(search.clear().from(start, paid), ground, limit);
            check(grid, search, ground, naive(grid, ground, start, paid, true, limit), start, paid);
        }
    }

    @Property
    void findsTheSameWhenItEntersFromTheEdge(@ForAll("grids") Grid grid, @ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Ground ground = randomGround(grid, random);
        int start = random.nextInt(grid.size());
        int entry = random.nextInt(4);
        int limit = entry + random.nextInt(200);
        Search search = run(new Search(grid).enteringAt(start, entry), ground, limit);
        check(grid, search, ground, naive(grid, ground, start, entry, false, limit), start, entry);
    }

    /** Bellman and Ford: go over all edges until nothing gets cheaper. */
    private static int[] naive(
            Grid grid, Ground ground, int start, int paid, boolean origin, int limit) {
        int[] cost = new int[grid.size()];
        Arrays.fill(cost, FAR);
        cost[start] = paid;
        for (boolean better = true; better; ) {
            better = false;
            for (int hex = 0; hex < grid.size(); hex++) {
                if (cost[hex] == FAR || ground.stops(hex) && !(origin && hex == start)) {
                    continue;
                }
                for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                    int next = grid.neighbour(hex, direction);
                    int step = next == Grid.OFF ? Search.BARRED : ground.cost(hex, direction, next);
                    if (step >= 0 && cost[hex] + step <= limit && cost[hex] + step < cost[next]) {
                        cost[next] = cost[hex] + step;
                        better = true;
                    }
                }
            }
        }
        return cost;
    }

    private static void check(
            Grid grid, Search search, Ground ground, int[] expected, int start, int paid) {
        TreeSet<Integer> reached = new TreeSet<>();
        for (int i = 0; i < search.count(); i++) {
            assertThat(reached.add(search.reached(i))).isTrue();
        }
        for (int hex = 0; hex < grid.size(); hex++) {
            assertThat(search.reaches(hex)).as(grid.label(hex)).isEqualTo(expected[hex] < FAR);
            assertThat(reached.contains(hex)).isEqualTo(search.reaches(hex));
            if (search.reaches(hex)) {
                assertThat(search.cost(hex)).as(grid.label(hex)).isEqualTo(expected[hex]);
                checkWay(grid, search, ground, hex, start, paid);
            }
        }
    }

    /** A way is connected, leads from the start to the hex and costs what the search says. */
    private static void checkWay(
            Grid grid, Search search, Ground ground, int hex, int start, int paid) {
        int[] way = search.way(hex);
        assertThat(way[0]).isEqualTo(start);
        assertThat(way[way.length - 1]).isEqualTo(hex);
        int cost = paid;
        for (int i = 1; i < way.length; i++) {
            int direction = grid.direction(way[i - 1], way[i]);
            assertThat(direction).isNotEqualTo(Grid.OFF);
            cost += ground.cost(way[i - 1], direction, way[i]);
            assertThat(i == way.length - 1 || !ground.stops(way[i])).isTrue();
        }
        assertThat(cost).isEqualTo(search.cost(hex));
    }

    // By hand, on a strip of hexes 0 1 2 3 4 5 6.

    private final Grid strip = Grids.pointed(Shove.ODD, 7, 1);
    private final Search search = new Search(strip);

    /** Every step costs 2, nothing stops. */
    private final Ground even = ground(strip, 2);

    @Test
    void theLimitIsReachedButNotPassed() {
        run(search.from(0, 0), even, 6);
        assertThat(search.cost(3)).isEqualTo(6);
        assertThat(search.reaches(4)).isFalse();
        assertThat(search.count()).isEqualTo(4);
    }

    @Test
    void whatWasPaidInAdvanceCountsAgainstTheLimit() {
        run(search.from(0, 3), even, 6);
        assertThat(search.cost(1)).isEqualTo(5);
        assertThat(search.reaches(2)).isFalse();
    }

    @Test
    void aHexThatStopsIsReachedButNotPassed() {
        run(search.from(0, 0), ground(strip, 1, 2), 9);
        assertThat(search.reaches(2)).isTrue();
        assertThat(search.reaches(3)).isFalse();
    }

    @Test
    void theHexWhereAWayBeginsDoesNotStopIt() {
        run(search.from(2, 0), ground(strip, 1, 2), 9);
        assertThat(search.cost(6)).isEqualTo(4);
    }

    @Test
    void whoeverEntersFromTheEdgeIsStoppedByTheFirstHex() {
        run(search.enteringAt(2, 1), ground(strip, 1, 2), 9);
        assertThat(search.count()).isEqualTo(1);
        assertThat(search.cost(2)).isEqualTo(1);
    }

    @Test
    void ofSeveralEntriesTheCheapestWayWins() {
        run(search.enteringAt(0, 1).enteringAt(6, 4).enteringAt(0, 5), ground(strip, 1), 20);
        assertThat(search.cost(0)).isEqualTo(1);
        assertThat(search.cost(4)).isEqualTo(5);
        assertThat(search.way(5)).containsExactly(6, 5);
    }

    @Test
    void stepsThatCostNothingAreTakenAllTheWay() {
        run(search.from(0, 0), ground(strip, 0), 0);
        assertThat(search.count()).isEqualTo(7);
        assertThat(search.way(6)).containsExactly(0, 1, 2, 3, 4, 5, 6);
    }

    @Test
    void costsBeyondTheFirstBucketsAreCountedToo() {
        run(search.from(0, 0), ground(strip, 500), 3000);
        assertThat(search.cost(6)).isEqualTo(3000);
    }

    @Test
    void aStartMayHavePaidMoreThanTheFirstBucketsHold() {
        run(search.from(0, 500), even, 504);
        assertThat(search.cost(2)).isEqualTo(504);
        assertThat(search.count()).isEqualTo(3);
    }

    @Test
    void besideAHexThatStopsEveryStepHasItsContestedCost() {
        Ground ground = ground(strip, 1, 3);
        Arrays.fill(ground.contested, (short) 5);
        run(search.from(0, 0), ground, 20);
        assertThat(search.cost(2)).isEqualTo(2);
        assertThat(search.cost(3)).isEqualTo(7);
        run(search.clear().from(3, 0), ground, 20);
        assertThat(search.cost(2)).isEqualTo(5);
        assertThat(search.cost(0)).isEqualTo(7);
    }

    @Test
    void withoutContestedCostsAStepIsTheSameEverywhere() {
        byte[] stops = ground(strip, 2, 3).stops;
        Search found = search.from(0, 0).run(even.steps, even.extra, stops, 20);
        assertThat(found.cost(3)).isEqualTo(6);
        assertThat(found.reaches(4)).isFalse();
    }

    @Test
    void oneSearchServesAnyNumberOfTimes() {
        for (int time = 0; time < 100; time++) {
            run(search.clear().from(time % 7, 0), even, 20);
            assertThat(search.count()).isEqualTo(7);
        }
    }

    @Test
    void clearForgetsTheLastSearch() {
        run(search.from(0, 0), even, 20);
        search.clear();
        assertThat(search.count()).isZero();
        assertThat(search.reaches(0)).isFalse();
        run(search.from(6, 0), even, 2);
        assertThat(search.reaches(5)).isTrue();
        assertThat(search.reaches(0)).isFalse();
    }

    @Test
    void clearForgetsAStartThatWasNeverRun() {
        run(search.from(0, 0).clear().from(6, 0), even, 2);
        assertThat(search.count()).isEqualTo(2);
        assertThat(search.reaches(0)).isFalse();
    }

    @Test
    void aSearchThatHitItsLimitLeavesNothingBehind() {
        run(search.from(0, 7), even, 5);
        run(search.clear().from(3, 0), even, 7);
        assertThat(search.cost(0)).isEqualTo(6);
    }

    @Provide
    Arbitrary<Grid> grids() {
        return Grids.upTo(9, 9);
    }
}
