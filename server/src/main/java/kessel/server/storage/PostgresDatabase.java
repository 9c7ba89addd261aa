package kessel.server.storage;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.CompletableFuture;
import kessel.engine.data.DataFault;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.postgresql.ds.PGSimpleDataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A PostgreSQL server, which several servers of ours may share. */
final class PostgresDatabase implements Database {
    private static final Logger LOG = LoggerFactory.getLogger(PostgresDatabase.class);
    private static final String CHANNEL = "kessel_matches";
    private static final String NOTE = " note ";
    private static final int RUNNING = 19420526;
    private static final int PATIENCE_MILLIS = 5000;
    private static final int WAIT_MILLIS = 500;
    private static final int RETRY_MILLIS = 1000;

    private final PGSimpleDataSource source;
    private final HikariDataSource pool;
    private final Jdbi jdbi;
    private volatile boolean closed;
    private volatile Connection line;

    private PostgresDatabase(PGSimpleDataSource source, String name) {
        this.source = source;
        HikariConfig pooled = new HikariConfig();
        pooled.setPoolName("postgresql");
        pooled.setDataSource(source);
        pooled.setMaximumPoolSize(16);
        pooled.setConnectionTimeout(PATIENCE_MILLIS);
        try {
            pool = new HikariDataSource(pooled);
        } catch (RuntimeException broken) {
            // The driver's own words may quote the URL with its password: they are not passed on.
            throw DataFault.in(name, "the PostgreSQL server cannot be reached or refuses us");
        }
        try {
            Database.migrate(pool, name);
        } catch (RuntimeException broken) {
            pool.close();
            throw broken;
        }
        jdbi = Jdbi.create(pool);
    }

    static PostgresDatabase at(String url) {
        PGSimpleDataSource source = source(url);
        return new PostgresDatabase(
                source,
                "postgres://"
                        + source.getServerNames()[0]
                        + ":"
                        + source.getPortNumbers()[0]
                        + "/"
                        + source.getDatabaseName());
    }

    static PGSimpleDataSource source(String url) {
        URI uri;
        try {
            uri = URI.create(url);
        } catch (IllegalArgumentException malformed) {
            throw notAUrl();
        }
        boolean known = "postgres".equals(uri.getScheme()) || "postgresql".equals(uri.getScheme());
        if (!known || uri.getHost() == null || uri.getPath().length() < 2) {
            throw notAUrl();
        }
        int port = uri.getPort() < 0 ? 5432 : uri.getPort();
        String base = uri.getPath().substring(1);
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setUrl(
                "jdbc:postgresql://"
                        + uri.getHost()
                        + ":"
                        + port
                        + "/"
                        + base
                        + (uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery()));
        if (uri.getRawUserInfo() != null) {
            String[] user = uri.getRawUserInfo().split(":", 2);
            source.setUser(URLDecoder.decode(user[0], StandardCharsets.UTF_8));
            if (user.length == 2) {
                source.setPassword(URLDecoder.decode(user[1], StandardCharsets.UTF_8));
            }
        }
        return source;
    }

    private static DataFault notAUrl() {
        return new DataFault(
                "a database's URL looks like 'postgres://user:password@host:5432/name'");
    }

    @Override
    public Jdbi jdbi() {
        return jdbi;
    }

    @Override
    public <T> CompletableFuture<T> commit(Work<T> work) {
        return CompletableFuture.supplyAsync(
                () -> jdbi.inTransaction(work::in), Thread::startVirtualThread);
    }

    @Override
    public void announce(Handle handle, String match, Versions versions) {
        announce(handle, match + " " + versions.all() + " " + versions.unnoticed());
    }

    @Override
    public void announceNote(Handle handle, String match, int number) {
        announce(handle, match + NOTE + number);
    }

    private static void announce(Handle handle, String news) {
        handle.createQuery("SELECT pg_notify(:channel, :news)")
                .bind("channel", CHANNEL)
                .bind("news", news)
                .mapToMap()
                .list();
    }

    @Override
    public void listen(Listener listener) {
        Thread.ofVirtual().name("listen").start(() -> keepListening(listener));
    }

    private void keepListening(Listener listener) {
        while (!closed) {
            // A connection of its own: the pool's are for those who have something to do.
            try (Connection connection = source.getConnection();
                    Statement statement = connection.createStatement()) {
                line = connection;
                statement.execute("LISTEN " + CHANNEL);
                // Held as long as the line is: nobody may exchange the matches under us.
                statement.execute("SELECT pg_advisory_lock_shared(" + RUNNING + ")");
                listener.missed();
                PGConnection news = connection.unwrap(PGConnection.class);
                while (!closed) {
                    for (PGNotification notification : news.getNotifications(WAIT_MILLIS)) {
                        pass(notification.getParameter(), listener);
                    }
                }
            } catch (SQLException | RuntimeException lost) {
                if (!closed) {
                    LOG.warn("the line to PostgreSQL is lost; trying again ({})", lost.toString());
                    pause();
                }
            }
        }
    }

    private static void pass(String news, Listener listener) {
        String[] words = news.split(NOTE);
        if (words.length == 2) {
            listener.noted(words[0], Integer.parseInt(words[1]));
        } else {
            String[] change = news.split(" ", 3);
            listener.changed(change[0], new Versions(Long.parseLong(change[1]), change[2]));
        }
    }

    private void pause() {
        try {
            Thread.sleep(RETRY_MILLIS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            closed = true;
        }
    }

    @Override
    public boolean isOurs(Connection transaction) throws SQLException {
        try (Statement statement = transaction.createStatement();
                ResultSet answer =
                        statement.executeQuery(
                                "SELECT pg_try_advisory_xact_lock(" + RUNNING + ")")) {
            return answer.next() && answer.getBoolean(1);
        }
    }

    @Override
    public void close() {
        closed = true;
        Connection listening = line;
        if (listening != null) {
            try {
                listening.abort(Runnable::run);
            } catch (SQLException gone) {
                // It was lost before.
            }
        }
        pool.close();
    }
}
