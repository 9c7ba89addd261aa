package kessel.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import kessel.engine.game.Game;
import kessel.engine.game.Printed;
import kessel.engine.game.SealedChance;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What is settled before a game: its scenario, its options and where its luck comes from. */
final class Agreement {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--scenario",
            paramLabel = "ID",
            description = "The scenario. Default: the game's first.")
    private String scenario;

    @Option(
            names = "--option",
            paramLabel = "ID",
            description = "An option of the game (./kessel show GAME lists them); may be repeated.")
    private List<String> options = new ArrayList<>();

    @Option(
            names = "--seed",
            paramLabel = "SEED",
            description = "The seed of all luck, any word. Default: a new one.")
    private String seed;

    /** Whether anything was settled that a position file settles itself. */
    boolean isGiven() {
        return scenario != null || !options.isEmpty();
    }

    String scenario(Game<?, ?> game) {
        List<String> known = game.printed().scenarios().stream().map(Printed.Scenario::id).toList();
        return scenario == null ? known.getFirst() : oneOf(known, "--scenario", scenario, game);
    }

    SortedSet<String> options(Game<?, ?> game) {
        List<String> known =
                game.printed().scenario(scenario(game)).orElseThrow().options().stream()
                        .map(Printed.Option::id)
                        .toList();
        SortedSet<String> chosen = new TreeSet<>();
        options.forEach(option -> chosen.add(oneOf(known, "--option", option, game)));
        return chosen;
    }

    private String oneOf(List<String> known, String name, String id, Game<?, ?> game) {
        if (!known.contains(id)) {
            throw usage(
                    "option '"
                            + name
                            + "': "
                            + game.id()
                            + " has no '"
                            + id
                            + "'; it has "
                            + String.join(", ", known));
        }
        return id;
    }

    String seed() {
        if (seed == null) {
            return SealedChance.newSeed();
        }
        // A record gives the seed the rest of a line; what would not come back the same is refused.
        if (seed.isBlank() || !seed.equals(seed.strip()) || seed.lines().count() > 1) {
            throw usage("option '--seed' wants a word, not '" + seed + "'");
        }
        return seed;
    }

    private ParameterException usage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
