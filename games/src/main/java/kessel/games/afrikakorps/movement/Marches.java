package kessel.games.afrikakorps.movement;

import static kessel.games.afrikakorps.position.AfrikaKorpsPosition.SEA;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.engine.game.Workspaces;
import kessel.engine.words.Phrase;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Embark;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Escort;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.March;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Theatre;

/** How single pieces move in the movement phase: on their own, with Rommel, to sea. */
public final class Marches {
    private final Theatre theatre;
    private final Captures captures;
    private final Rommel rommel;
    private final Workspaces<Reach> reaches;

    public Marches(Theatre theatre, Captures captures, Rommel rommel) {
        this.theatre = theatre;
        this.captures = captures;
        this.rommel = rommel;
        reaches = Reach.workspaces(theatre.ground());
    }

    private Roster roster() {
        return theatre.roster();
    }

    /** Lends a search for all that a piece can reach. */
    public <T> T reach(Function<Reach, T> look) {
        Reach reach = reaches.take();
        try {
            return look.apply(reach);
        } finally {
            reaches.give(reach);
        }
    }

    /** What keeps a piece from moving at all, or null. */
    private Ruling.Illegal held(AfrikaKorpsPosition position, int piece) {
        if (piece < 0 || roster().side(piece) != position.phasing()) {
            return Theatre.refuse("10.1a", "not-yours-to-move");
        }
        if (!position.onMap(piece)) {
            return Theatre.refuse("5.1a", "not-on-map", Theatre.piece(piece));
        }
        if (position.is(piece, Flags.FROZEN)) {
            return Theatre.refuse("9.2b", "frozen", Theatre.piece(piece));
        }
        if (position.is(piece, Flags.NO_MOVE)) {
            return Theatre.refuse("15.2.2b", "captured-just-now", Theatre.piece(piece));
        }
        return null;
    }

    // A piece on its own way.

    public Ruling judge(AfrikaKorpsPosition position, int piece, int[] way) {
        Ruling.Illegal held = held(position, piece);
        if (held != null) {
            return held;
        }
        int from = position.at(piece);
        if (way.length < 2 || way[0] != from || way[way.length - 1] == from) {
            return Hindrance.NOWHERE.refusal(piece, from);
        }
        return theatre.board(position, board -> judge(position, board, piece, way));
    }

    private Ruling judge(AfrikaKorpsPosition position, Board board, int piece, int[] way) {
        Walker walker = new Walker(theatre.ground()).take(position, board, piece);
        for (int i = 1; i < way.length; i++) {
            Hindrance hindrance = way[i] < 0 ? Hindrance.NOT_ADJACENT : walker.step(way[i]);
            if (hindrance != null) {
                return refusal(hindrance, piece, Math.max(way[i], 0));
            }
        }
        Hindrance end = end(position, board, piece, walker.hex(), walker.spentOut());
        if (walker.onEnemy()) {
            end = Hindrance.STOPS_ON_ENEMY;
        }
        return end == null ? Ruling.LEGAL : end.refusal(piece, walker.hex());
    }

    private Ruling refusal(Hindrance hindrance, int piece, int hex) {
        Ruling.Illegal refusal = hindrance.refusal(piece, hex);
        return hindrance == Hindrance.CLOSED_HEX
                ? new Ruling.Illegal(theatre.ground().closedBy(hex), refusal.why(), refusal.tally())
                : refusal;
    }

    /** What forbids a piece to end a march in a hex. */
    private Hindrance end(
            AfrikaKorpsPosition position, Board board, int piece, int hex, boolean spentOut) {
        if (piece == roster().rommel() && rommel.leavesPocket(board, position.at(piece), hex)) {
            return Hindrance.OUT_OF_POCKET;
        }
        boolean fourth = spentOut && full(position, board, piece, hex);
        return fourth ? Hindrance.TOO_MANY : null;
    }

    /** 6.3c: whether so many combat units as may stay in a hex can go no farther in this turn. */
    private boolean full(AfrikaKorpsPosition position, Board board, int piece, int hex) {
        int most = theatre.campaign().stacking();
        if (!roster().combat(piece) || board.stack(roster().side(piece), hex) < most) {
            return false;
        }
        Walker walker = new Walker(theatre.ground());
        int immovable =
                position.countUnits(
                        roster().side(piece),
                        unit ->
                                unit != piece
                                        && position.at(unit) == hex
                                        && (position.is(unit, Flags.FROZEN)
                                                || walker.take(position, board, unit).spentOut()));
        return immovable >= most;
    }

    /** One march to each hex that a piece can reach. */
    public void of(
            AfrikaKorpsPosition position, int piece, Consumer<? super AfrikaKorpsMove> each) {
        into(position, piece, _ -> true, each);
    }

    /** The same for those of the hexes that somebody asks about. */
    public void into(
            AfrikaKorpsPosition position,
            int piece,
            IntPredicate which,
            Consumer<? super March> each) {
        inReach(
                position,
                piece,
                (range, may) -> {
                    for (int i = 0; i < range.count(); i++) {
                        if (which.test(range.hex(i)) && may.test(i)) {
                            each.accept(new March(piece, range.way(i)));
                        }
                    }
                    return null;
                });
    }

    /** Some march of a piece, or null where there is none or none was found soon. */
    public March any(AfrikaKorpsPosition position, int piece, RandomGenerator random) {
        return inReach(
                position,
                piece,
                (range, may) -> {
                    for (int tries = 0; tries < 8 && range.count() > 0; tries++) {
                        int some = random.nextInt(range.count());
                        if (may.test(some)) {
                            return new March(piece, range.way(some));
                        }
                    }
                    return null;
                });
    }

    /** The number of hexes that a piece can march to. */
    public int reach(AfrikaKorpsPosition position, int piece) {
        Integer hexes =
                inReach(
                        position,
                        piece,
                        (range, may) -> {
                            int count = 0;
                            for (int i = 0; i < range.count(); i++) {
                                count += may.test(i) ? 1 : 0;
                            }
                            return count;
                        });
        return hexes == null ? 0 : hexes;
    }

    /**
     * Looks at all hexes that a piece can reach, with a test whether it may stay in one of them.
     */
    private <T> T inReach(
            AfrikaKorpsPosition position, int piece, BiFunction<Range, IntPredicate, T> look) {
        if (stays(position, piece)) {
            return null;
        }
        int enemy = 1 - roster().side(piece);
        return theatre.board(
                position,
                board ->
                        reach(
                                reach -> {
                                    reach.walker().take(position, board, piece);
                                    Range range = reach.find();
                                    IntPredicate leaves =
                                            piece == roster().rommel()
                                                    ? rommel.leaving(board, position.at(piece))
                                                    : _ -> false;
                                    return look.apply(
                                            range,
                                            i ->
                                                    board.stood(enemy, range.hex(i)) == 0
                                                            && !leaves.test(range.hex(i))
                                                            && !(range.spentOut(i)
                                                                    && full(
                                                                            position,
                                                                            board,
                                                                            piece,
                                                                            range.hex(i))));
                                }));
    }

    /** Mostly a step into the next hex tells it, and nobody has to look any farther. */
    public boolean canMove(AfrikaKorpsPosition position, int piece) {
        return canStep(position, piece)
                || Boolean.TRUE.equals(
                        inReach(
                                position,
                                piece,
                                (range, may) -> {
                                    boolean can = false;
                                    for (int i = 0; i < range.count() && !can; i++) {
                                        can = may.test(i);
                                    }
                                    return can;
                                }));
    }

    /** Whether a piece, Rommel apart, can go to a hex beside it and has room there. */
    private boolean canStep(AfrikaKorpsPosition position, int piece) {
        if (piece == roster().rommel() || stays(position, piece)) {
            return false;
        }
        return theatre.board(
                position,
                board -> {
                    Walker walker = new Walker(theatre.ground()).take(position, board, piece);
                    return walker.canStep(
                            hex ->
                                    board.stood(1 - roster().side(piece), hex) == 0
                                            && !full(position, board, piece, hex));
                });
    }

    /** Whether it is held, or had to stop before. */
    private boolean stays(AfrikaKorpsPosition position, int piece) {
        return held(position, piece) != null || position.is(piece, Flags.STOPPED);
    }

    public void play(AfrikaKorpsPosition position, int piece, int[] way, Journal journal) {
        theatre.board(
                position,
                board -> {
                    Walker walker = new Walker(theatre.ground()).take(position, board, piece);
                    for (int i = 1; i < way.length; i++) {
                        walker.step(way[i]);
                        came(position, piece, way[i], journal);
                    }
                    walker.settle(position, piece);
                    return null;
                });
        forgetLeg(position);
        if (journal.listens()) {
            journal.tell(
                    "5.2a",
                    Phrase.of(
                            "told.moves",
                            Theatre.piece(piece),
                            Theatre.hex(way[0]),
                            Theatre.hex(way[way.length - 1])));
        }
    }

    private void came(AfrikaKorpsPosition position, int piece, int hex, Journal journal) {
        if (roster().combat(piece)) {
            captures.arrived(position, piece, hex, 0, false, journal);
        }
    }

    public static void forgetLeg(AfrikaKorpsPosition position) {
        position.set(Cell.LEG_FROM, 0);
        position.set(Cell.LEG_OVER, 0);
        position.set(Cell.LEG_TO, 0);
    }

    // A piece with Rommel (22.1).

    public Ruling judge(AfrikaKorpsPosition position, Escort escort) {
        int piece = escort.piece();
        Ruling.Illegal held = held(position, piece);
        if (held != null) {
            return held;
        }
        if (roster().side(piece) != Roster.AXIS || piece == roster().rommel()) {
            return Theatre.refuse("22.1a", "not-led", Theatre.piece(piece));
        }
        if (position.is(piece, Flags.ESCORTED)) {
            return Theatre.refuse("22.1b", "led-before", Theatre.piece(piece));
        }
        boolean leads =
                position.at(roster().rommel()) == escort.from() || sameLeg(position, escort);
        if (position.at(piece) != escort.from() || !leads || escort.to() == escort.from()) {
            return Theatre.refuse("22.1a", "not-with-rommel", Theatre.piece(piece));
        }
        return theatre.board(position, board -> judge(position, board, escort));
    }

    /** Rommel has just gone this way with another: both go with him. */
    private static boolean sameLeg(AfrikaKorpsPosition position, Escort escort) {
        return position.get(Cell.LEG_FROM) == escort.from() + 1
                && position.get(Cell.LEG_OVER) == escort.over() + 1
                && position.get(Cell.LEG_TO) == escort.to() + 1;
    }

    private Ruling judge(AfrikaKorpsPosition position, Board board, Escort escort) {
        int piece = escort.piece();
        Walker unit =
                new Walker(theatre.ground())
                        .take(position, board, piece)
                        .bonus(Walker.ROMMEL_BONUS);
        Hindrance hindrance = walk(unit, escort);
        if (hindrance == null) {
            hindrance = end(position, board, piece, escort.to(), unit.spentOut());
        }
        if (unit.onEnemy()) {
            hindrance = Hindrance.STOPS_ON_ENEMY;
        }
        if (hindrance != null) {
            return refusal(hindrance, piece, Math.max(0, escort.to()));
        }
        if (sameLeg(position, escort)) {
            return Ruling.LEGAL;
        }
        int leader = roster().rommel();
        Ruling.Illegal held = held(position, leader);
        if (held != null) {
            return held;
        }
        Walker rider =
                new Walker(theatre.ground())
                        .take(position, board, leader)
                        .accompanied(roster().combat(piece));
        hindrance = walk(rider, escort);
        boolean leaves =
                !roster().combat(piece) && rommel.leavesPocket(board, escort.from(), escort.to());
        if (hindrance == null && leaves) {
            hindrance = Hindrance.OUT_OF_POCKET;
        }
        return hindrance == null
                ? Ruling.LEGAL
                : refusal(hindrance, leader, Math.max(0, escort.to()));
    }

    private static Hindrance walk(Walker walker, Escort escort) {
        if (escort.over() < 0 || escort.to() < 0) {
            return Hindrance.NOT_ADJACENT;
        }
        Hindrance first = walker.step(escort.over());
        return first == null ? walker.step(escort.to()) : first;
    }

    /** Of the ways over two hexes to a third, one. */
    public void escorts(
            AfrikaKorpsPosition position, int piece, Consumer<? super AfrikaKorpsMove> each) {
        int from = position.at(piece);
        boolean near =
                from >= 0
                        && roster().side(piece) == Roster.AXIS
                        && !position.is(piece, Flags.ESCORTED)
                        && (position.at(roster().rommel()) == from
                                || position.get(Cell.LEG_FROM) == from + 1);
        if (!near) {
            return;
        }
        Map<Integer, Escort> found = new HashMap<>();
        for (int over : theatre.ground().beside(from)) {
            for (int to : theatre.ground().beside(over)) {
                Escort escort = new Escort(piece, from, over, to);
                if (to != from && !found.containsKey(to) && judge(position, escort).legal()) {
                    found.put(to, escort);
                }
            }
        }
        found.values().forEach(each);
    }

    public void play(AfrikaKorpsPosition position, Escort escort, Journal journal) {
        int piece = escort.piece();
        boolean again = sameLeg(position, escort);
        theatre.board(
                position,
                board -> {
                    Walker unit =
                            new Walker(theatre.ground())
                                    .take(position, board, piece)
                                    .bonus(Walker.ROMMEL_BONUS);
                    walk(unit, escort);
                    came(position, piece, escort.over(), journal);
                    came(position, piece, escort.to(), journal);
                    unit.settle(position, piece);
                    position.mark(piece, Flags.ESCORTED);
                    if (!again) {
                        Walker rider =
                                new Walker(theatre.ground())
                                        .take(position, board, roster().rommel())
                                        .accompanied(roster().combat(piece));
                        walk(rider, escort);
                        rider.settle(position, roster().rommel());
                    }
                    return null;
                });
        position.set(Cell.LEG_FROM, escort.from() + 1);
        position.set(Cell.LEG_OVER, escort.over() + 1);
        position.set(Cell.LEG_TO, escort.to() + 1);
        if (journal.listens()) {
            journal.tell(
                    "22.1a", Phrase.of("told.led", Theatre.piece(piece), Theatre.hex(escort.to())));
        }
    }

    // To sea (23.4).

    public Ruling judgeEmbarking(AfrikaKorpsPosition position, int piece) {
        Ruling.Illegal held = held(position, piece);
        if (held != null) {
            return held;
        }
        int hex = position.at(piece);
        int side = roster().side(piece);
        if (!theatre.ground().port(hex, side)) {
            return Theatre.refuse("23.4a", "no-port", Theatre.hex(hex));
        }
        if (position.is(piece, Flags.LANDED)) {
            return Theatre.refuse("23.4.2b", "landed-this-turn", Theatre.piece(piece));
        }
        return theatre.board(
                position,
                board -> {
                    if (board.zone(1 - side, hex) != 0) {
                        return Theatre.refuse("23.4.4b", "port-in-zone", Theatre.hex(hex));
                    }
                    boolean pocket = piece == roster().rommel() && rommel.pocketed(board);
                    return pocket ? Hindrance.OUT_OF_POCKET.refusal(piece, hex) : Ruling.LEGAL;
                });
    }

    public void embarkings(
            AfrikaKorpsPosition position, int piece, Consumer<? super AfrikaKorpsMove> to) {
        if (position.onMap(piece) && judgeEmbarking(position, piece).legal()) {
            to.accept(new Embark(piece));
        }
    }

    public void embark(AfrikaKorpsPosition position, int piece, Journal journal) {
        int hex = position.at(piece);
        position.put(piece, SEA);
        position.mark(piece, Flags.MOVED);
        forgetLeg(position);
        if (journal.listens()) {
            journal.tell(
                    "23.4a", Phrase.of("told.embarks", Theatre.piece(piece), Theatre.hex(hex)));
        }
    }
}
