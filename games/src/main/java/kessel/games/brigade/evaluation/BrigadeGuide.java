package kessel.games.brigade.evaluation;

import static kessel.games.brigade.position.BrigadePosition.TARGETED;
import static kessel.games.brigade.position.UnitStates.JOINED;
import static kessel.games.brigade.position.UnitStates.OBLIGED;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import kessel.engine.game.Doctrine.Guide;
import kessel.engine.game.Doctrine.Scheme;
import kessel.engine.game.Doctrine.Schemes;
import kessel.engine.hex.Grid;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.BrigadeStep;
import kessel.games.kit.Route;

/** What the side that decides finds when it looks round: where to go, and what to attack. */
final class BrigadeGuide implements Guide<BrigadePosition, BrigadeMove> {
    private static final int MOST_AIR = 8;

    /** Guns alone are a little less sure than they look. */
    private static final double BOMBARD = 0.9;

    /** What an air point and a gun are worth elsewhere to whoever defends. */
    private static final double AIR_POINT = 0.08;

    private static final double GUN = 0.2;

    /** What it promises to leave the sheet where that scores, and where it does not. */
    private static final double LEAVES = 2;

    private static final double LEAVES_FOR_NOTHING = -1;

    /** What it brings that a line saves so many hexes, in victory points. */
    private static final double CLEARED = 5;

    private static final double FAR_ENOUGH = 10;

    private final BrigadeDoctrine doctrine;
    private final Campaign campaign;
    private final int side;

    /** For each hex, how much the side wants to be there, and what threatens it there. */
    private final double[] goal;

    private final int[] threat;

    /** For each hex, what it brings to have it cleared, at most 1. */
    private final double[] clearing;

    private final boolean anyToClear;

    BrigadeGuide(BrigadeDoctrine doctrine, BrigadePosition position) {
        this.doctrine = doctrine;
        campaign = doctrine.campaign;
        side = position.step().decider();
        boolean moves =
                position.step() instanceof BrigadeStep.Moving
                        || position.step() instanceof BrigadeStep.Placing;
        goal = moves ? goals(position) : null;
        threat = moves ? doctrine.threats(position, side) : null;
        clearing = moves ? clearings(position) : null;
        anyToClear = moves && Arrays.stream(clearing).anyMatch(each -> each > 0);
    }

    private double[] clearings(BrigadePosition position) {
        int[] saved = new int[campaign.grid().size()];
        if (!position.theatre().shapesGround(side)) {
            position.theatre().clearings(position, saved);
        }
        return Arrays.stream(saved).mapToDouble(each -> Math.min(1, each / FAR_ENOUGH)).toArray();
    }

    /** Whether a unit is one of those that clear minefields, and there is something to clear. */
    private boolean clears(int unit) {
        return anyToClear && campaign.typeOf(unit).engineers();
    }

    /** A cleared minefield lets lines through, but only from the next turn on (9.3). */
    @Override
    public double habit(BrigadePosition position, BrigadeMove move) {
        return move instanceof BrigadeMove.March(int unit, Route route)
                        && clears(unit)
                        && !route.leavesSheet()
                ? CLEARED * (clearing[route.last()] - clearing[position.hex(unit)])
                : 0;
    }

    private double[] goals(BrigadePosition position) {
        double[] wanted = new double[campaign.grid().size()];
        for (int i = 0; i < doctrine.pull.length; i++) {
            Campaign.Objective objective = campaign.objectives().get(i);
            double worth = objective.worth() * (position.holder(i) == side ? 0.6 : 1);
            for (int hex = 0; hex < wanted.length; hex++) {
                wanted[hex] += worth * doctrine.draw[i][hex];
            }
        }
        double most = Arrays.stream(wanted).max().orElse(1);
        for (int hex = 0; hex < wanted.length; hex++) {
            wanted[hex] /= Math.max(1e-9, most);
        }
        if (position.theatre().shapesGround(side)) {
            cutting(position, wanted);
        }
        return wanted;
    }

    /** Where the enemy's columns can be cut off, a side wants to be as well. */
    private void cutting(BrigadePosition position, double[] wanted) {
        double[] worth = new double[wanted.length];
        double all = 0;
        for (int unit : campaign.unitsOf(1 - side)) {
            if (position.onMap(unit) && position.theatre().confines(position, unit)) {
                worth[position.hex(unit)] += position.attack(unit);
                all += position.attack(unit);
            }
        }
        if (all > 0) {
            double[] cut = new double[wanted.length];
            position.theatre().cuts(position, worth, cut);
            for (int hex = 0; hex < wanted.length; hex++) {
                wanted[hex] += cut[hex] / all;
            }
        }
    }

    @Override
    public double promise(BrigadePosition position, BrigadeMove move) {
        return switch (move) {
            case BrigadeMove.March(int unit, Route route) -> promise(position, unit, route);
            case BrigadeMove.Enter(int unit, Route route) -> promise(position, unit, route);
            case BrigadeMove.Place(int unit, int hex) -> promise(position, unit, hex);
            default -> 0;
        };
    }

    private double promise(BrigadePosition position, int unit, Route route) {
        if (!route.leavesSheet()) {
            return promise(position, unit, route.last());
        }
        return Departures.pays(position, unit, route) ? LEAVES : LEAVES_FOR_NOTHING;
    }

    /** Near what counts, with friends, on good ground, and beside the enemy only to fight. */
    private double promise(BrigadePosition position, int unit, int hex) {
        double strength = Math.max(1, position.defence(unit));
        double exposed = Math.min(1, threat[hex] / (strength * 8.0));
        double ground = campaign.terrain().columns(hex);
        boolean works = campaign.terrain().fortification().stands(position, hex);
        double score = 2 * goal[hex] + 0.15 * (ground + (works ? 1 : 0)) - 0.3 * exposed;
        if (clears(unit)) {
            score += 3 * clearing[hex];
        }
        int objective = campaign.objectiveAt(hex);
        if (objective >= 0) {
            score += position.holder(objective) == side ? 0.5 : 1;
        }
        if (position.occupied(hex, side)) {
            score += 0.1;
        }
        if (position.inEnemyZone(hex, side)) {
            score += joins(position, hex) ? 0.4 : -0.3;
        }
        return score;
    }

    /** Whether somebody is already beside an enemy whom a unit in this hex could attack. */
    private boolean joins(BrigadePosition position, int hex) {
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int around = campaign.grid().neighbour(hex, direction);
            if (around != Grid.OFF
                    && position.occupied(around, 1 - side)
                    && position.inEnemyZone(around, 1 - side)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void schemes(BrigadePosition position, Schemes<BrigadeMove> each) {
        BrigadeDoctrine.Workspace workspace = doctrine.take();
        switch (position.step()) {
            case BrigadeStep.Moving _ -> {
                new Concentration(doctrine, position, workspace.attacks, this::clears).run(each);
                new Departures(doctrine, position).run(each);
            }
            case BrigadeStep.Fighting _ -> attacks(position, workspace.attacks, each);
            case BrigadeStep.Gathering _ -> rest(position, workspace.attacks, each);
            case BrigadeStep.Defending _ -> defence(position, workspace.attacks, each);
            default -> {
                // A choice among few: each is tried.
            }
        }
        doctrine.give(workspace);
    }

    // The Combat Phase.

    private void attacks(
            BrigadePosition position, Attacks attacks, Consumer<Scheme<BrigadeMove>> each) {
        if (doctrine.rules.duty.all(position).isEmpty()) {
            each.accept(new Scheme<>(List.of(BrigadeMove.END), 0));
        }
        for (int unit : campaign.unitsOf(1 - side)) {
            int hex = position.hex(unit);
            if (hex >= 0 && position.top(hex) == unit && !position.marked(hex, TARGETED)) {
                BrigadePosition sketch = attacks.scratch(position);
                sketch.setTarget(hex);
                Scheme<BrigadeMove> scheme = attack(sketch, attacks);
                if (scheme != null && (scheme.gain() > 0 || anyObliged(sketch))) {
                    List<BrigadeMove> moves = new ArrayList<>();
                    moves.add(campaign.moves().attack(hex));
                    moves.addAll(scheme.moves());
                    each.accept(new Scheme<>(moves, scheme.gain()));
                }
            }
        }
    }

    private boolean anyObliged(BrigadePosition sketch) {
        for (int unit : campaign.unitsOf(side)) {
            if (sketch.is(unit, JOINED) && sketch.is(unit, OBLIGED)) {
                return true;
            }
        }
        return false;
    }

    /** What is still to be done about an attack that has been opened: those who joined will. */
    private void rest(
            BrigadePosition position, Attacks attacks, Consumer<Scheme<BrigadeMove>> each) {
        BrigadePosition sketch = attacks.scratch(position);
        for (int unit : campaign.unitsOf(side)) {
            sketch.unset(unit, JOINED);
        }
        Scheme<BrigadeMove> scheme = attack(sketch, attacks);
        if (scheme != null) {
            List<BrigadeMove> moves = new ArrayList<>(scheme.moves());
            moves.removeIf(
                    move ->
                            move instanceof BrigadeMove.Join(int unit) && position.is(unit, JOINED)
                                    || move instanceof BrigadeMove.Air && position.attackAir() > 0);
            each.accept(new Scheme<>(moves, scheme.gain()));
        } else {
            each.accept(new Scheme<>(List.of(BrigadeMove.CANCEL), 0.01));
        }
    }

    /** Everybody beside the target with guns and planes, or guns alone; null if there is nobody. */
    private Scheme<BrigadeMove> attack(BrigadePosition sketch, Attacks attacks) {
        int target = sketch.target();
        int beside = attacks.join(sketch, target, false);
        if (beside == 0) {
            return bombardment(sketch, attacks);
        }
        int mostAir = Math.min(MOST_AIR, sketch.air(side) + sketch.attackAir());
        double without = attacks.assault(sketch, mostAir);
        int air = attacks.air;
        double gain = without;
        if (attacks.joinGuns(sketch, target, false) > 0) {
            gain = attacks.assault(sketch, mostAir);
            air = attacks.air;
        }
        List<BrigadeMove> moves = joined(sketch);
        if (air > 0) {
            moves.add(campaign.moves().air(air));
        }
        moves.add(BrigadeMove.DECLARE);
        return new Scheme<>(moves, gain);
    }

    private Scheme<BrigadeMove> bombardment(BrigadePosition sketch, Attacks attacks) {
        if (sketch.attackAir() > 0 || attacks.joinGuns(sketch, sketch.target(), false) == 0) {
            return null;
        }
        double gain = BOMBARD * attacks.bombardment(sketch);
        List<BrigadeMove> moves = joined(sketch);
        moves.add(BrigadeMove.DECLARE);
        return gain > 0 ? new Scheme<>(moves, gain) : null;
    }

    /** Units of other types first: guns and planes go together only with them. */
    private List<BrigadeMove> joined(BrigadePosition sketch) {
        List<BrigadeMove> moves = new ArrayList<>();
        for (int pass = 0; pass < 2; pass++) {
            for (int unit : campaign.unitsOf(side)) {
                if (sketch.is(unit, JOINED) && sketch.type(unit).artillery() == (pass == 1)) {
                    moves.add(campaign.moves().join(unit));
                }
            }
        }
        return moves;
    }

    /** As many air points as are worth it, and guns in range. */
    private void defence(
            BrigadePosition position, Attacks attacks, Consumer<Scheme<BrigadeMove>> each) {
        if (position.firstAssaulting() < 0) {
            each.accept(new Scheme<>(List.of(BrigadeMove.STAND), 1));
            return;
        }
        int gun = -1;
        List<BrigadeMove> offered = new ArrayList<>();
        doctrine.rules.moves(position, offered::add);
        for (BrigadeMove move : offered) {
            if (move instanceof BrigadeMove.Join(int unit)
                    && (gun < 0 || position.attack(unit) > position.attack(gun))) {
                gun = unit;
            }
        }
        double least = attacks.assaultAgainst(position, 0);
        int best = 0;
        boolean fire = false;
        int most = position.defenceAir() > 0 ? 0 : Math.min(MOST_AIR, position.air(side));
        for (int guns = 0; guns <= (gun < 0 ? 0 : 1); guns++) {
            int support = guns == 0 ? 0 : position.attack(gun);
            for (int air = 0; air <= most; air++) {
                double loss =
                        attacks.assaultAgainst(position, support + air)
                                + AIR_POINT * air
                                + GUN * guns;
                if (loss < least - 1e-9) {
                    least = loss;
                    best = air;
                    fire = guns == 1;
                }
            }
        }
        List<BrigadeMove> moves = new ArrayList<>();
        if (fire) {
            moves.add(campaign.moves().join(gun));
        }
        if (best > 0) {
            moves.add(campaign.moves().air(best));
        }
        moves.add(BrigadeMove.STAND);
        each.accept(new Scheme<>(moves, 1));
    }
}
