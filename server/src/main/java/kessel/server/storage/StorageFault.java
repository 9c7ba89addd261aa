package kessel.server.storage;

import java.sql.SQLException;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.StatementException;
import org.postgresql.util.PSQLException;
import org.postgresql.util.ServerErrorMessage;
import org.sqlite.SQLiteException;

/**
 * The database did not do what it was asked. The words of drivers and of JDBI quote the values of
 * the statement (seeds, seats, moves with their dice), which are for no log and no visitor: here is
 * what can be told of it, in one place. The original is not kept as a cause, for the same reason.
 */
public final class StorageFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** What is wrong, as far as somebody can mend it. */
    public enum Kind {
        FULL("the disk is full"),
        READ_ONLY("the database cannot be written"),
        DENIED("permission denied"),
        NOT_A_DATABASE("the file is not a database"),
        DAMAGED("the database is damaged"),
        UNREADABLE("the disk cannot be read or written"),
        UNREACHABLE("the database cannot be reached"),
        BUSY("the database is busy"),
        REFUSED("the database refused a statement");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    private final Kind kind;

    private StorageFault(Kind kind, String message, Throwable original) {
        // Where in the program it happened helps only with what is the program's fault.
        super(message, null, false, kind == Kind.REFUSED);
        this.kind = kind;
        if (kind == Kind.REFUSED) {
            setStackTrace(original.getStackTrace());
        }
    }

    public Kind kind() {
        return kind;
    }

    /** What can be told of a failure; another that has nothing to do with databases stays. */
    static StorageFault of(SQLException failure) {
        return (StorageFault) of(new IllegalStateException(failure));
    }

    /** What can be told of a failure; another that has nothing to do with databases stays. */
    static RuntimeException of(RuntimeException failure) {
        SQLException sql = deepest(failure);
        if (sql != null) {
            Kind kind = kind(sql);
            String told = kind.words() + " (" + code(sql) + ")" + statement(failure);
            return new StorageFault(kind, told, failure);
        }
        return failure instanceof JdbiException
                ? new StorageFault(
                        Kind.REFUSED,
                        failure.getClass().getSimpleName() + statement(failure),
                        failure)
                : failure;
    }

    /** Batches and the pool wrap what the database said. */
    private static SQLException deepest(Throwable failure) {
        SQLException found = null;
        for (Throwable each = failure; each != null; each = each.getCause()) {
            found = each instanceof SQLException sql ? sql : found;
        }
        return found;
    }

    private static Kind kind(SQLException sql) {
        if (sql instanceof SQLiteException sqlite) {
            // The lowest byte of an extended code of SQLite's is the code.
            return switch (sqlite.getResultCode().code & 0xff) {
                case 3, 23 -> Kind.DENIED;
                case 5, 6 -> Kind.BUSY;
                case 8 -> Kind.READ_ONLY;
                case 10, 14 -> Kind.UNREADABLE;
                case 11 -> Kind.DAMAGED;
                case 13 -> Kind.FULL;
                case 26 -> Kind.NOT_A_DATABASE;
                default -> Kind.REFUSED;
            };
        }
        if (!(sql instanceof PSQLException)) {
            // The pool's: it has no connection to give.
            return Kind.UNREACHABLE;
        }
        String state = String.valueOf(sql.getSQLState());
        return switch (state) {
            case "53100" -> Kind.FULL;
            case "25006" -> Kind.READ_ONLY;
            case "42501" -> Kind.DENIED;
            case "XX001", "XX002" -> Kind.DAMAGED;
            case "53300" -> Kind.BUSY;
            default ->
                    state.startsWith("08") || state.startsWith("57P")
                            ? Kind.UNREACHABLE
                            : Kind.REFUSED;
        };
    }

    private static String code(SQLException sql) {
        if (sql instanceof SQLiteException sqlite) {
            return sqlite.getResultCode().name();
        }
        ServerErrorMessage said =
                sql instanceof PSQLException postgres ? postgres.getServerErrorMessage() : null;
        String constraint = said == null ? null : said.getConstraint();
        return "SQL state " + sql.getSQLState() + (constraint == null ? "" : ", " + constraint);
    }

    /** The statement as it is in the program, with names where the values go. */
    private static String statement(RuntimeException failure) {
        return failure instanceof StatementException refused
                        && refused.getStatementContext() != null
                        && refused.getStatementContext().getRawSql() != null
                ? " in: "
                        + refused.getStatementContext().getRawSql().strip().replaceAll("\\s+", " ")
                : "";
    }
}
