package kessel.cli.bench;

/** Something that is measured, with its goal. */
public interface Measurable {
    /** It was not measured before. */
    double NEVER = Double.NaN;

    String name();

    String words();

    String unit();

    /** What it once was, for comparison. */
    default double before() {
        return NEVER;
    }

    Goal goal();
}
