package kessel.games.brigade.data;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A table read by a column and the sum of two dice: combat results, or bombardment. */
public final class ResultsTable {
    static final List<String> ROWS =
            List.of("2 or 12", "3 or 11", "4 or 10", "5 or 9", "6 or 8", "7");

    private final List<String> columns;
    private final Outcome[][] cells;
    private final int evenOdds;

    /** Of a bombardment's columns, the least value of each. */
    private final int[] least;

    /**
     * @param cells by row, the best for the attacker first, and column
     */
    ResultsTable(List<String> columns, Outcome[][] cells) {
        this.columns = columns;
        this.cells = cells;
        evenOdds = columns.indexOf("1-1");
        least = columns.stream().mapToInt(ResultsTable::leading).toArray();
    }

    /** The number that a heading begins with; what has none is told of elsewhere. */
    private static int leading(String heading) {
        String digits = heading.replaceAll("\\D.*", "");
        return digits.isEmpty() || digits.length() > 3 ? 0 : Integer.parseInt(digits);
    }

    public int columns() {
        return columns.size();
    }

    public String column(int index) {
        return columns.get(index);
    }

    public int clamp(int column) {
        return Math.max(0, Math.min(columns.size() - 1, column));
    }

    /**
     * The cell for the sum of two dice: 2 and 12 share a row, 3 and 11, and so on; 7 stands alone
     * (5.1.6).
     */
    public Outcome read(int column, int sum) {
        return cells[Math.min(sum, 14 - sum) - 2][column];
    }

    /** The odds columns count from 1-4 to 9-1; this is where 1-1 stands. */
    int evenOdds() {
        return evenOdds;
    }

    /**
     * The column of a ratio before shifts: the fraction is dropped against the attacker on either
     * side of 1-1, and ratios beyond the ends use the end columns (5.1.1, R12, R13).
     */
    public int odds(int attack, int defence) {
        int even = evenOdds;
        int column =
                attack >= defence
                        ? even + attack / Math.max(1, defence) - 1
                        : even + 1 - (defence + attack - 1) / Math.max(1, attack);
        return clamp(column);
    }

    /** The column of a bombardment's value, from headings such as 11-20 and 41+ (6.2, 8.0). */
    public int bombardment(int value) {
        for (int column = columns.size() - 1; column > 0; column--) {
            if (value >= least[column]) {
                return column;
            }
        }
        return 0;
    }

    /**
     * Of 36 rolls of two dice, how many give each result in a column, the best for the attacker
     * first.
     */
    public Map<String, Integer> chances(int column) {
        Map<String, Integer> chances = new LinkedHashMap<>();
        for (int row = 0; row < cells.length; row++) {
            chances.merge(cells[row][column].code(), rolls(row), Integer::sum);
        }
        return chances;
    }

    /** Of 36 rolls of two dice, how many fall into a row. */
    public static int rolls(int row) {
        return row == ROWS.size() - 1 ? 6 : 2 * (row + 1);
    }

    public int rows() {
        return cells.length;
    }

    /** The table as it is printed: a heading for each column, and a line for each row. */
    public Map<String, Object> data() {
        Map<String, Object> rows = new LinkedHashMap<>();
        for (int row = 0; row < cells.length; row++) {
            rows.put(ROWS.get(row), Arrays.stream(cells[row]).map(Outcome::code).toList());
        }
        return Map.of("columns", columns, "rows", rows);
    }
}
