package kessel.server.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import kessel.engine.data.DataFault;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The folder of a SQLite database. The seeds of running matches are in there, so it is for its
 * owner's eyes only; and one server's at a time, for as long as that server's process lives.
 */
final class DataFolder implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(DataFolder.class);
    private static final String DATABASE = "kessel.db";
    private static final String LOCK = "kessel.lock";
    private static final List<String> PRIVATE =
            List.of(DATABASE, DATABASE + "-wal", DATABASE + "-shm", LOCK);
    private static final Set<PosixFilePermission> OWNERS_FOLDER =
            PosixFilePermissions.fromString("rwx------");
    private static final Set<PosixFilePermission> OWNERS_FILE =
            PosixFilePermissions.fromString("rw-------");

    private final Path folder;
    private final FileChannel lock;

    private DataFolder(Path folder, FileChannel lock) {
        this.folder = folder;
        this.lock = lock;
    }

    /** The file in which a folder's database lies, if it has one. */
    static Path database(Path folder) {
        return folder.resolve(DATABASE);
    }

    /** Takes a folder, made if it is missing, unless another server has it. */
    static DataFolder take(Path folder) {
        try {
            make(folder);
            if (!Files.isWritable(folder)) {
                // SQLite makes files beside the database, and would say less about it.
                boolean readOnly = Files.getFileStore(folder).isReadOnly();
                throw readOnly
                        ? new FileSystemException(folder.toString(), null, "a read-only disk")
                        : new AccessDeniedException(folder.toString());
            }
            FileChannel lock = open(folder.resolve(LOCK));
            if (!locks(lock)) {
                lock.close();
                throw DataFault.in(
                        folder.toString(),
                        "another Kessel is running on this folder; end it first, or name another"
                                + " folder with --data");
            }
            // SQLite gives its other files the permissions of this one.
            open(database(folder)).close();
            tighten(folder);
            return new DataFolder(folder, lock);
        } catch (IOException broken) {
            throw DataFault.in(folder.toString(), "cannot be used: " + reason(broken));
        }
    }

    private static void make(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            return;
        }
        Path above = folder.toAbsolutePath().getParent();
        if (above != null) {
            Files.createDirectories(above);
        }
        Files.createDirectory(folder, only(folder, OWNERS_FOLDER));
    }

    private static FileChannel open(Path file) throws IOException {
        return FileChannel.open(
                file,
                Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE),
                only(file.toAbsolutePath().getParent(), OWNERS_FILE));
    }

    /** Makes an empty file that only its owner can read. */
    static void makePrivate(Path file) throws IOException {
        open(file).close();
    }

    private static FileAttribute<?>[] only(Path place, Set<PosixFilePermission> permissions) {
        return hasPermissions(place)
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)}
                : new FileAttribute<?>[0];
    }

    private static boolean hasPermissions(Path place) {
        return place.getFileSystem().supportedFileAttributeViews().contains("posix");
    }

    private static boolean locks(FileChannel file) throws IOException {
        try {
            FileLock lock = file.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException inThisProcess) {
            return false;
        }
    }

    /** What lies there from before, or was copied there, may be open to others. */
    private static void tighten(Path folder) throws IOException {
        if (!hasPermissions(folder)) {
            return;
        }
        for (String name : PRIVATE) {
            Path file = folder.resolve(name);
            if (Files.exists(file) && !Files.getPosixFilePermissions(file).equals(OWNERS_FILE)) {
                Files.setPosixFilePermissions(file, OWNERS_FILE);
            }
        }
        if (OWNERS_FOLDER.containsAll(Files.getPosixFilePermissions(folder))) {
            return;
        }
        // A folder in which others keep something too is not ours to close.
        if (isOnlyOurs(folder)) {
            Files.setPosixFilePermissions(folder, OWNERS_FOLDER);
        } else {
            LOG.warn("others can look into {}; the matches themselves are closed to them", folder);
        }
    }

    private static boolean isOnlyOurs(Path folder) throws IOException {
        try (Stream<Path> inside = Files.list(folder)) {
            return inside.map(file -> file.getFileName().toString())
                    .allMatch(name -> PRIVATE.contains(name) || name.equals(SqliteLibrary.FOLDER));
        }
    }

    static String reason(IOException broken) {
        if (broken instanceof AccessDeniedException) {
            return "permission denied (" + broken.getMessage() + ")";
        }
        return broken instanceof FileSystemException told && told.getReason() != null
                ? told.getReason() + " (" + told.getFile() + ")"
                : broken.getMessage();
    }

    Path database() {
        return database(folder);
    }

    /** Lets another server have it. The file of the lock stays: it is the lock that counts. */
    @Override
    public void close() {
        try {
            lock.close();
        } catch (IOException gone) {
            // The lock ends with the process, if not now.
        }
    }
}
