package kessel.engine.game;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Luck that both players can verify afterwards and nobody chose: draw number n of a match is
 * HMAC-SHA-256(key, n), and the key HMAC-SHA-256(seed, nonces), or the seed itself where there are
 * no nonces. The seed's hash, the {@linkplain #commitment}, is shown before anybody sends a nonce,
 * and the seed after the last roll.
 */
public final class SealedChance implements Chance {
    private static final String HMAC = "HmacSHA256";

    private final Mac mac;
    private long drawn;

    public SealedChance(String seed, long alreadyDrawn) {
        this(seed, List.of(), alreadyDrawn);
    }

    public SealedChance(String seed, List<String> nonces, long alreadyDrawn) {
        byte[] key = seed.getBytes(StandardCharsets.UTF_8);
        if (!nonces.isEmpty()) {
            byte[] words = String.join(" ", nonces).getBytes(StandardCharsets.UTF_8);
            key = keyed(key).doFinal(words);
        }
        mac = keyed(key);
        drawn = alreadyDrawn;
    }

    private static Mac keyed(byte[] key) {
        try {
            Mac mac = Mac.getInstance(HMAC);
            mac.init(new SecretKeySpec(key, HMAC));
            return mac;
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("every Java has " + HMAC, missing);
        }
    }

    /** A new seed, or a new nonce: 128 bits that nobody can guess. */
    public static String newSeed() {
        byte[] bytes = new byte[16];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    public static String commitment(String seed) {
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256")
                            .digest(seed.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash);
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("every Java has SHA-256", missing);
        }
    }

    /** How many draws have been made: with the seed, all there is to know of the state. */
    public long drawn() {
        return drawn;
    }

    @Override
    public int below(int bound) {
        if (bound < 1 || bound > 1 << 16) {
            throw new IllegalArgumentException("a draw below " + bound);
        }
        ByteBuffer bytes =
                ByteBuffer.wrap(
                        mac.doFinal(ByteBuffer.allocate(Long.BYTES).putLong(drawn++).array()));
        // Values past the last whole multiple of the bound would favour small numbers: they are
        // passed over.
        int fair = (1 << 16) / bound * bound;
        while (bytes.remaining() >= Short.BYTES) {
            int value = bytes.getShort() & 0xffff;
            if (value < fair) {
                return value % bound;
            }
        }
        return below(bound);
    }
}
