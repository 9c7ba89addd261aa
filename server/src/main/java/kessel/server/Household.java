package kessel.server;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;

/** Who shares one allowance: an address, or the 2^64 addresses that an IPv6 household has. */
final class Household {
    private static final int NETWORK_BYTES = 8;
    private static final int IPV6_BYTES = 16;

    private Household() {}

    static String of(String address) {
        if (address.indexOf(':') < 0) {
            return address;
        }
        try {
            return of(InetAddress.ofLiteral(address));
        } catch (IllegalArgumentException odd) {
            return address;
        }
    }

    static String of(InetAddress address) {
        byte[] bytes = address.getAddress();
        if (bytes.length == IPV6_BYTES) {
            Arrays.fill(bytes, NETWORK_BYTES, IPV6_BYTES, (byte) 0);
        }
        try {
            return InetAddress.getByAddress(bytes).getHostAddress();
        } catch (UnknownHostException bug) {
            throw new IllegalStateException("an address of an address's length", bug);
        }
    }
}
