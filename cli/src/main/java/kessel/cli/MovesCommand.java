package kessel.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kessel.engine.data.DataFault;
import kessel.engine.game.Choice;
import kessel.engine.game.Game;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Tally;
import kessel.engine.game.Target;
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

    private record Offered(String notation, Choice choice, Tally cost) {}

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
        List<Offered> choices = new ArrayList<>();
        if (!match.over()) {
            P position = match.position();
            game.rules()
                    .moves(
                            position,
                            move -> {
                                if (wanted == NONE || game.rules().piece(move) == wanted) {
                                    choices.add(
                                            new Offered(
                                                    game.notation().write(move),
                                                    game.choices().of(move),
                                                    game.choices().cost(position, move)));
                                }
                            });
        }
        Speaker speaker = Speaker.open(game);
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            Json.print(out, choices.stream().map(offered -> json(offered, game, speaker)).toList());
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
            PrintWriter out, Match<?, ?> match, List<Offered> choices, Speaker speaker) {
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
        for (Offered offered : choices) {
            Tally cost = offered.cost();
            table.row(
                    offered.notation(),
                    speaker.leading(offered.choice().target()),
                    cost.terms().isEmpty() ? "" : "cost " + cost.write(cost.total()));
        }
        table.print(out);
    }

    private static Map<String, Object> json(Offered offered, Game<?, ?> game, Speaker speaker) {
        Choice choice = offered.choice();
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("notation", offered.notation());
        json.put(
                "unit",
                choice.subjects().isEmpty() ? null : speaker.piece(choice.subjects().getFirst()));
        json.put("destination", destination(choice, game));
        json.put("cost", Speaker.total(offered.cost()));
        json.put("terms", speaker.json(offered.cost()));
        return json;
    }

    private static String destination(Choice choice, Game<?, ?> game) {
        return switch (choice.target()) {
            case Target.Hex(int hex) -> game.map().label(hex);
            case Target.Beyond(int _, var edge) -> edge.word();
            case null, default -> null;
        };
    }
}
