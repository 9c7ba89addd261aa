package kessel.cli.bench;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

/** How much program a browser loads before the table is there. */
final class PageCode {
    private static final String INDEX = "/web/index.html";

    private PageCode() {}

    /** The bytes of all scripts and styles, each gzipped; empty where the page is not built in. */
    static OptionalLong bytes() {
        URL index = PageCode.class.getResource(INDEX);
        if (index == null) {
            return OptionalLong.empty();
        }
        try {
            URI uri = index.toURI();
            if (!uri.getScheme().equals("jar")) {
                return OptionalLong.of(bytes(Path.of(uri).resolveSibling("assets")));
            }
            try (FileSystem jar = FileSystems.newFileSystem(uri, Map.of())) {
                return OptionalLong.of(bytes(jar.getPath("/web/assets")));
            }
        } catch (URISyntaxException | IOException broken) {
            throw new IllegalStateException(broken);
        }
    }

    private static long bytes(Path assets) throws IOException {
        try (Stream<Path> files = Files.list(assets)) {
            return files.filter(PageCode::isCode).mapToLong(PageCode::gzipped).sum();
        }
    }

    private static boolean isCode(Path file) {
        return List.of(".js", ".css").stream().anyMatch(file.toString()::endsWith);
    }

    private static long gzipped(Path file) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            Files.copy(file, gzip);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return bytes.size();
    }
}
