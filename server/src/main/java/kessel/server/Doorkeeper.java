package kessel.server;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import kessel.server.storage.Archive;

/** Sees to it that nobody takes more than their share. */
final class Doorkeeper {
    private static final int SECONDS_A_DAY = 86_400;

    private final Settings.Limits limits;
    private final Archive archive;
    private final Throttle requests;
    private final Throttle matches;
    private final Map<String, Integer> streams = new ConcurrentHashMap<>();

    Doorkeeper(Settings.Limits limits, Archive archive) {
        this.limits = limits;
        this.archive = archive;
        requests = new Throttle(limits.burst(), limits.requestsPerSecond(), System::nanoTime);
        matches =
                new Throttle(
                        limits.matchesPerDay(),
                        limits.matchesPerDay() / (double) SECONDS_A_DAY,
                        System::nanoTime);
    }

    void admit(String address) {
        if (limits.requestsPerSecond() > 0 && !requests.grants(household(address))) {
            throw tooMany("too many requests; wait a little", requests.patience());
        }
    }

    void admitMatch(String address) {
        if (archive.count() >= limits.matches()) {
            throw new Refusal(503, "this server holds as many matches as it can");
        }
        if (!matches.grants(household(address))) {
            throw tooMany("too many new matches; wait a little", matches.patience());
        }
    }

    void admitStream(String address) {
        int open = streams.merge(household(address), 1, Integer::sum);
        if (open > limits.streams()) {
            streamEnded(address);
            throw tooMany("too many open streams of events", 1);
        }
    }

    void streamEnded(String address) {
        streams.computeIfPresent(household(address), (_, open) -> open == 1 ? null : open - 1);
    }

    private static Refusal tooMany(String error, long seconds) {
        return new Refusal(429, error, Map.of("retryAfter", seconds));
    }

    /** An IPv6 household has 2^64 addresses: they count as one. */
    private static String household(String address) {
        if (address.indexOf(':') < 0) {
            return address;
        }
        try {
            byte[] bytes = InetAddress.ofLiteral(address).getAddress();
            if (bytes.length == 16) {
                java.util.Arrays.fill(bytes, 8, 16, (byte) 0);
            }
            return InetAddress.getByAddress(bytes).getHostAddress();
        } catch (IllegalArgumentException | UnknownHostException odd) {
            return address;
        }
    }
}
