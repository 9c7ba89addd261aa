package kessel.games.afrikakorps.turn;

import static kessel.games.afrikakorps.position.AfrikaKorpsPosition.DEAD;
import static kessel.games.afrikakorps.position.AfrikaKorpsPosition.POOL;
import static kessel.games.afrikakorps.position.AfrikaKorpsPosition.SEA;

import kessel.engine.game.Journal;
import kessel.engine.words.Phrase;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.movement.Rommel;
import kessel.games.afrikakorps.planning.Duty;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Losses;
import kessel.games.afrikakorps.position.Stage;
import kessel.games.afrikakorps.position.Supplied;
import kessel.games.afrikakorps.position.Theatre;

/** The sequence of play (3): what comes after what, with all that happens by itself. */
public final class Sequence {
    /** How play goes on after something that may have asked for a decision in between. */
    public enum Then {
        ARRIVALS,
        MOVEMENT,
        EXCHANGE,
        NEXT_BATTLE,
        NEXT_TURN
    }

    private static final Then[] THEN = Then.values();

    private final Theatre theatre;
    private final Control control;
    private final Rommel rommel;
    private final Duty duty;

    public Sequence(Theatre theatre, Control control, Rommel rommel, Duty duty) {
        this.theatre = theatre;
        this.control = control;
        this.rommel = rommel;
        this.duty = duty;
    }

    // The start of a player turn (3.1, 3.3).

    public void beginTurn(AfrikaKorpsPosition position, int side, Journal journal) {
        position.set(Cell.PHASING, side);
        for (int piece = 0; piece < theatre.roster().size(); piece++) {
            position.flags(piece, position.flags(piece) & Flags.LASTING);
            position.spend(piece, 0, 0);
            position.battle(piece, 0);
            position.seizes(piece, -1);
        }
        clearCombat(position);
        if (journal.listens()) {
            journal.head(
                    "3a",
                    Phrase.of(
                            "told.turn",
                            Theatre.side(side),
                            position.turn(),
                            Phrase.day(theatre.campaign().dates().get(position.turn() - 1))));
        }
        theatre.board(
                position,
                board -> {
                    control.atStart(position, board);
                    markIsolated(position, board, side);
                    if (side == Roster.AXIS) {
                        position.set(Cell.NO_SUPPLY_AT_START, anySupply(position, side) ? 0 : 1);
                    }
                    return null;
                });
        rommelThen(position, true, Then.ARRIVALS, journal);
    }

    static void clearCombat(AfrikaKorpsPosition position) {
        for (Cell cell :
                new Cell[] {
                    Cell.LEG_FROM,
                    Cell.LEG_OVER,
                    Cell.LEG_TO,
                    Cell.CURRENT,
                    Cell.RESULT,
                    Cell.PRICE,
                    Cell.PLANNED,
                    Cell.DONE,
                    Cell.AUTOMATIC,
                    Cell.ASKED,
                    Cell.OVER_HEX,
                    Cell.TO_HEX,
                    Cell.RESUME
                }) {
            position.set(cell, 0);
        }
        position.forgetStruck();
    }

    private void markIsolated(AfrikaKorpsPosition position, Board board, int side) {
        theatre.supplied(
                board,
                side,
                supplied -> {
                    position.units(
                            side,
                            unit -> {
                                if (isolated(position, supplied, unit)) {
                                    position.mark(unit, Flags.ISOLATED_AT_START);
                                }
                            });
                    return null;
                });
    }

    /** 24.1a, 24.4b; who is neither on the map nor at sea is not isolated (19.3b). */
    private boolean isolated(AfrikaKorpsPosition position, Supplied supplied, int unit) {
        int at = position.at(unit);
        return at >= 0
                ? !supplied.reaches(at)
                : at == SEA && !supplyAtSea(position, theatre.roster().side(unit));
    }

    private boolean supplyAtSea(AfrikaKorpsPosition position, int side) {
        boolean[] found = new boolean[1];
        position.supplies(side, supply -> found[0] |= position.at(supply) == SEA);
        return found[0];
    }

    private static boolean anySupply(AfrikaKorpsPosition position, int side) {
        boolean[] found = new boolean[1];
        position.supplies(side, supply -> found[0] |= position.onMap(supply));
        return found[0];
    }

    // Rommel, wherever he may have to be placed.

    /**
     * Looks after Rommel and goes on; where several units are as near, the Axis player chooses
     * first (22.4.2b).
     *
     * @param cutOff whether being isolated sends him away as well (22.4c)
     */
    public void rommelThen(
            AfrikaKorpsPosition position, boolean cutOff, Then then, Journal journal) {
        int[] nearest =
                theatre.board(
                        position,
                        board ->
                                rommel.exposed(board)
                                                || rommel.overrun(board)
                                                || cutOff && rommel.cutOff(board)
                                        ? rommel.nearest(board)
                                        : new int[0]);
        if (nearest.length > 1) {
            position.set(Cell.RESUME, then.ordinal() + 1);
            position.ask(Stage.PLACING_ROMMEL, Roster.AXIS);
            return;
        }
        if (nearest.length == 1) {
            rommel.place(position, nearest[0], journal);
        }
        go(position, then, journal);
    }

    void resume(AfrikaKorpsPosition position, Journal journal) {
        Then then = THEN[position.get(Cell.RESUME) - 1];
        position.set(Cell.RESUME, 0);
        go(position, then, journal);
    }

    private void go(AfrikaKorpsPosition position, Then then, Journal journal) {
        switch (then) {
            case ARRIVALS -> supply(position);
            case MOVEMENT -> position.ask(Stage.MOVING, position.phasing());
            case EXCHANGE -> exchange(position, journal);
            case NEXT_BATTLE -> nextBattle(position, journal);
            case NEXT_TURN -> nextTurn(position, journal);
        }
    }

    // Arrivals.

    private void supply(AfrikaKorpsPosition position) {
        int side = position.phasing();
        if (position.get(Cell.PORTS) == 0) {
            arrivals(position);
        } else {
            position.ask(side == Roster.AXIS ? Stage.CONVOY : Stage.UNLOADING, side);
        }
    }

    /** From here on all that the player does can be taken back until movement is over. */
    public void arrivals(AfrikaKorpsPosition position) {
        boolean asked = mayArrive(position);
        position.ask(asked ? Stage.ARRIVING : Stage.MOVING, position.phasing());
        position.keep();
    }

    private boolean mayArrive(AfrikaKorpsPosition position) {
        int side = position.phasing();
        for (int piece = 0; piece < theatre.roster().size(); piece++) {
            if (theatre.roster().side(piece) == side
                    && (position.at(piece) == SEA
                            || position.get(Cell.PORTS) != 0 && mayCome(position, piece))) {
                return true;
            }
        }
        return false;
    }

    /** A reinforcement that is due (19.1a), or a replacement that can be paid for (20.1b). */
    boolean mayCome(AfrikaKorpsPosition position, int piece) {
        if (!theatre.roster().combat(piece) || theatre.roster().substitute(piece)) {
            return false;
        }
        int due = theatre.campaign().due(piece);
        return switch (position.at(piece)) {
            case POOL -> due > 0 && due <= position.turn();
            case DEAD ->
                    theatre.roster().attack(piece)
                            <= position.replacements(theatre.roster().side(piece));
            default -> false;
        };
    }

    // From movement to combat.

    /** Movement is over: nothing of it can be taken back any more. */
    void movementOver(AfrikaKorpsPosition position, Journal journal) {
        position.forget();
        rommelThen(position, false, Then.EXCHANGE, journal);
    }

    private void exchange(AfrikaKorpsPosition position, Journal journal) {
        boolean may =
                position.phasing() == Roster.ALLIES
                        && theatre.campaign().substitutes(position.turn());
        if (may) {
            position.ask(Stage.EXCHANGING, Roster.ALLIES);
        } else {
            plan(position, journal);
        }
    }

    public void plan(AfrikaKorpsPosition position, Journal journal) {
        if (position.get(Cell.PLANNED) != 0
                || theatre.board(position, board -> duty.anything(position, board))) {
            position.ask(Stage.PLANNING, position.phasing());
        } else {
            endTurn(position, journal);
        }
    }

    /** 8.6a: while battles are left, the attacker chooses the next. */
    void nextBattle(AfrikaKorpsPosition position, Journal journal) {
        if (won(position, journal)) {
            return;
        }
        boolean left = (position.get(Cell.PLANNED) & ~position.get(Cell.DONE)) != 0;
        if (left || theatre.board(position, board -> duty.mayFinish(position, board))) {
            position.ask(Stage.FIGHTING, position.phasing());
        } else {
            endTurn(position, journal);
        }
    }

    public boolean won(AfrikaKorpsPosition position, Journal journal) {
        int winner = control.wonByElimination(position);
        if (winner >= 0) {
            over(position, winner, winner == Roster.AXIS ? "4.1a" : "4.2a", journal);
        }
        return winner >= 0;
    }

    private static void over(
            AfrikaKorpsPosition position, int winner, String rule, Journal journal) {
        position.end(winner);
        if (journal.listens()) {
            journal.tell(rule, Phrase.of("told.won", Theatre.side(winner)));
        }
    }

    // The end of a player turn.

    public void endTurn(AfrikaKorpsPosition position, Journal journal) {
        position.forget();
        int side = position.phasing();
        isolation(position, side, journal);
        if (side == Roster.AXIS && starved(position)) {
            over(position, Roster.ALLIES, "24.5a", journal);
            return;
        }
        position.supplies(
                side,
                supply -> {
                    if (position.is(supply, Flags.USED)) {
                        position.remove(supply, POOL);
                        tell(journal, "14.1b", "told.used-up", supply);
                    }
                });
        if (won(position, journal)) {
            return;
        }
        for (int holder : new int[] {side, 1 - side}) {
            if (theatre.board(position, board -> control.wonAtEnd(position, board, holder))) {
                over(position, holder, holder == Roster.AXIS ? "4.1b" : "4.2b", journal);
                return;
            }
        }
        rommelThen(position, true, Then.NEXT_TURN, journal);
    }

    /** 24.2a: tested while what was used up still lies there (24.2c). */
    private void isolation(AfrikaKorpsPosition position, int side, Journal journal) {
        theatre.board(
                position,
                board ->
                        theatre.supplied(
                                board,
                                side,
                                supplied -> {
                                    position.units(
                                            side,
                                            unit -> isolate(position, supplied, unit, journal));
                                    return null;
                                }));
    }

    private void isolate(
            AfrikaKorpsPosition position, Supplied supplied, int unit, Journal journal) {
        boolean throughout =
                position.is(unit, Flags.ISOLATED_AT_START) && isolated(position, supplied, unit);
        if (!throughout) {
            position.unmark(unit, Flags.ISOLATED);
        } else if (position.is(unit, Flags.ISOLATED)) {
            tell(journal, "24.2a", "told.starves", unit);
            Losses.eliminate(position, unit);
        } else {
            position.mark(unit, Flags.ISOLATED);
        }
    }

    /** 24.5a. */
    private static boolean starved(AfrikaKorpsPosition position) {
        boolean throughout =
                position.get(Cell.NO_SUPPLY_AT_START) != 0 && !anySupply(position, Roster.AXIS);
        if (throughout && position.get(Cell.NO_SUPPLY) != 0) {
            return true;
        }
        position.set(Cell.NO_SUPPLY, throughout ? 1 : 0);
        return false;
    }

    private void nextTurn(AfrikaKorpsPosition position, Journal journal) {
        if (position.phasing() == Roster.AXIS) {
            beginTurn(position, Roster.ALLIES, journal);
        } else if (position.turn() == theatre.campaign().turns()) {
            over(position, Roster.ALLIES, "4.2c", journal);
        } else {
            position.set(Cell.TURN, position.turn() + 1);
            beginTurn(position, Roster.AXIS, journal);
        }
    }

    private static void tell(Journal journal, String rule, String key, int piece) {
        if (journal.listens()) {
            journal.tell(rule, Phrase.of(key, Theatre.piece(piece)));
        }
    }
}
