package kessel.server.storage;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import org.jdbi.v3.core.statement.PreparedBatch;

/**
 * The matches on disk. Every change names the version it was made against and happens only if that
 * is still the match's version, so that no two can be made to the same position; and when a method
 * returns, or what it began is done, that is on disk.
 */
public final class Archive {
    private final Database database;

    public Archive(Database database) {
        this.database = database;
    }

    /** What a change makes of the match's row. */
    public record After(int decider, Integer resigned, Versions versions, long at) {}

    public void add(StoredMatch match, List<StoredMove> moves) {
        database.write(
                handle -> {
                    handle.createUpdate(
                                    """
                                    INSERT INTO matches (id, game, edition, scenario, options, set_up,
                                        start_position, commitment, seed, mixed, created, updated, version, decider, resigned, lesson, unnoticed)
                                    VALUES (:id, :game, :edition, :scenario, :options, :setUp,
                                        :startPosition, :commitment, :seed, :mixed, :created, :updated, :version,
                                        :decider, :resigned, :lesson, :unnoticed)
                                    """)
                            .bindMethods(match.row())
                            .execute();
                    for (StoredSeat seat : match.seats()) {
                        handle.createUpdate(
                                        """
                                        INSERT INTO seats (match_id, side, kind, secret_hash, claimed,
                                            nonce_seal, nonce, nonce_from_server, name)
                                        VALUES (:match, :side, :kind, :secretHash, :claimed,
                                            :nonceSeal, :nonce, :nonceFromServer, :name)
                                        """)
                                .bind("match", match.id())
                                .bindMethods(seat)
                                .execute();
                    }
                    insert(handle, match.id(), moves);
                    return true;
                });
    }

    private static void insert(Handle handle, String match, List<StoredMove> moves) {
        if (moves.isEmpty()) {
            return;
        }
        PreparedBatch batch =
                handle.prepareBatch(
                        """
                        INSERT INTO moves
                            (match_id, number, side, notation, dice, remark, at, noticed)
                        VALUES
                            (:match, :number, :side, :notation, :dice, :remark, :at, :noticed)
                        """);
        moves.forEach(move -> batch.bind("match", match).bindMethods(move).add());
        batch.execute();
    }

    public Optional<StoredMatch> find(String id) {
        return database.read(handle -> find(handle, id));
    }

    private static Optional<StoredMatch> find(Handle handle, String id) {
        // Every request begins with this one: so it is one question, and read without reflection.
        List<Seated> seated =
                handle.createQuery(
                                """
                                SELECT m.*, s.side, s.kind, s.secret_hash, s.claimed,
                                    s.nonce_seal, s.nonce, s.nonce_from_server, s.name
                                FROM matches m JOIN seats s ON s.match_id = m.id
                                WHERE m.id = :id ORDER BY s.side
                                """)
                        .bind("id", id)
                        .map((rows, _) -> new Seated(row(rows), seat(rows)))
                        .list();
        return seated.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new StoredMatch(
                                seated.getFirst().row(),
                                seated.stream().map(Seated::seat).toList()));
    }

    private record Seated(StoredMatch.Row row, StoredSeat seat) {}

    private static StoredMatch.Row row(ResultSet rows) throws SQLException {
        int side = rows.getInt("resigned");
        Integer resigned = rows.wasNull() ? null : side;
        return new StoredMatch.Row(
                rows.getString("id"),
                rows.getString("game"),
                rows.getString("edition"),
                rows.getString("scenario"),
                rows.getString("options"),
                rows.getString("set_up"),
                rows.getString("start_position"),
                rows.getString("commitment"),
                rows.getString("seed"),
                rows.getBoolean("mixed"),
                rows.getLong("created"),
                rows.getLong("updated"),
                rows.getLong("version"),
                rows.getInt("decider"),
                resigned,
                rows.getInt("notes"),
                rows.getString("lesson"),
                rows.getString("unnoticed"));
    }

    private static StoredSeat seat(ResultSet rows) throws SQLException {
        return new StoredSeat(
                rows.getInt("side"),
                rows.getString("kind"),
                rows.getString("secret_hash"),
                rows.getBoolean("claimed"),
                rows.getString("nonce_seal"),
                rows.getString("nonce"),
                rows.getBoolean("nonce_from_server"),
                rows.getString("name"));
    }

    /** A match with its moves, as they stood at one moment. */
    public record Whole(StoredMatch match, List<StoredMove> moves) {}

    public Optional<Whole> whole(String id) {
        return database.read(handle -> whole(handle, id));
    }

    private static Optional<Whole> whole(Handle handle, String id) {
        while (true) {
            Optional<StoredMatch> match = find(handle, id);
            if (match.isEmpty()) {
                return Optional.empty();
            }
            List<StoredMove> moves = moves(handle, id);
            // Somebody may have moved between the two questions: then ask again.
            long version =
                    handle.createQuery("SELECT version FROM matches WHERE id = :id")
                            .bind("id", id)
                            .mapTo(Long.class)
                            .one();
            if (version == match.get().version()) {
                return Optional.of(new Whole(match.get(), moves));
            }
        }
    }

    private static List<StoredMove> moves(Handle handle, String match) {
        return handle.createQuery(
                        """
                        SELECT number, side, notation, dice, remark, at, noticed FROM moves
                        WHERE match_id = :match ORDER BY number
                        """)
                .bind("match", match)
                .map(ConstructorMapper.of(StoredMove.class))
                .list();
    }

    /** Adds a move, with which some seats may have been taken. */
    public Writing<Boolean> append(
            String match, long version, StoredMove move, List<StoredSeat> seats, After after) {
        return change(
                match,
                version,
                after,
                handle -> {
                    insert(handle, match, List.of(move));
                    update(handle, match, seats);
                });
    }

    public Writing<Boolean> takeBack(String match, long version, int number, After after) {
        return change(
                match,
                version,
                after,
                handle ->
                        handle.createUpdate(
                                        "DELETE FROM moves WHERE match_id = :match AND number = :number")
                                .bind("match", match)
                                .bind("number", number)
                                .execute());
    }

    public Writing<Boolean> resign(String match, long version, After after) {
        return change(match, version, after, _ -> {});
    }

    public Writing<Boolean> seat(String match, long version, List<StoredSeat> seats, After after) {
        return change(match, version, after, handle -> update(handle, match, seats));
    }

    private static void update(Handle handle, String match, List<StoredSeat> seats) {
        for (StoredSeat seat : seats) {
            handle.createUpdate(
                            """
                            UPDATE seats SET secret_hash = :secretHash, claimed = :claimed,
                                nonce_seal = :nonceSeal, nonce = :nonce,
                                nonce_from_server = :nonceFromServer, name = :name
                            WHERE match_id = :match AND side = :side
                            """)
                    .bind("match", match)
                    .bindMethods(seat)
                    .execute();
        }
    }

    private interface Change {
        void in(Handle handle);
    }

    private Writing<Boolean> change(String match, long version, After after, Change change) {
        return database.begin(
                handle -> {
                    int rows =
                            handle.createUpdate(
                                            """
                                            UPDATE matches SET version = :version + 1, unnoticed = :unnoticed,
                                                updated = :at, decider = :decider, resigned = :resigned
                                            WHERE id = :match AND version = :version
                                            """)
                                    .bind("match", match)
                                    .bind("version", version)
                                    .bind("unnoticed", after.versions().unnoticed())
                                    .bindMethods(after)
                                    .execute();
                    if (rows == 0) {
                        return false;
                    }
                    change.in(handle);
                    database.announce(handle, match, after.versions());
                    return true;
                });
    }

    /** Matches in which a computer player has had the decision since before this time. */
    public List<String> waitingForComputers(long before) {
        return database.read(
                handle ->
                        handle.createQuery(
                                        """
                                                SELECT m.id FROM matches m
                                                JOIN seats s ON s.match_id = m.id AND s.side = m.decider
                                                WHERE s.kind <> :person AND m.updated <= :before
                                                ORDER BY m.updated
                                                """)
                                .bind("person", StoredSeat.PERSON)
                                .bind("before", before)
                                .mapTo(String.class)
                                .list());
    }

    public long count() {
        return database.read(
                handle ->
                        handle.createQuery("SELECT COUNT(*) FROM matches").mapTo(Long.class).one());
    }

    /** Writes something that nobody needs, to see that it can be done. */
    public void tryToWrite(long at) {
        database.write(
                handle ->
                        handle.createUpdate("UPDATE pulse SET at = :at").bind("at", at).execute());
    }
}
