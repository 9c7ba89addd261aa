package kessel.games.desertfox.battle;

import java.util.function.Consumer;
import kessel.engine.game.Ruling;
import kessel.games.desertfox.data.UnitClass;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.move.DesertFoxMove.Done;
import kessel.games.desertfox.move.DesertFoxMove.Lose;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxDecision;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Flag;
import kessel.games.desertfox.position.Luck;
import kessel.games.desertfox.position.Stage;
import kessel.games.kit.Cited;

/**
 * Hits as points of damage (4.4f): a hit is worth 2, a step of a normal unit costs 2 and one of a
 * double unit 4. The owner shares them out so that as few as possible are left over.
 */
public final class Losses implements DesertFoxDecision {
    public static final int HIT = 2;
    public static final int ANY_CLASS = UnitClass.COUNT;

    /** In a fight everybody sees who is hit; in a refusal or a rout nobody does. */
    public static final int OPEN = 1;

    public static final int HIDDEN = 2;

    private static final int COST_OF_A_STEP = 2;
    private static final int REST_BITS = 4;
    private static final int REST_MASK = 15;

    private final Field field;

    public Losses(Field field) {
        this.field = field;
    }

    public void begin(DesertFoxPosition position, int how, int side, int unitClass, int points) {
        int all = points + rest(position, side, unitClass);
        position.set(Cell.LOSS, how);
        position.set(Cell.LOSS_SIDE, side);
        position.set(Cell.LOSS_CLASS, unitClass);
        position.set(Cell.LOSS_POINTS, all);
        // In the dark each hit is answered for, however few steps they come to (trap 13).
        boolean asked = how == HIDDEN && candidates(position) > 1;
        position.set(Cell.LOSS_ANSWERS, asked ? points / HIT : 0);
    }

    private static int candidates(DesertFoxPosition position) {
        int candidates = 0;
        for (int block = 0; block < position.roster().size(); block++) {
            candidates += takes(position, block) ? 1 : 0;
        }
        return candidates;
    }

    private static int rest(DesertFoxPosition position, int side, int unitClass) {
        return unitClass == ANY_CLASS
                ? 0
                : position.get(Cell.AXIS_RESTS, side) >> REST_BITS * unitClass & REST_MASK;
    }

    static void clearRests(DesertFoxPosition position) {
        position.set(Cell.AXIS_RESTS, 0);
        position.set(Cell.ALLIED_RESTS, 0);
    }

    /** Whether a block is among those that take these hits. */
    private static boolean takes(DesertFoxPosition position, int block) {
        int unitClass = position.get(Cell.LOSS_CLASS);
        boolean hit =
                unitClass == ANY_CLASS
                        ? position.is(block, Flag.FLEEING)
                                && position.at(block) == position.get(Cell.FLIGHT_HEX)
                        : position.is(block, Flag.FIGHTING)
                                && position.roster().unitClass(block) == unitClass;
        return hit && position.roster().side(block) == position.get(Cell.LOSS_SIDE);
    }

    /** The most points that can be made into whole steps, without one step of a block. */
    private static int most(DesertFoxPosition position, int points, int without) {
        int singles = 0;
        int doubles = 0;
        for (int block = 0; block < position.roster().size(); block++) {
            if (takes(position, block)) {
                int step = position.roster().step(block);
                int steps = position.strength(block) / step - (block == without ? 1 : 0);
                singles += step == 1 ? steps : 0;
                doubles += step == 1 ? 0 : steps;
            }
        }
        int most = 0;
        for (int each = 0; each <= doubles && 2 * each * COST_OF_A_STEP <= points; each++) {
            int left = (points - 2 * each * COST_OF_A_STEP) / COST_OF_A_STEP;
            most = Math.max(most, (2 * each + Math.min(singles, left)) * COST_OF_A_STEP);
        }
        return most;
    }

    private static int cost(DesertFoxPosition position, int block) {
        return COST_OF_A_STEP * position.roster().step(block);
    }

    private static boolean may(DesertFoxPosition position, int block) {
        int points = position.get(Cell.LOSS_POINTS);
        int cost = cost(position, block);
        return takes(position, block)
                && cost <= points
                && cost + most(position, points - cost, block) == most(position, points, -1);
    }

    /**
     * Shares out as long as there is nothing to decide.
     *
     * @return whether the owner has to decide
     */
    public boolean settle(DesertFoxPosition position, Luck luck) {
        while (position.get(Cell.LOSS) != 0) {
            int points = position.get(Cell.LOSS_POINTS);
            boolean done = most(position, points, -1) == 0;
            int choices = 0;
            int last = -1;
            for (int block = 0; block < position.roster().size(); block++) {
                if (may(position, block)) {
                    choices++;
                    last = block;
                }
            }
            boolean open = position.get(Cell.LOSS) == OPEN;
            if (open ? choices > 1 : position.get(Cell.LOSS_ANSWERS) > 0) {
                position.ask(Stage.LOSING, position.get(Cell.LOSS_SIDE));
                return true;
            }
            if (done) {
                end(position, points);
                return false;
            }
            lose(position, last, luck);
        }
        return false;
    }

    private static void end(DesertFoxPosition position, int points) {
        int unitClass = position.get(Cell.LOSS_CLASS);
        int side = position.get(Cell.LOSS_SIDE);
        boolean anybody = candidates(position) > 0;
        if (unitClass != ANY_CLASS) {
            int shift = REST_BITS * unitClass;
            int rests = position.get(Cell.AXIS_RESTS, side) & ~(REST_MASK << shift);
            position.set(Cell.AXIS_RESTS, side, rests | (anybody ? points : 0) << shift);
        }
        position.set(Cell.LOSS, 0);
        position.set(Cell.LOSS_POINTS, 0);
        position.set(Cell.LOSS_CLASS, 0);
        position.set(Cell.LOSS_SIDE, 0);
    }

    private void lose(DesertFoxPosition position, int block, Luck luck) {
        position.add(Cell.LOSS_POINTS, -cost(position, block));
        boolean open = position.get(Cell.LOSS) == OPEN;
        if (open) {
            luck.tell("4.3o", "loses-a-step", Luck.shown(block));
        } else {
            luck.tell(position.roster().side(block), "6.1d", "loses-a-step", Luck.veiled(block));
        }
        field.loseStep(position, block, luck);
    }

    @Override
    public Ruling judge(DesertFoxPosition position, DesertFoxMove move) {
        if (move instanceof Done && nothingLeft(position)) {
            return Ruling.LEGAL;
        }
        if (!(move instanceof Lose(int block))) {
            return Cited.refuse("4.3n", "refuse.take-the-hits");
        }
        if (!takes(position, block)) {
            return Cited.refuse("4.3n", "refuse.not-hit");
        }
        return may(position, block) ? Ruling.LEGAL : Cited.refuse("4.4c", "refuse.absorb");
    }

    @Override
    public void moves(DesertFoxPosition position, Consumer<? super DesertFoxMove> each) {
        for (int block = 0; block < position.roster().size(); block++) {
            if (may(position, block)) {
                each.accept(new Lose(block));
            }
        }
        if (nothingLeft(position)) {
            each.accept(new Done());
        }
    }

    /** Whether what is left over makes up no step any more. */
    private static boolean nothingLeft(DesertFoxPosition position) {
        return most(position, position.get(Cell.LOSS_POINTS), -1) == 0;
    }

    @Override
    public void play(DesertFoxPosition position, DesertFoxMove move, Luck luck) {
        if (position.get(Cell.LOSS) == HIDDEN) {
            position.add(Cell.LOSS_ANSWERS, -1);
        }
        if (move instanceof Lose(int block)) {
            lose(position, block, luck);
        }
    }
}
