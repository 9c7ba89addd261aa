package kessel.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import kessel.engine.game.Game;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Sight;
import kessel.engine.match.Match;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "replay", description = "Play a record again and print its journal.")
final class ReplayCommand implements Runnable {
    private static final String SPECTATOR = "spectator";

    @Spec private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The record of a match.")
    private Path file;

    @Mixin private StopAfter stop;

    @Option(
            names = "--as",
            paramLabel = "SIDE",
            description =
                    "Name only the units that this side (such as axis) or a spectator could see."
                            + " Default: all of them.")
    private String viewer;

    @Option(
            names = "--position",
            description = "Print the position, as a position file, and no journal.")
    private boolean position;

    @Override
    public void run() {
        GameFile record = GameFile.readRecord(file);
        replay(record, record.game());
    }

    private <P extends Position<P>, M extends Move> void replay(GameFile record, Game<P, M> game) {
        if (position && viewer != null) {
            throw new ParameterException(
                    spec.commandLine(),
                    "'--position' shows everything, so '--as' does not go with it");
        }
        Speaker speaker = viewer == null ? Speaker.open(game) : Speaker.to(viewer(game), game);
        Match<P, M> match = record.match(game, stop.moves());
        PrintWriter out = spec.commandLine().getOut();
        if (position) {
            out.print(game.positions().write(match.position()));
            return;
        }
        Narrator narrator = new Narrator(speaker, out, viewer == null);
        narrator.opening(match);
        narrator.moves(match);
        narrator.standing(match);
    }

    private int viewer(Game<?, ?> game) {
        int side = viewer.equals(SPECTATOR) ? Sight.SPECTATOR : game.side(viewer);
        if (side < 0) {
            throw new ParameterException(
                    spec.commandLine(),
                    "option '--as': '"
                            + viewer
                            + "' is none of "
                            + String.join(", ", game.sides())
                            + ", "
                            + SPECTATOR);
        }
        return side;
    }
}
