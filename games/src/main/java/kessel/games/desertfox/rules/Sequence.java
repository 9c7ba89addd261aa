package kessel.games.desertfox.rules;

import java.util.BitSet;
import kessel.games.desertfox.battle.Field;
import kessel.games.desertfox.battle.Fights;
import kessel.games.desertfox.battle.Losses;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.flight.Flights;
import kessel.games.desertfox.logistics.Logistics;
import kessel.games.desertfox.movement.Movement;
import kessel.games.desertfox.operation.Operations;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.Cards;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Flag;
import kessel.games.desertfox.position.Followed;
import kessel.games.desertfox.position.Luck;
import kessel.games.desertfox.position.Phase;
import kessel.games.desertfox.position.Stage;
import kessel.games.desertfox.position.Supply;
import kessel.games.desertfox.supply.Feeding;
import kessel.games.kit.Cited;

/** The sequence of play (TS.1-TS.9): what comes next, until somebody has to decide. */
final class Sequence {
    private final Campaign campaign;
    private final Field field;
    private final Losses losses;
    private final Fights fights;
    private final Flights flights;
    private final Movement movement;
    private final Feeding feeding;
    private final Logistics logistics;
    private final Operations operations;
    private final SetUp setUp;

    Sequence(
            Campaign campaign,
            Field field,
            Losses losses,
            Fights fights,
            Flights flights,
            Operations operations,
            SetUp setUp) {
        this.campaign = campaign;
        this.field = field;
        this.losses = losses;
        this.fights = fights;
        this.flights = flights;
        this.operations = operations;
        this.setUp = setUp;
        movement = new Movement(campaign, field, flights);
        feeding = new Feeding(campaign);
        logistics = new Logistics(campaign, field, feeding);
    }

    void proceed(DesertFoxPosition position, Luck luck) {
        boolean asks = false;
        while (!asks && position.phase() != Phase.OVER) {
            if (Victory.decisive(position, luck)) {
                return;
            }
            if (position.get(Cell.LOSS) != 0) {
                asks = losses.settle(position, luck);
            } else if (position.get(Cell.FIGHT) != 0) {
                asks = fights.settle(position);
            } else if (position.get(Cell.FLIGHT) != 0) {
                asks = flights.settle(position, luck);
            } else if (!routs(position, luck)) {
                if (position.get(Cell.MOVER) != 0) {
                    movement.goOn(position, luck);
                } else {
                    asks = goOn(position, luck);
                }
            }
        }
    }

    /** 7.2j: a rout begins at once wherever there is cause. */
    private boolean routs(DesertFoxPosition position, Luck luck) {
        Board board = position.board();
        for (int hex = 0; board.anyDown() && hex < campaign.ground().size(); hex++) {
            for (int side = 0; side < 2; side++) {
                if (board.routs(side, hex)) {
                    flights.rout(position, hex, side, luck);
                    return true;
                }
            }
        }
        return false;
    }

    /** The next part of the present phase; whether somebody has to decide. */
    private boolean goOn(DesertFoxPosition position, Luck luck) {
        return switch (position.phase()) {
            case SET_UP -> setUp.goOn(position, luck);
            case HANDS -> hands(position, luck);
            case RECOVERY -> recovery(position, luck);
            case MARKING -> marking(position);
            case OPERATION -> ask(position, Stage.OPERATION, position.active());
            case MOVEMENT -> moving(position);
            case AFTER_MOVE -> afterMove(position, luck);
            case REFUSALS -> refusals(position);
            case NAMING -> naming(position);
            case BATTLES -> battles(position, luck);
            case PASSED -> passed(position, luck);
            case TURN_END -> turnEnd(position, luck);
            case LOGISTICS -> logistics.judgeSupply(position, luck);
            case SPENDING -> logistics.spending(position, luck);
            case CHALLENGE -> challenge(position, luck);
            case OVER -> true;
        };
    }

    private static boolean ask(DesertFoxPosition position, Stage stage, int side) {
        position.ask(stage, side);
        return true;
    }

    private boolean hands(DesertFoxPosition position, Luck luck) {
        int side = position.get(Cell.PART);
        if (side < 2) {
            return ask(position, Stage.OPENING, side);
        }
        if (position.setting().preludePoints() > 0) {
            position.enter(Phase.LOGISTICS);
        } else {
            beginMonth(position, position.setting().first(), luck);
        }
        return false;
    }

    private void beginMonth(DesertFoxPosition position, int first, Luck luck) {
        position.set(Cell.FORTRESSES_AT_START, position.get(Cell.FORTRESSES));
        position.set(Cell.PASSES, 0);
        luck.head("1.1a", "month", position.turn());
        beginTurn(position, first, luck);
    }

    private void beginTurn(DesertFoxPosition position, int side, Luck luck) {
        position.set(Cell.ACTIVE, side);
        position.set(Cell.PASSED, 0);
        for (Cell cell : new Cell[] {Cell.MOVES, Cell.COMBATS, Cell.DOUBLING, Cell.MOBILE}) {
            position.set(cell, 0);
        }
        position.set(Cell.ROMMEL, 0);
        for (int block = 0; block < position.roster().size(); block++) {
            position.set(block, Flag.MOVED, false);
            position.set(block, Flag.UNSUPPLIED, false);
            position.set(block, Flag.STRAYED, false);
            position.set(block, Flag.ROUTED, false);
        }
        feeding.clear(position);
        luck.head("TS.1", "turn", Cited.side(side));
        position.enter(Phase.RECOVERY);
    }

    /** TS.1, 7.1. */
    private boolean recovery(DesertFoxPosition position, Luck luck) {
        int side = position.active();
        if (!feeding.settle(position, side, _ -> true)) {
            return true;
        }
        Board board = position.board();
        Supply base = position.supply(side);
        BitSet recovering = new BitSet();
        for (int block = 0; block < position.roster().size(); block++) {
            if (position.roster().side(block) != side
                    || !position.onMap(block)
                    || !position.is(block, Flag.DISRUPTED)) {
                continue;
            }
            boolean shaken = position.is(block, Flag.SHAKEN);
            position.set(block, Flag.SHAKEN, false);
            if (!shaken
                    && !board.battlefield(position.at(block))
                    && Feeding.supplied(position, base, block)) {
                recovering.set(block);
            }
        }
        Followed.part(position, recovering);
        for (int block : Followed.inSight(position, recovering)) {
            position.set(block, Flag.DISRUPTED, false);
            luck.tell("7.1a", "recovers", Luck.veiled(block), Cited.hex(position.at(block)));
        }
        position.enter(Phase.MARKING);
        return false;
    }

    /** TS.2. */
    private boolean marking(DesertFoxPosition position) {
        int side = position.active();
        if (!feeding.settle(position, side, _ -> true)) {
            return true;
        }
        Supply base = position.supply(side);
        for (int block = 0; block < position.roster().size(); block++) {
            if (position.roster().side(block) == side && position.onMap(block)) {
                position.set(block, Flag.UNSUPPLIED, !Feeding.supplied(position, base, block));
            }
        }
        position.enter(Phase.OPERATION);
        return false;
    }

    private boolean moving(DesertFoxPosition position) {
        if (position.get(Cell.KIND) != 0) {
            return ask(position, Stage.MARCHING, position.active());
        }
        if (operations.mayMoveOn(position)) {
            return ask(position, Stage.MOVING, position.active());
        }
        position.enter(position.get(Cell.PASSED) != 0 ? Phase.PASSED : Phase.REFUSALS);
        return false;
    }

    private boolean afterMove(DesertFoxPosition position, Luck luck) {
        if (!movement.carryOut(position, luck)) {
            operations.endMove(position);
            position.enter(Phase.MOVEMENT);
        }
        return false;
    }

    /** TS.6. */
    private boolean refusals(DesertFoxPosition position) {
        Board board = position.board();
        for (int hex = board.nextBattlefield(0); hex >= 0; hex = board.nextBattlefield(hex + 1)) {
            int bits = position.battle(hex);
            if ((bits & (DesertFoxPosition.NEW | DesertFoxPosition.STANDS))
                    == DesertFoxPosition.NEW) {
                return ask(position, Stage.REFUSING, 1 - position.active());
            }
        }
        position.enter(Phase.NAMING);
        return false;
    }

    private boolean naming(DesertFoxPosition position) {
        operations.nameWhatMustBe(position);
        Board board = position.board();
        if (board.nextBattlefield(0) >= 0) {
            return ask(position, Stage.NAMING, position.active());
        }
        position.enter(Phase.BATTLES);
        return false;
    }

    private boolean battles(DesertFoxPosition position, Luck luck) {
        Board board = position.board();
        int waiting = 0;
        int last = -1;
        for (int hex = board.nextBattlefield(0); hex >= 0; hex = board.nextBattlefield(hex + 1)) {
            if (operations.waits(position, board, hex)) {
                waiting++;
                last = hex;
            }
        }
        if (waiting > 1) {
            return ask(position, Stage.CHOOSING, position.active());
        }
        if (waiting == 1) {
            fights.begin(position, Fights.BATTLE, last, position.active(), luck);
            return false;
        }
        position.enter(operations.endCombat(position) ? Phase.MOVEMENT : Phase.TURN_END);
        return false;
    }

    /** 8.1e, 8.1i: after a pass, whoever is still in an enemy fortress routs. */
    private boolean passed(DesertFoxPosition position, Luck luck) {
        int side = position.active();
        Board board = position.board();
        for (int i = 0; i < campaign.fortresses().length; i++) {
            int hex = campaign.fortresses()[i].hex();
            if (position.holder(i) != side && board.battlefield(hex)) {
                disrupt(
                        position,
                        block -> position.at(block) == hex && position.roster().side(block) == side,
                        "8.1e",
                        luck);
                return false;
            }
        }
        position.enter(Phase.TURN_END);
        return false;
    }

    private void disrupt(
            DesertFoxPosition position,
            java.util.function.IntPredicate who,
            String rule,
            Luck luck) {
        BitSet blocks = new BitSet();
        for (int block = 0; block < position.roster().size(); block++) {
            if (position.stands(block) && who.test(block)) {
                blocks.set(block);
            }
        }
        Followed.part(position, blocks);
        for (int block : Followed.inSight(position, blocks)) {
            position.set(block, Flag.DISRUPTED, true);
            luck.tell(rule, "disrupted", Luck.veiled(block), Cited.hex(position.at(block)));
        }
    }

    /** TS.7, then TS.8 when nobody routs any more. */
    private boolean turnEnd(DesertFoxPosition position, Luck luck) {
        int side = position.active();
        if (position.get(Cell.PART) == 0) {
            if (!feeding.settle(
                    position,
                    side,
                    block ->
                            position.is(block, Flag.UNSUPPLIED)
                                    && !position.is(block, Flag.STRAYED))) {
                return true;
            }
            Supply base = position.supply(side);
            disrupt(
                    position,
                    block ->
                            position.is(block, Flag.STRAYED)
                                    || position.is(block, Flag.UNSUPPLIED)
                                            && !Feeding.supplied(position, base, block),
                    "5.2b",
                    luck);
            position.set(Cell.PART, 1);
            return false;
        }
        field.gain(position);
        if (Victory.occupations(position, luck)) {
            return false;
        }
        operations.endTurn(position);
        position.set(Cell.HAD_A_TURN, position.get(Cell.HAD_A_TURN) | 1 << side);
        if (position.get(Cell.PASSED) == 0) {
            position.set(Cell.PASSES, 0);
        }
        if (position.get(Cell.PASSES) < 2) {
            beginTurn(position, 1 - side, luck);
        } else if (position.isLastMonth()) {
            Victory.judge(position, luck);
        } else {
            position.enter(Phase.LOGISTICS);
        }
        return false;
    }

    /** 9.4. */
    private boolean challenge(DesertFoxPosition position, Luck luck) {
        int part = position.get(Cell.PART);
        if (part == 0) {
            if (Cards.hand(position, Roster.ALLIES) > 0) {
                return ask(position, Stage.CHALLENGING, Roster.ALLIES);
            }
            position.set(Cell.PART, 2);
        } else if (part == 1) {
            if (Cards.hand(position, Roster.AXIS) > 0) {
                return ask(position, Stage.ANSWERING, Roster.AXIS);
            }
            Logistics.contest(position, Logistics.NO_CARD, luck);
        } else {
            int first = part == 3 ? Roster.ALLIES : Roster.AXIS;
            beginMonth(position, first, luck);
        }
        return false;
    }
}
