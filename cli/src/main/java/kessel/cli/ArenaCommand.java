package kessel.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import kessel.engine.data.DataFault;
import kessel.engine.game.Game;
import kessel.engine.game.SealedChance;
import kessel.players.Arena;
import kessel.players.Contest;
import kessel.players.Ladder;
import kessel.players.Players;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "arena",
        description =
                "Find out which computer player is the strongest: every pair plays each game"
                        + " twice, with the same dice and the sides swapped. One alone plays itself,"
                        + " and shows how the sides stand.",
        customSynopsis =
                "./kessel arena GAME[/SCENARIO] --players A,B,... --games N [--turn-seconds S]"
                        + "%n              [--seed SEED] [--log FILE] [--threads N] [--json]")
final class ArenaCommand implements Runnable {
    private static final long MOST_GAMES = 1_000_000;
    private static final int MOST_THREADS = 1024;
    private static final double MOST_SECONDS = 3600;

    @Spec private CommandSpec spec;

    @Parameters(
            paramLabel = "GAME[/SCENARIO]",
            description = "The game; ./kessel games lists them. Without a scenario, its first.")
    private String what;

    @Option(
            names = "--players",
            required = true,
            split = ",",
            paramLabel = "A,B,...",
            description = "The players: one or more of those that the game has.")
    private List<String> players;

    @Option(
            names = "--games",
            required = true,
            paramLabel = "N",
            description = "How many games each pair plays; half of them with the sides swapped.")
    private long games;

    @Option(
            names = "--turn-seconds",
            paramLabel = "S",
            description =
                    "How long a player may think in a turn. Default: as much as it has of its"
                            + " own, so that the games depend on their seeds only.")
    private Double turnSeconds;

    @Option(
            names = "--seed",
            paramLabel = "SEED",
            description = "The seed of all luck, any word. Default: a new one.")
    private String seed;

    @Option(
            names = "--log",
            paramLabel = "FILE",
            description =
                    "Keep every game in this file, and go on from there if it exists. One of its"
                            + " games is played again first, to see that it still ends as it did.")
    private Path file;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many games to play at a time. Default: one for each processor.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Override
    public void run() {
        check();
        Battleground battleground = Battleground.read(spec, what);
        Game<?, ?> game = battleground.game();
        String scenario = battleground.scenarios().getFirst();
        ArenaLog log =
                file == null
                        ? null
                        : new ArenaLog(
                                file,
                                new ArenaLog.Heading(
                                        game.id(),
                                        scenario,
                                        seed == null ? newSeedUnlessLogged() : seed,
                                        turnSeconds));
        Ladder ladder = new Ladder(players);
        List<Contest.Fixture> left = new ArrayList<>(ladder.fixtures(games));
        long all = left.size();
        String luck = log != null ? log.seed() : seed == null ? SealedChance.newSeed() : seed;
        Arena.Ground ground = new Arena.Ground(game.id(), scenario, Set.of(), luck, turnTime());
        if (log != null) {
            check(log, ground);
            Set<Contest.Fixture> wanted = new HashSet<>(left);
            for (Contest.Result result : log.played()) {
                if (wanted.remove(result.fixture())) {
                    ladder.add(result);
                }
            }
            left.retainAll(wanted);
        }
        play(ground, left, all, ladder, log);
        PrintWriter out = spec.commandLine().getOut();
        ArenaReport report = new ArenaReport(game, scenario, all, players, ladder);
        if (json) {
            Json.print(out, report.json());
        } else {
            report.print(out);
            out.println("Seed " + luck);
        }
    }

    private String newSeedUnlessLogged() {
        return java.nio.file.Files.exists(file) ? null : SealedChance.newSeed();
    }

    private Duration turnTime() {
        return turnSeconds == null ? null : Duration.ofNanos(Math.round(turnSeconds * 1e9));
    }

    /**
     * What was played under other rules or by other players says nothing about these: the shortest
     * game of a log has to end as it did. Who watches the time never plays the same twice.
     */
    private void check(ArenaLog log, Arena.Ground ground) {
        if (turnSeconds == null && !log.played().isEmpty()) {
            Contest.Result shortest =
                    Collections.min(
                            log.played(), Comparator.comparingLong(Contest.Result::decisions));
            Arena.play(
                    ground,
                    List.of(shortest.fixture()),
                    1,
                    again -> {
                        if (!again.endsLike(shortest)) {
                            throw DataFault.in(
                                    file.toString(),
                                    "holds games that end otherwise now, such as number "
                                            + shortest.fixture().number()
                                            + ": the rules or the players have changed since");
                        }
                    });
        }
    }

    private void play(
            Arena.Ground ground,
            List<Contest.Fixture> left,
            long all,
            Ladder ladder,
            ArenaLog log) {
        Consumer<Contest.Result> each =
                result -> {
                    ladder.add(result);
                    if (log != null) {
                        log.add(result);
                    }
                };
        if (!Terminal.showsErrors()) {
            Arena.play(ground, left, threads, each);
            return;
        }
        AtomicLong done = new AtomicLong(all - left.size());
        try (ProgressBar bar = new ProgressBar(all, spec.commandLine().getErr())) {
            Arena.play(
                    ground, left, threads, each.andThen(_ -> bar.accept(done.incrementAndGet())));
        }
    }

    private void check() {
        within("--games", games, MOST_GAMES);
        within("--threads", threads, MOST_THREADS);
        if (turnSeconds != null && !(turnSeconds > 0 && turnSeconds <= MOST_SECONDS)) {
            throw usage("option '--turn-seconds' wants a number above 0, at most " + MOST_SECONDS);
        }
        if (new HashSet<>(players).size() < players.size()) {
            throw usage("option '--players' wants different players");
        }
        for (String player : players) {
            if (!Players.names().contains(player)) {
                throw usage(
                        "option '--players': there is no player '"
                                + player
                                + "'; there is "
                                + String.join(", ", Players.names()));
            }
        }
    }

    private void within(String option, long number, long most) {
        if (number < 1 || number > most) {
            throw usage(
                    "option '" + option + "' wants a number from 1 to " + most + ", not " + number);
        }
    }

    private ParameterException usage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
