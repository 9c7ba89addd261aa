package kessel.engine.data;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Where the text of data files comes from: the program's own, or a folder of the user's. */
@FunctionalInterface
public interface Library {
    /** Far more than the longest record of a match. */
    int LARGEST = 16 << 20;

    /** The text of a file such as {@code gazala/map.yaml}. */
    String text(String file);

    default Item yaml(String file) {
        return Item.parse(file, text(file));
    }

    /** The files that came with the program. */
    static Library builtIn(Class<?> beside) {
        return file -> {
            try (InputStream in = beside.getResourceAsStream("/data/" + file)) {
                if (in == null) {
                    throw DataFault.noSuchFile(file);
                }
                return new String(in.readAllBytes(), StandardCharsets.UTF_8);
            } catch (IOException broken) {
                throw DataFault.in(file, "cannot be read: " + broken.getMessage());
            }
        };
    }

    /** The text of a file of the user's; one that never ends is not read to its end. */
    static String read(Path path) {
        try (InputStream in = Files.newInputStream(path)) {
            byte[] bytes = in.readNBytes(LARGEST + 1);
            if (bytes.length > LARGEST) {
                throw DataFault.in(path.toString(), "is larger than any file that belongs here");
            }
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (NoSuchFileException missing) {
            throw DataFault.noSuchFile(path.toString());
        } catch (CharacterCodingException binary) {
            throw DataFault.in(path.toString(), "is not a text file");
        } catch (IOException broken) {
            throw DataFault.in(path.toString(), "cannot be read: " + broken.getMessage());
        }
    }
}
