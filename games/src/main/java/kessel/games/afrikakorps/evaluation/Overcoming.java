package kessel.games.afrikakorps.evaluation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import kessel.engine.game.Journal;
import kessel.games.afrikakorps.data.ResultsTable;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Add;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Cancel;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Declare;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Open;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Stage;
import kessel.games.afrikakorps.rules.AfrikaKorpsRules;

/**
 * An automatic victory at 7-1 or better that the units beside an enemy have ready (9.1a): who
 * attacks there anyway loses nothing by declaring it, and others may pass.
 */
final class Overcoming {
    private final AfrikaKorpsRules rules;
    private final Roster roster;

    Overcoming(AfrikaKorpsRules rules) {
        this.rules = rules;
        roster = rules.theatre().roster();
    }

    /** The moves that declare one, from where its player has got to; none where there is none. */
    List<AfrikaKorpsMove> moves(AfrikaKorpsPosition position) {
        boolean begun = position.stage() == Stage.OVERRUNNING;
        if (!begun && !rules.judge(position, new Open()).legal()) {
            return List.of();
        }
        return rules.theatre().board(position, board -> moves(position, board, begun));
    }

    /** What to do next about what is being put together: give it up where nothing comes of it. */
    AfrikaKorpsMove next(AfrikaKorpsPosition position) {
        List<AfrikaKorpsMove> moves = moves(position);
        return moves.isEmpty() ? new Cancel(position.get(Cell.CURRENT)) : moves.getFirst();
    }

    private List<AfrikaKorpsMove> moves(AfrikaKorpsPosition position, Board board, boolean begun) {
        int side = position.phasing();
        int current = begun ? position.get(Cell.CURRENT) : 0;
        for (int enemy = roster.first(1 - side); enemy < roster.end(1 - side); enemy++) {
            int hex = position.at(enemy);
            boolean alone = hex >= 0 && board.stood(1 - side, hex) == roster.bit(enemy);
            if (alone && !position.is(enemy, Flags.OVERCOME)) {
                List<Integer> pieces = pieces(position, board, enemy, current);
                List<AfrikaKorpsMove> moves = new ArrayList<>();
                if (!pieces.isEmpty() && !begun) {
                    moves.add(new Open());
                }
                for (int piece : pieces) {
                    if (!in(position, piece, current)) {
                        moves.add(new Add(piece));
                    }
                }
                moves.add(new Declare());
                if (!pieces.isEmpty() && lawful(position, moves)) {
                    return moves;
                }
            }
        }
        return List.of();
    }

    /**
     * What the rules want besides odds and supply they know best; movement must still be able to
     * end.
     */
    private boolean lawful(AfrikaKorpsPosition position, List<AfrikaKorpsMove> moves) {
        AfrikaKorpsPosition next = position.copy();
        for (AfrikaKorpsMove move : moves) {
            if (!rules.judge(next, move).legal()) {
                return false;
            }
            rules.play(next, move, AfrikaKorpsEvaluation.UNUSED, Journal.SILENT);
        }
        return next.stage() != Stage.MOVING || rules.mayFight(next);
    }

    private boolean in(AfrikaKorpsPosition position, int piece, int battle) {
        return battle != 0
                && (roster.supply(piece)
                        ? (position.supports(piece) & 1 << battle) != 0
                        : position.battle(piece) == battle);
    }

    /** The strongest beside it that supply reaches, as many as it takes, and that supply. */
    private List<Integer> pieces(
            AfrikaKorpsPosition position, Board board, int enemy, int current) {
        int side = position.phasing();
        int hex = position.at(enemy);
        List<Integer> beside = new ArrayList<>();
        for (long left = board.beside(side, hex); left != 0; left &= left - 1) {
            beside.add(roster.first(side) + Long.numberOfTrailingZeros(left));
        }
        beside.sort(Comparator.comparingInt(unit -> -roster.attack(unit)));
        int defence = roster.defence(enemy) * rules.theatre().ground().doubling(hex);
        List<Integer> pieces = new ArrayList<>(List.of(enemy));
        List<Integer> supplies = new ArrayList<>();
        int attack = 0;
        for (int unit : beside) {
            int battle = position.battle(unit);
            int supply =
                    battle != 0 && battle != current || position.is(unit, Flags.FROZEN)
                            ? -1
                            : rules.overruns().supplyFor(position, board, unit, _ -> true);
            if (supply >= 0) {
                attack += roster.attack(unit);
                pieces.add(unit);
                if (!supplies.contains(supply)) {
                    supplies.add(supply);
                }
                if (ResultsTable.automatic(ResultsTable.odds(attack, defence))) {
                    pieces.addAll(supplies);
                    return pieces;
                }
            }
        }
        return List.of();
    }
}
