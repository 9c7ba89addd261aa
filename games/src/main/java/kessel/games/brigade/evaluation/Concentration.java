package kessel.games.brigade.evaluation;

import static kessel.games.brigade.position.UnitStates.MOVED;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import kessel.engine.game.Doctrine.Scheme;
import kessel.engine.hex.Grid;
import kessel.engine.hex.Search;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.movement.Reach;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.kit.Route;

/** In the Movement Phase: units that come together around one enemy stack. */
final class Concentration {
    /** The most planes that are counted on for one attack: there are others. */
    private static final int AIR = 6;

    /** Nobody is sent for less than this. */
    private static final double WORTH_A_UNIT = 0.05;

    private final BrigadeDoctrine doctrine;
    private final Campaign campaign;
    private final BrigadePosition position;
    private final Attacks attacks;
    private final int side;
    private final IntPredicate busy;

    /** For each hex beside an enemy, who can come there, and by which way. */
    private final List<List<BrigadeMove>> comers = new ArrayList<>();

    private final List<List<Integer>> units = new ArrayList<>();

    /**
     * @param busy who has something better to do
     */
    Concentration(
            BrigadeDoctrine doctrine,
            BrigadePosition position,
            Attacks attacks,
            IntPredicate busy) {
        this.busy = busy;
        this.doctrine = doctrine;
        this.position = position;
        this.attacks = attacks;
        campaign = doctrine.campaign;
        side = position.phasing();
        for (int hex = 0; hex < campaign.grid().size(); hex++) {
            comers.add(null);
            units.add(null);
        }
    }

    void run(Consumer<Scheme<BrigadeMove>> each) {
        gather(each);
        for (int unit : campaign.unitsOf(1 - side)) {
            int hex = position.hex(unit);
            if (hex >= 0 && position.top(hex) == unit) {
                against(hex, each);
            }
        }
    }

    private void gather(Consumer<Scheme<BrigadeMove>> each) {
        Reach reach = doctrine.rules.movement.reaches().take();
        doctrine.rules.movers(
                position,
                unit -> {
                    Search found = reach.of(position, unit);
                    for (int place = 0; place < found.count(); place++) {
                        int hex = found.hex(place);
                        double prize = prize(hex);
                        if ((prize > 0 || position.inEnemyZone(hex, side))
                                && doctrine.rules.movement.mayStop(position, unit, hex)) {
                            Route route = Route.of(found.way(place));
                            BrigadeMove move =
                                    position.onMap(unit)
                                            ? new BrigadeMove.March(unit, route)
                                            : new BrigadeMove.Enter(unit, route);
                            if (!garrisons(unit) && !busy.test(unit)) {
                                note(hex, unit, move);
                            }
                            if (prize > 0) {
                                each.accept(new Scheme<>(List.of(move), prize));
                            }
                        }
                    }
                });
        doctrine.rules.movement.reaches().give(reach);
    }

    /** Whether a place that scores stands open if this unit goes. */
    private boolean garrisons(int unit) {
        int hex = position.hex(unit);
        int objective = hex < 0 ? -1 : campaign.objectiveAt(hex);
        return objective >= 0
                && position.holder(objective) == side
                && campaign.objectives().get(objective).worth() > 0
                && position.count(hex) == 1;
    }

    /** What a place that scores and stands open would bring. */
    private double prize(int hex) {
        int objective = campaign.objectiveAt(hex);
        return objective < 0 || position.holder(objective) == side
                ? 0
                : campaign.objectives().get(objective).worth();
    }

    private void note(int hex, int unit, BrigadeMove move) {
        if (comers.get(hex) == null) {
            comers.set(hex, new ArrayList<>());
            units.set(hex, new ArrayList<>());
        }
        comers.get(hex).add(move);
        units.get(hex).add(unit);
    }

    /** Around a target the hexes in turn, far apart first, each filled with the strongest. */
    private void against(int target, Consumer<Scheme<BrigadeMove>> each) {
        BrigadePosition sketch = attacks.scratch(position);
        boolean[] used = new boolean[campaign.units()];
        List<BrigadeMove> moves = new ArrayList<>();
        sketch.setTarget(target);
        double best = 0;
        List<BrigadeMove> kept = List.of();
        int[] order = order(target);
        for (int round = 0; round < campaign.stacking(side); round++) {
            for (int around : order) {
                if (around == Grid.OFF || comers.get(around) == null || sketch.full(around, side)) {
                    continue;
                }
                int pick = strongest(sketch, around, target, used);
                if (pick < 0) {
                    continue;
                }
                int unit = units.get(around).get(pick);
                used[unit] = true;
                sketch.put(unit, around);
                sketch.set(unit, MOVED);
                moves.add(comers.get(around).get(pick));
                double gain = gain(sketch, target);
                if (gain > best + WORTH_A_UNIT) {
                    best = gain;
                    kept = List.copyOf(moves);
                }
            }
        }
        if (!kept.isEmpty()) {
            each.accept(new Scheme<>(kept, best));
        }
    }

    private double gain(BrigadePosition sketch, int target) {
        attacks.join(sketch, target, false);
        attacks.joinGuns(sketch, target, false);
        double gain =
                sketch.firstAssaulting() < 0
                        ? 0
                        : attacks.assault(sketch, Math.min(AIR, sketch.air(side)));
        attacks.release(sketch, false);
        return gain;
    }

    private int strongest(BrigadePosition sketch, int hex, int target, boolean[] used) {
        int best = -1;
        for (int i = 0; i < units.get(hex).size(); i++) {
            int unit = units.get(hex).get(i);
            if (!used[unit]
                    && !campaign.terrain().closed(campaign.typeOf(unit), target)
                    && (best < 0
                            || sketch.attack(unit) > sketch.attack(units.get(hex).get(best)))) {
                best = i;
            }
        }
        return best;
    }

    /** Opposite sides first: whoever is between two stacks has nowhere to go. */
    private int[] order(int target) {
        int first = 0;
        int most = -1;
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int around = campaign.grid().neighbour(target, direction);
            int count =
                    around == Grid.OFF || comers.get(around) == null ? 0 : units.get(around).size();
            if (count > most) {
                most = count;
                first = direction;
            }
        }
        int[] turns = {0, 3, 2, 4, 1, 5};
        int[] hexes = new int[Grid.DIRECTIONS];
        for (int i = 0; i < hexes.length; i++) {
            hexes[i] = campaign.grid().neighbour(target, (first + turns[i]) % Grid.DIRECTIONS);
        }
        return hexes;
    }
}
