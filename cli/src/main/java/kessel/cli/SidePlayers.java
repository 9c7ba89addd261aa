package kessel.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import kessel.engine.data.DataFault;
import kessel.engine.game.Game;
import kessel.players.Entrant;
import kessel.players.Players;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Who plays which side. */
final class SidePlayers {
    private static final String DEFAULT = "greedy";

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = SideOptions.ANY_SIDE,
            paramLabel = "PLAYER",
            hideParamSyntax = true,
            description =
                    "Who plays a side, such as --axis officer, or --axis general 10s with the time"
                            + " for a turn; the players are random, greedy, recruit, officer and"
                            + " general. Default: greedy.")
    private Map<String, String> bySide = new LinkedHashMap<>();

    /** A player's name for each side of this game. */
    List<String> of(Game<?, ?> game) {
        bySide.forEach((side, player) -> check(game, side, player));
        return game.sides().stream().map(side -> bySide.getOrDefault(side, DEFAULT)).toList();
    }

    private void check(Game<?, ?> game, String side, String player) {
        if (!game.sides().contains(side)) {
            String sides =
                    game.sides().stream()
                            .map(known -> "--" + known)
                            .collect(Collectors.joining(" and "));
            throw usage(
                    "Unknown option: '--"
                            + side
                            + "'; the sides of "
                            + game.id()
                            + " are "
                            + sides);
        }
        if (player.isEmpty()) {
            throw usage(
                    "option '--"
                            + side
                            + "' wants a player: "
                            + String.join(", ", Players.names()));
        }
        try {
            Entrant.read(player);
        } catch (DataFault unknown) {
            throw usage("option '--" + side + "': " + unknown.getMessage());
        }
    }

    private ParameterException usage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
