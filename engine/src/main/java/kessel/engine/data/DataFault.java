package kessel.engine.data;

/**
 * What is wrong with a file, a line or a word that a person wrote: shown as it is, never with a
 * stack trace.
 */
public final class DataFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final boolean missing;

    public DataFault(String message) {
        this(message, false);
    }

    private DataFault(String message, boolean missing) {
        super(message);
        this.missing = missing;
    }

    public static DataFault noSuchFile(String file) {
        return new DataFault(file + ": no such file", true);
    }

    /** Whether nothing is wrong but that there is no such file. */
    public boolean missing() {
        return missing;
    }

    public static DataFault at(String file, int line, String fault) {
        return new DataFault(file + ":" + line + ": " + fault);
    }

    public static DataFault in(String file, String fault) {
        return new DataFault(file + ": " + fault);
    }
}
