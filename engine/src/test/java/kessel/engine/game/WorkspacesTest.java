package kessel.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class WorkspacesTest {
    private final AtomicInteger made = new AtomicInteger();
    private final Workspaces<AtomicInteger> workspaces =
            new Workspaces<>(
                    () -> {
                        made.incrementAndGet();
                        return new AtomicInteger();
                    });

    @Test
    void whatWasGivenBackIsTakenAgain() {
        AtomicInteger first = workspaces.take();
        workspaces.give(first);
        assertThat(workspaces.take()).isSameAs(first);
        assertThat(made).hasValue(1);
    }

    @Test
    void whoTakesTwoHasTwo() {
        AtomicInteger first = workspaces.take();
        AtomicInteger second = workspaces.take();
        assertThat(second).isNotSameAs(first);
        workspaces.give(first);
        workspaces.give(second);
        assertThat(List.of(workspaces.take(), workspaces.take()))
                .containsExactlyInAnyOrder(first, second);
    }

    @Test
    void nobodySharesOne() throws Exception {
        List<Future<Integer>> threads = new ArrayList<>();
        try (ExecutorService virtual = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 200; i++) {
                threads.add(virtual.submit(this::mostUsersAtOnce));
            }
        }
        for (Future<Integer> thread : threads) {
            assertThat(thread.get()).isEqualTo(1);
        }
        // Not one for each thread that came by.
        made.set(0);
        for (int i = 0; i < 200; i++) {
            Thread.startVirtualThread(() -> workspaces.give(workspaces.take())).join();
        }
        assertThat(made).hasValue(0);
    }

    private int mostUsersAtOnce() {
        int most = 0;
        for (int i = 0; i < 200; i++) {
            AtomicInteger users = workspaces.take();
            most = Math.max(most, users.incrementAndGet());
            Thread.yield();
            users.decrementAndGet();
            workspaces.give(users);
        }
        return most;
    }
}
