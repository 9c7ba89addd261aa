package kessel.games.desertfox.flight;

import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import kessel.engine.words.Phrase;
import kessel.games.desertfox.battle.Field;
import kessel.games.desertfox.battle.Fights;
import kessel.games.desertfox.battle.Losses;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Flag;
import kessel.games.desertfox.position.Followed;
import kessel.games.desertfox.position.Luck;
import kessel.games.desertfox.position.Stage;
import kessel.games.desertfox.position.Way;
import kessel.games.desertfox.supply.Lines;
import kessel.games.kit.Cited;

/**
 * Leaving a hex with enemies in it: retreat, withdrawal, refusal and rout, with pursuit and
 * rearguards (6, 7.2).
 */
public final class Flights {
    // Kinds.
    public static final int RETREAT = 1;
    public static final int REFUSAL = 2;
    public static final int ROUT = 3;

    // Parts.
    private static final int WAYS = 0;
    private static final int PURSUERS = 1;
    private static final int REARGUARD = 2;
    private static final int PURSUIT = 3;
    private static final int LEAVING = 4;

    private static final int PLACE_BITS = 4;
    private static final int PLACE_MASK = 15;

    private final Campaign campaign;
    private final Field field;
    private final Fights fights;
    private final Losses losses;
    private final Lines lines;

    public Flights(Campaign campaign, Field field, Fights fights, Losses losses, Lines lines) {
        this.campaign = campaign;
        this.field = field;
        this.fights = fights;
        this.losses = losses;
        this.lines = lines;
    }

    private static void begin(DesertFoxPosition position, int kind, int hex, int side, int part) {
        position.set(Cell.FLIGHT, kind);
        position.set(Cell.FLIGHT_HEX, hex);
        position.set(Cell.FLIGHT_SIDE, side);
        position.set(Cell.FLIGHT_PART, part);
        position.set(Cell.RATE, 0);
        position.shown();
    }

    private static BitSet blocks(DesertFoxPosition position, int hex, int side, IntPredicate and) {
        BitSet blocks = new BitSet();
        for (int block = 0; block < position.roster().size(); block++) {
            if (position.roster().side(block) == side
                    && position.at(block) == hex
                    && position.onMap(block)
                    && and.test(block)) {
                blocks.set(block);
            }
        }
        return blocks;
    }

    /** Those who flee. */
    static BitSet fleeing(DesertFoxPosition position) {
        return blocks(
                position,
                position.get(Cell.FLIGHT_HEX),
                position.get(Cell.FLIGHT_SIDE),
                block -> position.is(block, Flag.FLEEING));
    }

    /** All units that mean to leave a battlefield go together (6.0d). */
    public void retreat(DesertFoxPosition position, int hex, int side, Luck luck) {
        begin(position, RETREAT, hex, side, PURSUERS);
        blocks(position, hex, side, block -> position.is(block, Flag.DECLARED)).stream()
                .forEach(block -> position.set(block, Flag.FLEEING, true));
        rate(position, luck);
    }

    /** Whether a side can refuse battle in a hex: all its units have a way out (6.4e). */
    boolean canRefuse(DesertFoxPosition position, int hex, int side) {
        return lines.allCanGo(position, side, hex);
    }

    /** The places that those who flee have taken. */
    public static Lines.Taken taken(DesertFoxPosition position) {
        int taken = position.get(Cell.FLIGHT_PLACES);
        return number -> number == 0 ? 0 : taken >> PLACE_BITS * (number - 1) & PLACE_MASK;
    }

    public static void take(DesertFoxPosition position, int source) {
        if (source > 0) {
            position.add(Cell.FLIGHT_PLACES, 1 << PLACE_BITS * (source - 1));
        }
    }

    void refuse(DesertFoxPosition position, int hex, int side, Luck luck) {
        begin(position, REFUSAL, hex, side, WAYS);
        blocks(position, hex, side, position::stands).stream()
                .forEach(block -> position.set(block, Flag.FLEEING, true));
        luck.tell("6.4a", "refuses", Cited.side(side), Cited.hex(hex));
    }

    /** 7.2k: each loses a step; who has no way out, or has routed before, is lost. */
    public void rout(DesertFoxPosition position, int hex, int side, Luck luck) {
        begin(position, ROUT, hex, side, WAYS);
        luck.tell("7.2a", "routs", Cited.side(side), Cited.hex(hex));
        BitSet units = blocks(position, hex, side, block -> position.is(block, Flag.DISRUPTED));
        BitSet known = Followed.members(position, units);
        known.andNot(units);
        if (!known.isEmpty()) {
            Followed.blur(position, units);
        }
        for (int block = units.nextSetBit(0); block >= 0; block = units.nextSetBit(block + 1)) {
            if (position.is(block, Flag.ROUTED)) {
                field.eliminate(position, block, luck);
            } else if (field.loseStep(position, block, luck)) {
                position.set(block, Flag.ROUTED, true);
            }
        }
        BitSet left = blocks(position, hex, side, block -> position.is(block, Flag.DISRUPTED));
        BitSet lost = new BitSet();
        left.stream().filter(block -> !lines.canGo(position, block)).forEach(lost::set);
        lost.stream().forEach(block -> field.eliminate(position, block, luck));
        left.andNot(lost);
        left.stream().forEach(block -> position.set(block, Flag.FLEEING, true));
    }

    /** 6.1a: the rate of the slowest is told. */
    private static void rate(DesertFoxPosition position, Luck luck) {
        int slowest = Integer.MAX_VALUE;
        BitSet fleeing = fleeing(position);
        for (int block = fleeing.nextSetBit(0); block >= 0; block = fleeing.nextSetBit(block + 1)) {
            slowest = Math.min(slowest, position.roster().rate(block));
        }
        position.set(Cell.RATE, slowest);
        luck.tell(
                "6.1a",
                "leaves",
                Cited.side(position.get(Cell.FLIGHT_SIDE)),
                Cited.hex(position.get(Cell.FLIGHT_HEX)),
                fleeing.cardinality(),
                slowest);
    }

    /**
     * Goes on until somebody has to decide or a fight begins.
     *
     * @return whether the sequence has to wait for that
     */
    public boolean settle(DesertFoxPosition position, Luck luck) {
        int hex = position.get(Cell.FLIGHT_HEX);
        int side = position.get(Cell.FLIGHT_SIDE);
        while (position.get(Cell.FLIGHT) != 0) {
            BitSet fleeing = fleeing(position);
            if (fleeing.isEmpty()) {
                end(position, hex);
                return false;
            }
            switch (position.get(Cell.FLIGHT_PART)) {
                case WAYS -> {
                    BitSet undecided = new BitSet();
                    fleeing.stream()
                            .filter(block -> position.way(block) == Way.NONE)
                            .forEach(undecided::set);
                    int decided = fleeing.cardinality() - undecided.cardinality();
                    if (!undecided.isEmpty() && decided < lines.places(position, side, hex)) {
                        position.ask(Stage.FLEEING, side);
                        return true;
                    }
                    // Whom no fortress has a place for cannot leave (5.1j, 7.2d).
                    undecided.stream().forEach(block -> field.eliminate(position, block, luck));
                    rate(position, luck);
                    position.set(Cell.FLIGHT_PART, PURSUERS);
                }
                case PURSUERS -> {
                    if (!blocks(position, hex, 1 - side, position::stands).isEmpty()) {
                        position.ask(Stage.PURSUING, 1 - side);
                        return true;
                    }
                    position.set(Cell.FLIGHT_PART, LEAVING);
                }
                case REARGUARD -> {
                    boolean held = !rearguard(position, hex, side).isEmpty();
                    position.set(Cell.FLIGHT_PART, held ? LEAVING : PURSUIT);
                }
                case PURSUIT -> {
                    position.set(Cell.FLIGHT_PART, LEAVING);
                    pursue(position, hex, side, luck);
                    if (position.get(Cell.LOSS) != 0) {
                        return false;
                    }
                }
                default -> {
                    leave(position, fleeing, luck);
                    end(position, hex);
                }
            }
        }
        return false;
    }

    /** 6.2d. */
    private static BitSet rearguard(DesertFoxPosition position, int hex, int side) {
        return position.get(Cell.FLIGHT) != RETREAT
                ? new BitSet()
                : blocks(
                        position,
                        hex,
                        side,
                        block ->
                                position.stands(block)
                                        && !position.is(block, Flag.DECLARED)
                                        && !position.is(block, Flag.FLEEING));
    }

    /** The pursuers are named: they go after those who flee, or fight their rearguard first. */
    void pursuersNamed(DesertFoxPosition position, Luck luck) {
        int hex = position.get(Cell.FLIGHT_HEX);
        int side = position.get(Cell.FLIGHT_SIDE);
        boolean none =
                blocks(position, hex, 1 - side, block -> position.is(block, Flag.COMMITTED))
                        .isEmpty();
        if (none) {
            position.set(Cell.FLIGHT_PART, LEAVING);
        } else if (rearguard(position, hex, side).isEmpty()) {
            position.set(Cell.FLIGHT_PART, PURSUIT);
        } else {
            position.set(Cell.FLIGHT_PART, REARGUARD);
            fights.begin(position, Fights.REARGUARD, hex, 1 - side, luck);
        }
    }

    /** 6.1b. */
    int dice(DesertFoxPosition position, int block) {
        int faster = position.roster().rate(block) - position.get(Cell.RATE);
        return faster > 0 ? 2 : faster == 0 ? 1 : 0;
    }

    private void pursue(DesertFoxPosition position, int hex, int side, Luck luck) {
        boolean open = position.get(Cell.FLIGHT) == RETREAT;
        List<Phrase.Argument> shown = Luck.dice();
        int hits = 0;
        BitSet pursuers =
                blocks(
                        position,
                        hex,
                        1 - side,
                        block ->
                                position.is(block, Flag.COMMITTED)
                                        && !position.is(block, Flag.FIRED)
                                        && dice(position, block) > 0);
        for (int block = pursuers.nextSetBit(0);
                block >= 0;
                block = pursuers.nextSetBit(block + 1)) {
            int least = campaign.numbers().pursuitHits();
            hits += luck.hits(dice(position, block), least, shown);
            if (open) {
                Followed.show(position, block);
            }
        }
        // Who rolled is not seen (6.4c), so nothing of it may stay.
        blocks(position, hex, 1 - side, block -> position.is(block, Flag.COMMITTED)).stream()
                .forEach(block -> position.set(block, Flag.COMMITTED, false));
        if (shown.isEmpty()) {
            return;
        }
        BitSet fleeing = fleeing(position);
        if (open) {
            fleeing.stream().forEach(block -> Followed.show(position, block));
        } else if (hits > 0) {
            Followed.blur(position, fleeing);
        }
        luck.tell("6.1c", "pursuit", Cited.side(1 - side), new Phrase.Listed(shown), hits);
        if (hits > 0) {
            losses.begin(
                    position,
                    open ? Losses.OPEN : Losses.HIDDEN,
                    side,
                    Losses.ANY_CLASS,
                    hits * Losses.HIT);
        }
    }

    /** Survivors go their ways and are disrupted; who marches by force rolls later (6.0d). */
    private void leave(DesertFoxPosition position, BitSet fleeing, Luck luck) {
        boolean late = position.get(Cell.FLIGHT) != RETREAT;
        BitSet going = new BitSet();
        fleeing.stream()
                .filter(block -> late || !position.is(block, Flag.FORCED))
                .forEach(going::set);
        Followed.scatter(position, going);
        for (int block : Followed.inSight(position, going)) {
            int[] way = position.route(block);
            field.flee(position, block, way);
            position.way(block, Way.NONE);
            position.set(block, Flag.DECLARED, false);
            position.set(block, Flag.FLEEING, false);
            position.set(block, Flag.SHAKEN, late);
            position.set(block, Flag.MOVED, !late);
            luck.tell("6.0b", "fled", Luck.veiled(block), Cited.hex(way[way.length - 1]));
        }
        if (position.get(Cell.FLIGHT) == REFUSAL) {
            field.mines(
                    position, position.get(Cell.FLIGHT_HEX), position.get(Cell.FLIGHT_SIDE), luck);
        }
    }

    private void end(DesertFoxPosition position, int hex) {
        for (int block = 0; block < position.roster().size(); block++) {
            position.set(block, Flag.COMMITTED, false);
            position.set(block, Flag.FIRED, false);
        }
        for (Cell cell :
                List.of(
                        Cell.FLIGHT,
                        Cell.FLIGHT_HEX,
                        Cell.FLIGHT_SIDE,
                        Cell.FLIGHT_PART,
                        Cell.FLIGHT_PLACES,
                        Cell.RATE)) {
            position.set(cell, 0);
        }
        field.settle(position, hex);
    }
}
