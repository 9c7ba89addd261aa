package kessel.cli;

import static kessel.cli.Shell.kessel;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kessel.cli.bench.Bench;
import kessel.cli.bench.Bench.Measured;
import kessel.cli.bench.Task;
import org.junit.jupiter.api.Test;

class BenchCommandTest {
    @Test
    void everyTaskCanBeMeasured() {
        List<Measured> measured = Bench.run(new Bench.Effort(false, 0, 1, 1, 1));
        assertThat(measured).extracting(Measured::task).containsExactly(Task.values());
        assertThat(measured).extracting(Measured::score).allMatch(score -> score > 0);
    }

    @Test
    void printsWhichGoalsAreMet() {
        StringWriter out = new StringWriter();
        PrintWriter writer = new PrintWriter(out);
        BenchCommand.print(
                writer,
                List.of(
                        new Measured(Task.COPY, 0.5, 0.01),
                        new Measured(Task.REACH, 10, Double.NaN),
                        new Measured(Task.MOVES, 300, 1),
                        new Measured(Task.RANDOM_GAZALA, 500, 1)));
        writer.flush();
        assertThat(out.toString().lines().skip(1))
                .satisfiesExactly(
                        line ->
                                assertThat(line)
                                        .matches(
                                                "copy .* 0\\.500 +± 0\\.010 +µs +0\\.190 +< 1 +met"),
                        line ->
                                assertThat(line)
                                        .matches("reach of one .* µs +5\\.800 +< 10 +NOT MET"),
                        line ->
                                assertThat(line)
                                        .matches("all legal moves .* µs +124 +< 30 +NOT MET"),
                        line -> assertThat(line).matches("random .* games/s +256 +>= 500 +met"));
    }

    @Test
    void tellsProgramsTheSame() {
        assertThat(BenchCommand.json(new Measured(Task.MOVES, 300, Double.NaN)))
                .containsOnlyKeys(
                        "name", "words", "score", "error", "unit", "before", "goal", "met")
                .containsEntry("name", "moves")
                .containsEntry("error", null)
                .containsEntry("met", false);
        assertThat(BenchCommand.json(new Measured(Task.COPY, 2, 1)))
                .containsEntry("goal", "< 1")
                .containsEntry("met", false);
    }

    @Test
    void measuresAServer() {
        Shell shell = kessel("bench", "--server", "--matches", 2, "--seconds", 1, "--json");
        assertThat(shell.exit()).isZero();
        assertThat(shell.err()).isEmpty();
        Map<String, JsonNode> scores = new LinkedHashMap<>();
        for (JsonNode each : shell.json()) {
            assertThat(Shell.keys(each))
                    .containsExactly(
                            "name", "words", "score", "error", "unit", "before", "goal", "met");
            scores.put(each.path("name").asText(), each.path("score"));
        }
        assertThat(scores)
                .containsKeys(
                        "alone-median",
                        "alone-p99",
                        "moves",
                        "move-median",
                        "move-p95",
                        "move-p99",
                        "errors",
                        "page");
        assertThat(scores.get("errors").asDouble()).isZero();
        assertThat(scores.get("moves").asDouble()).isPositive();
        assertThat(scores.get("move-p99").asDouble())
                .isGreaterThanOrEqualTo(scores.get("move-median").asDouble())
                .isPositive();
        assertThat(scores.get("page").asDouble()).isBetween(1.0, 200.0);
    }

    @Test
    void aServerHasItsOwnOptions() {
        assertUsage(
                kessel("bench", "--matches", 2),
                "'--matches' and '--seconds' belong to '--server'");
        assertUsage(
                kessel("bench", "--server", "--quick"),
                "'--server' goes with '--seconds', not with '--quick'");
        assertUsage(
                kessel("bench", "--server", "--matches", 0),
                "option '--matches' wants a number from 1 to 10000, not 0");
        assertUsage(
                kessel("bench", "--server", "--browser"),
                "'--server' and '--browser' are measured one at a time");
        assertUsage(
                kessel("bench", "--browser", "--quick"),
                "'--browser' goes with none of '--quick', '--matches' and '--seconds'");
    }

    private static void assertUsage(Shell shell, String message) {
        KesselTest.assertUsage(shell, message, "./kessel bench");
    }
}
