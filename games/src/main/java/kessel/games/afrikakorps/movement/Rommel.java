package kessel.games.afrikakorps.movement;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import kessel.engine.game.Journal;
import kessel.engine.words.Phrase;
import kessel.games.afrikakorps.data.Ground;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Lines;
import kessel.games.afrikakorps.position.Theatre;

/** Where Rommel is sent when he is left alone (22.4). */
public final class Rommel {
    private final Theatre theatre;

    public Rommel(Theatre theatre) {
        this.theatre = theatre;
    }

    /** Whether he stands in an Allied zone with no Axis combat unit in his hex (22.4b). */
    public boolean exposed(Board board) {
        int hex = board.rommel();
        return hex >= 0
                && board.stood(Roster.AXIS, hex) == 0
                && board.zone(Roster.ALLIES, hex) != 0;
    }

    /** 22.4b: an Allied unit has stopped on his hex. */
    public boolean overrun(Board board) {
        int hex = board.rommel();
        return hex >= 0
                && board.stood(Roster.AXIS, hex) == 0
                && (board.stood(Roster.ALLIES, hex) != 0 || board.supply(Roster.ALLIES, hex));
    }

    /** 22.4c: isolated, with no combat unit in his hex. */
    public boolean cutOff(Board board) {
        int hex = board.rommel();
        return hex >= 0 && board.stood(Roster.AXIS, hex) == 0 && isolated(board, hex);
    }

    private boolean isolated(Board board, int hex) {
        return !theatre.supplied(board, Roster.AXIS, supplied -> supplied.reaches(hex));
    }

    /**
     * 22.4d: whether he would leave a pocket that he shares with a combat unit, and alone. He may
     * move within it.
     */
    boolean leavesPocket(Board board, int from, int to) {
        return leaving(board, from).test(to);
    }

    /** Hexes to which he would do so. */
    IntPredicate leaving(Board board, int from) {
        return theatre.lines(
                lines -> {
                    if (lines.fromSupplies(board, Roster.AXIS).reaches(from)
                            || pocket(board, from).length == 0) {
                        return _ -> false;
                    }
                    BitSet outside = new BitSet();
                    for (int hex = 0; hex < theatre.ground().size(); hex++) {
                        outside.set(hex, lines.reaches(hex));
                    }
                    return to -> board.stood(Roster.AXIS, to) == 0 && outside.get(to);
                });
    }

    /** Isolated together with a combat unit: he may not sail away alone. */
    boolean pocketed(Board board) {
        return isolated(board, board.rommel()) && pocket(board, board.rommel()).length > 0;
    }

    /** Hexes of combat units that a line leads to from a hex of a pocket. */
    private int[] pocket(Board board, int hex) {
        return theatre.lines(
                lines -> {
                    lines.from(board, Roster.AXIS, hex, Lines.NONE);
                    return unitHexes(board, lines);
                });
    }

    private int[] unitHexes(Board board, Lines lines) {
        List<Integer> found = new ArrayList<>();
        for (int hex = 0; hex < theatre.ground().size(); hex++) {
            if (board.stood(Roster.AXIS, hex) != 0 && lines.reaches(hex)) {
                found.add(hex);
            }
        }
        return found.stream().mapToInt(Integer::intValue).toArray();
    }

    /**
     * The hexes of the nearest Axis combat units: by ways free of Allied zones, else by any way,
     * else as the crow flies (22.4.2a). From the sea all are as near.
     */
    public int[] nearest(Board board) {
        int hex = board.rommel();
        int[] units = all(board);
        if (hex < 0 || units.length == 0) {
            return units;
        }
        int[] free =
                theatre.lines(
                        lines -> closest(units, lines.from(board, Roster.AXIS, hex, Lines.NONE)));
        if (free.length > 0) {
            return free;
        }
        short[] steps = theatre.ground().steps(hex);
        int least = Arrays.stream(units).map(at -> steps[at]).min().orElseThrow();
        if (least < Ground.FAR) {
            return Arrays.stream(units).filter(at -> steps[at] == least).toArray();
        }
        int near =
                Arrays.stream(units)
                        .map(at -> theatre.ground().grid().distance(hex, at))
                        .min()
                        .orElseThrow();
        return Arrays.stream(units)
                .filter(at -> theatre.ground().grid().distance(hex, at) == near)
                .toArray();
    }

    private static int[] closest(int[] units, Lines lines) {
        int least = Arrays.stream(units).map(lines::length).min().orElseThrow();
        return least == Lines.NONE
                ? new int[0]
                : Arrays.stream(units).filter(at -> lines.length(at) == least).toArray();
    }

    private int[] all(Board board) {
        List<Integer> found = new ArrayList<>();
        for (int hex = 0; hex < theatre.ground().size(); hex++) {
            if (board.stood(Roster.AXIS, hex) != 0 && hex != board.rommel()) {
                found.add(hex);
            }
        }
        return found.stream().mapToInt(Integer::intValue).toArray();
    }

    public void place(AfrikaKorpsPosition position, int hex, Journal journal) {
        position.put(theatre.roster().rommel(), hex);
        if (journal.listens()) {
            journal.tell(
                    "22.4b",
                    Phrase.of(
                            "told.rommel",
                            Theatre.piece(theatre.roster().rommel()),
                            Theatre.hex(hex)));
        }
    }
}
