package kessel.server.storage;

/**
 * A seat: who plays the side, the hash of the secret that holds it, and what it adds to the dice.
 *
 * @param nonceSeal the hash of a nonce that is still to be told, or null
 * @param nonce null while the dice wait for it
 */
public record StoredSeat(
        int side,
        String kind,
        String secretHash,
        boolean claimed,
        String nonceSeal,
        String nonce,
        boolean nonceFromServer) {
    public static final String PERSON = "person";

    public boolean isPerson() {
        return kind.equals(PERSON);
    }

    /** Whether nothing is known of its nonce yet, not even a seal. */
    public boolean owesNonce() {
        return nonce == null && nonceSeal == null;
    }

    public StoredSeat claimedWith(String newSecretHash) {
        return new StoredSeat(side, kind, newSecretHash, true, nonceSeal, nonce, nonceFromServer);
    }

    public StoredSeat sealed(String seal) {
        return new StoredSeat(side, kind, secretHash, claimed, seal, nonce, nonceFromServer);
    }

    public StoredSeat with(String word, boolean fromServer) {
        return new StoredSeat(side, kind, secretHash, claimed, nonceSeal, word, fromServer);
    }
}
