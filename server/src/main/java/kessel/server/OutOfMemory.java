package kessel.server;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * A process that ran out of memory may have lost any of its threads: it is not to be trusted any
 * more. It ends at once, and whoever watches over it starts it again; what was acknowledged is on
 * disk.
 */
final class OutOfMemory {
    /** What Java's own -XX:+ExitOnOutOfMemoryError ends with. */
    static final int STATUS = 3;

    // Made beforehand: by then there is no memory to make it from.
    private static final byte[] LAST_WORDS =
            ("Kessel is out of memory and ends; no acknowledged move is lost. Start it again, with"
                            + " more memory if this comes back: KESSEL_JAVA_OPTS=-Xmx2g\n")
                    .getBytes(StandardCharsets.UTF_8);
    private static final FileOutputStream ERRORS = new FileOutputStream(FileDescriptor.err);
    private static final int DEEPEST = 20;

    /** Given back in the end, so that the last word can be said. */
    @SuppressWarnings("unused")
    private static volatile byte[] reserve = new byte[1 << 20];

    private OutOfMemory() {}

    /** To be called while there is memory: by then not even this class could be loaded. */
    static void prepare() {
        check(new IllegalStateException("nothing is wrong yet"));
    }

    /** Ends the process if this is, or comes from, a lack of memory. */
    static void check(Throwable failure) {
        Throwable cause = failure;
        for (int depth = 0; cause != null && depth < DEEPEST; depth++) {
            if (cause instanceof OutOfMemoryError) {
                end();
            }
            cause = cause.getCause();
        }
    }

    /** Threads that nobody looks after have their errors seen to here. */
    static void watchAllThreads() {
        Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler(
                (thread, failure) -> {
                    check(failure);
                    if (before == null) {
                        System.err.println("thread " + thread.getName() + " failed");
                        failure.printStackTrace();
                    } else {
                        before.uncaughtException(thread, failure);
                    }
                });
    }

    private static void end() {
        reserve = null;
        try {
            ERRORS.write(LAST_WORDS);
        } catch (IOException closed) {
            // Nobody listens; the status tells.
        } finally {
            Runtime.getRuntime().halt(STATUS);
        }
    }
}
