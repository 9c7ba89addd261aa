package kessel.cli;

import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** The program as the shell sees it: one command for each thing it does. */
@Command(
        name = Kessel.NAME,
        versionProvider = Kessel.Version.class,
        description = "Second World War hex wargames with all their rules enforced.",
        synopsisSubcommandLabel = "COMMAND",
        footer = {"", "./kessel COMMAND --help says more about a command."},
        subcommands = {
            ServeCommand.class,
            BackupCommand.class,
            RestoreCommand.class,
            GamesCommand.class,
            ShowCommand.class,
            PlayCommand.class,
            SimulateCommand.class,
            ArenaCommand.class,
            TuneCommand.class,
            PuzzlesCommand.class,
            ReplayCommand.class,
            VerifyCommand.class,
            MovesCommand.class,
            JudgeCommand.class,
            BenchCommand.class
        })
public final class Kessel implements Runnable {
    static final String NAME = "./kessel";

    @Spec private CommandSpec spec;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            description = "Show this help.")
    private boolean help;

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            description = "Show the version.")
    private boolean version;

    @Option(
            names = "--debug",
            scope = ScopeType.INHERIT,
            description = "Show where in the program an internal error happened.")
    private boolean debug;

    public static void main(String[] arguments) {
        PrintWriter out = new PrintWriter(System.out);
        PrintWriter err = new PrintWriter(System.err, true);
        System.exit(run(out, err, arguments));
    }

    /** Runs one command and gives the exit code. */
    static int run(PrintWriter out, PrintWriter err, String... arguments) {
        Kessel kessel = new Kessel();
        Complaints complaints = new Complaints(() -> kessel.debug);
        CommandLine commands =
                new CommandLine(kessel)
                        .setOut(out)
                        .setErr(err)
                        .setExpandAtFiles(false)
                        .registerConverter(int.class, Kessel::number)
                        .registerConverter(Integer.class, Kessel::number)
                        .registerConverter(long.class, text -> whole(text, Long.MAX_VALUE))
                        .setParameterExceptionHandler(complaints)
                        .setExecutionExceptionHandler(complaints);
        try {
            return commands.execute(ServeCommand.unlessNamed(arguments));
        } catch (StackOverflowError | OutOfMemoryError exhausted) {
            // picocli lets errors through; the reader gets one line for these, too.
            return complaints.internal(exhausted, err);
        } finally {
            out.flush();
            err.flush();
        }
    }

    private static int number(String text) {
        return (int) whole(text, Integer.MAX_VALUE);
    }

    private static long whole(String text, long most) {
        try {
            long number = Long.parseLong(text);
            if (Math.abs(number) <= most) {
                return number;
            }
        } catch (NumberFormatException notANumber) {
            // Told below, in the same words as a number that is too large.
        }
        throw new TypeConversionException("'" + text + "' is not a whole number within reason");
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Kessel.class.getPackage().getImplementationVersion();
            return new String[] {"Kessel " + (version == null ? "(not packaged)" : version)};
        }
    }
}
