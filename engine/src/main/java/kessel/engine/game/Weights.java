package kessel.engine.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kessel.engine.data.Item;

/**
 * How much each of the things counts that a {@link Doctrine} measures, and the postures in which a
 * plan can be made: each stresses some of them.
 *
 * @param names what is measured
 * @param values how much each counts
 * @param origin how much each counted before they were tuned
 * @param scale a lead of so much wins 73 games of 100
 * @param postures by name, what each weight is multiplied by
 */
public record Weights(
        List<String> names,
        double[] values,
        double[] origin,
        double scale,
        Map<String, double[]> postures) {
    private static final String SCALE = "scale";
    private static final String WEIGHTS = "weights";
    private static final String POSTURES = "postures";
    private static final String MADE = "made";
    private static final String FROM = "from";
    private static final Set<String> HOW = Set.of("command", "seed", "games", "date", FROM);

    /** One thing alone, by itself. */
    public static Weights plain(String name) {
        double[] one = {1};
        return new Weights(List.of(name), one, one, 10, Map.of("plain", one));
    }

    /**
     * Reads a file with a weight for each of these names.
     *
     * @param file {@code scale}, {@code weights}, {@code postures} and, for weights that were
     *     tuned, {@code made}: how, and {@code from} which weights
     */
    public static Weights read(Item file, List<String> names) {
        file.only(Set.of(SCALE, WEIGHTS, POSTURES, MADE));
        double[] values = values(file.at(WEIGHTS), names);
        double[] origin =
                file.find(MADE).map(made -> values(made.only(HOW).at(FROM), names)).orElse(values);
        Map<String, double[]> postures = new LinkedHashMap<>();
        for (Map.Entry<String, Item> entry : file.at(POSTURES).entries().entrySet()) {
            double[] stress = new double[values.length];
            Arrays.fill(stress, 1);
            entry.getValue().only(Set.copyOf(names));
            entry.getValue()
                    .entries()
                    .forEach((name, by) -> stress[names.indexOf(name)] = number(by));
            postures.put(entry.getKey(), stress);
        }
        if (postures.isEmpty()) {
            throw file.at(POSTURES).fault("at least one posture is wanted");
        }
        double scale = number(file.at(SCALE));
        if (scale <= 0) {
            throw file.at(SCALE).fault("a number above 0 is wanted");
        }
        return new Weights(List.copyOf(names), values, origin, scale, postures);
    }

    private static double[] values(Item file, List<String> names) {
        file.only(Set.copyOf(names));
        return names.stream().mapToDouble(name -> number(file.at(name))).toArray();
    }

    /** The same, but for how much each counts. */
    public Weights with(double[] others) {
        return new Weights(names, others, origin, scale, postures);
    }

    private static double number(Item item) {
        try {
            double number = Double.parseDouble(item.text());
            if (Double.isFinite(number)) {
                return number;
            }
        } catch (NumberFormatException notANumber) {
            // Told below.
        }
        throw item.fault("'" + item.text() + "' is not a number");
    }

    /** What is measured, weighed and added up. */
    public static double sum(double[] measures, double[] weights) {
        double sum = 0;
        for (int i = 0; i < measures.length; i++) {
            sum += measures[i] * weights[i];
        }
        return sum;
    }

    /** The chance to win of a side that is ahead by so much. */
    public double chance(double lead) {
        return 1 / (1 + Math.exp(-lead / scale));
    }

    /** The weights in a posture. */
    public double[] in(double[] stress) {
        double[] stressed = values.clone();
        for (int i = 0; i < stressed.length; i++) {
            stressed[i] *= stress[i];
        }
        return stressed;
    }

    public List<double[]> inEachPosture() {
        List<double[]> all = new ArrayList<>();
        postures.values().forEach(stress -> all.add(in(stress)));
        return all;
    }
}
