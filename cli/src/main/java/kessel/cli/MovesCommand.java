package kessel.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kessel.engine.data.DataFault;
import kessel.engine.game.Game;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Rules;
import kessel.engine.game.Tally;
import kessel.engine.match.Match;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "moves", description = "List the legal moves of a position, each with its cost.")
final class MovesCommand implements Runnable {
    private static final int NONE = -1;

    private record Choice(String notation, Rules.Sketch sketch) {}

    @Spec private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "A position, or the record of a match.")
    private Path path;

    @Mixin private StopAfter stop;

    @Option(names = "--unit", paramLabel = "UNIT", description = "Only the moves of this unit.")
    private String unit;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Override
    public void run() {
        GameFile file = GameFile.read(path);
        list(file, file.game());
    }

    private <P extends Position<P>, M extends Move> void list(GameFile file, Game<P, M> game) {
        int wanted = unit == null ? NONE : piece(game);
        Match<P, M> match = file.match(game, stop.moves());
        List<Choice> choices = new ArrayList<>();
        if (!match.over()) {
            P position = match.position();
            game.rules()
                    .moves(
                            position,
                            move -> {
                                Rules.Sketch sketch = game.rules().sketch(position, move);
                                if (wanted == NONE || sketch.piece() == wanted) {
                                    choices.add(new Choice(game.notation().write(move), sketch));
                                }
                            });
        }
        Speaker speaker = Speaker.open(game);
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            Json.print(out, choices.stream().map(choice -> json(choice, game, speaker)).toList());
        } else {
            print(out, match, choices, speaker);
        }
    }

    private int piece(Game<?, ?> game) {
        return game.piece(unit)
                .orElseThrow(
                        () ->
                                new DataFault(
                                        "option '--unit': "
                                                + game.id()
                                                + " has no unit '"
                                                + unit
                                                + "'; ./kessel show "
                                                + game.id()
                                                + " lists them"));
    }

    private static void print(
            PrintWriter out, Match<?, ?> match, List<Choice> choices, Speaker speaker) {
        if (match.over()) {
            out.println("The match is over; there are no moves.");
            return;
        }
        var step = match.position().step();
        out.println(
                "%s to decide: %s; %s"
                        .formatted(
                                speaker.side(step.decider()),
                                speaker.words().word("step." + step.name()),
                                Counted.of(choices.size(), "legal move")));
        TextTable table = new TextTable("  ").flushRight(2);
        for (Choice choice : choices) {
            Rules.Sketch sketch = choice.sketch();
            Tally cost = sketch.cost();
            table.row(
                    choice.notation(),
                    sketch.destination() == NONE ? "" : speaker.leading(sketch.destination()),
                    cost.terms().isEmpty() ? "" : "cost " + cost.write(cost.total()));
        }
        table.print(out);
    }

    private static Map<String, Object> json(Choice choice, Game<?, ?> game, Speaker speaker) {
        Rules.Sketch sketch = choice.sketch();
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("notation", choice.notation());
        json.put("unit", sketch.piece() == NONE ? null : speaker.piece(sketch.piece()));
        json.put(
                "destination",
                sketch.destination() == NONE ? null : game.map().label(sketch.destination()));
        json.put("cost", Speaker.total(sketch.cost()));
        json.put("terms", speaker.json(sketch.cost()));
        return json;
    }
}
