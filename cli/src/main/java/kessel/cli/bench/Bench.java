package kessel.cli.bench;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Measures what the program's speed depends on, and holds it against the goals. */
public final class Bench {
    /** One measurement; the error is NaN where too little was measured to know it. */
    public record Measured(Measurable task, double score, double error) {
        public boolean met() {
            return task.goal().isMetBy(score);
        }
    }

    /**
     * How long to measure. Without a fork it happens in this JVM, and only to see that it works.
     */
    public record Effort(
            boolean fork, int warmups, int warmupMillis, int measurements, int measurementMillis) {
        public static final Effort THOROUGH = new Effort(true, 3, 1000, 4, 1000);
        public static final Effort QUICK = new Effort(true, 1, 500, 2, 300);
    }

    /** What the profiler calls the bytes that one operation allocates. */
    private static final String BYTES = "gc.alloc.rate.norm";

    private Bench() {}

    public static List<Measured> run(Effort effort) {
        // A second Kessel that measures at the same time is the user's business.
        System.setProperty("jmh.ignoreLock", "true");
        PrintStream nowhere =
                new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        try {
            Runner runner =
                    new Runner(
                            options(effort),
                            OutputFormatFactory.createFormatInstance(nowhere, VerboseMode.SILENT));
            return inOrder(runner.run());
        } catch (RunnerException failed) {
            throw new IllegalStateException(failed);
        }
    }

    private static Options options(Effort effort) {
        return new OptionsBuilder()
                .include("^" + Bench.class.getPackageName() + "\\.")
                .shouldFailOnError(true)
                .addProfiler(GCProfiler.class)
                .forks(effort.fork ? 1 : 0)
                .warmupIterations(effort.warmups)
                .warmupTime(TimeValue.milliseconds(effort.warmupMillis))
                .measurementIterations(effort.measurements)
                .measurementTime(TimeValue.milliseconds(effort.measurementMillis))
                // Not what this JVM was started with, for its class archive is its own; and a heap
                // that is there from the beginning, or its growth would be measured.
                .jvmArgs(
                        "-XX:+UseParallelGC",
                        "-Xms512m",
                        "-Xmx512m",
                        "-XX:+AlwaysPreTouch",
                        "--sun-misc-unsafe-memory-access=allow")
                .build();
    }

    private static List<Measured> inOrder(Collection<RunResult> results) {
        List<Measured> measured = new ArrayList<>();
        for (Task task : Task.values()) {
            for (RunResult result : results) {
                if (result.getParams().getBenchmark().endsWith("." + task.method)) {
                    Result<?> of =
                            task.bytes
                                    ? result.getSecondaryResults().get(BYTES)
                                    : result.getPrimaryResult();
                    measured.add(new Measured(task, of.getScore(), of.getScoreError()));
                }
            }
        }
        return measured;
    }
}
