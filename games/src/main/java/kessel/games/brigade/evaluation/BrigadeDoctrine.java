package kessel.games.brigade.evaluation;

import static kessel.games.brigade.position.BrigadePosition.DESTROYED;
import static kessel.games.brigade.position.BrigadePosition.GONE;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import kessel.engine.data.Item;
import kessel.engine.game.Doctrine;
import kessel.engine.game.Weights;
import kessel.engine.game.Workspaces;
import kessel.engine.hex.Grid;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.BrigadeStep;
import kessel.games.brigade.rules.BrigadeRules;

/** What a good player of the Brigade series knows. */
public final class BrigadeDoctrine implements Doctrine<BrigadePosition, BrigadeMove> {
    /** How far away a unit still bears on a place. */
    private static final int REACH = 14;

    /** From how far away somebody can be in a place before anybody stops them. */
    private static final int FOOT_DASH = 4;

    private static final int MOTOR_DASH = 9;

    /** Farther than any place from any other. */
    private static final double FAR = 40;

    /** What a place far away draws against one at hand. */
    private static final double AFAR = 0.3;

    /** What a single way out leaves of the fear to be surrounded. */
    private static final double FEW = 0.4;

    enum Measure {
        POINTS,
        STRENGTH,
        GRIP,
        OPEN,
        EXPOSURE,
        SURROUNDED,
        REAR,
        FROZEN,
        ALONE,
        ATTACKS,
        APPROACH,
        OUTLOOK,
        AIR;

        static final List<String> NAMES =
                Arrays.stream(values())
                        .map(m -> m.name().toLowerCase(java.util.Locale.ROOT))
                        .toList();
    }

    private static final List<Measure> FADING =
            List.of(
                    Measure.STRENGTH,
                    Measure.EXPOSURE,
                    Measure.FROZEN,
                    Measure.ALONE,
                    Measure.APPROACH);

    final Campaign campaign;
    final BrigadeRules rules;
    private final Weights weights;

    /** What does not count is not looked for: it takes a while. */
    private final boolean fearsForTheRear;

    private final Odds odds;
    private final Shelter shelter;
    final double[][] pull;

    /** For each place, how much it draws units in a hex from afar. */
    final double[][] draw;

    final short[][] distance;

    /** For each place, what it scores. */
    private final int[] worth;

    /** How far any two hexes are apart. */
    private final byte[][] apart;

    private final Workspaces<Workspace> workspaces;

    public BrigadeDoctrine(Campaign campaign, BrigadeRules rules, Item file) {
        this.campaign = campaign;
        this.rules = rules;
        weights = Weights.read(file, Measure.NAMES);
        fearsForTheRear = weights.values()[Measure.REAR.ordinal()] != 0;
        odds = new Odds(campaign);
        shelter = new Shelter(campaign);
        Grid grid = campaign.grid();
        pull = new double[campaign.objectives().size()][grid.size()];
        draw = new double[pull.length][grid.size()];
        distance = new short[pull.length][grid.size()];
        for (int i = 0; i < pull.length; i++) {
            for (int hex = 0; hex < grid.size(); hex++) {
                int far = grid.distance(hex, campaign.objectives().get(i).hex());
                distance[i][hex] = (short) far;
                pull[i][hex] = (double) Math.max(0, REACH - far) / REACH;
                draw[i][hex] = pull[i][hex] * pull[i][hex] + AFAR * (1 - far / FAR);
            }
        }
        worth = campaign.objectives().stream().mapToInt(Campaign.Objective::worth).toArray();
        apart = new byte[grid.size()][grid.size()];
        for (int hex = 0; hex < grid.size(); hex++) {
            for (int other = 0; other < grid.size(); other++) {
                apart[hex][other] = (byte) grid.distance(hex, other);
            }
        }
        workspaces = new Workspaces<>(() -> new Workspace(this));
    }

    /** What one look at a position needs, used again and again. */
    static final class Workspace {
        final Attacks attacks;
        final Stacks stacks;
        final Envelopment envelopment;

        /** For each side, by hex, how near the nearest place is that it wants to take. */
        final short[][] nearest;

        /** For each side, the places that it wanted when that was found. */
        final boolean[][] wanted;

        Workspace(BrigadeDoctrine doctrine) {
            Campaign campaign = doctrine.campaign;
            attacks = new Attacks(campaign, doctrine.rules.battle, doctrine.odds);
            stacks = new Stacks(campaign, doctrine.apart);
            envelopment = new Envelopment(campaign);
            nearest = new short[2][campaign.grid().size()];
            Arrays.fill(nearest[0], (short) FAR);
            Arrays.fill(nearest[1], (short) FAR);
            wanted = new boolean[2][campaign.objectives().size()];
        }
    }

    Workspace take() {
        return workspaces.take();
    }

    void give(Workspace workspace) {
        workspaces.give(workspace);
    }

    @Override
    public Weights weights() {
        return weights;
    }

    @Override
    public void measure(BrigadePosition position, double[] measures) {
        Workspace workspace = workspaces.take();
        Stacks stacks = workspace.stacks;
        stacks.look(position, workspace.attacks);
        Arrays.fill(measures, 0);
        for (int side = 0; side < 2; side++) {
            int sign = side == 0 ? 1 : -1;
            add(measures, Measure.OUTLOOK, sign * position.theatre().outlook(position, side));
            add(measures, Measure.AIR, sign * position.air(side));
        }
        units(position, workspace, measures);
        places(position, stacks, measures);
        if (fearsForTheRear) {
            workspace.envelopment.look(position, stacks);
        }
        stacks(position, workspace, measures);
        // What an army may yet do counts for less and less: at the end only points do.
        double left = (campaign.turns() + 1.0 - position.turn()) / campaign.turns();
        for (Measure measure : FADING) {
            measures[measure.ordinal()] *= left;
        }
        int attacker = position.phasing() == 0 ? 1 : -1;
        double fight =
                switch (position.step()) {
                    case BrigadeStep.Moving _, BrigadeStep.Fighting _ ->
                            workspace.attacks.atHand(position);
                    case BrigadeStep.Gathering _, BrigadeStep.Defending _ ->
                            position.firstAssaulting() < 0
                                    ? 0
                                    : workspace.attacks.assaultAgainst(position, 0);
                    default -> 0;
                };
        add(measures, Measure.ATTACKS, attacker * fight);
        workspaces.give(workspace);
    }

    private static void add(double[] measures, Measure measure, double value) {
        measures[measure.ordinal()] += value;
    }

    /** By hex, the attack of enemies who can be beside it in their next turn. */
    int[] threats(BrigadePosition position, int side) {
        Workspace workspace = workspaces.take();
        Stacks stacks = workspace.stacks;
        stacks.look(position, workspace.attacks);
        int[] threats = new int[campaign.grid().size()];
        for (int stack = 0; stack < stacks.count; stack++) {
            if (stacks.side[stack] != side) {
                byte[] away = apart[stacks.hex[stack]];
                for (int hex = 0; hex < threats.length; hex++) {
                    threats[hex] += stacks.bears(stack, away[hex]);
                }
            }
        }
        workspaces.give(workspace);
        return threats;
    }

    /** Brings up to date how near the places are that each side wants; they seldom change. */
    private void wanted(BrigadePosition position, Workspace workspace) {
        for (int side = 0; side < 2; side++) {
            boolean[] wanted = workspace.wanted[side];
            boolean changed = false;
            for (int i = 0; i < wanted.length; i++) {
                boolean now = worth[i] > 0 && position.holder(i) != side;
                changed |= now != wanted[i];
                wanted[i] = now;
            }
            if (changed) {
                nearest(wanted, workspace.nearest[side]);
            }
        }
    }

    private void nearest(boolean[] wanted, short[] nearest) {
        Arrays.fill(nearest, (short) FAR);
        for (int i = 0; i < wanted.length; i++) {
            for (int hex = 0; wanted[i] && hex < nearest.length; hex++) {
                nearest[hex] = (short) Math.min(nearest[hex], distance[i][hex]);
            }
        }
    }

    private void units(BrigadePosition position, Workspace workspace, double[] measures) {
        wanted(position, workspace);
        for (int unit = 0; unit < campaign.units(); unit++) {
            int side = campaign.side(unit);
            int sign = side == 0 ? 1 : -1;
            int at = position.hex(unit);
            double worth = workspace.attacks.worth(position, unit);
            double points = workspace.attacks.points(unit);
            if (at >= 0) {
                add(measures, Measure.STRENGTH, sign * (worth - points));
                // The nearer to a place that the enemy holds, the better.
                double way = 1 - workspace.nearest[side][at] / FAR;
                add(measures, Measure.APPROACH, sign * position.attack(unit) * way);
                if (rules.movement.frozen(position, unit)) {
                    add(measures, Measure.FROZEN, -sign * worth);
                }
            } else if (at == DESTROYED) {
                add(measures, Measure.POINTS, -sign * points);
            } else if (at != GONE) {
                add(measures, Measure.STRENGTH, sign * 0.5 * (worth - points));
            }
        }
    }

    /** Who holds a place, and who could: strength counts the more the nearer it is. */
    private void places(BrigadePosition position, Stacks stacks, double[] measures) {
        for (int i = 0; i < pull.length; i++) {
            if (worth[i] == 0) {
                continue;
            }
            Campaign.Objective objective = campaign.objectives().get(i);
            int holder = position.holder(i);
            int sign = holder == 0 ? 1 : -1;
            double held = 0;
            double wanted = 0;
            boolean open = !position.occupied(objective.hex(), holder);
            boolean dash = false;
            double[] pulls = pull[i];
            for (int stack = 0; stack < stacks.count; stack++) {
                double bears = pulls[stacks.hex[stack]];
                if (bears > 0) {
                    if (stacks.side[stack] == holder) {
                        held += 1.5 * stacks.defence[stack] * bears * bears;
                    } else {
                        wanted += stacks.attack[stack] * bears * bears;
                        int reach = stacks.motorAttack[stack] > 0 ? MOTOR_DASH : FOOT_DASH;
                        dash |= distance[i][stacks.hex[stack]] <= reach;
                    }
                }
            }
            add(measures, Measure.POINTS, points(objective, holder));
            if (open && dash) {
                add(measures, Measure.OPEN, -sign * worth[i]);
            }
            add(measures, Measure.GRIP, sign * worth[i] * (held / (1 + held + wanted) - 0.5));
        }
    }

    /** What a place brings, as side 0 sees it: some score for one side alone. */
    private static double points(Campaign.Objective objective, int holder) {
        return holder == 0 ? objective.points()[0] : -objective.points()[1];
    }

    private void stacks(BrigadePosition position, Workspace workspace, double[] measures) {
        Stacks stacks = workspace.stacks;
        for (int stack = 0; stack < stacks.count; stack++) {
            int hex = stacks.hex[stack];
            int side = stacks.side[stack];
            int threat = stacks.threat[stack];
            if (threat == 0) {
                continue;
            }
            int sign = side == 0 ? 1 : -1;
            boolean fort = campaign.terrain().fortification().stands(position, hex);
            double columns = campaign.terrain().columns(hex) + (fort ? 1 : 0);
            double ratio =
                    shelter.any(side, hex)
                            ? behindASide(stacks, stack, columns)
                            : (double) threat / Math.max(1, stacks.defence[stack]) - columns;
            double worth = stacks.worth[stack];
            double exposure = worth * Math.max(0, Math.min(4, ratio)) / 4;
            add(measures, Measure.EXPOSURE, -sign * exposure);
            if (fearsForTheRear && exposure > 0) {
                int safe = workspace.envelopment.safeExits(position, hex, side);
                add(
                        measures,
                        Measure.REAR,
                        -sign * exposure * (safe == 0 ? 1 : safe == 1 ? FEW : 0));
            }
            if (stacks.friends[stack] == 0) {
                add(measures, Measure.ALONE, -sign * worth);
            }
            if (position.inEnemyZone(hex, side)) {
                int ways = waysOut(position, hex, side);
                double share = ways == 0 ? 1 : ways == 1 ? 0.3 : 0;
                add(measures, Measure.SURROUNDED, -sign * worth * share);
            }
        }
    }

    /**
     * How many times as strong those are who can attack a stack behind a river or a fortified line,
     * less columns: all of them across it, or those who need not cross it.
     */
    private double behindASide(Stacks stacks, int stack, double columns) {
        int hex = stacks.hex[stack];
        int side = stacks.side[stack];
        byte[] away = apart[hex];
        int open = 0;
        double across = Double.POSITIVE_INFINITY;
        for (int pair = stacks.firstThreat(stack);
                pair != Stacks.NONE;
                pair = stacks.nextThreat(pair)) {
            int other = stacks.threatBy(pair);
            int against = shelter.against(side, hex, stacks.hex[other]);
            if (against > columns) {
                across = Math.min(across, against);
            } else {
                open += stacks.bears(other, away[stacks.hex[other]]);
            }
        }
        double defence = Math.max(1, stacks.defence[stack]);
        return Math.max(open / defence - columns, stacks.threat[stack] / defence - across);
    }

    /** The hexes around a stack that are free of enemies and their zones. */
    int waysOut(BrigadePosition position, int hex, int side) {
        short[] steps = campaign.terrain().steps(position.type(position.top(hex)));
        int ways = 0;
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int to = campaign.grid().neighbour(hex, direction);
            if (to != Grid.OFF
                    && steps[hex * Grid.DIRECTIONS + direction] >= 0
                    && !position.occupied(to, 1 - side)
                    && !position.zoneBinds(to, side)) {
                ways++;
            }
        }
        return ways;
    }

    @Override
    public Optional<Reason> reason(
            BrigadePosition before, BrigadeMove move, BrigadePosition after, int viewer) {
        return new Reasons(this, before, after, viewer).of(move);
    }

    @Override
    public Guide<BrigadePosition, BrigadeMove> guide(BrigadePosition position) {
        return new BrigadeGuide(this, position);
    }
}
