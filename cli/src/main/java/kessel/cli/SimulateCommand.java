package kessel.cli;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongConsumer;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.players.Arena;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "simulate",
        description = "Let two computer players play many games and count who wins.",
        customSynopsis =
                "./kessel simulate GAME --games N [--SIDE PLAYER]... [--scenario ID]"
                        + "%n              [--option ID]... [--seed SEED] [--threads N] [--json]",
        preprocessor = SideOptions.class,
        modelTransformer = SideOptions.class)
final class SimulateCommand implements Runnable {
    private static final long MOST_GAMES = 1_000_000_000;
    private static final int MOST_THREADS = 1024;

    @Spec private CommandSpec spec;

    @Parameters(paramLabel = "GAME", description = "The game; ./kessel games lists them.")
    private String id;

    @Option(
            names = "--games",
            required = true,
            paramLabel = "N",
            description = "How many games to play.")
    private long games;

    @Mixin private SidePlayers sidePlayers;

    @Mixin private Agreement agreement;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many games to play at a time. Default: one for each processor.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Override
    public void run() {
        within("--games", games, MOST_GAMES);
        within("--threads", threads, MOST_THREADS);
        Game<?, ?> game = GameBox.open(id);
        Arena.Setting setting =
                new Arena.Setting(
                        game.id(),
                        agreement.scenario(game),
                        agreement.options(game),
                        sidePlayers.of(game),
                        games,
                        agreement.seed(),
                        threads);
        Arena.Outcome outcome = run(setting);
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            Json.print(out, json(game, setting, outcome));
        } else {
            print(out, game, setting, outcome);
        }
    }

    private void within(String option, long number, long most) {
        if (number < 1 || number > most) {
            throw new ParameterException(
                    spec.commandLine(),
                    "option '" + option + "' wants a number from 1 to " + most + ", not " + number);
        }
    }

    private Arena.Outcome run(Arena.Setting setting) {
        LongConsumer unseen = _ -> {};
        if (!Terminal.showsErrors()) {
            return Arena.run(setting, unseen);
        }
        try (ProgressBar bar = new ProgressBar(games, spec.commandLine().getErr())) {
            return Arena.run(setting, bar);
        }
    }

    private static void print(
            PrintWriter out, Game<?, ?> game, Arena.Setting setting, Arena.Outcome outcome) {
        Speaker speaker = Speaker.open(game);
        out.println(
                String.format(
                        Locale.ROOT,
                        "%s, %s: %s in %.1f s",
                        game.printed().title(),
                        setting.scenario(),
                        Counted.of(outcome.games(), "game"),
                        outcome.seconds()));
        TextTable table = new TextTable().flushRight(2).flushRight(3).flushRight(4);
        table.row("", "player", "wins", "", "average score");
        List<String> sides = game.sides();
        for (int side = 0; side < sides.size(); side++) {
            table.row(
                    speaker.side(side),
                    setting.players().get(side),
                    outcome.wins()[side],
                    percent(outcome.wins()[side], outcome.games()),
                    String.format(Locale.ROOT, "%.1f", outcome.averageScore()[side]));
        }
        table.row("draws", "", outcome.draws(), percent(outcome.draws(), outcome.games()));
        table.print(out);
        out.println(
                String.format(
                        Locale.ROOT,
                        "%,d decisions; %,.1f games and %,.0f decisions a second on %s",
                        outcome.decisions(),
                        outcome.gamesPerSecond(),
                        outcome.decisionsPerSecond(),
                        Counted.of(setting.threads(), "thread")));
        out.println("Seed " + setting.seed());
    }

    private static String percent(long part, long whole) {
        return String.format(Locale.ROOT, "%.1f %%", 100.0 * part / whole);
    }

    private static Map<String, Object> json(
            Game<?, ?> game, Arena.Setting setting, Arena.Outcome outcome) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("game", game.id());
        json.put("scenario", setting.scenario());
        json.put("games", outcome.games());
        Map<String, Object> averages = new LinkedHashMap<>();
        for (int side = 0; side < game.sides().size(); side++) {
            json.put(game.sides().get(side) + "Wins", outcome.wins()[side]);
            averages.put(game.sides().get(side), outcome.averageScore()[side]);
        }
        json.put("draws", outcome.draws());
        json.put("decisions", outcome.decisions());
        json.put("seconds", outcome.seconds());
        json.put("gamesPerSecond", outcome.gamesPerSecond());
        json.put("decisionsPerSecond", outcome.decisionsPerSecond());
        json.put("averageScore", averages);
        return json;
    }
}
