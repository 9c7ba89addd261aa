package kessel.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Rows of words in columns as wide as their widest word. */
final class TextTable {
    private static final String GAP = "  ";

    private final String indent;
    private final Set<Integer> numbers = new HashSet<>();
    private final List<List<String>> rows = new ArrayList<>();

    TextTable() {
        this("");
    }

    TextTable(String indent) {
        this.indent = indent;
    }

    /** Lets a column, counted from 0, end flush, as numbers want it. */
    TextTable flushRight(int column) {
        numbers.add(column);
        return this;
    }

    TextTable row(Object... cells) {
        rows.add(java.util.Arrays.stream(cells).map(String::valueOf).toList());
        return this;
    }

    void print(PrintWriter out) {
        List<Integer> widths = new ArrayList<>();
        for (List<String> row : rows) {
            for (int column = 0; column < row.size(); column++) {
                if (column == widths.size()) {
                    widths.add(0);
                }
                widths.set(column, Math.max(widths.get(column), row.get(column).length()));
            }
        }
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder(indent);
            for (int column = 0; column < row.size(); column++) {
                String cell = row.get(column);
                String padding = " ".repeat(widths.get(column) - cell.length());
                line.append(numbers.contains(column) ? padding + cell : cell + padding).append(GAP);
            }
            out.println(line.toString().stripTrailing());
        }
    }
}
