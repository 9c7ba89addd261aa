package kessel.server;

final class SqlitePeopleTest extends PeopleContract {
    @Override
    Settings settings() {
        return TestSettings.in(folder.resolve("data"));
    }
}
