package kessel.server;

import java.util.function.LongSupplier;

/** Lets each address do so much at once and so much a second in the long run: a token bucket. */
final class Throttle {
    /** Beyond this many addresses, the one is forgotten that has been away for longest. */
    static final int ADDRESSES = 20_000;

    private static final double NANOS = 1e9;

    private final double burst;
    private final double perSecond;
    private final LongSupplier nanos;
    private final Recent<String, Bucket> buckets = new Recent<>(ADDRESSES, _ -> 1);

    private record Bucket(double tokens, long at, boolean granted) {}

    Throttle(double burst, double perSecond, LongSupplier nanos) {
        this.burst = burst;
        this.perSecond = perSecond;
        this.nanos = nanos;
    }

    boolean grants(String address) {
        long now = nanos.getAsLong();
        return buckets.update(address, bucket -> take(bucket, now)).granted();
    }

    private Bucket take(Bucket bucket, long now) {
        double tokens = bucket == null ? burst : filled(bucket, now);
        return tokens >= 1 ? new Bucket(tokens - 1, now, true) : new Bucket(tokens, now, false);
    }

    private double filled(Bucket bucket, long now) {
        return Math.min(burst, bucket.tokens() + (now - bucket.at()) / NANOS * perSecond);
    }

    int addresses() {
        return buckets.size();
    }

    /** How many seconds until somebody who is refused now may try again. */
    long patience() {
        return Math.max(1, (long) Math.ceil(1 / perSecond));
    }
}
