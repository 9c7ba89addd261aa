package kessel.server;

import java.io.PrintWriter;
import java.net.URI;
import java.util.concurrent.CountDownLatch;

/** A server that runs until its process is told to end. */
public final class Serving {
    private final Server server;
    private final CountDownLatch stopped = new CountDownLatch(1);

    private Serving(Server server) {
        this.server = server;
    }

    public static Serving start(Settings settings, PrintWriter out) {
        OutOfMemory.watchAllThreads();
        Serving serving = new Serving(Server.start(settings));
        Runtime.getRuntime().addShutdownHook(new Thread(serving::stop, "stop"));
        out.println("Kessel is at " + serving.address() + " (Ctrl-C ends it)");
        out.flush();
        return serving;
    }

    public URI address() {
        return server.address();
    }

    public void rehearse() {
        server.rehearse();
    }

    private void stop() {
        server.close();
        stopped.countDown();
    }

    /** Waits for the end of the process, which closes the server first. */
    public void untilStopped() {
        try {
            stopped.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
