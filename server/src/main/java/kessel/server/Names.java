package kessel.server;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The names under which the server answers. A browser that was led here under somebody else's name
 * (DNS rebinding: a stranger's name that suddenly means this computer) takes the stranger's page
 * and this server for one and the same; so a name that is not ours is refused. Addresses in digits
 * cannot be borrowed like that.
 */
final class Names {
    private static final Pattern HOST =
            Pattern.compile("(\\[[0-9A-Fa-f:.]{2,45}]|[A-Za-z0-9._-]{1,253})(?::(\\d{1,5}))?");
    private static final Pattern ORIGIN = Pattern.compile("(https?)://([^/?#@]*)");
    private static final String LOCALHOST = "localhost";

    private final Set<String> own = new HashSet<>();
    private final Set<String> configured = new HashSet<>();

    /**
     * @param host what the server listens on
     * @param configured the names that its owner has given it
     */
    Names(String host, Collection<String> configured) {
        configured.forEach(name -> this.configured.add(plain(name)));
        own.addAll(this.configured);
        own.add(plain(host));
        if (!isLoopback(host)) {
            own.addAll(namesOfThisComputer());
        }
    }

    /** Whether it is this computer itself, by a name or an address. */
    static boolean isLoopback(String host) {
        return host.equals(LOCALHOST) || isLiteral(host) && literal(host).isLoopbackAddress();
    }

    /** How others in the same network call it. */
    private static Set<String> namesOfThisComputer() {
        try {
            String name = plain(InetAddress.getLocalHost().getHostName());
            String first = name.split("\\.", 2)[0];
            return new HashSet<>(List.of(name, first, first + ".local"));
        } catch (UnknownHostException nameless) {
            return Set.of();
        }
    }

    private static String plain(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return lower.endsWith(".") ? lower.substring(0, lower.length() - 1) : lower;
    }

    /** Refuses a request under a name that is not ours; without one (HTTP/1.0) it is nobody's. */
    void check(String host) {
        if (host == null) {
            return;
        }
        Matcher parts = HOST.matcher(host);
        if (!parts.matches()) {
            throw Refusal.malformed("the header 'Host' names no host");
        }
        String name = plain(parts.group(1));
        if (!isOurs(name)) {
            throw new Refusal(
                    403,
                    "this server does not go by the name of '"
                            + name
                            + "'; if it should, start it with --public-host "
                            + name);
        }
    }

    private boolean isOurs(String name) {
        return name.equals(LOCALHOST)
                || name.endsWith("." + LOCALHOST)
                || own.contains(name)
                || isLiteral(name);
    }

    private static boolean isLiteral(String name) {
        try {
            return literal(name) != null;
        } catch (IllegalArgumentException notDigits) {
            return false;
        }
    }

    private static InetAddress literal(String name) {
        return InetAddress.ofLiteral(
                name.startsWith("[") ? name.substring(1, name.length() - 1) : name);
    }

    /** Whether a page from there is one of ours: of the same host and port, or of a given name. */
    boolean isOwnPage(String origin, String host) {
        Matcher page = ORIGIN.matcher(origin);
        if (!page.matches() || host == null) {
            return false;
        }
        Matcher from = HOST.matcher(page.group(2));
        Matcher here = HOST.matcher(host);
        if (!from.matches() || !here.matches()) {
            return false;
        }
        String name = plain(from.group(1));
        String usual = page.group(1).equals("https") ? "443" : "80";
        boolean same =
                name.equals(plain(here.group(1))) && port(from, usual).equals(port(here, usual));
        return same || configured.contains(name);
    }

    private static String port(Matcher host, String usual) {
        return host.group(2) == null ? usual : host.group(2);
    }
}
