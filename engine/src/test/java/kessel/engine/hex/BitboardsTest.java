package kessel.engine.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A step of many at once is the same as a step of each. */
class BitboardsTest {
    @ParameterizedTest
    @CsvSource({"FLAT,ODD,39,19", "FLAT,EVEN,7,60", "POINTED,ODD,70,11", "POINTED,EVEN,1,1"})
    void aStepOfManyIsTheStepOfEach(
            Grid.Orientation orientation, Grid.Shove shove, int columns, int rows) {
        Grid grid = new Grid(orientation, shove, columns, rows, Labels.pattern("CCRR"));
        Bitboards bits = new Bitboards(grid);
        Random random = new Random(columns);
        for (int trial = 0; trial < 40; trial++) {
            int part = 1 + random.nextInt(20);
            long[] from = bits.none();
            long[] into = bits.none();
            Set<Integer> expected = new TreeSet<>();
            for (int hex = 0; hex < grid.size(); hex++) {
                if (random.nextInt(part) == 0) {
                    bits.add(from, hex);
                    for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                        int next = grid.neighbour(hex, direction);
                        if (next != Grid.OFF) {
                            expected.add(next);
                        }
                    }
                }
            }
            bits.around(from, into);
            Set<Integer> found = new TreeSet<>();
            for (int hex = 0; hex < grid.size(); hex++) {
                if (bits.has(into, hex)) {
                    found.add(hex);
                }
            }
            assertThat(found).isEqualTo(expected);
        }
    }
}
