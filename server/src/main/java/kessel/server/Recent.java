package kessel.server;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;

/** Keeps what was used lately, as much as fits by weight, and forgets the rest. */
final class Recent<K, V> {
    private record Weighed<V>(V value, long weight) {}

    private final Map<K, Weighed<V>> kept = new LinkedHashMap<>(16, 0.75f, true);
    private final long most;
    private final ToLongFunction<V> scales;
    private long weight;

    /**
     * @param most the weight of all together; what was used last is kept however heavy it is
     */
    Recent(long most, ToLongFunction<V> scales) {
        this.most = most;
        this.scales = scales;
    }

    synchronized V get(K key) {
        Weighed<V> found = kept.get(key);
        return found == null ? null : found.value();
    }

    synchronized void put(K key, V value) {
        remember(key, value);
    }

    /** Puts what becomes of the value in its place; the value is null where there is none. */
    synchronized V update(K key, UnaryOperator<V> change) {
        V changed = change.apply(get(key));
        remember(key, changed);
        return changed;
    }

    private void remember(K key, V value) {
        Weighed<V> now = new Weighed<>(value, scales.applyAsLong(value));
        Weighed<V> before = kept.put(key, now);
        weight += now.weight() - (before == null ? 0 : before.weight());
        forgetWhatDoesNotFit();
    }

    private void forgetWhatDoesNotFit() {
        Iterator<Weighed<V>> oldest = kept.values().iterator();
        while (weight > most && kept.size() > 1) {
            weight -= oldest.next().weight();
            oldest.remove();
        }
    }

    /** A value that has changed has another weight; one that is not kept any more has none. */
    synchronized void weighAgain(K key, V value) {
        Weighed<V> found = kept.get(key);
        if (found != null && found.value() == value) {
            remember(key, value);
        }
    }

    /** Forgets this value, but not another that has taken its place. */
    synchronized void forget(K key, V value) {
        Weighed<V> found = kept.get(key);
        if (found != null && found.value() == value) {
            weight -= found.weight();
            kept.remove(key);
        }
    }

    synchronized int size() {
        return kept.size();
    }

    synchronized long weight() {
        return weight;
    }
}
