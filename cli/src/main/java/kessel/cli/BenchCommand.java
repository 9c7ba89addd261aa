package kessel.cli;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import kessel.cli.bench.Bench;
import kessel.cli.bench.Bench.Measured;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "bench",
        description = "Measure how fast the rules are, and compare that with the goals.")
final class BenchCommand implements Runnable {
    @Spec private CommandSpec spec;

    @Option(names = "--quick", description = "Rough numbers in ten seconds instead of a minute.")
    private boolean quick;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Override
    public void run() {
        if (Terminal.showsErrors()) {
            String time = quick ? "ten seconds" : "a minute";
            spec.commandLine().getErr().println("Measuring; this takes about " + time + ".");
        }
        List<Measured> measured = Bench.run(quick ? Bench.Effort.QUICK : Bench.Effort.THOROUGH);
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            Json.print(out, measured.stream().map(BenchCommand::json).toList());
        } else {
            print(out, measured);
        }
    }

    static void print(PrintWriter out, List<Measured> measured) {
        TextTable table = new TextTable().flushRight(1).flushRight(2);
        table.row("", "score", "error", "unit", "goal", "");
        for (Measured each : measured) {
            table.row(
                    each.task().words(),
                    number(each.score()),
                    Double.isNaN(each.error()) ? "" : "± " + number(each.error()),
                    each.task().unit(),
                    each.task().goal().words(),
                    each.task().goal().exists() ? each.met() ? "met" : "NOT MET" : "");
        }
        table.print(out);
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, value < 10 ? "%.3f" : "%.1f", value);
    }

    static Map<String, Object> json(Measured measured) {
        boolean goal = measured.task().goal().exists();
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("name", measured.task().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        json.put("words", measured.task().words());
        json.put("score", measured.score());
        json.put("error", Double.isNaN(measured.error()) ? null : measured.error());
        json.put("unit", measured.task().unit());
        json.put("goal", goal ? measured.task().goal().words() : null);
        json.put("met", goal ? measured.met() : null);
        return json;
    }
}
