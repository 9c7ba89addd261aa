package kessel.cli;

import kessel.server.Settings.Limits;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How much one address may do, and how much fits in all. */
final class LimitOptions {
    private static final Limits USUAL = Limits.GENEROUS;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--rate",
            paramLabel = "N",
            description =
                    "Requests a second that one address may make; 0 for no limit. Default: 50.")
    private int rate = USUAL.requestsPerSecond();

    @Option(
            names = "--burst",
            paramLabel = "N",
            description = "How many of them it may make at once. Default: 500.")
    private int burst = USUAL.burst();

    @Option(
            names = "--matches-a-day",
            paramLabel = "N",
            description = "Matches that one address may begin in a day. Default: 500.")
    private int matchesPerDay = USUAL.matchesPerDay();

    @Option(
            names = "--streams",
            paramLabel = "N",
            description =
                    "Streams of events (open tables) that one address may have. Default: 100.")
    private int streams = USUAL.streams();

    @Option(
            names = "--uploads",
            paramLabel = "N",
            description = "Records that one address may bring at the same time. Default: 3.")
    private int uploads = USUAL.uploads();

    @Option(
            names = "--connections",
            paramLabel = "N",
            description = "Connections that one address may keep open. Default: 400.")
    private int connections = USUAL.connections();

    @Option(
            names = "--matches",
            paramLabel = "N",
            description = "Matches that the server holds at most. Default: 1000000.")
    private long matches = USUAL.matches();

    Limits limits() {
        atLeast(0, rate, "--rate");
        atLeast(1, burst, "--burst");
        atLeast(1, matchesPerDay, "--matches-a-day");
        atLeast(1, streams, "--streams");
        atLeast(1, uploads, "--uploads");
        atLeast(1, connections, "--connections");
        atLeast(1, matches, "--matches");
        return new Limits(
                rate, Math.max(burst, rate), matchesPerDay, matches, streams, uploads, connections);
    }

    private void atLeast(long least, long value, String option) {
        if (value < least) {
            throw new ParameterException(
                    spec.commandLine(), "'" + option + "' is " + least + " or more, not " + value);
        }
    }
}
