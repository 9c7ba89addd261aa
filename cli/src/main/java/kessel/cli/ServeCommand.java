package kessel.cli;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import kessel.engine.data.DataFault;
import kessel.server.Network;
import kessel.server.Serving;
import kessel.server.Settings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = "serve",
        description =
                "Open the table in the browser; this is also what ./kessel does without a command.",
        sortOptions = false)
final class ServeCommand implements Runnable {
    private static final List<String> ABOUT_THE_PROGRAM =
            List.of("-h", "--help", "-V", "--version");

    @Spec private CommandSpec spec;

    @Option(
            names = "--port",
            paramLabel = "PORT",
            description = "Where to listen. Default: " + Settings.PORT + "; 0 finds a free one.")
    private int port = Settings.PORT;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description =
                    "Who can reach it. Default: "
                            + Settings.HOST
                            + ", this computer; 0.0.0.0 is all.")
    private String host = Settings.HOST;

    @Option(
            names = "--public-host",
            paramLabel = "NAME",
            description =
                    "A name under which others reach it, such as kessel.example.org; may be given"
                            + " several times. Addresses in digits, localhost and, with --host, this"
                            + " computer's own name need not be given.")
    private List<String> publicHosts = List.of();

    @Option(names = "--no-browser", description = "Do not open the browser.")
    private boolean noBrowser;

    @Option(
            names = "--no-rehearsal",
            description =
                    "Do not play a little of every game after the start. That takes two processors"
                            + " some three seconds; without it the first moves are slower.")
    private boolean noRehearsal;

    @Mixin private StorageOptions storage;

    @Mixin private LimitOptions limits;

    @Option(
            names = "--trusted-proxy",
            paramLabel = "ADDRESS[/BITS]",
            description =
                    "A proxy that is believed when it says for whom it asks (X-Forwarded-For,"
                            + " -Proto, -Host); may be repeated. Default: none.")
    private List<String> proxies = new ArrayList<>();

    @Option(
            names = "--think-seconds",
            paramLabel = "N",
            description =
                    "How long a computer player may think about a turn, at most; whoever begins a"
                            + " match chooses. Default: 30.")
    private long thinkSeconds = Settings.THOUGHT.toSeconds();

    @Override
    public void run() {
        if (port < 0 || port > 65_535) {
            throw new ParameterException(spec.commandLine(), "a port is a number from 0 to 65535");
        }
        if (thinkSeconds < 1 || thinkSeconds > 3600) {
            throw new ParameterException(
                    spec.commandLine(), "'--think-seconds' is a number from 1 to 3600");
        }
        Serving serving =
                Serving.start(
                        storage.settings()
                                .withPort(port)
                                .withHost(host)
                                .withPublicHosts(publicHosts)
                                .withThought(Duration.ofSeconds(thinkSeconds))
                                .withLimits(limits.limits())
                                .withTrustedProxies(trusted()),
                        spec.commandLine().getOut());
        if (!noRehearsal) {
            serving.rehearse();
        }
        if (!noBrowser) {
            openBrowser(serving.address());
        }
        serving.untilStopped();
    }

    private List<Network> trusted() {
        try {
            return proxies.stream().map(Network::of).toList();
        } catch (DataFault wrong) {
            throw new ParameterException(
                    spec.commandLine(), "'--trusted-proxy': " + wrong.getMessage());
        }
    }

    /** Arguments that name no command are this command's. */
    static String[] unlessNamed(String... arguments) {
        String first =
                Arrays.stream(arguments)
                        .filter(argument -> !argument.equals("--debug"))
                        .findFirst()
                        .orElse("--");
        boolean own = first.startsWith("-") && !ABOUT_THE_PROGRAM.contains(first);
        return own
                ? Stream.concat(Stream.of("serve"), Arrays.stream(arguments)).toArray(String[]::new)
                : arguments;
    }

    /** Opens the table where there is a screen to open it on; who has none has read the address. */
    private static void openBrowser(URI address) {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        boolean screen =
                System.getenv("DISPLAY") != null || System.getenv("WAYLAND_DISPLAY") != null;
        List<String> command;
        if (system.contains("mac")) {
            command = List.of("open", address.toString());
        } else if (system.contains("windows")) {
            command = List.of("rundll32", "url.dll,FileProtocolHandler", address.toString());
        } else if (screen) {
            command = List.of("xdg-open", address.toString());
        } else {
            return;
        }
        try {
            new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException missing) {
            // The address is on the screen; it can be opened by hand.
        }
    }
}
