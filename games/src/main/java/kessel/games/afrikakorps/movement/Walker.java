package kessel.games.afrikakorps.movement;

import kessel.games.afrikakorps.data.Campaign;
import kessel.games.afrikakorps.data.Ground;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Flags;

/**
 * A piece on its way, step by step: what it has spent, on and off the road, and whether it had to
 * stop. Each road step is paid from the bonus first (17.1b).
 */
public final class Walker {
    /** 22.1a. */
    static final int ROMMEL_BONUS = 2;

    private final Ground ground;
    private Board board;
    private int side;
    private boolean combat;
    private boolean rommel;
    private boolean laneCounts;
    private int allowance;

    /** Whether a friendly combat unit goes along, wherever it goes. */
    private boolean accompanied;

    /** Zones of these enemy units do not matter to it (15.4.2a). */
    private long ignored;

    /** Taken in combat, it may come into no other zone (15.4.2a). */
    private boolean carried;

    public int hex;
    public int spent;
    public int road;
    boolean offRoad;
    boolean stopped;
    public int lane;

    public Walker(Ground ground) {
        this.ground = ground;
    }

    /** Takes up a piece where it stands, with what it has left. */
    public Walker take(AfrikaKorpsPosition position, Board on, int piece) {
        Roster roster = position.roster();
        board = on;
        side = roster.side(piece);
        combat = roster.combat(piece);
        rommel = piece == roster.rommel();
        laneCounts = position.has(Campaign.LANE_CHANGE_COUNTS);
        allowance = roster.move(piece) + (position.is(piece, Flags.ESCORTED) ? ROMMEL_BONUS : 0);
        accompanied = false;
        ignored = 0;
        carried = false;
        hex = position.at(piece);
        spent = position.spent(piece);
        road = position.roadUsed(piece);
        offRoad = position.is(piece, Flags.OFF_ROAD);
        stopped = position.is(piece, Flags.STOPPED);
        lane = (position.flags(piece) & Flags.LANES) / Flags.FIRST_LANE;
        return this;
    }

    public Walker bonus(int more) {
        allowance += more;
        return this;
    }

    Walker accompanied(boolean with) {
        accompanied = with;
        return this;
    }

    /** Supply that was taken in combat from these units. */
    public Walker carriedFrom(long enemies) {
        ignored = enemies;
        carried = true;
        return this;
    }

    int allowance() {
        return allowance;
    }

    /** Puts it somewhere on the way, for a search that goes many ways at once. */
    public void at(int place, int paid, int roadUsed, boolean offTheRoad, int inLane) {
        hex = place;
        spent = paid;
        road = roadUsed;
        offRoad = offTheRoad;
        lane = inLane;
        stopped = false;
    }

    /** Takes a step, or says why not and stays where it is. */
    public Hindrance step(int to) {
        if (stopped) {
            return board.zone(1 - side, hex) != 0
                    ? Hindrance.STOPPED
                    : Hindrance.STOPPED_BY_ESCARPMENT;
        }
        if (!ground.playable(to)) {
            return Hindrance.CLOSED_HEX;
        }
        int passage = ground.passageTo(hex, to);
        if (passage < 0) {
            return ground.grid().adjacent(hex, to) ? Hindrance.CLOSED_SIDE : Hindrance.NOT_ADJACENT;
        }
        return step(to, passage);
    }

    /** A step into a hex that touches, by one who is not stopped. */
    Hindrance step(int to, int passage) {
        if (board.holding(1 - side, to) != 0) {
            return Hindrance.ENEMY;
        }
        boolean byRoad = (passage & Ground.BY_ROAD) != 0;
        // 17.3.2a: whoever came into a crossing by one road goes on by the other.
        boolean changesLane =
                byRoad && lane != Ground.NO_LANE && (Ground.lanesOut(passage) & lane) == 0;
        int change = changesLane ? ground.laneChange() : 0;
        boolean leavesRoad = (passage & Ground.LEAVES_ROAD) != 0 || changesLane && laneCounts;
        if (leavesRoad && offRoad) {
            return Hindrance.TWICE_OFF_ROAD;
        }
        boolean entersOffRoad = (passage & Ground.ENTERS_OFF_ROAD) != 0;
        boolean stops = (passage & Ground.STOPS) != 0 || entersOffRoad && offRoad;
        boolean free = byRoad && road < ground.roadBonus();
        int cost = (free ? 0 : 1) + change;
        if (spent + cost > allowance) {
            return Hindrance.NO_MOVEMENT;
        }
        long zoneThere = board.zone(1 - side, to) & ~ignored;
        if (zoneThere != 0) {
            if ((board.zone(1 - side, hex) & zoneThere) != 0) {
                return Hindrance.ZONE_TO_ZONE;
            }
            stops = true;
        }
        if (stops && board.stood(1 - side, to) != 0) {
            return Hindrance.STOPS_ON_ENEMY;
        }
        if (!combat) {
            boolean escorted = accompanied || board.stood(side, to) != 0;
            if (!escorted && besideEnemySupply(to)) {
                return Hindrance.BESIDE_ENEMY_SUPPLY;
            }
            if (rommel && !escorted && zoneThere != 0) {
                return Hindrance.ROMMEL_IN_ZONE;
            }
            if (carried && zoneThere != 0) {
                return Hindrance.OTHER_ZONE;
            }
        }
        lane = Ground.laneIn(passage);
        spent += cost;
        road += free ? 1 : 0;
        offRoad |= leavesRoad || entersOffRoad;
        stopped = stops;
        hex = to;
        return null;
    }

    /** 13.3b, 15.1c: not in a fortress, nor in one's hex. */
    private boolean besideEnemySupply(int to) {
        if (ground.fortress(to)) {
            return false;
        }
        if (board.supply(1 - side, to)) {
            return true;
        }
        for (int next : ground.beside(to)) {
            if (board.supply(1 - side, next) && !ground.fortress(next)) {
                return true;
            }
        }
        return false;
    }

    /** 9.1d: where it is now, it may not stay. */
    public boolean onEnemy() {
        return board.stood(1 - side, hex) != 0;
    }

    /** Whether it can go no farther in this turn. */
    boolean spentOut() {
        return stopped || spent >= allowance && (road >= ground.roadBonus() || !ground.onRoad(hex));
    }

    /** Leaves the piece where the walk has led. */
    public void settle(AfrikaKorpsPosition position, int piece) {
        position.put(piece, hex);
        position.spend(piece, spent, road);
        int flags = position.flags(piece) & ~Flags.LANES & ~Flags.STOPPED & ~Flags.OFF_ROAD;
        flags |= Flags.MOVED | lane * Flags.FIRST_LANE;
        flags |= offRoad ? Flags.OFF_ROAD : 0;
        flags |= stopped ? Flags.STOPPED : 0;
        boolean entered = position.roster().supply(piece) && board.zone(1 - side, hex) != 0;
        flags |= entered ? Flags.ENTERED_ZONE : 0;
        position.flags(piece, flags);
    }
}
