package kessel.engine.game;

import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Supplier;

/**
 * Workspaces for what is done over and over: taken, used and given back, so that nothing is
 * allocated once there are enough of them. No thread owns one: any number of virtual threads can
 * come and go, and only as many are kept as were ever used at the same time, up to a limit.
 */
public final class Workspaces<T> {
    /** So far apart do slots lie that two threads do not wait for one cache line. */
    private static final int APART = 16;

    private static final int SLOTS =
            Integer.highestOneBit(Runtime.getRuntime().availableProcessors()) * 4;

    private final AtomicReferenceArray<T> slots = new AtomicReferenceArray<>(SLOTS * APART);
    private final Supplier<T> made;

    public Workspaces(Supplier<T> made) {
        this.made = made;
    }

    /** One for the caller alone, until it is given back. */
    public T take() {
        int home = home();
        for (int i = 0; i < SLOTS; i++) {
            T workspace = slots.getAndSet(slot(home + i), null);
            if (workspace != null) {
                return workspace;
            }
        }
        return made.get();
    }

    public void give(T workspace) {
        int home = home();
        for (int i = 0; i < SLOTS; i++) {
            if (slots.compareAndSet(slot(home + i), null, workspace)) {
                return;
            }
        }
    }

    /** Where a thread looks first: for one that goes on calling, the slot that it used last. */
    private static int home() {
        return (int) Thread.currentThread().threadId();
    }

    private static int slot(int number) {
        return (number & SLOTS - 1) * APART;
    }
}
