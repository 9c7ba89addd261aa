package kessel.engine.hex;

import java.util.Locale;

/** How a sheet numbers its hexes: a name for each 0-based column and row. */
@FunctionalInterface
public interface Labels {
    String write(int column, int row);

    /**
     * The scheme that a map file names: a pattern in which {@code CC} is the column and {@code RR}
     * the row, with as many digits as letters, {@code A} the row as a letter and {@code N} the
     * column without leading zeros: {@code CCRR} gives 2309, {@code AN} gives G25. {@code D} counts
     * along the diagonals that run to the north-east, as the sheets of the sixties do; it wants
     * pointed hexes whose even rows are shoved. Such a sheet rarely begins at 1 in its first row:
     * {@code AD-10} gives every hex a number smaller by 10.
     */
    static Labels pattern(String pattern) {
        if (!pattern.matches("C+R+|R+C+|A[ND]|[ND]A|C+|C+-R+|A[ND]-[1-9]\\d?")) {
            throw new IllegalArgumentException(
                    "a pattern such as CCRR, AN or AD-10, not '" + pattern + "'");
        }
        if (pattern.matches("A[ND]-\\d+")) {
            Labels whole = pattern(pattern.substring(0, 2));
            int less = Integer.parseInt(pattern.substring(3));
            return (column, row) -> whole.write(column - less, row);
        }
        return (column, row) -> {
            StringBuilder label = new StringBuilder();
            for (int at = 0; at < pattern.length(); ) {
                char letter = pattern.charAt(at);
                int end = at;
                while (end < pattern.length() && pattern.charAt(end) == letter) {
                    end++;
                }
                switch (letter) {
                    case 'C' -> label.append(padded(column + 1, end - at));
                    case 'R' -> label.append(padded(row + 1, end - at));
                    case 'A' -> label.append((char) ('A' + row));
                    case 'N' -> label.append(column + 1);
                    case 'D' -> label.append(column + 1 + (row + 1) / 2);
                    default -> label.append(letter);
                }
                at = end;
            }
            return label.toString();
        };
    }

    private static String padded(int number, int digits) {
        return String.format(Locale.ROOT, "%0" + digits + "d", number);
    }
}
