package kessel.engine.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LibraryTest {
    @TempDir Path folder;

    @Test
    void aFileIsReadAsItIs() throws IOException {
        Path file = Files.writeString(folder.resolve("a.yaml"), "name: Bir Hacheim\n");
        assertThat(Library.read(file)).isEqualTo("name: Bir Hacheim\n");
    }

    @Test
    void aMissingFileIsNamed() {
        assertThatThrownBy(() -> Library.read(folder.resolve("none.yaml")))
                .isInstanceOf(DataFault.class)
                .hasMessageEndingWith("none.yaml: no such file");
    }

    @Test
    void aBinaryFileIsNamed() throws IOException {
        Path file = Files.write(folder.resolve("b.yaml"), new byte[] {(byte) 0xff, (byte) 0xfe, 0});
        assertThatThrownBy(() -> Library.read(file))
                .isInstanceOf(DataFault.class)
                .hasMessageEndingWith("b.yaml: is not a text file");
    }

    @Test
    void aFileThatIsTooLargeIsNotRead() throws IOException {
        String text = "#".repeat(Library.LARGEST);
        Path file = Files.writeString(folder.resolve("c.yaml"), text);
        assertThat(Library.read(file)).isEqualTo(text);
        Files.writeString(file, text + "#");
        assertThatThrownBy(() -> Library.read(file))
                .isInstanceOf(DataFault.class)
                .hasMessageEndingWith("c.yaml: is larger than any file that belongs here");
    }

    @Test
    void aFolderIsNoFile() {
        assertThatThrownBy(() -> Library.read(folder))
                .isInstanceOf(DataFault.class)
                .hasMessageContaining("cannot be read");
    }

    @Test
    void aFileThatCameWithTheProgramIsReadAsItIs() {
        assertThat(Library.builtIn(LibraryTest.class).text("counting/note.txt"))
                .isEqualTo("Zwölf · 十二\n");
    }

    @Test
    void aFileThatDidNotComeWithTheProgramIsNamed() {
        assertThatThrownBy(() -> Library.builtIn(LibraryTest.class).text("nowhere/map.yaml"))
                .isInstanceOf(DataFault.class)
                .hasMessage("nowhere/map.yaml: no such file");
    }

    @Test
    void yamlFromALibraryKnowsItsFile() {
        Library library = file -> "value: x\n";
        assertThatThrownBy(() -> library.yaml("some/file.yaml").at("value").number())
                .hasMessage("some/file.yaml:1: 'x' is not a whole number");
    }
}
