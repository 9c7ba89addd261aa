package kessel.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A server in a process of its own, which can be killed; or one that did not start. */
record OtherProcess(Process process, URI address, String said) implements AutoCloseable {
    /** Starts one on a folder of data; what follows are options of Java's and a database's URL. */
    static OtherProcess start(Path data, List<String> java, List<String> database)
            throws IOException {
        return start(List.of(), data, java, database);
    }

    /** The same through another program, {@code runuser} for one. */
    static OtherProcess start(
            List<String> through, Path data, List<String> java, List<String> database)
            throws IOException {
        List<String> command = new ArrayList<>(through);
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(
                List.of(
                        "--enable-native-access=ALL-UNNAMED",
                        "--sun-misc-unsafe-memory-access=allow",
                        "-XX:TieredStopAtLevel=1"));
        command.addAll(java);
        command.addAll(
                List.of(
                        "-cp",
                        System.getProperty(
                                "surefire.test.class.path", System.getProperty("java.class.path")),
                        "kessel.server.Main",
                        "0",
                        data.toString(),
                        "0"));
        command.addAll(database);
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        BufferedReader out = process.inputReader();
        StringBuilder said = new StringBuilder();
        for (String line; (line = out.readLine()) != null; ) {
            said.append(line).append('\n');
            if (line.startsWith("Kessel is at ")) {
                return new OtherProcess(process, URI.create(line.split(" ")[3]), said.toString());
            }
        }
        return new OtherProcess(process, null, said.toString());
    }

    OtherProcess thatServes() {
        if (address == null) {
            throw new AssertionError("the server did not start:\n" + said);
        }
        return this;
    }

    /** Ends it as a power cut would. */
    void kill() throws InterruptedException {
        process.destroyForcibly();
        ended();
    }

    int ended() throws InterruptedException {
        if (!process.waitFor(20, TimeUnit.SECONDS)) {
            throw new AssertionError("it does not end");
        }
        return process.exitValue();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
