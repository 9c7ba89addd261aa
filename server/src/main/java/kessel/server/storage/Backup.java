package kessel.server.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import kessel.engine.data.DataFault;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/**
 * A copy of all matches as they stood at one moment: one file of SQLite's, from whichever database
 * it comes and into whichever it goes.
 */
public final class Backup {
    private static final int TOGETHER = 500;

    /** What was copied. */
    public record Content(long matches, long moves) {}

    private record Column(String name, boolean flag) {}

    private record Table(String name, List<Column> columns) {
        String names() {
            return columns.stream().map(Column::name).collect(Collectors.joining(", "));
        }

        String places() {
            return columns.stream().map(_ -> "?").collect(Collectors.joining(", "));
        }
    }

    private Backup() {}

    /** Copies the database at the URL, or the one in the folder, also while servers run on it. */
    public static Content write(String url, Path folder, Path file) {
        DataSource from = url == null ? existing(folder) : PostgresDatabase.source(url);
        SqliteLibrary.loadFrom(folder);
        String name = url == null ? DataFolder.database(folder).toString() : "the database";
        try (Connection source = from.getConnection()) {
            if (!Database.isUpToDate(from, name)) {
                throw DataFault.in(
                        name,
                        "holds no matches, or those of an older Kessel; a server of this one brings"
                                + " it up to date when it starts");
            }
            DataFolder.makePrivate(file);
            SQLiteDataSource draft = draft(file);
            Database.migrate(draft, file.toString());
            Content content;
            try (Connection target = draft.getConnection()) {
                snapshot(source, url != null);
                target.setAutoCommit(false);
                content = copy(tables(target), source, target);
                target.commit();
            }
            flush(file);
            return content;
        } catch (SQLException broken) {
            throw DataFault.in(name, "cannot be copied: " + StorageFault.of(broken).getMessage());
        } catch (IOException broken) {
            throw DataFault.in(file.toString(), "cannot be written: " + DataFolder.reason(broken));
        }
    }

    private static DataSource existing(Path folder) {
        Path file = DataFolder.database(folder);
        if (!Files.exists(file)) {
            throw DataFault.in(folder.toString(), "there are no matches here");
        }
        SQLiteConfig config = new SQLiteConfig();
        config.setBusyTimeout(10_000);
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        return source;
    }

    /** Nobody sees it before it is whole, and who writes it flushes it at the end. */
    private static SQLiteDataSource draft(Path file) {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.MEMORY);
        config.setSynchronous(SQLiteConfig.SynchronousMode.OFF);
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        return source;
    }

    /** All that is read from here on is as it was at one moment. */
    private static void snapshot(Connection source, boolean postgres) throws SQLException {
        if (postgres) {
            source.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
            source.setReadOnly(true);
        }
        source.setAutoCommit(false);
    }

    private static void flush(Path file) throws IOException {
        try (FileChannel written = FileChannel.open(file, StandardOpenOption.WRITE)) {
            written.force(true);
        }
    }

    /**
     * Puts a copy into the database at the URL, or into the one in the folder. It happens as a
     * whole or not at all, and not while a server runs on it.
     *
     * @param replace whether matches that are there may be lost
     */
    public static Content restore(Path file, String url, Path folder, boolean replace) {
        if (!Files.isRegularFile(file)) {
            throw DataFault.in(file.toString(), "no such file");
        }
        SqliteLibrary.loadFrom(folder);
        SQLiteDataSource copy = readOnly(file);
        check(copy, file);
        if (Database.isUpToDate(copy, file.toString())) {
            return restore(copy, file, url, folder, replace);
        }
        // One of an older Kessel is brought up to date beforehand, and stays as it is.
        Path newer = null;
        try {
            newer = Files.createTempFile("kessel-restore", ".db");
            Files.copy(file, newer, StandardCopyOption.REPLACE_EXISTING);
            Database.migrate(draft(newer), file.toString());
            return restore(readOnly(newer), file, url, folder, replace);
        } catch (IOException broken) {
            throw DataFault.in(file.toString(), "cannot be copied: " + DataFolder.reason(broken));
        } finally {
            discard(newer);
        }
    }

    private static SQLiteDataSource readOnly(Path file) {
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(true);
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        return source;
    }

    private static Content restore(
            DataSource copy, Path file, String url, Path folder, boolean replace) {
        try (Connection source = copy.getConnection();
                Database target = Database.open(url, folder)) {
            return target.write(handle -> fill(handle.getConnection(), source, target, replace));
        } catch (SQLException broken) {
            throw DataFault.in(
                    file.toString(), "cannot be read: " + StorageFault.of(broken).getMessage());
        }
    }

    private static Content fill(
            Connection target, Connection source, Database database, boolean replace) {
        try {
            if (!database.isOurs(target)) {
                throw new DataFault("a Kessel is running on this database; end it first");
            }
            long there = count(target, "matches");
            if (there > 0 && !replace) {
                throw new DataFault(
                        "the database holds matches already ("
                                + there
                                + "); --replace gives them up for those of the backup");
            }
            List<Table> tables = tables(source);
            try (Statement statement = target.createStatement()) {
                for (Table table : tables.reversed()) {
                    statement.executeUpdate("DELETE FROM " + table.name());
                }
            }
            return copy(tables, source, target);
        } catch (SQLException broken) {
            throw StorageFault.of(broken);
        }
    }

    private static void discard(Path file) {
        try {
            if (file != null) {
                Files.deleteIfExists(file);
            }
        } catch (IOException stuck) {
            file.toFile().deleteOnExit();
        }
    }

    /** Whether it is a whole copy of ours, before anything is touched. */
    private static void check(DataSource copy, Path file) {
        try (Connection connection = copy.getConnection();
                Statement statement = connection.createStatement()) {
            String found = first(statement, "PRAGMA integrity_check");
            String orphan = first(statement, "PRAGMA foreign_key_check");
            if (!"ok".equals(found) || orphan != null) {
                throw DataFault.in(file.toString(), "the backup is damaged; nothing was changed");
            }
            boolean ours =
                    tables(connection).stream().map(Table::name).toList().contains("matches");
            if (!ours) {
                throw DataFault.in(file.toString(), "is not a backup of Kessel's");
            }
        } catch (SQLException broken) {
            throw DataFault.in(
                    file.toString(),
                    "cannot be restored: "
                            + StorageFault.of(broken).getMessage()
                            + "; nothing was changed");
        }
    }

    private static String first(Statement statement, String question) throws SQLException {
        try (ResultSet rows = statement.executeQuery(question)) {
            return rows.next() ? rows.getString(1) : null;
        }
    }

    /** The tables of a file of SQLite's, in the order in which they refer to each other. */
    private static List<Table> tables(Connection sqlite) throws SQLException {
        List<Table> tables = new ArrayList<>();
        try (Statement statement = sqlite.createStatement();
                ResultSet rows =
                        statement.executeQuery(
                                """
                                SELECT t.name, c.name, c.type
                                FROM sqlite_master t, pragma_table_info(t.name) c
                                WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%'
                                    AND t.name NOT LIKE 'flyway%'
                                ORDER BY t.rowid, c.cid
                                """)) {
            while (rows.next()) {
                if (tables.isEmpty() || !tables.getLast().name().equals(rows.getString(1))) {
                    tables.add(new Table(rows.getString(1), new ArrayList<>()));
                }
                boolean flag = rows.getString(3).equalsIgnoreCase("BOOLEAN");
                tables.getLast().columns().add(new Column(rows.getString(2), flag));
            }
        }
        return tables;
    }

    private static Content copy(List<Table> tables, Connection from, Connection to)
            throws SQLException {
        for (Table table : tables) {
            copy(table, from, to);
        }
        return new Content(count(to, "matches"), count(to, "moves"));
    }

    private static void copy(Table table, Connection from, Connection to) throws SQLException {
        String select = "SELECT " + table.names() + " FROM " + table.name();
        String insert =
                "INSERT INTO "
                        + table.name()
                        + " ("
                        + table.names()
                        + ") VALUES ("
                        + table.places()
                        + ")";
        try (Statement reader = from.createStatement();
                PreparedStatement writer = to.prepareStatement(insert)) {
            reader.setFetchSize(TOGETHER);
            int waiting = 0;
            try (ResultSet rows = reader.executeQuery(select)) {
                while (rows.next()) {
                    for (int i = 1; i <= table.columns().size(); i++) {
                        // SQLite has no type of its own for yes and no.
                        boolean flag = table.columns().get(i - 1).flag();
                        writer.setObject(i, flag ? rows.getBoolean(i) : rows.getObject(i));
                    }
                    writer.addBatch();
                    if (++waiting % TOGETHER == 0) {
                        writer.executeBatch();
                    }
                }
            }
            writer.executeBatch();
        }
    }

    private static long count(Connection connection, String table) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT COUNT(*) FROM " + table)) {
            rows.next();
            return rows.getLong(1);
        }
    }
}
