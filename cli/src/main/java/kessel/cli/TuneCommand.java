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
import java.util.stream.LongStream;
import kessel.engine.data.DataFault;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Weights;
import kessel.players.Players;
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
            "Find better weights for the computer players of a game, from games that one plays"
                    + " against itself.",
            "The games are kept in a file, so that a run can be stopped and taken up again. The"
                    + " weights are printed as the game's mind.yaml has them."
        },
        customSynopsis = "./kessel tune GAME --games N --log FILE [--player NAME] [--seed SEED]")
final class TuneCommand implements Runnable {
    private static final long MOST_GAMES = 1_000_000;
    private static final ObjectMapper MAPPER = new ObjectMapper();

    @Spec private CommandSpec spec;

    @Parameters(paramLabel = "GAME", description = "The game; ./kessel games lists them.")
    private String id;

    @Option(
            names = "--games",
            required = true,
            paramLabel = "N",
            description = "How many games to learn from.")
    private long games;

    @Option(
            names = "--log",
            required = true,
            paramLabel = "FILE",
            description = "Keeps the games; those that are in it already are not played again.")
    private Path file;

    @Option(
            names = "--player",
            paramLabel = "NAME",
            description = "Who plays. Default: recruit, who plays many games quickly.")
    private String player = "recruit";

    @Option(names = "--seed", paramLabel = "SEED", description = "The seed of all luck.")
    private String seed = "tune";

    @Override
    public void run() {
        if (games < 1 || games > MOST_GAMES) {
            throw usage("option '--games' wants a number from 1 to " + MOST_GAMES);
        }
        if (!Players.names().contains(player)) {
            throw usage(
                    "option '--player': there is no player '"
                            + player
                            + "'; there is "
                            + String.join(", ", Players.names()));
        }
        Game<?, ?> game = GameBox.open(id);
        List<Tuning.Lesson> lessons = new ArrayList<>(known(game));
        List<Long> left =
                LongStream.range(0, games)
                        .filter(n -> lessons.stream().noneMatch(lesson -> lesson.number() == n))
                        .boxed()
                        .toList();
        lessons.removeIf(lesson -> lesson.number() >= games);
        if (Terminal.showsErrors()) {
            try (ProgressBar bar = new ProgressBar(games, spec.commandLine().getErr())) {
                play(game, left, lessons, bar);
            }
        } else {
            play(game, left, lessons, _ -> {});
        }
        print(spec.commandLine().getOut(), game, Tuning.learn(game.doctrine().weights(), lessons));
    }

    private void play(
            Game<?, ?> game, List<Long> left, List<Tuning.Lesson> lessons, LongConsumer progress) {
        for (long number : left) {
            Tuning.Lesson lesson = Tuning.play(game, player, seed, number);
            lessons.add(lesson);
            append(MAPPER.valueToTree(lesson).toString());
            progress.accept(lessons.size());
        }
    }

    /** The games of the file, if they were played in the same way. */
    private List<Tuning.Lesson> known(Game<?, ?> game) {
        String heading =
                MAPPER.valueToTree(
                                Map.of(
                                        "tuning",
                                        List.of(
                                                game.id(),
                                                player,
                                                seed,
                                                game.doctrine().weights().names())))
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
                throw DataFault.in(file.toString(), "holds other games than those asked for");
            }
            List<Tuning.Lesson> lessons = new ArrayList<>();
            for (String line : lines.subList(1, lines.size())) {
                lessons.add(MAPPER.readValue(line, Tuning.Lesson.class));
            }
            return lessons;
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

    private void print(PrintWriter out, Game<?, ?> game, Tuning.Result result) {
        Weights weights = result.weights();
        out.println(
                format(
                        "# %,d positions; %.4f bits a position before, %.4f after",
                        result.positions(), result.before(), result.after()));
        out.println("made:");
        out.println(
                format(
                        "  command: ./kessel tune %s --games %d --player %s --seed %s",
                        game.id(), games, player, seed));
        out.println("  date: " + LocalDate.now());
        out.println(format("scale: %.2f", weights.scale()));
        out.println("weights:");
        for (int i = 0; i < weights.names().size(); i++) {
            out.println(format("  %s: %.4f", weights.names().get(i), weights.values()[i]));
        }
    }

    private static String format(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }

    private ParameterException usage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
