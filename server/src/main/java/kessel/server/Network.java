package kessel.server;

import java.net.InetAddress;
import java.util.Optional;
import kessel.engine.data.DataFault;

/** Some addresses: those that begin with the same bits. */
public record Network(InetAddress address, int bits) {
    /** Reads {@code 10.0.0.0/8}, {@code ::1}, {@code 127.0.0.1}. */
    public static Network of(String text) {
        String[] words = text.split("/", 2);
        InetAddress address =
                literal(words[0])
                        .orElseThrow(
                                () ->
                                        new DataFault(
                                                "'"
                                                        + text
                                                        + "' is not an address, nor one with a"
                                                        + " number of bits such as 10.0.0.0/8"));
        int all = address.getAddress().length * Byte.SIZE;
        if (words.length == 1) {
            return new Network(address, all);
        }
        if (!words[1].matches("\\d{1,3}") || Integer.parseInt(words[1]) > all) {
            throw new DataFault("'" + text + "': an address of this kind has " + all + " bits");
        }
        return new Network(address, Integer.parseInt(words[1]));
    }

    /** An address that is written as such; names are not looked up. */
    static Optional<InetAddress> literal(String text) {
        try {
            return Optional.of(InetAddress.ofLiteral(text));
        } catch (IllegalArgumentException other) {
            return Optional.empty();
        }
    }

    boolean contains(InetAddress other) {
        byte[] ours = address.getAddress();
        byte[] theirs = other.getAddress();
        if (ours.length != theirs.length) {
            return false;
        }
        for (int bit = 0; bit < bits; bit++) {
            int mask = 0x80 >> bit % Byte.SIZE;
            if (((ours[bit / Byte.SIZE] ^ theirs[bit / Byte.SIZE]) & mask) != 0) {
                return false;
            }
        }
        return true;
    }
}
