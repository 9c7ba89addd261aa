package kessel.games.desertfox.movement;

import java.util.BitSet;
import java.util.function.IntPredicate;
import kessel.engine.hex.Grid;
import kessel.games.desertfox.battle.Field;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.flight.Flights;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Flag;
import kessel.games.desertfox.position.Followed;
import kessel.games.desertfox.position.Luck;
import kessel.games.desertfox.position.Way;
import kessel.games.kit.Cited;

/** Units on their way, and what is left to do when all ways of a move are named (3.6, 6.0d). */
public final class Movement {
    private final Campaign campaign;
    private final Field field;
    private final Flights flights;

    public Movement(Campaign campaign, Field field, Flights flights) {
        this.campaign = campaign;
        this.field = field;
        this.flights = flights;
    }

    /** A block sets out along a way. */
    void setOut(DesertFoxPosition position, int block, int way) {
        Followed.part(position, block);
        position.set(block, Flag.MOVED, true);
        position.set(block, Flag.DECLARED, false);
        position.set(block, Flag.FORCED, false);
        position.way(block, Way.NONE);
        position.set(Cell.MOVER, block + 1);
        position.set(Cell.REST, way);
    }

    /** Goes on until it has arrived, or has entered a hex from which enemies rout (7.2e). */
    public void goOn(DesertFoxPosition position, Luck luck) {
        int block = position.get(Cell.MOVER) - 1;
        int side = position.roster().side(block);
        int from = position.at(block);
        while (position.get(Cell.REST) != Way.NONE) {
            int step = Way.first(position.get(Cell.REST));
            position.set(Cell.REST, Way.rest(position.get(Cell.REST)));
            int hex = position.at(block);
            if (step == Way.OFF_THE_SHEET) {
                field.remove(position, block, DesertFoxPosition.EXITED);
                position.add(Cell.AXIS_EXITS, side, 1);
                luck.tell("10.1b", "exits", Luck.shown(block));
                break;
            }
            field.enter(position, block, hex * Grid.DIRECTIONS + step, luck);
            field.settle(position, hex);
            if (position.board().routs(1 - side, position.at(block))) {
                break;
            }
        }
        if (position.at(block) >= 0) {
            luck.tell(
                    "1.3e",
                    "moves",
                    Luck.veiled(block),
                    Cited.hex(from),
                    Cited.hex(position.at(block)));
        }
        if (position.get(Cell.REST) == Way.NONE) {
            position.set(Cell.MOVER, 0);
        }
    }

    /**
     * The next thing to be carried out after all ways of a move were named.
     *
     * @return whether there was anything
     */
    public boolean carryOut(DesertFoxPosition position, Luck luck) {
        int side = position.active();
        Board board = position.board();
        int retreating =
                first(
                        position,
                        block ->
                                !position.is(block, Flag.FLEEING)
                                        && board.standing(1 - side, position.at(block)) > 0);
        if (retreating >= 0) {
            flights.retreat(position, position.at(retreating), side, luck);
            return true;
        }
        int going = first(position, block -> !position.is(block, Flag.FORCED));
        if (going >= 0) {
            setOut(position, going, position.way(going));
            return true;
        }
        int marching = first(position, _ -> true);
        if (marching >= 0) {
            force(position, marching, luck);
            return true;
        }
        return false;
    }

    /** The first in sight of those declared, or -1. */
    private static int first(DesertFoxPosition position, IntPredicate and) {
        BitSet declared = new BitSet();
        for (int block = 0; block < position.roster().size(); block++) {
            if (position.is(block, Flag.DECLARED) && and.test(block)) {
                declared.set(block);
            }
        }
        return declared.isEmpty() ? -1 : Followed.inSight(position, declared)[0];
    }

    /** 3.6b-e. */
    private void force(DesertFoxPosition position, int block, Luck luck) {
        int die = luck.die();
        boolean retreats = position.is(block, Flag.FLEEING);
        boolean succeeds = die >= campaign.numbers().marchSucceeds();
        luck.tell(
                succeeds ? "3.6c" : "3.6d",
                succeeds ? "force-marches" : "fails-to-march",
                Luck.veiled(block),
                new kessel.engine.words.Phrase.Die(die));
        int hex = position.at(block);
        int way = position.way(block);
        if (succeeds && !retreats) {
            setOut(position, block, way);
            return;
        }
        int[] hexes = position.route(block);
        Followed.part(position, block);
        position.set(block, Flag.DECLARED, false);
        position.set(block, Flag.FORCED, false);
        position.set(block, Flag.FLEEING, false);
        position.set(block, Flag.MOVED, true);
        position.way(block, Way.NONE);
        if (succeeds) {
            field.flee(position, block, hexes);
            field.settle(position, hex);
            return;
        }
        position.set(block, Flag.DISRUPTED, true);
        if (retreats) {
            BitSet one = new BitSet();
            one.set(block);
            if (Followed.members(position, one).cardinality() > 1) {
                Followed.blur(position, one);
            }
            field.loseStep(position, block, luck);
        }
    }
}
