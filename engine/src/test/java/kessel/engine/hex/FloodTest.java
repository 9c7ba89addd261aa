package kessel.engine.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import kessel.engine.hex.Grid.Shove;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class FloodTest {
    /** Step by step, every hex looking at all of its neighbours. */
    private static boolean[] naive(
            Grid grid, boolean[] barred, boolean[] ending, boolean[] starts, int steps) {
        boolean[] reached = new boolean[grid.size()];
        for (int hex = 0; hex < grid.size(); hex++) {
            reached[hex] = starts[hex] && !barred[hex];
        }
        for (int step = 0; step < steps; step++) {
            boolean[] before = reached.clone();
            for (int hex = 0; hex < grid.size(); hex++) {
                for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                    int from = grid.neighbour(hex, direction);
                    reached[hex] |=
                            from != Grid.OFF && before[from] && !ending[from] && !barred[hex];
                }
            }
        }
        return reached;
    }

    /** Up to 24 × 24, so that sets take up to nine words and neighbours lie in others. */
    @Property
    void reachesWhatStepByStepIsReached(@ForAll("grids") Grid grid, @ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Flood flood = new Flood(grid);
        for (int round = 0; round < 3; round++) {
            int size = grid.size();
            boolean[] barred = new boolean[size];
            boolean[] ending = new boolean[size];
            boolean[] starts = new boolean[size];
            // The boards have something else before and after, which the offset leaves out.
            byte[] bars = new byte[size + 7];
            byte[] ends = new byte[size + 7];
            Arrays.fill(bars, (byte) 1);
            Arrays.fill(ends, (byte) 1);
            flood.begin();
            for (int hex = 0; hex < size; hex++) {
                boolean onBoard = random.nextBoolean();
                barred[hex] = random.nextInt(5) == 0;
                ending[hex] = random.nextInt(5) == 0;
                starts[hex] = random.nextInt(12) == 0;
                bars[3 + hex] = (byte) (barred[hex] && onBoard ? -1 - random.nextInt(3) : 0);
                ends[3 + hex] = (byte) (ending[hex] && onBoard ? 1 + random.nextInt(9) : 0);
                if (barred[hex] && !onBoard) {
                    flood.bar(hex);
                }
                if (ending[hex] && !onBoard) {
                    flood.end(hex);
                }
                if (starts[hex]) {
                    flood.from(hex);
                }
            }
            flood.bar(bars, 3);
            flood.end(ends, 3);
            int steps = random.nextInt(9);
            flood.run(steps);
            boolean[] expected = naive(grid, barred, ending, starts, steps);
            for (int hex = 0; hex < size; hex++) {
                assertThat(flood.reaches(hex)).as(grid.label(hex)).isEqualTo(expected[hex]);
            }
        }
    }

    /** Rows of 64 and of 65 hexes: neighbours lie a whole word away, or a word and a bit. */
    @Test
    void goesOnFromWordToWord() {
        for (int columns : new int[] {64, 65}) {
            Grid grid = Grids.flat(Shove.ODD, columns, 6);
            Flood flood = new Flood(grid).begin();
            int start = grid.hex(columns - 2, 3);
            flood.from(start);
            flood.run(3);
            for (int hex = 0; hex < grid.size(); hex++) {
                assertThat(flood.reaches(hex)).isEqualTo(grid.distance(start, hex) <= 3);
            }
        }
    }

    @Provide
    Arbitrary<Grid> grids() {
        return Grids.upTo(24, 24);
    }
}
