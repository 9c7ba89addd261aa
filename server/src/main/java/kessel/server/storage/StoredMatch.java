package kessel.server.storage;

import java.util.List;

/** A match as the database keeps it, but for its moves. */
public record StoredMatch(Row row, List<StoredSeat> seats) {
    /** What of a match is one row. */
    public record Row(
            String id,
            String game,
            String edition,
            String scenario,
            String options,
            String setUp,
            String startPosition,
            String commitment,
            String seed,
            boolean mixed,
            long created,
            long updated,
            long version,
            int decider,
            Integer resigned,
            int notes,
            String lesson,
            String unnoticed) {}

    public StoredMatch {
        seats = List.copyOf(seats);
    }

    public String id() {
        return row.id();
    }

    public long version() {
        return row.version();
    }

    /** The same, as each viewer counts it. */
    public Versions versions() {
        return new Versions(row.version(), row.unnoticed());
    }

    /** Whether its dice are mixed from nonces, and it is not too late for them. */
    public boolean awaitsNonces() {
        return row.mixed() && row.decider() >= 0;
    }

    public boolean hasComputer() {
        return seats.stream().anyMatch(seat -> !seat.isPerson());
    }

    /** Whether the decision lies with a computer player. */
    public boolean waitsForComputer() {
        return row.decider() >= 0 && !seats.get(row.decider()).isPerson();
    }
}
