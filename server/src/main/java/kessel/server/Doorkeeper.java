package kessel.server;

import java.util.Map;
import java.util.function.Supplier;
import kessel.server.storage.Archive;

/** Sees to it that nobody takes more than their share. */
final class Doorkeeper {
    private static final int SECONDS_A_DAY = 86_400;

    /** Each may hold a record in memory while it comes in and while it waits. */
    private static final int MOST_UPLOADS = 32;

    private static final long UPLOAD_RETRY_SECONDS = 5;

    /** So many notes at once, and one in so many seconds in the long run. */
    private static final int NOTES = 12;

    private static final double SECONDS_A_NOTE = 4;

    /** Hints take time of the machine. */
    private static final int HINTS = 6;

    private static final double SECONDS_A_HINT = 4;

    private final Settings.Limits limits;
    private final Archive archive;
    private final Throttle requests;
    private final Throttle matches;
    private final Throttle notes = new Throttle(NOTES, 1 / SECONDS_A_NOTE, System::nanoTime);
    private final Throttle hints = new Throttle(HINTS, 1 / SECONDS_A_HINT, System::nanoTime);
    private final Turnstile streams;
    private final Turnstile uploads;

    Doorkeeper(Settings.Limits limits, Archive archive) {
        this.limits = limits;
        this.archive = archive;
        requests = new Throttle(limits.burst(), limits.requestsPerSecond(), System::nanoTime);
        matches =
                new Throttle(
                        limits.matchesPerDay(),
                        limits.matchesPerDay() / (double) SECONDS_A_DAY,
                        System::nanoTime);
        streams = new Turnstile(limits.streams(), Integer.MAX_VALUE);
        uploads = new Turnstile(limits.uploads(), MOST_UPLOADS);
    }

    void admit(String address) {
        if (limits.requestsPerSecond() > 0 && !requests.grants(Household.of(address))) {
            throw tooMany("too many requests; wait a little", requests.patience());
        }
    }

    void admitMatch(String address) {
        if (archive.count() >= limits.matches()) {
            throw new Refusal(503, "this server holds as many matches as it can");
        }
        if (!matches.grants(Household.of(address))) {
            throw tooMany("too many new matches; wait a little", matches.patience());
        }
    }

    /** What people say to each other, or call themselves. */
    void admitNote(String address) {
        if (!notes.grants(Household.of(address))) {
            throw tooMany("too many words; wait a little", notes.patience());
        }
    }

    void admitHint(String address) {
        if (!hints.grants(Household.of(address))) {
            throw tooMany("too many hints; think a little", hints.patience());
        }
    }

    void admitStream(String address) {
        if (streams.enter(Household.of(address)) != Turnstile.Answer.ENTERED) {
            throw tooMany("too many open streams of events", 1);
        }
    }

    void streamEnded(String address) {
        streams.leave(Household.of(address));
    }

    /** Takes in something large, unless too much of that is under way. */
    <T> T upload(String address, Supplier<T> work) {
        String household = Household.of(address);
        switch (uploads.enter(household)) {
            case TOO_MANY_OF_ONE -> throw tooMany("too many records at once; wait a little", 1);
            case FULL ->
                    throw new Refusal(
                            503,
                            "the server is busy with other people's records; try again in a little"
                                    + " while",
                            Map.of("retryAfter", UPLOAD_RETRY_SECONDS));
            case ENTERED -> {
                try {
                    return work.get();
                } finally {
                    uploads.leave(household);
                }
            }
        }
        throw new IllegalStateException("every answer is dealt with");
    }

    /** Uploads that come in, wait or are dealt with. */
    int uploads() {
        return uploads.inside();
    }

    private static Refusal tooMany(String error, long seconds) {
        return new Refusal(429, error, Map.of("retryAfter", seconds));
    }
}
