package kessel.server.storage;

import java.util.List;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/**
 * What players say to each other. It is kept beside the matches and changes nothing about them: a
 * note has no part in a match's version, so that nobody's move is refused because of it.
 */
public final class Notebook {
    /** Of each match; with the next one the oldest is forgotten. */
    public static final int MOST = 200;

    private final Database database;

    public Notebook(Database database) {
        this.database = database;
    }

    /** Writes it down, and returns its number. */
    public int add(String match, int side, String text, long at) {
        return database.write(
                handle -> {
                    handle.createUpdate("UPDATE matches SET notes = notes + 1 WHERE id = :match")
                            .bind("match", match)
                            .execute();
                    int number =
                            handle.createQuery("SELECT notes FROM matches WHERE id = :match")
                                    .bind("match", match)
                                    .mapTo(Integer.class)
                                    .one();
                    handle.createUpdate(
                                    """
                                    INSERT INTO notes (match_id, number, side, text, at)
                                    VALUES (:match, :number, :side, :text, :at)
                                    """)
                            .bind("match", match)
                            .bindMethods(new StoredNote(number, side, text, at))
                            .execute();
                    handle.createUpdate(
                                    "DELETE FROM notes WHERE match_id = :match AND number <= :old")
                            .bind("match", match)
                            .bind("old", number - MOST)
                            .execute();
                    database.announceNote(handle, match, number);
                    return number;
                });
    }

    /** Those with a greater number, in order. */
    public List<StoredNote> after(String match, int number) {
        return database.read(
                handle ->
                        handle.createQuery(
                                        """
                                        SELECT number, side, text, at FROM notes
                                        WHERE match_id = :match AND number > :number ORDER BY number
                                        """)
                                .bind("match", match)
                                .bind("number", number)
                                .map(ConstructorMapper.of(StoredNote.class))
                                .list());
    }
}
