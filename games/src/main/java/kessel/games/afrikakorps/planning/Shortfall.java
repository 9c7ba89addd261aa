package kessel.games.afrikakorps.planning;

import java.util.ArrayList;
import java.util.List;
import kessel.engine.game.Ruling;
import kessel.engine.words.Phrase;
import kessel.games.afrikakorps.data.ResultsTable;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Theatre;

/** What keeps a position from having a lawful plan, by the name of a unit or an enemy (11.6c). */
public final class Shortfall {
    private final Theatre theatre;
    private final Duty duty;
    private final Plans plans;

    public Shortfall(Theatre theatre, Duty duty, Plans plans) {
        this.theatre = theatre;
        this.duty = duty;
        this.plans = plans;
    }

    /**
     * Says what is missing where there is no plan with these units given up.
     *
     * @param rule which forbids to leave it like that
     */
    public Ruling.Illegal refuse(
            String rule, AfrikaKorpsPosition position, Board board, long doomed) {
        Battlefield field = new Battlefield(theatre, position, board);
        Planner planner = new Planner(duty, board, field);
        long expendable = plans.expendable(position, board) & field.ready;
        for (Part part : Part.of(field)) {
            long own = doomed & part.units();
            planner.seed(0, 0);
            long hopeless = plans.hopeless(planner, position, board, field, part, own);
            long stuck = hopeless & ~expendable & ~own;
            if (stuck != 0) {
                return alone(rule, position, board, field, planner, part, stuck & -stuck);
            }
            if (!plans.inPart(planner, position, board, field, part, own, hopeless)) {
                return divided(rule, position, board, field, part, own | hopeless);
            }
        }
        for (long left = field.entered; left != 0; left &= left - 1) {
            int hex = field.supplyHexes.get(Long.numberOfTrailingZeros(left));
            return Theatre.refuse(rule, "supply-in-zone", Theatre.hex(hex));
        }
        return Theatre.refuse(rule, "no-lawful-plan");
    }

    /** A unit that cannot attack lawfully, or is in the zone of an enemy whom nobody can attack. */
    private Ruling.Illegal alone(
            String rule,
            AfrikaKorpsPosition position,
            Board board,
            Battlefield field,
            Planner planner,
            Part part,
            long unit) {
        int own = Long.numberOfTrailingZeros(unit);
        long ready = field.ready & part.units();
        long open = field.open & part.enemies();
        long zone = board.zone(1 - field.side, position.at(field.firstOwn + own));
        Phrase.Piece named = Theatre.piece(field.firstOwn + own);
        for (long left = zone & open; left != 0; left &= left - 1) {
            int enemy = Long.numberOfTrailingZeros(left);
            if (!planner.openings().anyAgainst(enemy, ready, open)) {
                return Theatre.refuse(
                        rule,
                        tooWeak(field, ready, 1L << enemy)
                                ? "too-weak-against"
                                : "unsupplied-against",
                        Theatre.piece(field.firstEnemy + enemy),
                        named);
            }
        }
        long targets = field.targets[own] & open;
        return targets == 0
                ? Theatre.refuse(rule, "nobody-to-attack", named)
                : Theatre.refuse(
                        rule,
                        tooWeak(field, ready, targets) ? "too-weak" : "unsupplied",
                        named,
                        listed(field.firstEnemy, targets));
    }

    /** Whether all help there is would not bring one of these enemies to 1-6. */
    private static boolean tooWeak(Battlefield field, long ready, long enemies) {
        for (long left = enemies; left != 0; left &= left - 1) {
            long enemy = left & -left;
            long facing = field.facing(enemy) & ready;
            if (facing != 0 && ResultsTable.lawful(field.odds(facing, enemy))) {
                return false;
            }
        }
        return true;
    }

    private Ruling.Illegal divided(
            String rule,
            AfrikaKorpsPosition position,
            Board board,
            Battlefield field,
            Part part,
            long lost) {
        long obliged = duty.obliged(position, board, lost) & part.units() & field.ready;
        long must = duty.mustBeAttacked(position, board, obliged) & part.enemies() & field.open;
        return Theatre.refuse(
                rule,
                "no-division",
                listed(field.firstOwn, obliged),
                listed(field.firstEnemy, must));
    }

    private static Phrase.Listed listed(int first, long units) {
        List<Phrase.Argument> pieces = new ArrayList<>();
        for (long left = units; left != 0; left &= left - 1) {
            pieces.add(Theatre.piece(first + Long.numberOfTrailingZeros(left)));
        }
        return new Phrase.Listed(pieces);
    }
}
