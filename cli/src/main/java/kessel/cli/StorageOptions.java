package kessel.cli;

import java.nio.file.Path;
import kessel.server.Settings;
import picocli.CommandLine.Option;

/** Where the matches are. */
final class StorageOptions {
    @Option(
            names = "--data",
            paramLabel = "DIR",
            description =
                    "The folder of the matches. Default: kessel in $XDG_DATA_HOME or ~/.local/share.")
    private Path data;

    @Option(
            names = "--database",
            paramLabel = "URL",
            description =
                    "Keep the matches in PostgreSQL: postgres://user:password@host/name. Default:"
                            + " $$KESSEL_DATABASE, else SQLite in the data folder.")
    private String database = System.getenv("KESSEL_DATABASE");

    Settings settings() {
        return (data == null ? Settings.defaults() : Settings.in(data)).withDatabase(database);
    }
}
