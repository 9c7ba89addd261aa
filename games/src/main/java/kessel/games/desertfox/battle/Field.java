package kessel.games.desertfox.battle;

import kessel.engine.hex.Grid;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Flag;
import kessel.games.desertfox.position.Followed;
import kessel.games.desertfox.position.Luck;
import kessel.games.desertfox.position.Way;
import kessel.games.kit.Cited;

/** What comes of blocks entering and leaving hexes: battlefields, hexsides, mines, losses. */
public final class Field {
    private static final int ALL_SIDES = 0b111111;
    private static final int PENDING = 6;

    private final Campaign campaign;

    public Field(Campaign campaign) {
        this.campaign = campaign;
    }

    /** A block of a paid move or a withdrawal comes into a hex across an edge. */
    public void enter(DesertFoxPosition position, int block, int edge, Luck luck) {
        int back = campaign.ground().back(edge);
        int hex = back / Grid.DIRECTIONS;
        int direction = back % Grid.DIRECTIONS;
        Board board = position.board();
        int side = position.roster().side(block);
        boolean engages = board.standing(1 - side, hex) > 0;
        if (!engages) {
            mines(position, hex, 1 - side, luck);
            if (board.all(side, hex) == 0 && mayBeMined(position)) {
                position.shown();
            }
        }
        if (board.all(1 - side, hex) > 0) {
            if (board.all(side, hex) == 0) {
                meet(position, hex, 1 - side);
                if (engages) {
                    position.battle(hex, position.battle(hex) | DesertFoxPosition.NEW);
                }
            }
            if (engages) {
                position.engage(hex, direction);
            }
            cross(position, block, hex, direction, engages);
        }
        position.at(block, hex);
    }

    /** Mines are laid in Logistics only: before, nobody learns that there are none. */
    private static boolean mayBeMined(DesertFoxPosition position) {
        return position.get(Cell.MONTH) > position.setting().firstMonth()
                || position.setting().preludePoints() > 0;
    }

    /** The first of both sides meet in a hex: it is the other's, with all its sides (4.1a, b). */
    private static void meet(DesertFoxPosition position, int hex, int defender) {
        position.defender(hex, defender);
        position.control(hex, defender == 1 ? ALL_SIDES : 0);
    }

    /** 4.1b-d, 5.3c, 5.3d. */
    private static void cross(
            DesertFoxPosition position, int block, int hex, int direction, boolean engages) {
        int side = position.roster().side(block);
        int bits = position.control(hex);
        if (position.is(block, Flag.UNSUPPLIED)) {
            // What a friend has just won does not help yet (5.3e).
            boolean held = position.holds(side, hex, direction);
            position.set(block, Flag.STRAYED, engages && !held);
        } else if ((bits >> direction & 1) != side) {
            position.control(hex, (bits ^ 1 << direction) | 1 << PENDING + direction);
        }
    }

    /** A retreating block ends in a hex, disrupted; it routs nobody (7.2f, 7.2g). */
    public void flee(DesertFoxPosition position, int block, int[] way) {
        Board board = position.board();
        int side = position.roster().side(block);
        int hex = way[way.length - 1];
        if (board.all(1 - side, hex) > 0) {
            if (board.all(side, hex) == 0) {
                meet(position, hex, 1 - side);
            }
            cross(position, block, hex, campaign.grid().direction(hex, way[way.length - 2]), false);
        }
        position.at(block, hex);
        position.set(block, Flag.DISRUPTED, true);
    }

    /** Where one side has gone, roles and hexsides are forgotten (4.0d). */
    public void settle(DesertFoxPosition position, int hex) {
        Board board = position.board();
        if (board.all(0, hex) == 0 || board.all(1, hex) == 0) {
            position.defender(hex, -1);
            position.control(hex, 0);
            position.battle(hex, 0);
        }
    }

    /** What was gained in this turn counts from the next one on (5.3e). */
    public void gain(DesertFoxPosition position) {
        for (int hex = 0; hex < campaign.ground().size(); hex++) {
            position.control(hex, position.control(hex) & ALL_SIDES);
        }
    }

    /** A side's mines in a hex are shown, or that there are none any more (9.34m, 9.34n). */
    public void mines(DesertFoxPosition position, int hex, int side, Luck luck) {
        boolean there = position.mined(hex, side);
        if (there != position.minesSeen(hex, side)) {
            position.minesSeen(hex, side, there);
            position.shown();
            luck.tell("9.34n", there ? "mines" : "no-mines", Cited.side(side), Cited.hex(hex));
        }
    }

    /** A block loses a step; whether it is still there (1.3c). */
    public boolean loseStep(DesertFoxPosition position, int block, Luck luck) {
        int left = position.strength(block) - position.roster().step(block);
        if (left <= 0) {
            eliminate(position, block, luck);
            return false;
        }
        position.strength(block, left);
        return true;
    }

    /** It leaves the game for good, and is shown (1.3f, 4.3o). */
    public void eliminate(DesertFoxPosition position, int block, Luck luck) {
        remove(position, block, DesertFoxPosition.DEAD);
        luck.tell("4.3o", "eliminated", Luck.shown(block));
    }

    public void remove(DesertFoxPosition position, int block, int where) {
        int hex = position.at(block);
        Followed.show(position, block);
        position.at(block, where);
        position.flags(block, 0);
        position.way(block, Way.NONE);
        position.fed(block, 0);
        if (hex >= 0) {
            settle(position, hex);
        }
    }
}
