package kessel.games.brigade.scenario;

/**
 * A front line: from one of its hexes straight to the next, row by row, and level beyond the first
 * and the last (11.1).
 */
record Front(int[] rows, int[] columns) {
    boolean isEast(int row, int column) {
        return compare(row, column) > 0;
    }

    boolean isWest(int row, int column) {
        return compare(row, column) < 0;
    }

    /** Positive east of the line, negative west of it. */
    private int compare(int row, int column) {
        int last = rows.length - 1;
        if (row <= rows[0]) {
            return column - columns[0];
        }
        if (row >= rows[last]) {
            return column - columns[last];
        }
        int next = 1;
        while (rows[next] < row) {
            next++;
        }
        int length = rows[next] - rows[next - 1];
        int along = row - rows[next - 1];
        return (column - columns[next - 1]) * length - (columns[next] - columns[next - 1]) * along;
    }
}
