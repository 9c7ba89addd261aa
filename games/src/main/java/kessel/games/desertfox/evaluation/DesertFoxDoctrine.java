package kessel.games.desertfox.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import kessel.engine.data.Item;
import kessel.engine.game.Doctrine;
import kessel.engine.game.Weights;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.movement.Marches;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Flag;
import kessel.games.desertfox.position.Stage;
import kessel.games.desertfox.rules.DesertFoxRules;
import kessel.games.desertfox.rules.Victory;

/**
 * What a good player of Desert Fox knows beyond what things are worth: who can come together
 * against which hex of the enemy's, and which operation that is worth.
 */
public final class DesertFoxDoctrine implements Doctrine<DesertFoxPosition, DesertFoxMove> {
    final Campaign campaign;
    final Balance balance;
    final Marches marches;
    private final DesertFoxRules rules;
    private final DesertFoxEvaluation evaluation;

    private final Weights weights;

    private volatile Outlook seen;

    public DesertFoxDoctrine(
            Campaign campaign, DesertFoxRules rules, DesertFoxEvaluation evaluation, Item file) {
        this.campaign = campaign;
        this.rules = rules;
        this.evaluation = evaluation;
        weights = Weights.read(file, Balance.Measure.NAMES);
        balance = new Balance(campaign);
        marches = new Marches(campaign);
    }

    @Override
    public Weights weights() {
        return weights;
    }

    @Override
    public void measure(DesertFoxPosition position, double[] measures) {
        balance.measure(position, measures);
    }

    @Override
    public OptionalDouble gain(DesertFoxPosition position, DesertFoxMove move, int side) {
        return OptionalDouble.of(
                switch (move) {
                    case DesertFoxMove.Lay _,
                            DesertFoxMove.Disperse _,
                            DesertFoxMove.Converge _,
                            DesertFoxMove.March _
                            when position.get(Cell.PASSED) == 0
                                    && position.stage() != Stage.SPENDING ->
                            outlook(position, side).gain(move);
                    // Who has to go keeps his cards.
                    case DesertFoxMove.Discard _ when position.stage() == Stage.MARCHING ->
                            Double.NEGATIVE_INFINITY;
                    default -> evaluation.gain(position, move, side);
                });
    }

    /** A turn is a month, in which a hand of cards is played. */
    @Override
    public int phasesATurn() {
        return 8;
    }

    /** What is under way, and what the cards in hand will pay for (2.0b). */
    @Override
    public int phasesLeft(DesertFoxPosition position) {
        return 1 + position.get(Cell.AXIS_REAL, position.decider());
    }

    @Override
    public int weight(DesertFoxPosition position) {
        return switch (position.stage()) {
            // Where an army begins is decided once, and decides more than any operation.
            case SETTING_UP -> 4;
            case OPERATION, MOVING, REFUSING, NAMING -> 1;
            // Shots and losses: generals that played these out won less.
            default -> TRIFLE;
        };
    }

    private Outlook outlook(DesertFoxPosition position, int side) {
        Outlook last = seen;
        if (last == null || !last.isOf(position, side)) {
            last = new Outlook(this, evaluation, position.copy(), side);
            seen = last;
        }
        return last;
    }

    @Override
    public Optional<Reason> reason(
            DesertFoxPosition before, DesertFoxMove move, DesertFoxPosition after, int viewer) {
        return new Reasons(
                        campaign,
                        balance,
                        before,
                        after,
                        viewer,
                        planned -> outlook(before, before.decider()).aim(planned))
                .of(move);
    }

    @Override
    public Guide<DesertFoxPosition, DesertFoxMove> guide(DesertFoxPosition position) {
        int side = position.decider();
        return new Guide<>() {
            @Override
            public double promise(DesertFoxPosition now, DesertFoxMove move) {
                return gain(now, move, side).orElse(0);
            }

            @Override
            public void schemes(DesertFoxPosition now, Schemes<DesertFoxMove> found) {
                if (now.get(Cell.PASSED) != 0) {
                    return;
                }
                switch (now.stage()) {
                    case SETTING_UP -> new Deployment(rules, balance, now).each(found);
                    case OPERATION -> operations(now, side, found);
                    case MOVING -> outlook(now, side).blows(false, found);
                    case MARCHING -> strikes(now, side, found);
                    default -> {
                        // Nothing is known to belong together.
                    }
                }
            }
        };
    }

    /** Who wins if both pass does so when the other has (2.1d, 10.0a). */
    private void operations(DesertFoxPosition position, int side, Schemes<DesertFoxMove> found) {
        if (position.isLastMonth()
                && position.get(Cell.PASSES) > 0
                && Victory.winner(position) == side) {
            found.accept(new Scheme<>(List.of(new DesertFoxMove.Pass()), Balance.WON));
        } else {
            outlook(position, side).blows(true, found);
        }
    }

    private void strikes(DesertFoxPosition position, int side, Schemes<DesertFoxMove> found) {
        Convergence convergence =
                new Convergence(this, position, side, new Arteries(balance, position, side));
        List<Integer> movers = new ArrayList<>();
        rules.movers(position, movers::add);
        for (int block : movers) {
            if (!position.is(block, Flag.DECLARED) && found.goOn()) {
                rules.movesOf(
                        position,
                        block,
                        move -> {
                            if (move instanceof DesertFoxMove.March march) {
                                convergence.add(march);
                            }
                        });
            }
        }
        movers.removeIf(block -> position.is(block, Flag.DECLARED));
        convergence.addRoundabout(movers);
        for (Convergence.Strike strike : convergence.strikes(_ -> true)) {
            found.accept(new Scheme<>(new ArrayList<>(strike.marches()), strike.gain()));
        }
    }
}
