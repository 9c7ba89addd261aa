package kessel.server;

import java.nio.file.Path;
import java.time.Duration;

/** Settings for tests: any free port, computers that do not wait, limits that nobody meets. */
final class TestSettings {
    static final Settings.Limits WIDE =
            new Settings.Limits(0, 1, 1_000_000, 1_000_000, 1000, 1000, 10_000);

    private TestSettings() {}

    static Settings in(Path folder) {
        return Settings.in(folder).withPort(0).withPause(Duration.ZERO).withLimits(WIDE);
    }
}
