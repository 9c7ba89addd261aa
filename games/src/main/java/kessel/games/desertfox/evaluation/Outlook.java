package kessel.games.desertfox.evaluation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import kessel.engine.game.Doctrine.Scheme;
import kessel.engine.game.Doctrine.Schemes;
import kessel.engine.hex.Grid;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.move.DesertFoxMove.March;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.DesertFoxPosition;

/** Which operation promises how much: from where, and against whom. */
final class Outlook {
    private static final double NO_GOOD = -1;
    private static final double BASE = 5;

    /** What part of a block is saved if it does not have to lie disrupted where anybody comes. */
    private static final double RESCUED = 0.5;

    /** As far as the fastest go by highway. */
    private static final int A_LONG_MARCH = 9;

    /** The second of two moves comes after the first has changed what it was meant for. */
    private static final double SECOND = 0.8;

    private final DesertFoxDoctrine doctrine;
    private final Campaign campaign;
    private final DesertFoxEvaluation evaluation;
    private final DesertFoxPosition position;
    private final int side;
    private final Arteries arteries;
    private final Siege siege;
    private Convergence convergence;
    private double[] strikes;

    Outlook(
            DesertFoxDoctrine doctrine,
            DesertFoxEvaluation evaluation,
            DesertFoxPosition position,
            int side) {
        this.doctrine = doctrine;
        this.evaluation = evaluation;
        this.position = position;
        this.side = side;
        campaign = doctrine.campaign;
        arteries = new Arteries(doctrine.balance, position, side);
        siege = new Siege(doctrine.balance, position, side);
    }

    boolean isOf(DesertFoxPosition other, int viewer) {
        return side == viewer && position.hash() == other.hash();
    }

    /** What it brings if somebody does this. */
    synchronized double gain(DesertFoxMove move) {
        double plain = evaluation.gain(position, move, side);
        return switch (move) {
            case March march -> plain + arteries.raid(march) + siege.march(march) - bared(march);
            case DesertFoxMove.Disperse(int hex) -> Math.max(plain, convergence().best(only(hex)));
            case DesertFoxMove.Converge(int hex) -> {
                double best = convergence().best(around(hex));
                yield best > 0 ? best : NO_GOOD;
            }
            case DesertFoxMove.Lay(int reals, int blanks) ->
                    blanks > 0 || reals > 2 ? plain : Math.max(plain, strike(reals));
            default -> plain;
        };
    }

    /** The best blow at each hex that can be struck, by the move that brings it. */
    synchronized void blows(boolean cards, Schemes<DesertFoxMove> found) {
        Map<Integer, Scheme<DesertFoxMove>> best = new TreeMap<>();
        for (int hex = 0; hex < campaign.ground().size(); hex++) {
            if (position.board().all(side, hex) > 0 && found.goOn()) {
                blows(new DesertFoxMove.Disperse(hex), only(hex), cards, best);
            }
        }
        for (int hex = 0; hex < campaign.ground().size(); hex++) {
            if (anybody(hex) && !enemies(hex) && found.goOn()) {
                blows(new DesertFoxMove.Converge(hex), around(hex), cards, best);
            }
        }
        best.values().forEach(found);
        guard(cards, found);
        rescues(cards, found);
    }

    /** Who has no supply goes back to where there is some, or lies disrupted (5.2b). */
    private void rescues(boolean cards, Consumer<Scheme<DesertFoxMove>> each) {
        Map<Integer, List<March>> back = new TreeMap<>();
        for (int block : position.roster().of(side)) {
            int at = position.at(block);
            if (at < 0 || position.supply(side).reaches(at) || position.fed(block) > 0) {
                continue;
            }
            March best = null;
            double most = Double.NEGATIVE_INFINITY;
            for (March march : evaluation.routes(position, side).of(block)) {
                double gain = feeds(march) ? gain(march) : Double.NEGATIVE_INFINITY;
                if (gain > most) {
                    most = gain;
                    best = march;
                }
            }
            if (best != null) {
                back.computeIfAbsent(at, _ -> new ArrayList<>()).add(best);
            }
        }
        back.forEach(
                (hex, marches) -> {
                    double gain = saved(marches) - (cards ? Balance.REAL_CARD : 0);
                    each.accept(operation(cards, new DesertFoxMove.Disperse(hex), marches, gain));
                });
    }

    private double saved(List<March> marches) {
        double sum = 0;
        for (March march : marches) {
            sum += RESCUED * doctrine.balance.block(position, march.block());
        }
        return sum;
    }

    /** Whether a march ends in supply, and not in a battle. */
    private boolean feeds(March march) {
        int to = march.way()[march.way().length - 1];
        return to >= 0
                && position.supply(side).reaches(to)
                && position.board().standing(1 - side, to) == 0;
    }

    /** Somebody goes into the own base when it stands open and the enemy is near (10.1a). */
    private void guard(boolean cards, Consumer<Scheme<DesertFoxMove>> each) {
        int base = campaign.bases()[side];
        if (position.board().standing(side, base) > 0 || !threatened(base)) {
            return;
        }
        Routes routes = evaluation.routes(position, side);
        March nearest = null;
        for (int block = 0; block < position.roster().size(); block++) {
            for (March march : routes.of(block)) {
                boolean thither = march.way()[march.way().length - 1] == base;
                if (thither && (nearest == null || march.way().length < nearest.way().length)) {
                    nearest = march;
                }
            }
        }
        if (nearest != null) {
            DesertFoxMove move = new DesertFoxMove.Disperse(nearest.way()[0]);
            each.accept(operation(cards, move, List.of(nearest), BASE));
        }
    }

    private static Scheme<DesertFoxMove> operation(
            boolean cards, DesertFoxMove move, List<March> marches, double gain) {
        List<DesertFoxMove> moves = new ArrayList<>();
        if (cards) {
            moves.add(new DesertFoxMove.Lay(1, 0));
        }
        moves.add(move);
        moves.addAll(marches);
        return new Scheme<>(moves, gain);
    }

    /** Whether an enemy could be there before long. */
    private boolean threatened(int base) {
        for (int hex = 0; hex < campaign.ground().size(); hex++) {
            if (position.board().standing(1 - side, hex) > 0
                    && campaign.grid().distance(hex, base) <= A_LONG_MARCH) {
                return true;
            }
        }
        return false;
    }

    private void blows(
            DesertFoxMove move,
            IntPredicate from,
            boolean cards,
            Map<Integer, Scheme<DesertFoxMove>> best) {
        for (Convergence.Strike strike : convergence().strikes(from)) {
            double gain = strike.gain() - (cards ? Balance.REAL_CARD : 0);
            Scheme<DesertFoxMove> known = best.get(strike.target());
            if (gain > (known == null ? 0 : known.gain())) {
                best.put(strike.target(), operation(cards, move, strike.marches(), gain));
            }
        }
    }

    /** 3.1e: from there nobody commands. */
    private boolean enemies(int hex) {
        Board board = position.board();
        return board.all(1 - side, hex) > 0 && board.all(side, hex) == 0;
    }

    private boolean anybody(int hex) {
        Board board = position.board();
        boolean anybody = board.all(side, hex) > 0;
        for (int direction = 0; direction < Grid.DIRECTIONS && !anybody; direction++) {
            int beside = campaign.grid().neighbour(hex, direction);
            anybody = beside != Grid.OFF && board.all(side, beside) > 0;
        }
        return anybody;
    }

    /** Who leaves the own base with nobody in it may find the enemy there (10.1). */
    private double bared(March march) {
        int from = march.way()[0];
        boolean last = position.board().standing(side, from) == 1;
        return last && from == campaign.bases()[side] ? BASE : 0;
    }

    /** The hex that an operation, or a move of one, is best aimed at; -1 if at none. */
    synchronized int aim(DesertFoxMove move) {
        IntPredicate from =
                switch (move) {
                    case DesertFoxMove.Disperse(int hex) -> only(hex);
                    case DesertFoxMove.Converge(int hex) -> around(hex);
                    case DesertFoxMove.Lay _ -> _ -> true;
                    default -> _ -> false;
                };
        return convergence().strikes(from).stream()
                .max(Comparator.comparingDouble(Convergence.Strike::gain))
                .map(Convergence.Strike::target)
                .orElse(-1);
    }

    private IntPredicate around(int hex) {
        return from -> campaign.grid().distance(hex, from) <= 1;
    }

    private Convergence convergence() {
        if (convergence == null) {
            convergence = new Convergence(doctrine, position, side, arteries);
            List<Integer> free = new ArrayList<>();
            Routes routes = evaluation.routes(position, side);
            for (int block = 0; block < position.roster().size(); block++) {
                if (Routes.free(position, block)) {
                    free.add(block);
                    routes.of(block).forEach(convergence::add);
                }
            }
            convergence.addRoundabout(free);
        }
        return convergence;
    }

    /** The best strike, or the best two, for so many cards. */
    private double strike(int reals) {
        if (strikes == null) {
            strikes = new double[2];
            Board board = position.board();
            for (int hex = 0; hex < campaign.ground().size(); hex++) {
                double each = anybody(hex) ? convergence().best(around(hex)) : 0;
                strikes[0] = Math.max(strikes[0], each);
            }
            for (int hex = 0; hex < campaign.ground().size(); hex++) {
                double alone = board.all(side, hex) > 0 ? convergence().best(only(hex)) : 0;
                boolean other = alone < strikes[0];
                strikes[1] = Math.max(strikes[1], other ? alone : 0);
            }
        }
        return strikes[0] + (reals > 1 ? SECOND * strikes[1] : 0) - Balance.REAL_CARD * reals;
    }

    private static IntPredicate only(int hex) {
        return from -> from == hex;
    }
}
