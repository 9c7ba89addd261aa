package kessel.players;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.ToDoubleFunction;

/** What looks best before it is tried. First impressions may mislead. */
final class Impressions {
    private final Random random;

    Impressions(Random random) {
        this.random = random;
    }

    /**
     * So many of these that look best, the best first; of those that look the same, the first.
     *
     * @param noise how far impressions mislead, as a part of their spread
     */
    <T> List<T> foremost(List<T> things, int most, double noise, ToDoubleFunction<T> by) {
        double[] values = values(things, noise, by);
        int[] first = new int[Math.min(most, values.length)];
        int count = 0;
        for (int i = 0; i < values.length; i++) {
            int place = count;
            while (place > 0 && values[first[place - 1]] < values[i]) {
                place--;
            }
            if (place < first.length) {
                count = Math.min(count + 1, first.length);
                System.arraycopy(first, place, first, place + 1, count - 1 - place);
                first[place] = i;
            }
        }
        List<T> best = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            best.add(things.get(first[i]));
        }
        return best;
    }

    private <T> double[] values(List<T> things, double noise, ToDoubleFunction<T> by) {
        double[] values = new double[things.size()];
        double highest = Double.NEGATIVE_INFINITY;
        double lowest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < values.length; i++) {
            values[i] = by.applyAsDouble(things.get(i));
            highest = Math.max(highest, values[i]);
            lowest = Math.min(lowest, values[i]);
        }
        for (int i = 0; noise > 0 && values.length > 1 && i < values.length; i++) {
            values[i] += random.nextGaussian() * noise * (highest - lowest);
        }
        return values;
    }
}
