package kessel.cli;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.Stack;
import java.util.stream.Collectors;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.players.Entrant;
import picocli.CommandLine.IModelTransformer;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParameterException;

/**
 * Lets {@code --axis greedy} be an option although only the game knows its sides, and the game is
 * itself an argument: a long option that the command does not declare becomes an entry of the
 * {@link SidePlayers}, who ask the game later.
 */
final class SideOptions implements IParameterPreprocessor, IModelTransformer {
    static final String ANY_SIDE = "--SIDE";

    @Override
    public boolean preprocess(
            Stack<String> arguments,
            CommandSpec command,
            ArgSpec argument,
            Map<String, Object> info) {
        List<String> given = List.copyOf(arguments.reversed());
        arguments.clear();
        new Rewriting(command, given, arguments.reversed()).run();
        return false;
    }

    private static final class Rewriting {
        private final CommandSpec command;
        private final List<String> given;
        private final List<String> rewritten;
        private final Set<String> sides = new HashSet<>();
        private int next;

        Rewriting(CommandSpec command, List<String> given, List<String> rewritten) {
            this.command = command;
            this.given = given;
            this.rewritten = rewritten;
        }

        void run() {
            while (next < given.size()) {
                String word = given.get(next++);
                if (word.equals("--")) {
                    rewritten.add(word);
                    rewritten.addAll(given.subList(next, given.size()));
                    return;
                }
                if (!word.startsWith("--")) {
                    rewritten.add(word);
                    continue;
                }
                String[] halves = word.split("=", 2);
                OptionSpec declared = command.optionsMap().get(halves[0]);
                if (declared == null || halves[0].equals(ANY_SIDE)) {
                    side(halves[0], halves.length == 2 ? halves[1] : player());
                } else {
                    rewritten.add(word);
                    if (halves.length == 1 && declared.arity().min() > 0 && next < given.size()) {
                        rewritten.add(given.get(next++));
                    }
                }
            }
        }

        private void side(String option, String player) {
            if (!sides.add(option)) {
                throw new ParameterException(
                        command.commandLine(),
                        "option '" + option + "' should be specified only once");
            }
            rewritten.add(ANY_SIDE);
            rewritten.add(option.substring(2) + "=" + player);
        }

        /** The word that follows, unless it is plainly something else; then nothing. */
        private String player() {
            boolean follows =
                    next < given.size()
                            && !given.get(next).startsWith("-")
                            && GameBox.shelf().stream()
                                    .noneMatch(box -> box.id().equals(given.get(next)));
            if (!follows) {
                return "";
            }
            String player = given.get(next++);
            return next < given.size() && Entrant.isTime(given.get(next))
                    ? player + " " + given.get(next++)
                    : player;
        }
    }

    /** Ends the command's help with the sides of every game; only help opens them all. */
    @Override
    public CommandSpec transform(CommandSpec command) {
        command.usageMessage()
                .sectionMap()
                .put(UsageMessageSpec.SECTION_KEY_FOOTER, _ -> sidesOfAllGames());
        return command;
    }

    private static String sidesOfAllGames() {
        return GameBox.shelf().stream()
                .map(GameBox::open)
                .map(game -> "  " + game.id() + "  " + synopsis(game) + "%n")
                .collect(Collectors.joining("", "%nThe sides:%n", ""))
                .formatted();
    }

    private static String synopsis(Game<?, ?> game) {
        return game.sides().stream()
                .map(side -> "--" + side + " PLAYER")
                .collect(Collectors.joining(" "));
    }
}
