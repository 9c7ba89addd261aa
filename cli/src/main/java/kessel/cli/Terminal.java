package kessel.cli;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/** Whether somebody is watching. */
final class Terminal {
    private static final int STANDARD_ERROR = 2;

    private Terminal() {}

    /**
     * Whether the error stream leads to a terminal. {@link java.io.Console} knows of input and
     * output only, and those may well lead to files while a person watches the errors.
     */
    @SuppressWarnings("restricted")
    static boolean showsErrors() {
        try {
            Linker linker = Linker.nativeLinker();
            MethodHandle isatty =
                    linker.downcallHandle(
                            linker.defaultLookup().findOrThrow("isatty"),
                            FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));
            return (int) isatty.invokeExact(STANDARD_ERROR) == 1;
        } catch (Throwable notHere) {
            // A system without isatty, or one that forbids the call: then nobody is taken to watch.
            return false;
        }
    }
}
