package kessel.cli;

import java.nio.file.Path;
import kessel.server.Settings;
import kessel.server.storage.Backup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "restore",
        description =
                "Take all matches from a file that backup wrote. No server may be running on them.",
        sortOptions = false)
final class RestoreCommand implements Runnable {
    @Spec private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The file that backup wrote.")
    private Path file;

    @Mixin private StorageOptions storage;

    @Option(names = "--replace", description = "Give up the matches that are there.")
    private boolean replace;

    @Override
    public void run() {
        Settings to = storage.settings();
        Backup.Content content = Backup.restore(file, to.database(), to.data(), replace);
        spec.commandLine().getOut().println("Restored " + BackupCommand.told(content));
    }
}
