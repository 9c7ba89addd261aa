package kessel.server.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class NotebookTest {
    @TempDir Path folder;

    @Test
    void ofEachMatchTheLatestNotesAreKept() {
        try (Database database = Database.open(null, folder)) {
            Archive archive = new Archive(database);
            for (String id : List.of("one", "other")) {
                StoredMatch.Row row =
                        new StoredMatch.Row(
                                id, "g", null, "s", "", "", null, "c", "s", false, 0, 0, 0, 0, null,
                                0, null, "0 0 0");
                StoredSeat seat = new StoredSeat(0, "person", null, false, null, null, false, null);
                archive.add(new StoredMatch(row, List.of(seat)), List.of());
            }
            Notebook notebook = new Notebook(database);
            notebook.add("other", 1, "hello", 5);
            int more = 7;
            for (int i = 1; i <= Notebook.MOST + more; i++) {
                assertThat(notebook.add("one", 0, "note " + i, i)).isEqualTo(i);
            }
            List<StoredNote> kept = notebook.after("one", 0);
            assertThat(kept).hasSize(Notebook.MOST);
            assertThat(kept.getFirst().number()).isEqualTo(more + 1);
            assertThat(kept.getLast().text()).isEqualTo("note " + (Notebook.MOST + more));
            assertThat(notebook.after("other", 0))
                    .containsExactly(new StoredNote(1, 1, "hello", 5));
            assertThat(archive.find("one").orElseThrow().row().notes())
                    .isEqualTo(Notebook.MOST + more);
        }
    }
}
