package kessel.server.storage;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import javax.sql.DataSource;
import kessel.engine.data.DataFault;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationState;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * Where matches are kept: a file of SQLite's or a PostgreSQL server. What differs between the two
 * is here; tables and statements are the same.
 */
public sealed interface Database extends AutoCloseable permits SqliteDatabase, PostgresDatabase {
    /** Hears of every change that another server made to a match. */
    interface Listener {
        void changed(String match, Versions versions);

        /** Somebody wrote a note, the so many-th of the match. */
        void noted(String match, int number);

        /** News may have been missed: whoever waits for some should look for themselves. */
        void missed();
    }

    /** Work in one transaction. */
    @FunctionalInterface
    interface Work<T> {
        T in(Handle handle);
    }

    Jdbi jdbi();

    /** Looks something up. What fails is told as a {@link StorageFault}, without any values. */
    default <T> T read(Work<T> work) {
        try {
            return jdbi().withHandle(work::in);
        } catch (RuntimeException failed) {
            throw StorageFault.of(failed);
        }
    }

    /** Does the work and returns once it is on disk; if the work throws, nothing has happened. */
    default <T> T write(Work<T> work) {
        return begin(work).done();
    }

    /** The same for who has something else to do while the disk is busy. */
    default <T> Writing<T> begin(Work<T> work) {
        CompletableFuture<T> commit = commit(work);
        return () -> {
            try {
                return commit.join();
            } catch (CompletionException failed) {
                throw failed.getCause() instanceof RuntimeException cause
                        ? StorageFault.of(cause)
                        : failed;
            }
        };
    }

    /** Has the work done by another thread; it fails in the words of drivers. */
    <T> CompletableFuture<T> commit(Work<T> work);

    /** Tells other servers on this database of a change, when the transaction succeeds. */
    void announce(Handle handle, String match, Versions versions);

    /** The same of a note. */
    void announceNote(Handle handle, String match, int number);

    void listen(Listener listener);

    /** Whether no server is running on this database, and none will while the transaction lasts. */
    boolean isOurs(Connection transaction) throws SQLException;

    @Override
    void close();

    /** The database at a URL such as {@code postgres://user:password@host/name}, else the file. */
    static Database open(String url, Path folder) {
        return url == null ? SqliteDatabase.in(folder) : PostgresDatabase.at(url);
    }

    /**
     * One for matches that nobody will miss.
     *
     * @param library the folder in which SQLite itself lies, or is unpacked
     */
    static Database inMemory(Path library) {
        return SqliteDatabase.inMemory(library);
    }

    /** Brings the tables up to date. */
    static void migrate(DataSource source, String name) {
        try {
            Flyway flyway = flyway(source);
            checkNotNewer(flyway, name);
            flyway.migrate();
        } catch (FlywayException broken) {
            throw DataFault.in(name, "cannot be used: " + words(broken));
        }
    }

    /** Whether the tables are those of this program; those of a newer one are refused. */
    static boolean isUpToDate(DataSource source, String name) {
        try {
            Flyway flyway = flyway(source);
            checkNotNewer(flyway, name);
            return flyway.info().pending().length == 0;
        } catch (FlywayException broken) {
            throw DataFault.in(name, "cannot be used: " + words(broken));
        }
    }

    private static Flyway flyway(DataSource source) {
        return Flyway.configure(Database.class.getClassLoader())
                .dataSource(source)
                .locations("classpath:migrations")
                .load();
    }

    private static void checkNotNewer(Flyway flyway, String name) {
        for (MigrationInfo migration : flyway.info().applied()) {
            if (migration.getState() == MigrationState.FUTURE_SUCCESS) {
                throw DataFault.in(name, "was written by a newer Kessel");
            }
        }
    }

    private static String words(FlywayException broken) {
        return StorageFault.of(broken) instanceof StorageFault fault
                ? fault.getMessage()
                : String.valueOf(broken.getMessage()).lines().findFirst().orElse("");
    }
}
