package kessel.engine.game;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Luck that both players can verify afterwards: draw number n of a match is HMAC-SHA-256(seed, n).
 * The seed's hash, the {@linkplain #commitment}, is shown before the first roll and the seed after
 * the last.
 */
public final class SealedChance implements Chance {
    private static final String HMAC = "HmacSHA256";

    private final Mac mac;
    private long drawn;

    public SealedChance(String seed, long alreadyDrawn) {
        try {
            mac = Mac.getInstance(HMAC);
            mac.init(new SecretKeySpec(seed.getBytes(StandardCharsets.UTF_8), HMAC));
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("every Java has " + HMAC, missing);
        }
        drawn = alreadyDrawn;
    }

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
