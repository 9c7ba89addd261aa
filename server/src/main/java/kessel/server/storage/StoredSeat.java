package kessel.server.storage;

/** A seat: who plays the side, and the hash of the secret that holds it. */
public record StoredSeat(int side, String kind, String secretHash, boolean claimed) {
    public static final String PERSON = "person";

    public boolean isPerson() {
        return kind.equals(PERSON);
    }
}
