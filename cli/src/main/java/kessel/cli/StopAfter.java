package kessel.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How many of a record's moves to make. */
final class StopAfter {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--to",
            paramLabel = "N",
            description = "Stop after the record's first N moves. Default: after all of them.")
    private Integer to;

    int moves() {
        if (to == null) {
            return GameFile.ALL;
        }
        if (to < 0) {
            throw new ParameterException(
                    spec.commandLine(), "option '--to' wants a number from 0, not " + to);
        }
        return to;
    }
}
