package kessel.server.storage;

/**
 * A seat: who plays the side, the hash of the secret that holds it, what it adds to the dice, and
 * what its holder is called.
 *
 * @param nonceSeal the hash of a nonce that is still to be told, or null
 * @param nonce null while the dice wait for it
 * @param name null if nobody has said
 */
public record StoredSeat(
        int side,
        String kind,
        String secretHash,
        boolean claimed,
        String nonceSeal,
        String nonce,
        boolean nonceFromServer,
        String name) {
    public static final String PERSON = "person";

    public boolean isPerson() {
        return kind.equals(PERSON);
    }

    /** Who plays, as a record says it: {@code greedy}, {@code person}, {@code person Ana}. */
    public String player() {
        return name == null ? kind : kind + " " + name;
    }

    /** Whether nothing is known of its nonce yet, not even a seal. */
    public boolean owesNonce() {
        return nonce == null && nonceSeal == null;
    }

    public StoredSeat claimedWith(String newSecretHash) {
        return new StoredSeat(
                side, kind, newSecretHash, true, nonceSeal, nonce, nonceFromServer, name);
    }

    public StoredSeat sealed(String seal) {
        return new StoredSeat(side, kind, secretHash, claimed, seal, nonce, nonceFromServer, name);
    }

    public StoredSeat with(String word, boolean fromServer) {
        return new StoredSeat(side, kind, secretHash, claimed, nonceSeal, word, fromServer, name);
    }

    public StoredSeat called(String newName) {
        return new StoredSeat(
                side, kind, secretHash, claimed, nonceSeal, nonce, nonceFromServer, newName);
    }
}
