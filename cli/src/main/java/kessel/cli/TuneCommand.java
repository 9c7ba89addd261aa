package kessel.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongConsumer;
import kessel.engine.data.DataFault;
import kessel.engine.game.Game;
import kessel.engine.game.Weights;
import kessel.players.Tuning;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "tune",
        description = {
            "Find better weights for the computer players of a game: in every round some are varied,"
                    + " and kept if a player that goes by them wins clearly more, against the best"
                    + " so far and against greedy.",
            "The rounds are kept in a file, so that a run can be stopped and taken up again. The"
                    + " weights are printed as the game's mind.yaml has them."
        },
        customSynopsis =
                "./kessel tune GAME[/SCENARIO] [--rounds N] [--dice N] [--player NAME] [--plans N]"
                        + " [--seed SEED] [--log FILE]")
final class TuneCommand implements Runnable {
    private static final int MOST = 1_000_000;
    private static final ObjectMapper MAPPER = new ObjectMapper();

    @Spec private CommandSpec spec;

    @Parameters(
            paramLabel = "GAME[/SCENARIO]",
            description =
                    "The game; ./kessel games lists them. Without a scenario, all of them in turn.")
    private String what;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "How often weights are varied. Default: 40.")
    private int rounds = 40;

    @Option(
            names = "--dice",
            paramLabel = "N",
            description =
                    "How many dice a round has at most; six games are played with each. Default:"
                            + " 50.")
    private int dice = 50;

    @Option(
            names = "--log",
            paramLabel = "FILE",
            description =
                    "Keeps the rounds; those that are in it already are not played again. Default:"
                            + " tune-GAME.jsonl.")
    private Path file;

    @Option(
            names = "--player",
            paramLabel = "NAME",
            description = "Who plays: recruit, officer or general. Default: recruit.")
    private String player = "recruit";

    @Option(
            names = "--plans",
            paramLabel = "N",
            description = "How many plans it makes in a turn. Default: as many as ever.")
    private Integer plans;

    @Option(names = "--seed", paramLabel = "SEED", description = "The seed of all luck.")
    private String seed = "tune";

    @Override
    public void run() {
        if (rounds < 1 || rounds > MOST) {
            throw usage("option '--rounds' wants a number from 1 to " + MOST);
        }
        if (dice < 2 || dice > MOST) {
            throw usage("option '--dice' wants a number from 2 to " + MOST);
        }
        if (plans != null && (plans < 1 || plans > MOST)) {
            throw usage("option '--plans' wants a number from 1 to " + MOST);
        }
        if (!Tuning.players().contains(player)) {
            throw usage(
                    "option '--player': '"
                            + player
                            + "' goes by no weights; there is "
                            + String.join(", ", Tuning.players()));
        }
        Battleground battleground = Battleground.read(spec, what);
        Game<?, ?> game = battleground.game();
        Tuning.Terms terms =
                new Tuning.Terms(
                        battleground.scenarios(),
                        player,
                        plans != null ? plans : Tuning.plans(player),
                        seed,
                        dice);
        file = file == null ? Path.of("tune-" + game.id() + ".jsonl") : file;
        List<Tuning.Round> played = new ArrayList<>(known(game, terms));
        played.removeIf(round -> round.number() >= rounds);
        if (Terminal.showsErrors()) {
            try (ProgressBar bar = new ProgressBar(rounds, spec.commandLine().getErr())) {
                play(game, terms, played, bar);
            }
        } else {
            play(game, terms, played, _ -> {});
        }
        print(spec.commandLine().getOut(), game, played);
    }

    private void play(
            Game<?, ?> game, Tuning.Terms terms, List<Tuning.Round> played, LongConsumer progress) {
        while (played.size() < rounds) {
            Weights best = Tuning.best(game.doctrine().weights(), played);
            Tuning.Round round = Tuning.play(game, terms, played.size(), best);
            played.add(round);
            append(MAPPER.valueToTree(round).toString());
            progress.accept(played.size());
        }
    }

    /** The rounds of the file, if they were played in the same way. */
    private List<Tuning.Round> known(Game<?, ?> game, Tuning.Terms terms) {
        String heading =
                MAPPER.valueToTree(
                                Map.of(
                                        "tuning",
                                        List.of(
                                                game.id(),
                                                terms,
                                                game.doctrine().weights().names(),
                                                game.doctrine().weights().origin())))
                        .toString();
        try {
            if (!Files.exists(file)) {
                append(heading);
                return List.of();
            }
            String text = Files.readString(file);
            String whole = text.substring(0, text.lastIndexOf('\n') + 1);
            if (whole.length() < text.length()) {
                Files.writeString(file, whole);
            }
            List<String> lines = whole.lines().toList();
            if (lines.isEmpty() || !lines.getFirst().equals(heading)) {
                throw DataFault.in(file.toString(), "holds other rounds than those asked for");
            }
            List<Tuning.Round> played = new ArrayList<>();
            for (String line : lines.subList(1, lines.size())) {
                played.add(MAPPER.readValue(line, Tuning.Round.class));
            }
            return played;
        } catch (JsonProcessingException broken) {
            throw DataFault.in(file.toString(), "is no file of tuning: " + broken.getMessage());
        } catch (IOException broken) {
            throw DataFault.in(file.toString(), "cannot be read: " + broken.getMessage());
        }
    }

    private void append(String line) {
        try {
            Files.writeString(
                    file, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private void print(PrintWriter out, Game<?, ?> game, List<Tuning.Round> played) {
        Weights weights = Tuning.best(game.doctrine().weights(), played);
        out.println("made:");
        out.println("  command: " + command());
        out.println("  seed: " + seed);
        out.println("  games: " + played.stream().mapToLong(Tuning.Round::games).sum());
        out.println("  date: " + LocalDate.now());
        out.println("  from:");
        print(out, "    ", weights.names(), weights.origin());
        out.println(format("scale: %.2f", weights.scale()));
        out.println("weights:");
        print(out, "  ", weights.names(), weights.values());
    }

    private String command() {
        return format(
                        "./kessel tune %s --rounds %d --dice %d --player %s",
                        what, rounds, dice, player)
                + (plans != null ? " --plans " + plans : "")
                + " --seed "
                + seed;
    }

    private static void print(
            PrintWriter out, String indented, List<String> names, double[] values) {
        for (int i = 0; i < values.length; i++) {
            out.println(format("%s%s: %.4f", indented, names.get(i), values[i]));
        }
    }

    private static String format(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }

    private ParameterException usage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
