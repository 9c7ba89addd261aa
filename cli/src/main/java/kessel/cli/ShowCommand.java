package kessel.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;
import kessel.engine.game.FastChance;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Printed;
import kessel.engine.game.View;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "show",
        description = "Show a game: its scenarios, options and units, or its map as text.")
final class ShowCommand implements Runnable {
    @Spec private CommandSpec spec;

    @Parameters(paramLabel = "GAME", description = "The game; ./kessel games lists them.")
    private String id;

    @Option(names = "--map", description = "Print the map, its paths, hexsides and places.")
    private boolean map;

    @Option(
            names = "--scenario",
            paramLabel = "ID",
            description = "The scenario whose set-up to show. Default: the game's first.")
    private String scenario;

    @Override
    public void run() {
        show(GameBox.open(id));
    }

    private <P extends Position<P>, M extends Move> void show(Game<P, M> game) {
        Printed.Scenario chosen = scenario(game);
        PrintWriter out = spec.commandLine().getOut();
        if (map) {
            new MapSheet(game.map()).print(out);
            return;
        }
        Speaker speaker = Speaker.open(game);
        out.println(
                game.printed().title()
                        + ": "
                        + game.printed().setting()
                        + ", "
                        + chosen.turns()
                        + " turns");
        out.println();
        out.println("Scenarios");
        TextTable scenarios = new TextTable("  ");
        game.printed().scenarios().forEach(each -> scenarios.row(each.id(), each.title()));
        scenarios.print(out);
        out.println();
        out.println("Options");
        TextTable options = new TextTable("  ");
        chosen.options().forEach(each -> options.row(each.id(), each.meaning()));
        options.print(out);
        P opening =
                game.rules()
                        .setUp(
                                chosen.id(),
                                java.util.Set.of(),
                                new FastChance(new java.util.SplittableRandom(1)));
        for (int side = 0; side < game.sides().size(); side++) {
            out.println();
            out.println(speaker.side(side) + " (" + game.sides().get(side) + ") in " + chosen.id());
            units(game, opening, side).print(out);
        }
        out.println();
        out.println("Places");
        new MapSheet(game.map()).places().print(out);
    }

    private Printed.Scenario scenario(Game<?, ?> game) {
        if (scenario == null) {
            return game.printed().scenarios().getFirst();
        }
        return game.printed().scenarios().stream()
                .filter(known -> known.id().equals(scenario))
                .findFirst()
                .orElseThrow(
                        () ->
                                new ParameterException(
                                        spec.commandLine(),
                                        "option '--scenario': "
                                                + game.id()
                                                + " has no '"
                                                + scenario
                                                + "'; it has "
                                                + game.printed().scenarios().stream()
                                                        .map(Printed.Scenario::id)
                                                        .collect(Collectors.joining(", "))));
    }

    /** The side's own view of the set-up: that is where it sees all its units whole. */
    private static <P extends Position<P>> TextTable units(Game<P, ?> game, P opening, int side) {
        List<View.Piece> own =
                game.sight().view(opening, side).pieces().stream()
                        .filter(piece -> piece.owner().equals(game.sides().get(side)))
                        .toList();
        TextTable table = new TextTable("  ");
        for (View.Piece piece : own) {
            String values =
                    piece.values().stream().map(String::valueOf).collect(Collectors.joining("-"));
            table.row(
                    piece.id(),
                    piece.kind(),
                    values,
                    piece.where(),
                    String.join(" ", piece.states()));
        }
        return table;
    }
}
