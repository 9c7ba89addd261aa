package kessel.server.storage;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.sql.Connection;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import kessel.engine.data.DataFault;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** SQLite in a file, where nothing has to be installed, or in memory. */
final class SqliteDatabase implements Database {
    private final Runnable afterwards;
    private final HikariDataSource pool;
    private final Jdbi jdbi;
    // SQLite has one writer at a time and makes the others sleep and try again; a queue is quicker.
    // What has gathered in it while the disk was busy goes to disk at once. And the thread is not a
    // virtual one: waiting for the disk would hold up others on its carrier.
    private final ExecutorService writer =
            Executors.newSingleThreadExecutor(
                    Thread.ofPlatform().daemon().name("sqlite-writer").factory());
    private final Queue<Waiting<?>> queue = new ConcurrentLinkedQueue<>();

    /** Work that waits for its turn, and its result for who waits for that. */
    private record Waiting<T>(Work<T> work, CompletableFuture<T> done) {
        /** Does the work; what it returns is passed on when it is on disk. */
        Runnable in(Handle handle) {
            T result = work.in(handle);
            return () -> done.complete(result);
        }
    }

    /**
     * @param file as SQLite names it
     * @param afterwards what is done when it is closed
     */
    private SqliteDatabase(String file, Runnable afterwards) {
        this.afterwards = afterwards;
        HikariConfig pooled = new HikariConfig();
        pooled.setPoolName("sqlite");
        pooled.setDataSource(source(file));
        pooled.setMaximumPoolSize(8);
        pool = open(pooled, file);
        try {
            Database.migrate(pool, file);
        } catch (RuntimeException broken) {
            pool.close();
            throw broken;
        }
        jdbi = Jdbi.create(pool);
    }

    private static HikariDataSource open(HikariConfig pooled, String file) {
        try {
            return new HikariDataSource(pooled);
        } catch (RuntimeException broken) {
            throw DataFault.in(file, "cannot be used: " + StorageFault.of(broken).getMessage());
        }
    }

    private static SQLiteDataSource source(String file) {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        // FULL: a commit returns when the disk has it, so that no crash takes back what we
        // promised.
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setBusyTimeout(10_000);
        config.enforceForeignKeys(true);
        // A transaction takes the write lock when it begins: it cannot fail halfway for want of it.
        config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        return source;
    }

    static SqliteDatabase in(Path folder) {
        DataFolder taken = DataFolder.take(folder);
        try {
            SqliteLibrary.loadFrom(folder);
            return new SqliteDatabase(taken.database().toString(), taken::close);
        } catch (RuntimeException broken) {
            taken.close();
            throw broken;
        }
    }

    /** One that nobody else has, for as long as it is open. */
    static SqliteDatabase inMemory(Path library) {
        SqliteLibrary.loadFrom(library);
        String name = "file:" + UUID.randomUUID() + "?mode=memory&cache=shared";
        return new SqliteDatabase(name, () -> {});
    }

    @Override
    public Jdbi jdbi() {
        return jdbi;
    }

    @Override
    public <T> CompletableFuture<T> commit(Work<T> work) {
        CompletableFuture<T> done = new CompletableFuture<>();
        queue.add(new Waiting<>(work, done));
        writer.execute(this::writeQueue);
        return done;
    }

    private void writeQueue() {
        List<Waiting<?>> together = new ArrayList<>();
        for (Waiting<?> next; (next = queue.poll()) != null; ) {
            together.add(next);
        }
        if (!together.isEmpty()) {
            write(together);
        }
    }

    /** In one transaction; if something in it fails, in one for each, so that only that fails. */
    private void write(List<Waiting<?>> together) {
        List<Runnable> written;
        try {
            written =
                    jdbi.inTransaction(
                            handle -> together.stream().map(each -> each.in(handle)).toList());
        } catch (RuntimeException | Error failed) {
            if (together.size() == 1) {
                together.getFirst().done().completeExceptionally(failed);
            } else {
                together.forEach(each -> write(List.of(each)));
            }
            return;
        }
        written.forEach(Runnable::run);
    }

    @Override
    public void announce(Handle handle, String match, Versions versions) {
        // One file, one server: nobody else is there to hear it.
    }

    @Override
    public void announceNote(Handle handle, String match, int number) {
        // Nor this.
    }

    @Override
    public void listen(Listener listener) {
        // Nobody else is there to tell anything.
    }

    @Override
    public boolean isOurs(Connection transaction) {
        // Whoever has it open has taken its folder.
        return true;
    }

    @Override
    public void close() {
        writer.close();
        pool.close();
        afterwards.run();
    }
}
