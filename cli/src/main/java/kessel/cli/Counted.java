package kessel.cli;

/** Numbers with their noun: 1 die, 2 dice. */
final class Counted {
    private Counted() {}

    static String of(long count, String noun) {
        return of(count, noun, noun + "s");
    }

    static String of(long count, String one, String many) {
        return count + " " + (count == 1 ? one : many);
    }
}
