package kessel.server;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** Keeps what was used lately and forgets the rest. */
final class Recent<K, V> {
    private final Map<K, V> kept;

    Recent(int most) {
        kept =
                new LinkedHashMap<>(16, 0.75f, true) {
                    private static final long serialVersionUID = 1L;

                    @Override
                    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                        return size() > most;
                    }
                };
    }

    synchronized V get(K key) {
        return kept.get(key);
    }

    synchronized void put(K key, V value) {
        kept.put(key, value);
    }

    synchronized V get(K key, Supplier<V> missing) {
        return kept.computeIfAbsent(key, _ -> missing.get());
    }

    synchronized void forget(K key) {
        kept.remove(key);
    }

    /** Forgets this value, but not another that has taken its place. */
    synchronized void forget(K key, V value) {
        kept.remove(key, value);
    }

    synchronized int size() {
        return kept.size();
    }
}
