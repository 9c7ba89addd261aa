package kessel.server;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.List;
import java.util.Optional;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpURI;
import org.eclipse.jetty.server.ConnectionMetaData;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;

/**
 * The proxies that we believe when they say for whom they ask. What they say becomes the request's
 * own address, scheme and host, before anybody looks at these; of everybody else, nothing is
 * believed.
 */
final class Proxies implements HttpConfiguration.Customizer {
    private static final String FOR = "X-Forwarded-For";
    private static final String PROTO = "X-Forwarded-Proto";
    private static final String HOST = "X-Forwarded-Host";

    private final List<Network> trusted;

    Proxies(List<Network> trusted) {
        this.trusted = List.copyOf(trusted);
    }

    @Override
    public Request customize(Request request, HttpFields.Mutable answered) {
        SocketAddress peer = request.getConnectionMetaData().getRemoteSocketAddress();
        return peer instanceof InetSocketAddress line && trusts(line.getAddress())
                ? new Forwarded(request, client(line.getAddress(), request.getHeaders()))
                : request;
    }

    private boolean trusts(InetAddress address) {
        return trusted.stream().anyMatch(network -> network.contains(address));
    }

    /**
     * Each proxy adds at the end of the list whom it was asked by, so the last one that is no proxy
     * of ours is the client. What stands before it, the client may have made up.
     */
    private InetAddress client(InetAddress peer, HttpFields headers) {
        List<String> hops = headers.getCSV(FOR, false);
        InetAddress client = peer;
        for (String hop : hops.reversed()) {
            Optional<InetAddress> address = Network.literal(hop);
            if (!trusts(client) || address.isEmpty()) {
                break;
            }
            client = address.get();
        }
        return client;
    }

    /** What a proxy added last: what stands before it came from elsewhere. */
    private static String last(HttpFields headers, String name) {
        List<String> values = headers.getCSV(name, false);
        return values.isEmpty() ? null : values.getLast();
    }

    private static final class Forwarded extends Request.Wrapper {
        private final HttpURI address;
        private final HttpFields headers;
        private final ConnectionMetaData line;

        Forwarded(Request request, InetAddress client) {
            super(request);
            String scheme = last(request.getHeaders(), PROTO);
            String host = last(request.getHeaders(), HOST);
            HttpURI.Mutable uri = HttpURI.build(request.getHttpURI());
            HttpFields.Mutable fields = HttpFields.build(request.getHeaders());
            if ("http".equals(scheme) || "https".equals(scheme)) {
                uri.scheme(scheme);
            }
            if (host != null
                    && host.matches("[0-9A-Za-z.-]+(:\\d{1,5})?|\\[[0-9A-Fa-f:.]+](:\\d{1,5})?")) {
                uri.authority(host);
                fields.put(HttpHeader.HOST, host);
            }
            address = uri.asImmutable();
            headers = fields.asImmutable();
            InetSocketAddress from = new InetSocketAddress(client, 0);
            line =
                    new ConnectionMetaData.Wrapper(request.getConnectionMetaData()) {
                        @Override
                        public SocketAddress getRemoteSocketAddress() {
                            return from;
                        }
                    };
        }

        @Override
        public HttpURI getHttpURI() {
            return address;
        }

        @Override
        public HttpFields getHeaders() {
            return headers;
        }

        @Override
        public ConnectionMetaData getConnectionMetaData() {
            return line;
        }

        @Override
        public boolean isSecure() {
            return "https".equals(address.getScheme());
        }
    }
}
