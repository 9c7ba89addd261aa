package kessel.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class CellsTest {
    private static final int SIZE = 20;

    @Property
    void theHashFollowsEveryChange(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Cells cells = new Cells(SIZE);
        int[] model = new int[SIZE];
        for (int i = 0; i < 100; i++) {
            int cell = random.nextInt(SIZE);
            model[cell] = random.nextBoolean() ? random.nextInt() : random.nextInt(3) - 1;
            cells.set(cell, model[cell]);
            assertThat(cells.hash()).isEqualTo(cells.hashFromScratch());
        }
        Cells other = new Cells(SIZE);
        for (int cell = SIZE - 1; cell >= 0; cell--) {
            assertThat(cells.get(cell)).isEqualTo(model[cell]);
            other.set(cell, model[cell]);
        }
        assertThat(other).isEqualTo(cells).hasSameHashCodeAs(cells);
        assertThat(other.hash()).isEqualTo(cells.hash());
    }

    @Test
    void everyValueInEveryCellHasAHashOfItsOwn() {
        Set<Long> hashes = new HashSet<>();
        for (int cell = 0; cell < SIZE; cell++) {
            for (int value = -300; value <= 300; value++) {
                Cells cells = new Cells(SIZE);
                cells.set(cell, value);
                assertThat(hashes.add(cells.hash())).isEqualTo(value != 0 || cell == 0);
            }
        }
    }

    @Test
    void cellsThatDifferAreNotEqual() {
        Cells cells = new Cells(2);
        Cells other = new Cells(2);
        other.set(1, 7);
        assertThat(cells).isNotEqualTo(other);
        cells.set(0, 7);
        assertThat(cells).isNotEqualTo(other);
    }

    @Test
    void copiesAreIndependent() {
        Cells cells = new Cells(3);
        cells.set(1, 5);
        Cells copy = cells.copy();
        Cells taken = new Cells(3);
        taken.set(2, 9);
        taken.copyFrom(cells);
        assertThat(copy).isEqualTo(cells);
        assertThat(taken).isEqualTo(cells);
        assertThat(taken.get(2)).isZero();
        cells.set(1, 6);
        assertThat(copy.get(1)).isEqualTo(5);
        assertThat(taken.get(1)).isEqualTo(5);
        assertThat(taken.hash()).isEqualTo(taken.hashFromScratch()).isNotEqualTo(cells.hash());
    }
}
