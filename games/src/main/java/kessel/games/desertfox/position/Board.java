package kessel.games.desertfox.position;

import kessel.games.desertfox.data.Roster;

/** How many blocks of each side stand and lie in each hex of a position. */
public final class Board {
    private final int[][] standing;
    private final int[][] down;

    public Board(DesertFoxPosition position) {
        int hexes = position.campaign().ground().size();
        Roster roster = position.roster();
        standing = new int[2][hexes];
        down = new int[2][hexes];
        for (int block = 0; block < roster.size(); block++) {
            if (position.onMap(block)) {
                int[][] counts = position.is(block, Flag.DISRUPTED) ? down : standing;
                counts[roster.side(block)][position.at(block)]++;
            }
        }
    }

    /** Undisrupted blocks of a side. */
    public int standing(int side, int hex) {
        return standing[side][hex];
    }

    int down(int side, int hex) {
        return down[side][hex];
    }

    public int all(int side, int hex) {
        return standing[side][hex] + down[side][hex];
    }

    /** 1.4a: both sides fight over it. */
    public boolean battlefield(int hex) {
        return standing[0][hex] > 0 && standing[1][hex] > 0;
    }

    /** Only enemies of a side, and not all of them disrupted (1.4a, 7.0c, 7.0d). */
    public boolean enemy(int side, int hex) {
        return standing[1 - side][hex] > 0 && standing[side][hex] == 0;
    }

    /** Whether a side's disrupted blocks rout there (7.2a). */
    public boolean routs(int side, int hex) {
        return down[side][hex] > 0 && standing[side][hex] == 0 && standing[1 - side][hex] > 0;
    }
}
