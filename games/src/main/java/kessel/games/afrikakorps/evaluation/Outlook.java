package kessel.games.afrikakorps.evaluation;

import kessel.engine.game.Workspaces;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.planning.Plan;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.rules.AfrikaKorpsRules;

/**
 * What the best plan promises for all who are at grips. Who moves elsewhere does not change it, so
 * what was found before is remembered.
 */
final class Outlook {
    /** What it counts, in factors, that no lawful plan is left. */
    private static final double UNLAWFUL = 30;

    /** So many are remembered, a power of two. */
    private static final int REMEMBERED = 512;

    /**
     * @param gain what the plan adds to what is planned already
     * @param supplies how many supply units it uses up
     */
    record Best(double gain, int supplies) {}

    private final AfrikaKorpsRules rules;
    private final Roster roster;
    private final Best[] found = new Best[REMEMBERED];
    private final long[] fronts = new long[REMEMBERED];

    private Outlook(AfrikaKorpsRules rules) {
        this.rules = rules;
        roster = rules.theatre().roster();
    }

    static Workspaces<Outlook> workspaces(AfrikaKorpsRules rules) {
        return new Workspaces<>(() -> new Outlook(rules));
    }

    Best best(AfrikaKorpsPosition position, Board board) {
        long front = front(position, board);
        int place = (int) front & REMEMBERED - 1;
        if (found[place] == null || fronts[place] != front) {
            found[place] = plan(position, board);
            fronts[place] = front;
        }
        return found[place];
    }

    private Best plan(AfrikaKorpsPosition position, Board board) {
        Plan plan = rules.plans().best(position, board, 0).plan();
        if (plan == null) {
            return new Best(-UNLAWFUL, 0);
        }
        long used = 0;
        for (Plan.Fight fight : plan.fights()) {
            used |= fight.supplies();
        }
        return new Best(rules.plans().promise(position, board, plan), Long.bitCount(used));
    }

    /**
     * A hash of all that a plan depends on: of own units that touch no enemy only whether their
     * zones leave him a way back.
     */
    private long front(AfrikaKorpsPosition position, Board board) {
        int side = position.phasing();
        long hash =
                position.hash(Cell.PHASING)
                        ^ position.hash(Cell.PLANNED)
                        ^ position.hash(Cell.AUTOMATIC);
        for (int piece = position.onMapFrom(0);
                piece < roster.size();
                piece = position.onMapFrom(piece + 1)) {
            boolean away =
                    roster.combat(piece)
                            && roster.side(piece) == side
                            && position.battle(piece) == 0
                            && position.seizes(piece) < 0
                            && board.beside(1 - side, position.at(piece)) == 0;
            hash ^= away ? 0 : position.hash(piece);
            boolean closedIn =
                    roster.combat(piece)
                            && roster.side(piece) != side
                            && board.beside(side, position.at(piece)) != 0
                            && board.noWayBack(1 - side, position.at(piece));
            hash ^= closedIn ? Long.rotateLeft(position.hash(piece), 1) : 0;
        }
        return hash;
    }
}
