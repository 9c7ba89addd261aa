package kessel.cli;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import kessel.cli.bench.Bench;
import kessel.cli.bench.Bench.Measured;
import kessel.cli.bench.PageBench;
import kessel.cli.bench.ServerBench;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = "bench",
        description =
                "Measure how fast the rules are, the server or the page, and compare that with the"
                        + " goals.",
        sortOptions = false)
final class BenchCommand implements Runnable {
    private static final int MOST_MATCHES = 10_000;
    private static final int MOST_SECONDS = 3600;

    @Spec private CommandSpec spec;

    @Option(
            names = "--quick",
            description = "Rough numbers in half a minute instead of a minute and a half.")
    private boolean quick;

    @Option(
            names = "--server",
            description =
                    "Measure a server with matches on SQLite, at random moves over HTTP, and the"
                            + " size of the page.")
    private boolean server;

    @Option(
            names = "--browser",
            description =
                    "Measure the page in Chromium: frames while the map of Blitzkrieg is zoomed and"
                            + " dragged with every counter on it, and the answer to a move.")
    private boolean browser;

    @Option(
            names = "--matches",
            paramLabel = "N",
            description = "How many matches the server has at once. Default: 200.")
    private Integer matches;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            description =
                    "How long they are measured. Default: 20; all of it takes three times as long.")
    private Integer seconds;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Override
    public void run() {
        if (server && browser) {
            throw new ParameterException(
                    spec.commandLine(), "'--server' and '--browser' are measured one at a time");
        }
        List<Measured> measured =
                browser ? measurePage() : server ? measureServer() : measureRules();
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            Json.print(out, measured.stream().map(BenchCommand::json).toList());
        } else {
            print(out, measured);
        }
    }

    private List<Measured> measureRules() {
        if (matches != null || seconds != null) {
            throw new ParameterException(
                    spec.commandLine(), "'--matches' and '--seconds' belong to '--server'");
        }
        announce(quick ? "half a minute" : "a minute and a half");
        return Bench.run(quick ? Bench.Effort.QUICK : Bench.Effort.THOROUGH);
    }

    private List<Measured> measurePage() {
        if (quick || matches != null || seconds != null) {
            throw new ParameterException(
                    spec.commandLine(),
                    "'--browser' goes with none of '--quick', '--matches' and '--seconds'");
        }
        announce(Counted.of(PageBench.SECONDS, "second"));
        try {
            return PageBench.run();
        } catch (PageBench.Missing missing) {
            throw new ParameterException(spec.commandLine(), missing.getMessage(), missing);
        }
    }

    private List<Measured> measureServer() {
        if (quick) {
            throw new ParameterException(
                    spec.commandLine(), "'--server' goes with '--seconds', not with '--quick'");
        }
        int tables = within("--matches", matches, 200, MOST_MATCHES);
        int time = within("--seconds", seconds, 20, MOST_SECONDS);
        announce(Counted.of(ServerBench.duration(time), "second"));
        ServerBench.Report report = ServerBench.run(tables, time);
        if (report.complaint() != null) {
            spec.commandLine().getErr().println("The first error: " + report.complaint());
        }
        return report.measured();
    }

    private int within(String option, Integer given, int otherwise, int most) {
        int number = given == null ? otherwise : given;
        if (number < 1 || number > most) {
            throw new ParameterException(
                    spec.commandLine(),
                    "option '" + option + "' wants a number from 1 to " + most + ", not " + number);
        }
        return number;
    }

    private void announce(String time) {
        if (Terminal.showsErrors()) {
            spec.commandLine().getErr().println("Measuring; this takes about " + time + ".");
        }
    }

    static void print(PrintWriter out, List<Measured> measured) {
        TextTable table = new TextTable().flushRight(1).flushRight(2).flushRight(4);
        table.row("", "score", "error", "unit", "before", "goal", "");
        for (Measured each : measured) {
            table.row(
                    each.task().words(),
                    number(each.score()),
                    Double.isNaN(each.error()) ? "" : "± " + number(each.error()),
                    each.task().unit(),
                    Double.isNaN(each.task().before()) ? "" : number(each.task().before()),
                    each.task().goal().words(),
                    each.task().goal().exists() ? each.met() ? "met" : "NOT MET" : "");
        }
        table.print(out);
    }

    private static String number(double value) {
        if (value == Math.rint(value)) {
            return String.format(Locale.ROOT, "%.0f", value);
        }
        return String.format(Locale.ROOT, value < 10 ? "%.3f" : "%.1f", value);
    }

    static Map<String, Object> json(Measured measured) {
        boolean goal = measured.task().goal().exists();
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("name", measured.task().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        json.put("words", measured.task().words());
        json.put("score", orNull(measured.score()));
        json.put("error", orNull(measured.error()));
        json.put("unit", measured.task().unit());
        json.put("before", orNull(measured.task().before()));
        json.put("goal", goal ? measured.task().goal().words() : null);
        json.put("met", goal ? measured.met() : null);
        return json;
    }

    /** JSON has no word for what is not a number. */
    private static Double orNull(double value) {
        return Double.isNaN(value) ? null : value;
    }
}
