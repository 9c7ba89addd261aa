package kessel.server.storage;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.LibraryLoaderUtil;

/**
 * SQLite itself, which is no Java: the driver would unpack it into the temporary folder at every
 * start, and leave it there if it is killed. Here it is unpacked once and stays.
 */
final class SqliteLibrary {
    static final String FOLDER = "native";

    private static boolean done;

    private SqliteLibrary() {}

    /** Loads it from there, where it is unpacked unless it is there already. */
    static synchronized void loadFrom(Path data) {
        if (done) {
            return;
        }
        done = true;
        try {
            unpackInto(data);
            SQLiteJDBCLoader.initialize();
        } catch (Exception cannot) {
            // Then the driver tries its own way, and says what it thinks of it.
        }
    }

    private static void unpackInto(Path data) throws IOException {
        String name = LibraryLoaderUtil.getNativeLibName();
        Path folder = data.resolve(FOLDER);
        Path library = folder.resolve(SQLiteJDBCLoader.getVersion() + "-" + name);
        String packed = LibraryLoaderUtil.getNativeLibResourcePath() + "/" + name;
        try (InputStream in = SQLiteJDBCLoader.class.getResourceAsStream(packed)) {
            if (in == null) {
                return;
            }
            byte[] bytes = in.readAllBytes();
            if (!Files.exists(library) || !Arrays.equals(Files.readAllBytes(library), bytes)) {
                Files.createDirectories(folder);
                Path draft = Files.createTempFile(folder, "draft", null);
                Files.write(draft, bytes);
                // At once, so that nobody loads half of it.
                Files.move(draft, library, StandardCopyOption.ATOMIC_MOVE);
            }
            System.setProperty("org.sqlite.lib.path", folder.toAbsolutePath().toString());
            System.setProperty("org.sqlite.lib.name", library.getFileName().toString());
        }
    }
}
