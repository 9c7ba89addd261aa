package kessel.games.desertfox.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import kessel.engine.game.Doctrine.Guide;
import kessel.engine.game.Doctrine.Scheme;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Flag;
import kessel.games.desertfox.position.Stage;
import kessel.games.desertfox.position.Supply;

/** What the side that decides finds when it looks round: where to strike, and what to hold. */
final class DesertFoxGuide implements Guide<DesertFoxPosition, DesertFoxMove> {
    private static final double A_HEX = 0.05;
    private static final double COMPANY = 0.1;
    private static final double AN_EMPTY_FORTRESS = 3;
    private static final double THE_ENEMY_BASE = 9;
    private static final double OVERRUN = 1;
    private static final double OFF_THE_MAP = 6;

    private final DesertFoxDoctrine doctrine;
    private final Campaign campaign;
    private final int side;
    private final Supply lines;

    DesertFoxGuide(DesertFoxDoctrine doctrine, DesertFoxPosition position) {
        this.doctrine = doctrine;
        campaign = doctrine.campaign;
        side = position.decider();
        lines = position.supply(side);
    }

    @Override
    public double promise(DesertFoxPosition position, DesertFoxMove move) {
        return switch (move) {
            case DesertFoxMove.March(int block, int[] way) -> march(position, block, way);
            case DesertFoxMove.Rebuild _ -> 1;
            case DesertFoxMove.Ship _ -> 0.2;
            case DesertFoxMove.Recall _, DesertFoxMove.TakeUpMines _ -> -1;
            default -> 0;
        };
    }

    private double march(DesertFoxPosition position, int block, int[] way) {
        int from = way[0];
        int to = way[way.length - 1];
        if (to < 0) {
            return OFF_THE_MAP;
        }
        Board board = position.board();
        double gain =
                A_HEX
                        * (doctrine.balance.distance(position, side, from)
                                - doctrine.balance.distance(position, side, to));
        double worth = doctrine.balance.block(position, block);
        boolean engages = board.standing(1 - side, to) > 0;
        gain -= lines.reaches(engages ? way[way.length - 2] : to) ? 0 : worth / 2;
        gain += COMPANY * Math.min(3, board.standing(side, to));
        if (engages) {
            double own = doctrine.balance.power(position, side, to);
            double all = own + doctrine.balance.fire(position, block, to);
            return gain + 0.1 * (all - doctrine.balance.power(position, 1 - side, to));
        }
        int fortress = campaign.fortress(to);
        if (fortress >= 0 && board.standing(side, to) == 0) {
            gain += position.holder(fortress) == side ? 1 : AN_EMPTY_FORTRESS;
        }
        gain += to == campaign.bases()[1 - side] ? THE_ENEMY_BASE : 0;
        return gain + OVERRUN * board.down(1 - side, to);
    }

    @Override
    public void schemes(DesertFoxPosition position, Consumer<Scheme<DesertFoxMove>> each) {
        if (position.stage() != Stage.MARCHING || position.get(Cell.PASSED) != 0) {
            return;
        }
        Convergence convergence = new Convergence(doctrine, position, side);
        List<Integer> movers = new ArrayList<>();
        doctrine.rules.movers(position, movers::add);
        for (int block : movers) {
            if (!position.is(block, Flag.DECLARED)) {
                doctrine.rules.movesOf(
                        position,
                        block,
                        move -> {
                            if (move instanceof DesertFoxMove.March march) {
                                convergence.add(march);
                            }
                        });
            }
        }
        for (Convergence.Strike strike : convergence.strikes(_ -> true)) {
            each.accept(new Scheme<>(new ArrayList<>(strike.marches()), strike.gain()));
        }
        together(position, movers, each);
    }

    /** A stack that goes as one, to where the enemy is not: out of reach, or forward. */
    private void together(
            DesertFoxPosition position,
            List<Integer> movers,
            Consumer<Scheme<DesertFoxMove>> each) {
        Board board = position.board();
        Map<Integer, List<DesertFoxMove>> byGoal = new TreeMap<>();
        for (int block : movers) {
            doctrine.rules.movesOf(
                    position,
                    block,
                    move -> {
                        if (move instanceof DesertFoxMove.March(int _, int[] way)) {
                            int to = way[way.length - 1];
                            if (to >= 0 && board.standing(1 - side, to) == 0) {
                                byGoal.computeIfAbsent(to, _ -> new ArrayList<>()).add(move);
                            }
                        }
                    });
        }
        byGoal.forEach(
                (goal, marches) -> {
                    if (marches.size() > 1) {
                        double promise =
                                marches.stream().mapToDouble(move -> promise(position, move)).sum();
                        each.accept(new Scheme<>(marches, promise / 2));
                    }
                });
    }
}
