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
        name = "backup",
        description = "Copy all matches to a file, also while the server is running.",
        sortOptions = false)
final class BackupCommand implements Runnable {
    @Spec private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The file to write.")
    private Path file;

    @Mixin private StorageOptions storage;

    @Option(names = "--force", description = "Replace a file that exists.")
    private boolean force;

    @Override
    public void run() {
        Settings from = storage.settings();
        Backup.Content[] content = new Backup.Content[1];
        new NewFile(file, force)
                .write(draft -> content[0] = Backup.write(from.database(), from.data(), draft));
        spec.commandLine().getOut().println(file + ": " + told(content[0]));
    }

    static String told(Backup.Content content) {
        return Counted.of(content.matches(), "match", "matches")
                + " with "
                + Counted.of(content.moves(), "move");
    }
}
