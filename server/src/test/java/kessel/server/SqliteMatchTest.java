package kessel.server;

final class SqliteMatchTest extends MatchContract {
    @Override
    Settings settings() {
        return TestSettings.in(folder.resolve("data"));
    }
}
