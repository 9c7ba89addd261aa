package kessel.server;

import java.time.Duration;
import java.util.List;
import java.util.TreeSet;
import kessel.players.Entrant;
import kessel.players.Players;

/**
 * How long computer players may think about a turn on this server: whoever begins a match chooses,
 * up to the most.
 */
record Patience(Duration most) {
    /** What is offered, in seconds. */
    private static final List<Integer> OFFERED = List.of(1, 2, 5, 10, 30);

    /** Where nobody has chosen. */
    private static final Duration USUAL = Duration.ofSeconds(5);

    /**
     * A computer player, and the times that it can be given.
     *
     * @param seconds empty for one that makes nothing of more time
     * @param usual null for such a one
     */
    record Offered(String id, List<Integer> seconds, Integer usual) {}

    List<Offered> offered() {
        return Players.names().stream().map(this::offered).toList();
    }

    private Offered offered(String name) {
        if (!Players.takesTime(name)) {
            return new Offered(name, List.of(), null);
        }
        TreeSet<Integer> seconds = new TreeSet<>(OFFERED);
        seconds.removeIf(each -> each > seconds(least(most, Players.mostTime(name))));
        int usual = seconds(time(name));
        seconds.add(usual);
        return new Offered(name, List.copyOf(seconds), usual);
    }

    private Duration usual() {
        return least(USUAL, most);
    }

    private static Duration least(Duration a, Duration b) {
        return a.compareTo(b) < 0 ? a : b;
    }

    /** A player's time is named in whole seconds. */
    private static int seconds(Duration time) {
        return (int) Math.max(1, time.toSeconds());
    }

    /** What somebody asks for, with its time: one that is not named is the usual. */
    Entrant admit(Entrant asked) {
        if (asked.time() != null && asked.time().toSeconds() > seconds(most)) {
            throw Refusal.malformed(
                    "a computer player may think for " + seconds(most) + " s here, no longer");
        }
        return timed(asked);
    }

    /** What a record names, as it can be here. */
    Entrant timed(Entrant asked) {
        return Players.takesTime(asked.name())
                ? new Entrant(
                        asked.name(), Duration.ofSeconds(seconds(least(asked.time(usual()), most))))
                : asked;
    }

    /** What a computer player has for a turn, as it stands in its match. */
    Duration time(String kind) {
        return least(
                Entrant.find(kind).map(entrant -> entrant.time(usual())).orElse(usual()), most);
    }
}
