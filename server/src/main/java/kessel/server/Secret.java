package kessel.server;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** What the holder of a seat knows and nobody else: only its hash is ever kept. */
final class Secret {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int BYTES = 24;
    private static final String LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
    private static final int ID_LENGTH = 12;

    private Secret() {}

    static String random() {
        byte[] bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** A match's name: 60 bits, in letters that are not mistaken for each other. */
    static String matchId() {
        StringBuilder id = new StringBuilder();
        for (int i = 0; i < ID_LENGTH; i++) {
            id.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
        }
        return id.toString();
    }

    static String hash(String secret) {
        return hash(secret.getBytes(StandardCharsets.UTF_8));
    }

    static String hash(byte[] bytes) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
            return HexFormat.of().formatHex(hash);
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("every Java has SHA-256", missing);
        }
    }

    /** Takes equally long whether the hashes differ early or late. */
    static boolean opens(String hashOfSecret, String hashOfSeat) {
        return hashOfSeat != null
                && MessageDigest.isEqual(
                        hashOfSecret.getBytes(StandardCharsets.US_ASCII),
                        hashOfSeat.getBytes(StandardCharsets.US_ASCII));
    }
}
