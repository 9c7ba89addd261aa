package kessel.cli;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import kessel.engine.data.DataFault;

/**
 * A file that is to be written: it appears whole or not at all, and takes nobody's place unless
 * that was wished.
 */
final class NewFile {
    private final Path path;
    private final boolean replace;

    /** Finds out what can be known before the work that ends up in the file is done. */
    NewFile(Path path, boolean replace) {
        this.path = path;
        this.replace = replace;
        if (Files.isDirectory(path)) {
            throw fault("is a folder; a file is wanted");
        }
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw fault("is not an ordinary file");
        }
        if (Files.exists(path) && !replace) {
            throw existsAlready();
        }
        if (!Files.isDirectory(folder())) {
            throw fault("there is no folder " + folder());
        }
        if (!Files.isWritable(folder())) {
            throw fault("nothing can be written in " + folder());
        }
    }

    /** Fills a draft of the file. */
    interface Filling {
        void fill(Path draft) throws IOException;
    }

    void write(String text) {
        write(draft -> Files.writeString(draft, text));
    }

    void write(Filling filling) {
        Path draft = null;
        try {
            // A link stays a link: what it leads to is replaced.
            Path target = Files.exists(path) ? path.toRealPath() : path;
            draft =
                    target.resolveSibling(
                            "." + target.getFileName() + "." + ProcessHandle.current().pid());
            filling.fill(draft);
            if (replace) {
                Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE);
            } else {
                Files.move(draft, target);
            }
        } catch (FileAlreadyExistsException sincePlayed) {
            discard(draft);
            throw existsAlready();
        } catch (IOException broken) {
            discard(draft);
            throw fault("cannot be written: " + broken.getMessage());
        } catch (RuntimeException broken) {
            discard(draft);
            throw broken;
        }
    }

    private static void discard(Path draft) {
        try {
            if (draft != null) {
                Files.deleteIfExists(draft);
            }
        } catch (IOException stuck) {
            // The fault that led here is the one to tell.
        }
    }

    private Path folder() {
        return path.toAbsolutePath().getParent();
    }

    private DataFault existsAlready() {
        return fault("exists already; --force replaces it");
    }

    private DataFault fault(String fault) {
        return DataFault.in(path.toString(), fault);
    }
}
