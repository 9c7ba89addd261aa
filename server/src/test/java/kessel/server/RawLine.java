package kessel.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A line to the server over which anything can be sent, also what no client would send. */
final class RawLine implements AutoCloseable {
    private static final Pattern STATUS = Pattern.compile("HTTP/1\\.[01] (\\d{3})(?s).*");

    /** What came back; the status is 0 where the server only hung up. */
    record Answer(int status, String text) {
        String body() {
            int blank = text.indexOf("\r\n\r\n");
            return blank < 0 ? "" : text.substring(blank + 4);
        }
    }

    private final Socket socket;

    RawLine(URI server) throws IOException {
        socket = new Socket(server.getHost(), server.getPort());
        socket.setTcpNoDelay(true);
    }

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    void send(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
        socket.getOutputStream().flush();
    }

    void hangUpSending() throws IOException {
        socket.shutdownOutput();
    }

    /** Whether the server has closed the line, waiting no longer than this. */
    boolean closedWithin(int millis) throws IOException {
        socket.setSoTimeout(millis);
        try {
            // What it says on the way out is of no interest.
            socket.getInputStream().transferTo(OutputStream.nullOutputStream());
            return true;
        } catch (SocketTimeoutException open) {
            return false;
        } catch (IOException reset) {
            return true;
        }
    }

    /** Sends all of it and reads all that comes, until the server hangs up or says no more. */
    static Answer ask(URI server, byte[] request, int patience) throws IOException {
        try (RawLine line = new RawLine(server)) {
            try {
                line.send(request);
                line.hangUpSending();
            } catch (IOException hungUp) {
                // What it said before is still to be read.
            }
            return line.answer(patience);
        }
    }

    Answer answer(int patience) {
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        try {
            socket.setSoTimeout(patience);
            socket.getInputStream().transferTo(said);
        } catch (IOException noMore) {
            // The answer is what there is.
        }
        String text = said.toString(StandardCharsets.UTF_8);
        Matcher status = STATUS.matcher(text);
        return new Answer(status.matches() ? Integer.parseInt(status.group(1)) : 0, text);
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
