package kessel.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Reads a stream of events as a browser does. */
final class Listener implements AutoCloseable {
    record Event(String name, String id, String data) {}

    private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
    private final InputStream stream;
    final int status;

    Listener(Client client, String match, Long lastSeen) throws Exception {
        HttpRequest.Builder request =
                client.request("/api/matches/" + match + "/events")
                        .timeout(Duration.ofSeconds(60))
                        .header("Accept", "text/event-stream");
        if (lastSeen != null) {
            request.header("Last-Event-ID", lastSeen.toString());
        }
        HttpResponse<InputStream> response =
                Client.HTTP.send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
        status = response.statusCode();
        stream = response.body();
        Thread.ofVirtual().start(this::read);
    }

    private void read() {
        String name = null;
        String id = null;
        String data = null;
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            for (String line; (line = lines.readLine()) != null; ) {
                if (line.isEmpty()) {
                    if (data != null) {
                        events.add(new Event(name, id, data));
                    }
                    name = null;
                    data = null;
                } else if (line.startsWith("event:")) {
                    name = line.substring(6).strip();
                } else if (line.startsWith("id:")) {
                    id = line.substring(3).strip();
                } else if (line.startsWith("data:")) {
                    data = line.substring(5).strip();
                }
            }
        } catch (IOException closed) {
            // The end of the stream.
        }
    }

    Event next() throws InterruptedException {
        return events.poll(5, TimeUnit.SECONDS);
    }

    long nextVersion() throws InterruptedException {
        Event event = next();
        return event == null ? -1 : Long.parseLong(event.id());
    }

    /** Nothing more comes, at least for a while. */
    boolean isQuiet() throws InterruptedException {
        return events.poll(300, TimeUnit.MILLISECONDS) == null;
    }

    @Override
    public void close() throws IOException {
        stream.close();
    }
}
