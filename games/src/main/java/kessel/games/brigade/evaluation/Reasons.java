package kessel.games.brigade.evaluation;

import java.util.Optional;
import kessel.engine.game.Doctrine.Reason;
import kessel.engine.hex.Grid;
import kessel.engine.words.Phrase;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.evaluation.BrigadeDoctrine.Measure;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.kit.Route;

/** What a move is good for: of all that it changed, what matters most. */
final class Reasons {
    /** Less than this is not worth a word. */
    private static final double LEAST = 0.3;

    /** Whoever comes so much nearer to a place is on the way there. */
    private static final int STRIDE = 3;

    private static final int MOST_AIR = 8;

    private final BrigadeDoctrine doctrine;
    private final Campaign campaign;
    private final BrigadePosition before;
    private final BrigadePosition after;
    private final int side;
    private Reason best;

    Reasons(BrigadeDoctrine doctrine, BrigadePosition before, BrigadePosition after) {
        this.doctrine = doctrine;
        this.before = before;
        this.after = after;
        campaign = doctrine.campaign;
        side = before.step().decider();
    }

    Optional<Reason> of(BrigadeMove move) {
        switch (move) {
            case BrigadeMove.March(int unit, Route route) -> moved(unit, route);
            case BrigadeMove.Enter(int unit, Route route) -> moved(unit, route);
            case BrigadeMove.Advance(int unit, Route route) -> moved(unit, route);
            case BrigadeMove.Attack(int hex) -> attacks(hex);
            default -> {
                // What belongs to something else has its reason there.
            }
        }
        return Optional.ofNullable(best);
    }

    private void offer(double weight, String key, Object... arguments) {
        if (weight > LEAST && (best == null || weight > best.weight())) {
            best = new Reason(Phrase.of(key, arguments), weight);
        }
    }

    private void moved(int unit, Route route) {
        double[] changes = changes();
        if (route.leavesSheet()) {
            offer(
                    changes[Measure.POINTS.ordinal()] + changes[Measure.OUTLOOK.ordinal()],
                    "reason.breaks-out");
            return;
        }
        int hex = route.last();
        places(hex);
        around(hex, changes);
        way(unit, hex);
        if (!after.inEnemyZone(hex, side)) {
            offer(
                    changes[Measure.EXPOSURE.ordinal()]
                            + changes[Measure.SURROUNDED.ordinal()]
                            + changes[Measure.REAR.ordinal()],
                    "reason.out-of-danger");
        }
        offer(changes[Measure.OUTLOOK.ordinal()], "reason.breaks-out");
        offer(changes[Measure.FROZEN.ordinal()], "reason.cuts-line");
    }

    /** What each measure has become better by for the side, weighed. */
    private double[] changes() {
        double[] values = doctrine.weights().values();
        double[] old = new double[values.length];
        double[] now = new double[values.length];
        doctrine.measure(before, old);
        doctrine.measure(after, now);
        for (int i = 0; i < now.length; i++) {
            now[i] = (side == 0 ? 1 : -1) * values[i] * (now[i] - old[i]);
        }
        return now;
    }

    /** Places that score: taken, kept, or within the next reach. */
    private void places(int hex) {
        for (int i = 0; i < campaign.objectives().size(); i++) {
            Campaign.Objective objective = campaign.objectives().get(i);
            Object place = place(i);
            int far = doctrine.distance[i][hex];
            if (before.holder(i) != side && after.holder(i) == side) {
                offer(2.0 * objective.worth(), "reason.takes", place);
            } else if (far == 0 && before.count(hex) == 0) {
                offer(0.5 * objective.worth(), "reason.holds", place);
            } else if (far == 1 && after.holder(i) != side && !after.inEnemyZone(hex, side)) {
                offer(0.3 * objective.worth(), "reason.threatens", place);
            }
        }
    }

    private Object place(int objective) {
        return new Phrase.Hex(campaign.objectives().get(objective).hex());
    }

    /** The enemies beside a hex: surrounded now, or attacked the better. */
    private void around(int hex, double[] changes) {
        BrigadeDoctrine.Workspace workspace = doctrine.take();
        double most = 0;
        int target = Grid.OFF;
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int enemy = campaign.grid().neighbour(hex, direction);
            if (enemy == Grid.OFF || !after.occupied(enemy, 1 - side)) {
                continue;
            }
            double worth = 0;
            for (int unit = after.top(enemy); unit >= 0; unit = after.below(unit)) {
                worth += workspace.attacks.worth(after, unit);
            }
            if (doctrine.waysOut(before, enemy, 1 - side) > 0
                    && doctrine.waysOut(after, enemy, 1 - side) == 0) {
                offer(worth, "reason.surrounds", new Phrase.Hex(enemy));
            }
            if (worth > most) {
                most = worth;
                target = enemy;
            }
        }
        doctrine.give(workspace);
        if (target != Grid.OFF) {
            offer(changes[Measure.ATTACKS.ordinal()], "reason.strikes", new Phrase.Hex(target));
        }
    }

    /** The nearest place that the enemy holds, for who has come nearer to it by a good stretch. */
    private void way(int unit, int hex) {
        int nearest = -1;
        for (int i = 0; i < campaign.objectives().size(); i++) {
            if (after.holder(i) != side
                    && campaign.objectives().get(i).worth() > 0
                    && (nearest < 0
                            || doctrine.distance[i][hex] < doctrine.distance[nearest][hex])) {
                nearest = i;
            }
        }
        if (nearest >= 0 && before.onMap(unit)) {
            int nearer =
                    doctrine.distance[nearest][before.hex(unit)] - doctrine.distance[nearest][hex];
            if (nearer >= STRIDE) {
                offer(LEAST + 0.1 * nearer, "reason.towards", place(nearest));
            }
        }
    }

    /** What an attack can be expected to bring with everybody who can take part. */
    private void attacks(int hex) {
        BrigadeDoctrine.Workspace workspace = doctrine.take();
        Attacks attacks = workspace.attacks;
        BrigadePosition sketch = attacks.scratch(before);
        sketch.setTarget(hex);
        if (attacks.join(sketch, hex, false) > 0) {
            attacks.joinGuns(sketch, hex, false);
            double gain = attacks.assault(sketch, Math.min(MOST_AIR, sketch.air(side)));
            boolean surrounded = doctrine.waysOut(before, hex, 1 - side) == 0;
            offer(
                    gain,
                    surrounded ? "reason.attack-surrounded" : "reason.attack",
                    new Phrase.Hex(hex));
        } else if (attacks.joinGuns(sketch, hex, false) > 0) {
            offer(attacks.bombardment(sketch), "reason.bombards", new Phrase.Hex(hex));
        }
        doctrine.give(workspace);
    }
}
