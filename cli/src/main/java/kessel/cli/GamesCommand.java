package kessel.cli;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Printed;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "games", description = "List the games and their scenarios.")
final class GamesCommand implements Runnable {
    private record Row(Game<?, ?> game, Printed.Scenario scenario) {
        String title() {
            return game.printed().title() + ": " + scenario.title();
        }

        Map<String, Object> json() {
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("game", game.id());
            json.put("scenario", scenario.id());
            json.put("title", title());
            json.put("sides", game.sides());
            return json;
        }
    }

    @Spec private CommandSpec spec;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Override
    public void run() {
        PrintWriter out = spec.commandLine().getOut();
        List<Row> rows =
                GameBox.shelf().stream()
                        .<Row>mapMulti(
                                (box, each) -> {
                                    Game<?, ?> game = GameBox.open(box.id());
                                    game.printed()
                                            .scenarios()
                                            .forEach(
                                                    scenario ->
                                                            each.accept(new Row(game, scenario)));
                                })
                        .toList();
        if (json) {
            Json.print(out, rows.stream().map(Row::json).toList());
            return;
        }
        TextTable table = new TextTable();
        rows.forEach(row -> table.row(row.game.id(), row.scenario.id(), row.title()));
        table.print(out);
    }
}
