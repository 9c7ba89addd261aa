package kessel.server;

import java.text.Normalizer;

/**
 * A line that a person wrote for others to read: a name, a note. Whatever would make it show as
 * something else than it is (marks that turn the direction of writing, invisible characters, towers
 * of accents) is taken out of it.
 */
final class PlainLine {
    static final int NAME = 40;
    static final int NOTE = 280;

    /** No script needs more on one letter. */
    private static final int MOST_ACCENTS = 3;

    private PlainLine() {}

    /** The line as it may be shown, perhaps empty. Who writes a longer one is told so. */
    static String read(String field, String written, int most) {
        String line = clean(written);
        if (line.codePointCount(0, line.length()) > most) {
            throw Refusal.malformed("'" + field + "' may have " + most + " characters at most");
        }
        return line;
    }

    /** A name from somebody else's file: as much of it as a name may have, null if it is empty. */
    static String nameIn(String written) {
        String line = clean(written);
        int length = line.codePointCount(0, line.length());
        String name =
                length <= NAME ? line : line.substring(0, line.offsetByCodePoints(0, NAME)).strip();
        return name.isEmpty() ? null : name;
    }

    private static String clean(String written) {
        StringBuilder line = new StringBuilder();
        int accents = 0;
        for (int point :
                Normalizer.normalize(written, Normalizer.Form.NFC).codePoints().toArray()) {
            int type = Character.getType(point);
            boolean accent = type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
            accents = accent ? accents + 1 : 0;
            if (isBlank(point, type)) {
                if (!line.isEmpty() && line.charAt(line.length() - 1) != ' ') {
                    line.append(' ');
                }
            } else if (!isInvisible(type) && accents <= MOST_ACCENTS) {
                line.appendCodePoint(point);
            }
        }
        return line.toString().strip();
    }

    private static boolean isBlank(int point, int type) {
        return Character.isWhitespace(point)
                || type == Character.SPACE_SEPARATOR
                || type == Character.LINE_SEPARATOR
                || type == Character.PARAGRAPH_SEPARATOR;
    }

    private static boolean isInvisible(int type) {
        return switch (type) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED ->
                    true;
            default -> false;
        };
    }
}
