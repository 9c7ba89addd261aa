package kessel.cli;

import java.io.PrintWriter;
import java.util.function.BooleanSupplier;
import kessel.engine.data.DataFault;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * What the program says when something is wrong: one line about what the user can mend, and never a
 * stack trace unless somebody asks for it.
 */
final class Complaints implements IParameterExceptionHandler, IExecutionExceptionHandler {
    /** A fault in what the user gave: a file, a game, a move. */
    static final int FAULT = 1;

    /** A command that was not used as it should be. */
    static final int USAGE = 2;

    /** A bug: EX_SOFTWARE of sysexits.h. */
    static final int INTERNAL = 70;

    private final BooleanSupplier debug;

    Complaints(BooleanSupplier debug) {
        this.debug = debug;
    }

    @Override
    public int handleParseException(ParameterException wrong, String[] arguments) {
        CommandLine command = wrong.getCommandLine();
        command.getOut().flush();
        String name = command.getCommandSpec().qualifiedName();
        command.getErr().println(oneLine(message(wrong)));
        command.getErr().println("Try " + name + " --help");
        return USAGE;
    }

    /** picocli counts arguments; a person wants to hear which word was not understood. */
    private static String message(ParameterException wrong) {
        if (wrong instanceof UnmatchedArgumentException unmatched && !unmatched.isUnknownOption()) {
            boolean command = wrong.getCommandLine().getParent() == null;
            return (command ? "Unknown command: '" : "Unexpected argument: '")
                    + unmatched.getUnmatched().getFirst()
                    + "'";
        }
        return wrong.getMessage();
    }

    @Override
    public int handleExecutionException(
            Exception exception, CommandLine command, ParseResult parsed) {
        command.getOut().flush();
        if (exception instanceof DataFault fault) {
            command.getErr().println(oneLine(fault.getMessage()));
            return FAULT;
        }
        return internal(exception, command.getErr());
    }

    int internal(Throwable bug, PrintWriter err) {
        err.println("internal error: " + oneLine(bug.toString()) + " (--debug says where)");
        if (debug.getAsBoolean()) {
            bug.printStackTrace(err);
        }
        return INTERNAL;
    }

    private static String oneLine(String message) {
        return message.strip().replaceAll("\\s*\\R\\s*", " ");
    }
}
