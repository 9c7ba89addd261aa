package kessel.games.desertfox.evaluation;

import java.util.function.IntFunction;
import kessel.engine.hex.Grid;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.data.Ground;
import kessel.games.desertfox.move.DesertFoxMove.March;
import kessel.games.desertfox.movement.Marches;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Supply;

/** What a march promises: ground, supply, and battles in which one is the stronger. */
final class Intent {
    private static final double IMPOSSIBLE = -9;

    /** So many units of a hex come to blows together, by two hexsides. */
    private static final int AT_ONCE = 4;

    private static final double OUT_OF_SUPPLY = 0.5;
    private static final double CUT = 0.6;
    private static final double BATTLE = 0.12;
    private static final double STRONG_ENOUGH = 1.25;
    private static final double GARRISON = 3;
    private static final double ENEMY_BASE = 40;
    private static final double EXIT = 5;
    private static final double COMPANY = 0.04;
    private static final double FORCED = 0.25;
    private static final double DISENGAGING = 0.8;

    private final Campaign campaign;
    private final Balance balance;
    private final Marches marches;

    Intent(Campaign campaign, Balance balance, Marches marches) {
        this.campaign = campaign;
        this.balance = balance;
        this.marches = marches;
    }

    /** What the best march of each free block in a hex adds up to. */
    double[] best(
            DesertFoxPosition position,
            Routes routes,
            Firepower power,
            IntFunction<double[]> potential) {
        double[] best = new double[position.roster().size()];
        for (int block = 0; block < best.length; block++) {
            if (Routes.free(position, block)) {
                double[] there = potential.apply(position.at(block));
                for (March march : routes.of(block)) {
                    double gain = gain(position, block, march.way(), power, there);
                    best[block] = Math.max(best[block], gain);
                }
            }
        }
        return best;
    }

    /** By hex of the enemy's, the power that the free blocks of a hex could bring there. */
    double[] potential(
            DesertFoxPosition position, Routes routes, Firepower power, int side, int from) {
        double[] potential = new double[campaign.ground().size()];
        int[] engaged = new int[potential.length];
        Board board = position.board();
        for (int block = 0; block < position.roster().size(); block++) {
            if (position.at(block) == from && Routes.free(position, block)) {
                for (March march : routes.of(block)) {
                    int to = march.way()[march.way().length - 1];
                    if (to >= 0 && board.standing(1 - side, to) > 0 && engaged[to]++ < AT_ONCE) {
                        potential[to] += balance.fire(position, block, to);
                    }
                }
            }
        }
        for (int hex = 0; hex < potential.length; hex++) {
            potential[hex] += potential[hex] > 0 ? power.of(side, hex) : 0;
        }
        return potential;
    }

    double gain(
            DesertFoxPosition position, int block, int[] way, Firepower power, double[] potential) {
        int side = position.roster().side(block);
        int from = way[0];
        int to = way[way.length - 1];
        if (to < 0) {
            return EXIT;
        }
        Board board = position.board();
        double gain =
                Balance.A_HEX_NEARER
                        * (balance.distance(position, side, from)
                                - balance.distance(position, side, to));
        Supply own = position.supply(side);
        double value = balance.block(position, block);
        // Into a battle supply follows from the hex before it.
        boolean fed = own.reaches(board.standing(1 - side, to) > 0 ? way[way.length - 2] : to);
        gain -= fed || !own.reaches(from) ? 0 : OUT_OF_SUPPLY * value;
        gain += fed && !own.reaches(from) ? OUT_OF_SUPPLY * value : 0;
        gain += COMPANY * Math.min(2, board.standing(side, to));
        gain -= COMPANY * Math.min(2, board.standing(side, from) - 1);
        gain -= marches.forced(position, block, way) ? FORCED * value : 0;
        gain += board.standing(1 - side, from) > 0 ? leave(power, side, from) : 0;
        if (campaign.fortress(from) >= 0
                && position.holder(campaign.fortress(from)) == side
                && board.standing(side, from) == 1) {
            gain -= GARRISON;
        }
        return gain + arrive(position, block, to, power, potential);
    }

    /** Out of a battle that is being lost. */
    private static double leave(Firepower power, int side, int hex) {
        return BATTLE * power.lead(1 - side, hex) - DISENGAGING;
    }

    private double arrive(
            DesertFoxPosition position, int block, int to, Firepower present, double[] potential) {
        int side = position.roster().side(block);
        Board board = position.board();
        if (board.standing(1 - side, to) > 0) {
            double enemy = present.of(1 - side, to);
            double power = balance.fire(position, block, to);
            double together = Math.max(potential[to], present.of(side, to) + power);
            return together >= STRONG_ENOUGH * enemy
                    ? BATTLE * Math.min(power, together - enemy) + BATTLE
                    : IMPOSSIBLE;
        }
        double gain = board.down(1 - side, to) * 1.5;
        int fortress = campaign.fortress(to);
        if (fortress >= 0 && position.holder(fortress) != side && board.all(side, to) == 0) {
            gain += fortress == balance.tobruk() ? Balance.TOBRUK : Balance.TOBRUK / 2;
        }
        if (to == campaign.bases()[1 - side]) {
            gain += ENEMY_BASE;
        }
        boolean fresh = board.all(0, to) + board.all(1, to) == 0;
        gain += fresh && onALiveHighway(position, 1 - side, to) ? CUT : 0;
        return gain;
    }

    private boolean onALiveHighway(DesertFoxPosition position, int side, int hex) {
        if (!position.supply(side).reaches(hex)) {
            return false;
        }
        for (int edge = hex * Grid.DIRECTIONS; edge < (hex + 1) * Grid.DIRECTIONS; edge++) {
            if (campaign.ground().next(edge) != Grid.OFF
                    && campaign.ground().road(edge) == Ground.HIGHWAY) {
                return true;
            }
        }
        return false;
    }
}
