package kessel.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The foremost are those that a sort would put in front. */
class ImpressionsTest {
    /** Few values, so that many look the same: then the order in which they came counts. */
    private record Thing(int number, int looks) {}

    @Test
    void theForemostAreThoseThatASortPutsInFront() {
        Random random = new Random(1);
        Impressions impressions = new Impressions(random);
        for (int size = 0; size < 40; size++) {
            List<Thing> things =
                    Stream.iterate(0, i -> i + 1)
                            .limit(size)
                            .map(i -> new Thing(i, random.nextInt(6)))
                            .toList();
            for (int most = 0; most < 9; most++) {
                assertThat(impressions.foremost(things, most, 0, Thing::looks))
                        .isEqualTo(
                                things.stream()
                                        .sorted(Comparator.comparingInt(thing -> -thing.looks()))
                                        .limit(most)
                                        .toList());
            }
        }
    }

    @Test
    void whoIsMisledFarEnoughTakesWhatIsWorst() {
        Impressions impressions = new Impressions(new Random(1));
        List<Integer> numbers = Stream.iterate(0, i -> i + 1).limit(10).toList();
        boolean misled = false;
        for (int i = 0; i < 100; i++) {
            misled |= impressions.foremost(numbers, 1, 3, number -> number).getFirst() < 5;
            assertThat(impressions.foremost(numbers, 1, 0.001, number -> number))
                    .containsExactly(9);
        }
        assertThat(misled).isTrue();
    }
}
