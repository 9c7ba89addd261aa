package kessel.games.brigade.position;

import kessel.engine.game.Cells;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Outcome;
import kessel.games.brigade.position.BrigadePosition.Stage;

/**
 * The numbers that a position consists of, with their hash: what is written down, as opposed to
 * what follows.
 */
public abstract sealed class Ledger permits BrigadePosition {
    // The cells: first the numbers that there is one of, then those of the sides, of the units, of
    // the objectives, and the markers, a bit for each hex.
    private static final int STEP = 0;
    private static final int SCENARIO = 1;
    private static final int OPTIONS = 2;
    private static final int TURN = 3;
    private static final int PHASING = 4;
    private static final int MOVER = 6;
    private static final int SPENT = 7;
    private static final int TARGET = 8;
    private static final int ATTACK_AIR = 9;
    private static final int DEFENCE_AIR = 10;
    private static final int OUTCOME = 11;
    private static final int STAGE = 12;
    private static final int DEBT = 13;
    private static final int CROWDED = 14;
    private static final int AIR = 15;
    private static final int HEX = 19;

    /**
     * The cells that the theatre has for itself; kept records hold hashes that go by their place.
     */
    private static final int[] OF_THEATRE = {5, 17, 18};

    private static final Outcome[] OUTCOMES = Outcome.values();
    private static final Stage[] STAGES = Stage.values();
    private static final int EXIT_TURNS = 128;
    private static final int WORD = 32;

    private static final int MARKS = 3;

    private final int firstState;
    private final int firstExit;
    private final int firstHolder;
    private final int firstMark;
    private final int markWords;
    private final Cells cells;

    Ledger(Campaign campaign) {
        firstState = HEX + campaign.units();
        firstExit = firstState + campaign.units();
        firstHolder = firstExit + campaign.units();
        firstMark = firstHolder + campaign.objectives().size();
        markWords = (campaign.grid().size() + WORD - 1) / WORD;
        cells = new Cells(firstMark + MARKS * markWords);
    }

    Ledger(Ledger from) {
        firstState = from.firstState;
        firstExit = from.firstExit;
        firstHolder = from.firstHolder;
        firstMark = from.firstMark;
        markWords = from.markWords;
        cells = from.cells.copy();
    }

    /** Takes on all numbers of another position of the same game. */
    void copyNumbers(Ledger from) {
        cells.copyFrom(from.cells);
    }

    boolean sameNumbers(Ledger other) {
        return cells.equals(other.cells);
    }

    public long hash() {
        return cells.hash();
    }

    public long hashFromScratch() {
        return cells.hashFromScratch();
    }

    void setScenario(int number) {
        cells.set(SCENARIO, number);
    }

    // The turn.

    public BrigadeStep step() {
        return BrigadeStep.numbered(cells.get(STEP));
    }

    public BrigadeStep.Kind stepKind() {
        return BrigadeStep.kind(cells.get(STEP));
    }

    /** Waits for a side to decide a step of this kind. */
    public void await(BrigadeStep.Kind kind, int side) {
        cells.set(STEP, kind.number(side));
    }

    /** The game is over. */
    public void end() {
        await(BrigadeStep.Kind.OVER, 0);
    }

    /** What the players agreed on, one bit for each of the game's options. */
    public int options() {
        return cells.get(OPTIONS);
    }

    public void agreeOn(int option) {
        cells.set(OPTIONS, options() | option);
    }

    public int turn() {
        return cells.get(TURN);
    }

    public void setTurn(int turn) {
        cells.set(TURN, turn);
    }

    /** The side whose Movement or Combat Phase it is. */
    public int phasing() {
        return cells.get(PHASING);
    }

    public void setPhasing(int side) {
        cells.set(PHASING, side);
    }

    /** The unit that is on the move and may go on, or -1. */
    public int mover() {
        return cells.get(MOVER);
    }

    /** The half points that the mover has spent. */
    public int spent() {
        return cells.get(SPENT);
    }

    public void setMover(int unit, int spent) {
        cells.set(MOVER, unit);
        cells.set(SPENT, spent);
    }

    /** The air points that a side has left in this turn. */
    public int air(int side) {
        return cells.get(AIR + side);
    }

    public void setAir(int side, int points) {
        cells.set(AIR + side, points);
    }

    /** What the theatre keeps in one of its own cells, see {@link TheatreNumber}. */
    int theatreCell(int number) {
        return cells.get(OF_THEATRE[number]);
    }

    void setTheatreCell(int number, int value) {
        cells.set(OF_THEATRE[number], value);
    }

    /** The side that holds an objective. */
    public int holder(int objective) {
        return cells.get(firstHolder + objective);
    }

    public void setHolder(int objective, int side) {
        cells.set(firstHolder + objective, side);
    }

    // Units.

    /** Where a unit is: a hex, or one of the boxes beside the map. */
    public int hex(int unit) {
        return cells.get(HEX + unit);
    }

    /** Only for who also keeps the {@link Deployment} up to date. */
    void setHex(int unit, int to) {
        cells.set(HEX + unit, to);
    }

    public boolean onMap(int unit) {
        return hex(unit) >= 0;
    }

    public int state(int unit) {
        return cells.get(firstState + unit);
    }

    public void setState(int unit, int states) {
        cells.set(firstState + unit, states);
    }

    public boolean is(int unit, int states) {
        return (state(unit) & states) != 0;
    }

    public void set(int unit, int states) {
        setState(unit, state(unit) | states);
    }

    public void unset(int unit, int states) {
        setState(unit, state(unit) & ~states);
    }

    /** Where a unit that is gone left the sheet, as {@link Exits} numbers it. */
    public int exit(int unit) {
        return exits(unit) / EXIT_TURNS - 1;
    }

    /** The turn in which a unit that is gone left the sheet. */
    public int exitTurn(int unit) {
        return exits(unit) % EXIT_TURNS;
    }

    private int exits(int unit) {
        return cells.get(firstExit + unit);
    }

    public void setExit(int unit, int exit, int inTurn) {
        cells.set(firstExit + unit, (exit + 1) * EXIT_TURNS + inTurn);
    }

    // Markers.

    public boolean marked(int at, int mark) {
        return (cells.get(markCell(at, mark)) & 1 << at) != 0;
    }

    /** Only for who also looks at what follows from it. */
    void setMark(int at, int mark) {
        int cell = markCell(at, mark);
        cells.set(cell, cells.get(cell) | 1 << at);
    }

    private int markCell(int at, int mark) {
        return firstMark + mark * markWords + at / WORD;
    }

    /** Takes away all markers of a kind; what has changed of the terrain remains. */
    public void unmarkAll(int mark) {
        int first = firstMark + mark * markWords;
        for (int cell = first; cell < first + markWords; cell++) {
            cells.set(cell, 0);
        }
    }

    // The combat under way.

    /** The hex under attack; OFF between combats. */
    public int target() {
        return cells.get(TARGET);
    }

    public void setTarget(int at) {
        cells.set(TARGET, at);
    }

    public int attackAir() {
        return cells.get(ATTACK_AIR);
    }

    public void setAttackAir(int points) {
        cells.set(ATTACK_AIR, points);
    }

    public int defenceAir() {
        return cells.get(DEFENCE_AIR);
    }

    public void setDefenceAir(int points) {
        cells.set(DEFENCE_AIR, points);
    }

    /** What the dice have brought, or null before they are rolled. */
    public Outcome outcome() {
        int number = cells.get(OUTCOME);
        return number == 0 ? null : OUTCOMES[number - 1];
    }

    public void setOutcome(Outcome outcome) {
        cells.set(OUTCOME, outcome == null ? 0 : outcome.ordinal() + 1);
    }

    public Stage stage() {
        int number = cells.get(STAGE);
        return number == 0 ? null : STAGES[number - 1];
    }

    public void setStage(Stage stage) {
        cells.set(STAGE, stage == null ? 0 : stage.ordinal() + 1);
    }

    /** What is still to be given up: attack power in a draw, reduced units at the end. */
    public int debt() {
        return cells.get(DEBT);
    }

    public void setDebt(int debt) {
        cells.set(DEBT, debt);
    }

    /** The full hex that has to be made room in. */
    public int crowded() {
        return cells.get(CROWDED);
    }

    public void setCrowded(int at) {
        cells.set(CROWDED, at);
    }
}
