package kessel.cli.bench;

import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import kessel.cli.bench.Bench.Measured;

/** Measures a server on SQLite: first with one match alone, then with many at once. */
public final class ServerBench {
    private static final long SEED = 1942;

    /** What was measured; the complaint is the first error's, or null. */
    public record Report(List<Measured> measured, String complaint) {}

    private ServerBench() {}

    /** How long all of it takes, for the time that the many matches are measured. */
    public static int duration(int seconds) {
        return 3 * seconds;
    }

    public static Report run(int matches, int seconds) {
        SplittableRandom random = new SplittableRandom(SEED);
        try (ServerProcess server = ServerProcess.start();
                ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
                HttpClient http =
                        HttpClient.newBuilder()
                                .version(HttpClient.Version.HTTP_1_1)
                                .executor(threads)
                                .build()) {
            List<Table> tables = new ArrayList<>();
            for (int i = 0; i < matches; i++) {
                tables.add(new Table(http, server.address(), random.split()));
            }
            double part = seconds / 4.0;
            Load alone = Load.on(server, tables.subList(0, 1), part, 2 * part);
            Load together = Load.on(server, tables, part, seconds);
            try (Attack attack = new Attack(http, server.address())) {
                Load attacked = Load.on(server, tables, part, seconds - part);
                return report(alone, together, attacked, attack.answered() / (double) seconds);
            }
        }
    }

    private static Report report(Load alone, Load together, Load attacked, double uploads) {
        List<Measured> measured = new ArrayList<>();
        add(measured, ServerTask.ALONE_MEDIAN, alone.millis(0.5));
        add(measured, ServerTask.ALONE_P99, alone.millis(0.99));
        add(measured, ServerTask.MOVES, together.movesPerSecond());
        add(measured, ServerTask.MOVE_MEDIAN, together.millis(0.5));
        add(measured, ServerTask.MOVE_P95, together.millis(0.95));
        add(measured, ServerTask.MOVE_P99, together.millis(0.99));
        together.cpuMillisPerMove().ifPresent(cpu -> add(measured, ServerTask.SERVER_CPU, cpu));
        add(
                measured,
                ServerTask.UNDER_ATTACK,
                attacked.movesPerSecond() / together.movesPerSecond());
        add(measured, ServerTask.ATTACKED_P99, attacked.millis(0.99));
        add(measured, ServerTask.UPLOADS, uploads);
        add(measured, ServerTask.ERRORS, alone.errors() + together.errors() + attacked.errors());
        PageCode.bytes().ifPresent(bytes -> add(measured, ServerTask.PAGE, bytes / 1000.0));
        String complaint =
                Stream.of(alone, together, attacked)
                        .map(Load::firstError)
                        .filter(error -> error != null)
                        .findFirst()
                        .orElse(null);
        return new Report(measured, complaint);
    }

    private static void add(List<Measured> measured, ServerTask task, double score) {
        measured.add(new Measured(task, score, Double.NaN));
    }
}
