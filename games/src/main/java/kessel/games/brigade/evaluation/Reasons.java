package kessel.games.brigade.evaluation;

import java.util.Optional;
import kessel.engine.game.Doctrine.Reason;
import kessel.engine.game.Sight;
import kessel.engine.hex.Grid;
import kessel.engine.words.Phrase;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.evaluation.BrigadeDoctrine.Measure;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.kit.Route;

/**
 * What a move is good for: of all that it changed, what matters most. Who cannot see all is told
 * what follows from where units stand, from their zones, which everybody sees, and from the
 * viewer's own units: never from what the others are worth.
 */
final class Reasons {
    /** Less than this is not worth a word. */
    private static final double LEAST = 0.3;

    /** Whoever comes so much nearer to a place is on the way there. */
    private static final int STRIDE = 3;

    /** What it is to come up to an enemy whose attackers nobody may count. */
    private static final double CLOSE = 0.2;

    private static final int MOST_AIR = 8;

    private final BrigadeDoctrine doctrine;
    private final Campaign campaign;
    private final BrigadePosition before;
    private final BrigadePosition after;
    private final int side;
    private final int viewer;
    private Reason best;

    Reasons(BrigadeDoctrine doctrine, BrigadePosition before, BrigadePosition after, int viewer) {
        this.doctrine = doctrine;
        this.before = before;
        this.after = after;
        campaign = doctrine.campaign;
        side = before.step().decider();
        this.viewer = viewer;
    }

    Optional<Reason> of(BrigadeMove move) {
        switch (move) {
            case BrigadeMove.March(int unit, Route route) -> moved(unit, route);
            case BrigadeMove.Enter(int unit, Route route) -> moved(unit, route);
            case BrigadeMove.Advance(int unit, Route route) -> moved(unit, route);
            case BrigadeMove.Attack(int hex) when seesAll() -> attacks(hex);
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

    private boolean seesAll() {
        return viewer == Sight.HINDSIGHT;
    }

    private boolean seesEnemies() {
        return seesAll() || viewer == 1 - side;
    }

    private void moved(int unit, Route route) {
        int hex = route.last();
        if (!route.leavesSheet()) {
            places(hex);
            way(unit, hex);
            if (seesEnemies()) {
                surrounds(hex);
                cutsLines();
            }
        }
        if (seesAll()) {
            measured(route);
        } else if (seesEnemies() && !route.leavesSheet() && !before.type(unit).artillery()) {
            strikes(hex, LEAST + CLOSE);
        }
    }

    private void strikes(int hex, double weight) {
        int target = mostValuable(hex);
        if (target != Grid.OFF) {
            offer(weight, "reason.strikes", new Phrase.Hex(target));
        }
    }

    private void measured(Route route) {
        double[] changes = changes();
        if (route.leavesSheet()) {
            offer(
                    changes[Measure.POINTS.ordinal()] + changes[Measure.OUTLOOK.ordinal()],
                    "reason.breaks-out");
            return;
        }
        int hex = route.last();
        strikes(hex, changes[Measure.ATTACKS.ordinal()]);
        if (!after.inEnemyZone(hex, side)) {
            offer(
                    changes[Measure.EXPOSURE.ordinal()]
                            + changes[Measure.SURROUNDED.ordinal()]
                            + changes[Measure.REAR.ordinal()],
                    "reason.out-of-danger");
        }
        offer(changes[Measure.OUTLOOK.ordinal()], "reason.breaks-out");
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

    /** The enemies beside a hex who have no way out now. */
    private void surrounds(int hex) {
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int enemy = enemyBeside(hex, direction);
            if (enemy != Grid.OFF
                    && doctrine.waysOut(before, enemy, 1 - side) > 0
                    && doctrine.waysOut(after, enemy, 1 - side) == 0) {
                offer(worth(enemy), "reason.surrounds", new Phrase.Hex(enemy));
            }
        }
    }

    /** Of the enemies beside a hex those who are worth most. */
    private int mostValuable(int hex) {
        double most = 0;
        int target = Grid.OFF;
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int enemy = enemyBeside(hex, direction);
            double worth = enemy == Grid.OFF ? 0 : worth(enemy);
            if (worth > most) {
                most = worth;
                target = enemy;
            }
        }
        return target;
    }

    private int enemyBeside(int hex, int direction) {
        int enemy = campaign.grid().neighbour(hex, direction);
        return enemy != Grid.OFF && after.occupied(enemy, 1 - side) ? enemy : Grid.OFF;
    }

    private double worth(int hex) {
        BrigadeDoctrine.Workspace workspace = doctrine.take();
        double worth = 0;
        for (int unit = after.top(hex); unit >= 0; unit = after.below(unit)) {
            worth += workspace.attacks.worth(after, unit);
        }
        doctrine.give(workspace);
        return worth;
    }

    /** Enemy units that may not move any more without their line (4.1.2). */
    private void cutsLines() {
        BrigadeDoctrine.Workspace workspace = doctrine.take();
        double worth = 0;
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (campaign.side(unit) != side
                    && after.onMap(unit)
                    && doctrine.rules.movement.frozen(after, unit)
                    && !doctrine.rules.movement.frozen(before, unit)) {
                worth += workspace.attacks.worth(after, unit);
            }
        }
        doctrine.give(workspace);
        offer(doctrine.weights().values()[Measure.FROZEN.ordinal()] * worth, "reason.cuts-line");
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
