package kessel.cli.bench;

/** Something that is measured, with its goal. */
public interface Measurable {
    String name();

    String words();

    String unit();

    Goal goal();
}
