package kessel.server;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** The table in the browser: files that were built into the program. */
final class Page {
    /** Letters, digits, dots and the like, and no part that begins with a dot. */
    private static final Pattern FILE = Pattern.compile("(?!.*/[./])/[A-Za-z0-9._/-]{1,200}");

    private static final List<String> CLIENT_ROUTES =
            List.of("/match/", "/join/", "/rules/", "/about/", "/replay/");
    private static final Map<String, String> TYPES =
            Map.ofEntries(
                    Map.entry("html", "text/html; charset=utf-8"),
                    Map.entry("js", "text/javascript; charset=utf-8"),
                    Map.entry("css", "text/css; charset=utf-8"),
                    Map.entry("json", "application/json"),
                    Map.entry("webmanifest", "application/manifest+json"),
                    Map.entry("svg", "image/svg+xml"),
                    Map.entry("png", "image/png"),
                    Map.entry("jpg", "image/jpeg"),
                    Map.entry("webp", "image/webp"),
                    Map.entry("ico", "image/x-icon"),
                    Map.entry("woff2", "font/woff2"),
                    Map.entry("txt", "text/plain; charset=utf-8"),
                    Map.entry("map", "application/json"));

    private record Asset(byte[] bytes, String type, String tag) {}

    private final Map<String, Asset> assets = new ConcurrentHashMap<>();

    void serve(Context request) {
        String path = request.path();
        if (path.startsWith("/api/") || path.equals("/api")) {
            throw Refusal.unknown("there is nothing at this address");
        }
        boolean client = path.equals("/") || CLIENT_ROUTES.stream().anyMatch(path::startsWith);
        Asset asset =
                (client ? index() : find("/web" + path))
                        .orElseThrow(() -> Refusal.unknown("there is nothing at this address"));
        // Vite names what lies there by its content: it can be kept for ever.
        boolean hashed = path.startsWith("/assets/");
        request.header(
                "Cache-Control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
        request.header("ETag", asset.tag());
        request.contentType(asset.type());
        if (asset.tag().equals(request.header("If-None-Match"))) {
            request.status(304);
        } else {
            request.result(asset.bytes());
        }
    }

    private Optional<Asset> index() {
        return find("/web/index.html").or(() -> find("/placeholder/index.html"));
    }

    private Optional<Asset> find(String path) {
        Asset kept = assets.get(path);
        if (kept != null || !FILE.matcher(path).matches()) {
            return Optional.ofNullable(kept);
        }
        String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
        if (type == null) {
            return Optional.empty();
        }
        try (InputStream in = Page.class.getResourceAsStream(path)) {
            if (in == null) {
                return Optional.empty();
            }
            byte[] bytes = in.readAllBytes();
            String tag = '"' + Secret.hash(bytes).substring(0, 16) + '"';
            Asset asset = new Asset(bytes, type, tag);
            assets.put(path, asset);
            return Optional.of(asset);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
