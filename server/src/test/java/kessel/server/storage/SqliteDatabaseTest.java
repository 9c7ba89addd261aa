package kessel.server.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteDatabaseTest {
    private static final int ALL = 40;
    private static final int BROKEN = 13;

    @TempDir Path folder;

    @Test
    void ofWorkThatIsWrittenTogetherOnlyWhatFailsIsUndone() throws Exception {
        try (Database database = Database.open(null, folder.resolve("data"));
                ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            database.write(handle -> handle.execute("CREATE TABLE numbers (number INTEGER)"));
            CountDownLatch gathered = new CountDownLatch(ALL);
            Future<Integer> first = threads.submit(() -> database.write(_ -> wait(gathered)));
            List<Future<Integer>> others = new ArrayList<>();
            for (int i = 0; i < ALL; i++) {
                int number = i;
                others.add(
                        threads.submit(
                                () -> {
                                    gathered.countDown();
                                    return database.write(handle -> insert(handle, number));
                                }));
            }
            assertThat(first.get()).isZero();
            for (int i = 0; i < ALL; i++) {
                Future<Integer> other = others.get(i);
                if (i == BROKEN) {
                    assertThatThrownBy(other::get)
                            .isInstanceOf(ExecutionException.class)
                            .cause()
                            .isInstanceOf(IllegalStateException.class)
                            .hasMessage("broken");
                } else {
                    assertThat(other.get()).isEqualTo(i);
                }
            }
            List<Integer> written =
                    database.jdbi()
                            .withHandle(
                                    handle ->
                                            handle.createQuery("SELECT number FROM numbers")
                                                    .mapTo(Integer.class)
                                                    .list());
            assertThat(written).hasSize(ALL - 1).doesNotContain(BROKEN).doesNotHaveDuplicates();
        }
    }

    private static int wait(CountDownLatch gathered) {
        try {
            gathered.await();
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
        return 0;
    }

    private static int insert(Handle handle, int number) {
        handle.execute("INSERT INTO numbers VALUES (?)", number);
        if (number == BROKEN) {
            throw new IllegalStateException("broken");
        }
        return number;
    }
}
