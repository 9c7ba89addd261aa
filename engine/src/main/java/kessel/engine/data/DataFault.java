package kessel.engine.data;

/**
 * What is wrong with a file, a line or a word that a person wrote: shown as it is, never with a
 * stack trace.
 */
public final class DataFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public DataFault(String message) {
        super(message);
    }

    public static DataFault at(String file, int line, String fault) {
        return new DataFault(file + ":" + line + ": " + fault);
    }

    public static DataFault in(String file, String fault) {
        return new DataFault(file + ": " + fault);
    }
}
