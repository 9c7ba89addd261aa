package kessel.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kessel.engine.game.GameBox;
import kessel.players.Examination;
import kessel.players.Players;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "puzzles",
        description =
                "Have a computer player solve puzzles: positions with an answer that any"
                        + " experienced player would give.",
        customSynopsis = "./kessel puzzles [GAME] [--player NAME] [--seed N] [--moves] [--json]")
final class PuzzlesCommand implements Runnable {
    @Spec private CommandSpec spec;

    @Parameters(
            paramLabel = "GAME",
            arity = "0..1",
            description = "The game; ./kessel games lists them. Default: all of them.")
    private String id;

    @Option(names = "--player", paramLabel = "NAME", description = "Who solves. Default: officer.")
    private String player = "officer";

    @Option(names = "--seed", paramLabel = "N", description = "The seed of all luck. Default: 1.")
    private long seed = 1;

    @Option(names = "--moves", description = "Tell what was done in each.")
    private boolean moves;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Override
    public void run() {
        if (!Players.names().contains(player)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "option '--player': there is no player '"
                            + player
                            + "'; there is "
                            + String.join(", ", Players.names()));
        }
        List<String> games =
                id == null ? GameBox.shelf().stream().map(GameBox::id).toList() : List.of(id);
        PrintWriter out = spec.commandLine().getOut();
        Map<String, List<Examination.Mark>> all = new LinkedHashMap<>();
        for (String game : games) {
            List<Examination.Mark> marks = Examination.of(GameBox.open(game), player, seed);
            all.put(game, marks);
            if (!json && !marks.isEmpty()) {
                print(out, game, marks);
                out.flush();
            }
        }
        if (json) {
            Json.print(out, all);
        }
    }

    private void print(PrintWriter out, String game, List<Examination.Mark> marks) {
        long solved = marks.stream().filter(Examination.Mark::solved).count();
        out.println(game + ": " + player + " solves " + solved + " of " + marks.size());
        TextTable table = new TextTable("  ");
        List<String> done = new ArrayList<>();
        for (Examination.Mark mark : marks) {
            table.row(mark.solved() ? "solved" : "FAILED", mark.puzzle(), mark.says());
            done.add(mark.puzzle() + ": " + String.join(", ", mark.moves()));
        }
        table.print(out);
        if (moves) {
            done.forEach(out::println);
        }
    }
}
