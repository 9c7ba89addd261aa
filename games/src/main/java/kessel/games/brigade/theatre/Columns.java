package kessel.games.brigade.theatre;

import java.util.Arrays;
import kessel.engine.game.Workspaces;
import kessel.engine.hex.Flood;
import kessel.engine.hex.Grid;
import kessel.games.brigade.position.BrigadePosition;

/**
 * The lines that the Axis columns hang on (4.1.2): a hex is within the limit if a line of at most
 * 20 hexes joins it to a road hex on the west edge. The line, but not the hex itself, keeps out of
 * Allied zones and minefields.
 */
final class Columns {
    private static final int LIMIT = 20;

    /** So much longer than the limit is no line at all. */
    private static final int BEYOND = 5;

    private final Grid grid;
    private final int allies;
    private final int[] roads;
    private final int[] sea;
    private final int[] minefields;
    private final Mines mines;
    private final Workspaces<Workspace> workspaces;

    private static final class Workspace {
        final Flood lines;
        final int[] queue;
        final int[] nearer;
        final byte[] steps;
        final boolean[] touching;

        Workspace(Grid grid) {
            lines = new Flood(grid);
            queue = new int[grid.size()];
            nearer = new int[grid.size()];
            steps = new byte[grid.size()];
            touching = new boolean[grid.size()];
        }
    }

    /** Whether mines still lie in a hex. */
    interface Mines {
        boolean lieIn(BrigadePosition position, int hex);
    }

    /**
     * @param roads the hexes where lines begin
     */
    Columns(Grid grid, int allies, int[] roads, int[] sea, int[] minefields, Mines mines) {
        this.grid = grid;
        this.allies = allies;
        this.roads = roads;
        this.sea = sea;
        this.minefields = minefields;
        this.mines = mines;
        workspaces = new Workspaces<>(() -> new Workspace(grid));
    }

    /** Opens the ground that lies within the limit. */
    void survey(BrigadePosition position) {
        Workspace workspace = workspaces.take();
        Flood lines = trace(position, Grid.OFF, workspace.lines);
        position.closeTheatreGround();
        for (int hex = 0; hex < grid.size(); hex++) {
            if (lines.reaches(hex)) {
                position.openTheatreGround(hex, 1 - allies);
            }
        }
        workspaces.give(workspace);
    }

    /** The lines as they would be with one more Allied unit in a hex, or none if it is off map. */
    private Flood trace(BrigadePosition position, int intruder, Flood lines) {
        lines.begin();
        for (int hex : sea) {
            lines.bar(hex);
        }
        for (int hex = position.firstHeld(allies); hex >= 0; hex = position.nextHeld(allies, hex)) {
            lines.bar(hex);
        }
        lines.end(position.board(), position.zones(allies));
        for (int hex : minefields) {
            if (mines.lieIn(position, hex)) {
                lines.end(hex);
            }
        }
        if (intruder != Grid.OFF) {
            lines.bar(intruder);
            for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                int around = grid.neighbour(intruder, direction);
                if (around != Grid.OFF) {
                    lines.end(around);
                }
            }
        }
        for (int hex : roads) {
            lines.from(hex);
        }
        return lines.run(LIMIT);
    }

    /**
     * By hex, how much of what columns are worth would have no line any more if an Allied unit were
     * there.
     */
    void cuts(BrigadePosition position, double[] worth, double[] cut) {
        Workspace workspace = workspaces.take();
        double without = beyond(trace(position, Grid.OFF, workspace.lines), worth);
        touching(position, worth, workspace);
        for (int hex = 0; hex < cut.length; hex++) {
            cut[hex] =
                    workspace.touching[hex] && !position.occupied(hex, 1 - allies)
                            ? beyond(trace(position, hex, workspace.lines), worth) - without
                            : 0;
        }
        workspaces.give(workspace);
    }

    /** By minefield where nobody is engaged, how many hexes a line saves that may lead through. */
    void clearings(BrigadePosition position, int[] saved) {
        Workspace workspace = workspaces.take();
        trace(position, Grid.OFF, workspace.lines);
        walk(position, workspace);
        for (int hex : minefields) {
            if (workspace.steps[hex] >= 0
                    && mines.lieIn(position, hex)
                    && !position.inEnemyZone(hex, 1 - allies)) {
                saved[hex] = saved(position, hex, workspace.steps);
            }
        }
        workspaces.give(workspace);
    }

    private int saved(BrigadePosition position, int hex, byte[] steps) {
        int most = 0;
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int to = grid.neighbour(hex, direction);
            if (to != Grid.OFF && !position.occupied(to, allies) && !ends(position, to)) {
                int now = steps[to] < 0 ? LIMIT + BEYOND : steps[to];
                most = Math.max(most, now - steps[hex] - 1);
            }
        }
        return most;
    }

    private static double beyond(Flood lines, double[] worth) {
        double sum = 0;
        for (int hex = 0; hex < worth.length; hex++) {
            sum += worth[hex] > 0 && !lines.reaches(hex) ? worth[hex] : 0;
        }
        return sum;
    }

    /** Of each column one line: whoever stands on none of them and beside none cuts nobody off. */
    private void touching(BrigadePosition position, double[] worth, Workspace workspace) {
        walk(position, workspace);
        Arrays.fill(workspace.touching, false);
        for (int column = 0; column < worth.length; column++) {
            if (worth[column] > 0 && workspace.steps[column] >= 0) {
                for (int hex = column; hex != Grid.OFF; hex = workspace.nearer[hex]) {
                    touch(hex, workspace.touching);
                }
            }
        }
    }

    private void touch(int hex, boolean[] touching) {
        touching[hex] = true;
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int around = grid.neighbour(hex, direction);
            if (around != Grid.OFF) {
                touching[around] = true;
            }
        }
    }

    /** Finds for each hex that has a line the next one on it, and how many steps it takes. */
    private void walk(BrigadePosition position, Workspace workspace) {
        byte[] steps = workspace.steps;
        int[] queue = workspace.queue;
        Arrays.fill(steps, (byte) -1);
        int last = 0;
        for (int road : roads) {
            steps[road] = 0;
            workspace.nearer[road] = Grid.OFF;
            queue[last++] = road;
        }
        Flood reached = workspace.lines;
        for (int next = 0; next < last; next++) {
            int hex = queue[next];
            if (!reached.reaches(hex) || ends(position, hex) || steps[hex] == LIMIT) {
                continue;
            }
            for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                int to = grid.neighbour(hex, direction);
                if (to != Grid.OFF && steps[to] < 0 && reached.reaches(to)) {
                    steps[to] = (byte) (steps[hex] + 1);
                    workspace.nearer[to] = hex;
                    queue[last++] = to;
                }
            }
        }
    }

    /** Whether a line may lead into a hex but not on. */
    private boolean ends(BrigadePosition position, int hex) {
        return position.inEnemyZone(hex, 1 - allies) || mines.lieIn(position, hex);
    }
}
