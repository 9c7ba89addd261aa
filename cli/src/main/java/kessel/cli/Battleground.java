package kessel.cli;

import java.util.List;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Printed;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/**
 * What is played where {@code GAME[/SCENARIO]} is asked for.
 *
 * @param scenarios the one that was named, or all that the game has
 */
record Battleground(Game<?, ?> game, List<String> scenarios) {
    static Battleground read(CommandSpec spec, String what) {
        String[] halves = what.split("/", 2);
        Game<?, ?> game = GameBox.open(halves[0]);
        List<String> known = game.printed().scenarios().stream().map(Printed.Scenario::id).toList();
        if (halves.length == 1) {
            return new Battleground(game, known);
        }
        if (!known.contains(halves[1])) {
            throw new ParameterException(
                    spec.commandLine(),
                    game.id()
                            + " has no scenario '"
                            + halves[1]
                            + "'; it has "
                            + String.join(", ", known));
        }
        return new Battleground(game, List.of(halves[1]));
    }
}
