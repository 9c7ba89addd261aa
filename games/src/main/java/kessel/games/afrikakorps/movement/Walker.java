package kessel.games.afrikakorps.movement;

import java.util.function.IntPredicate;
import kessel.engine.game.Cells;
import kessel.games.afrikakorps.data.Campaign;
import kessel.games.afrikakorps.data.Ground;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Flags;

/**
 * A piece on its way, step by step: what it has spent, on and off the road, and whether it had to
 * stop. Each road step is paid from the bonus first (17.1b).
 *
 * <p>What a piece has behind it is one number, its pace: the movement spent, the road steps used,
 * the lane of a crossing that it is in, whether it had to stop, and whether its one crossing off
 * the road is used. The lower, the more is left.
 */
public final class Walker {
    /** 22.1a. */
    static final int ROMMEL_BONUS = 2;

    // The parts of a pace.
    static final int OFF_ROAD = 1;
    static final int STOPPED = 1 << 1;
    private static final int LANE = 2;
    private static final int LANES = 3 << LANE;

    /** All but what was spent and the road steps. */
    static final int MANNER = 15;

    private static final int ROAD = 8;
    private static final int A_ROAD_STEP = 1 << ROAD;
    private static final int SPENT = 16;

    private static final Hindrance[] HINDRANCES = Hindrance.values();

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

    private int hex;
    private int pace;

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
        int flags = position.flags(piece);
        pace =
                position.spent(piece) << SPENT
                        | position.roadUsed(piece) << ROAD
                        | (flags & Flags.LANES) / Flags.FIRST_LANE << LANE
                        | ((flags & Flags.STOPPED) != 0 ? STOPPED : 0)
                        | ((flags & Flags.OFF_ROAD) != 0 ? OFF_ROAD : 0);
        return this;
    }

    public Walker bonus(int more) {
        allowance += more;
        return this;
    }

    public Walker accompanied(boolean with) {
        accompanied = with;
        return this;
    }

    /** Supply that was taken in combat from these units. */
    public Walker carriedFrom(long enemies) {
        ignored = enemies;
        carried = true;
        return this;
    }

    /** The same number for all who can go to the same hexes by the same ways. */
    long alike() {
        int kind = (combat ? 1 : 0) | (rommel ? 2 : 0) | (laneCounts ? 4 : 0) | side << 3;
        long self = Cells.mixed(hex, pace) ^ Long.rotateLeft(Cells.mixed(allowance, kind), 7);
        int enemy = 1 - side;
        return combat
                ? self ^ board.unitLayout(enemy)
                : self
                        ^ board.unitLayout(enemy)
                        ^ Long.rotateLeft(board.unitLayout(side), 21)
                        ^ Long.rotateLeft(board.supplyLayout(enemy), 42);
    }

    int allowance() {
        return allowance;
    }

    public int hex() {
        return hex;
    }

    int pace() {
        return pace;
    }

    public int spent() {
        return spent(pace);
    }

    /** The road steps that cost nothing. */
    public int road() {
        return road(pace);
    }

    static int spent(int pace) {
        return pace >> SPENT;
    }

    static int road(int pace) {
        return pace >> ROAD & 0xff;
    }

    /** Takes a step, or says why not and stays where it is. */
    public Hindrance step(int to) {
        if ((pace & STOPPED) != 0) {
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
        int after = after(hex, pace, to, passage);
        if (after < 0) {
            return HINDRANCES[-1 - after];
        }
        hex = to;
        pace = after;
        return null;
    }

    /**
     * The pace after a step into a hex that touches, by one who is not stopped; below 0 where
     * something hinders it.
     */
    int after(int from, int before, int to, int passage) {
        int enemy = 1 - side;
        boolean quiet = board.quiet(enemy, to);
        if (!quiet && board.holding(enemy, to) != 0) {
            return refused(Hindrance.ENEMY);
        }
        boolean byRoad = (passage & Ground.BY_ROAD) != 0;
        // 17.3.2a: whoever came into a crossing by one road goes on by the other.
        boolean changesLane =
                byRoad && (before & LANES) != 0 && (Ground.lanesOut(passage) << LANE & before) == 0;
        boolean leavesRoad = (passage & Ground.LEAVES_ROAD) != 0 || changesLane && laneCounts;
        boolean offRoad = (before & OFF_ROAD) != 0;
        if (leavesRoad && offRoad) {
            return refused(Hindrance.TWICE_OFF_ROAD);
        }
        boolean entersOffRoad = (passage & Ground.ENTERS_OFF_ROAD) != 0;
        boolean free = byRoad && road(before) < ground.roadBonus();
        int cost = (free ? 0 : 1) + (changesLane ? ground.laneChange() : 0);
        if (spent(before) + cost > allowance) {
            return refused(Hindrance.NO_MOVEMENT);
        }
        boolean stops = (passage & Ground.STOPS) != 0 || entersOffRoad && offRoad;
        long zoneThere = quiet ? 0 : board.zone(enemy, to) & ~ignored;
        if (zoneThere != 0) {
            if ((board.zone(enemy, from) & zoneThere) != 0) {
                return refused(Hindrance.ZONE_TO_ZONE);
            }
            stops = true;
        }
        if (stops && !quiet && board.stood(enemy, to) != 0) {
            return refused(Hindrance.STOPS_ON_ENEMY);
        }
        if (!combat) {
            boolean escorted = accompanied || board.stood(side, to) != 0;
            if (!escorted && besideEnemySupply(to)) {
                return refused(Hindrance.BESIDE_ENEMY_SUPPLY);
            }
            if (rommel && !escorted && zoneThere != 0) {
                return refused(Hindrance.ROMMEL_IN_ZONE);
            }
            if (carried && zoneThere != 0) {
                return refused(Hindrance.OTHER_ZONE);
            }
        }
        return (before & ~LANES) + (cost << SPENT) + (free ? A_ROAD_STEP : 0)
                | Ground.laneIn(passage) << LANE
                | (leavesRoad || entersOffRoad ? OFF_ROAD : 0)
                | (stops ? STOPPED : 0);
    }

    /** Whether one step leads, for one who is not stopped, to such a hex. */
    boolean canStep(IntPredicate where) {
        int[] beside = ground.beside(hex);
        int[] passages = ground.passages(hex);
        for (int i = 0; i < beside.length; i++) {
            if (after(hex, pace, beside[i], passages[i]) >= 0 && where.test(beside[i])) {
                return true;
            }
        }
        return false;
    }

    private static int refused(Hindrance hindrance) {
        return -1 - hindrance.ordinal();
    }

    /** 13.3b, 15.1c: beside it only where no fortress is between them; never upon it. */
    private boolean besideEnemySupply(int to) {
        if (board.supply(1 - side, to)) {
            return true;
        }
        if (ground.fortress(to)) {
            return false;
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
    public boolean spentOut() {
        return spentOut(hex, pace);
    }

    boolean spentOut(int in, int with) {
        return (with & STOPPED) != 0
                || spent(with) >= allowance
                        && (road(with) >= ground.roadBonus() || !ground.onRoad(in));
    }

    /** Leaves the piece where the walk has led. */
    public void settle(AfrikaKorpsPosition position, int piece) {
        position.put(piece, hex);
        position.spend(piece, spent(pace), road(pace));
        int flags = position.flags(piece) & ~Flags.LANES & ~Flags.STOPPED & ~Flags.OFF_ROAD;
        flags |= Flags.MOVED | ((pace & LANES) >> LANE) * Flags.FIRST_LANE;
        flags |= (pace & OFF_ROAD) != 0 ? Flags.OFF_ROAD : 0;
        flags |= (pace & STOPPED) != 0 ? Flags.STOPPED : 0;
        boolean entered = position.roster().supply(piece) && board.zone(1 - side, hex) != 0;
        flags |= entered ? Flags.ENTERED_ZONE : 0;
        position.flags(piece, flags);
    }
}
