package kessel.games.brigade.evaluation;

import static kessel.games.brigade.position.BrigadePosition.DESTROYED;
import static kessel.games.brigade.position.BrigadePosition.GONE;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
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

    /** How far a threat is seen: on foot and on wheels. */
    private static final int FOOT_THREAT = 3;

    private static final int MOTOR_THREAT = 4;

    /** From how far away somebody can be in a place before anybody stops them. */
    private static final int FOOT_DASH = 4;

    private static final int MOTOR_DASH = 9;

    /** Farther than any place from any other. */
    private static final double FAR = 40;

    /** What a place far away draws against one at hand. */
    private static final double AFAR = 0.3;

    /** Friends so near are support. */
    private static final int SUPPORT = 2;

    enum Measure {
        POINTS,
        STRENGTH,
        GRIP,
        OPEN,
        EXPOSURE,
        SURROUNDED,
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
            List.of(Measure.STRENGTH, Measure.EXPOSURE, Measure.ALONE, Measure.APPROACH);

    final Campaign campaign;
    final BrigadeRules rules;
    private final Weights weights;
    private final Odds odds;
    private final Shelter shelter;
    final double[][] pull;

    /** For each place, how much it draws units in a hex from afar. */
    final double[][] draw;

    final short[][] distance;
    private final int[][][] near;
    private final Workspaces<Workspace> workspaces;

    public BrigadeDoctrine(Campaign campaign, BrigadeRules rules, Item file) {
        this.campaign = campaign;
        this.rules = rules;
        weights = Weights.read(file, Measure.NAMES);
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
        near = new int[MOTOR_THREAT + 1][grid.size()][];
        for (int radius = 0; radius < near.length; radius++) {
            for (int hex = 0; hex < grid.size(); hex++) {
                int from = hex;
                int within = radius;
                near[radius][hex] =
                        IntStream.range(0, grid.size())
                                .filter(other -> grid.distance(from, other) <= within)
                                .toArray();
            }
        }
        workspaces = new Workspaces<>(() -> new Workspace(campaign, rules, odds));
    }

    /** What one look at a position needs, used again and again. */
    static final class Workspace {
        final Attacks attacks;
        final int[] hex;
        final int[] side;
        final int[] attack;
        final int[] defence;
        final int[] motorAttack;
        final double[] worth;
        final int[][] threat;
        final byte[][] friends;

        /** For each side, by hex, how near the nearest place is that it wants to take. */
        final short[][] nearest;

        /** The places that each side wanted when that was found. */
        final BitSet[] wanted = {new BitSet(), new BitSet()};

        final BitSet wantedNow = new BitSet();
        int count;

        Workspace(Campaign campaign, BrigadeRules rules, Odds odds) {
            attacks = new Attacks(campaign, rules.battle, odds);
            int units = campaign.units();
            hex = new int[units];
            side = new int[units];
            attack = new int[units];
            defence = new int[units];
            motorAttack = new int[units];
            worth = new double[units];
            threat = new int[2][campaign.grid().size()];
            friends = new byte[2][campaign.grid().size()];
            nearest = new short[2][campaign.grid().size()];
            Arrays.fill(nearest[0], (short) FAR);
            Arrays.fill(nearest[1], (short) FAR);
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
        look(position, workspace);
        Arrays.fill(measures, 0);
        for (int side = 0; side < 2; side++) {
            int sign = side == 0 ? 1 : -1;
            add(measures, Measure.OUTLOOK, sign * position.theatre().outlook(position, side));
            add(measures, Measure.AIR, sign * position.air(side));
        }
        units(position, workspace, measures);
        places(position, workspace, measures);
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

    /** The stacks on the map, what threatens each hex and who could help there. */
    void look(BrigadePosition position, Workspace into) {
        for (int side = 0; side < 2; side++) {
            Arrays.fill(into.threat[side], 0);
            Arrays.fill(into.friends[side], (byte) 0);
        }
        into.count = 0;
        for (int first = 0; first < campaign.units(); first++) {
            int hex = position.hex(first);
            if (hex < 0 || position.top(hex) != first) {
                continue;
            }
            int stack = into.count++;
            int side = campaign.side(first);
            into.hex[stack] = hex;
            into.side[stack] = side;
            into.attack[stack] = 0;
            into.defence[stack] = 0;
            into.worth[stack] = 0;
            int foot = 0;
            int motor = 0;
            for (int unit = first; unit >= 0; unit = position.below(unit)) {
                into.attack[stack] += position.attack(unit);
                into.defence[stack] += position.defence(unit);
                into.worth[stack] += into.attacks.worth(position, unit);
                if (campaign.typeOf(unit).motorised()) {
                    motor += position.attack(unit);
                } else {
                    foot += position.attack(unit);
                }
            }
            into.motorAttack[stack] = motor;
            spread(into.threat[1 - side], near[FOOT_THREAT][hex], foot);
            spread(into.threat[1 - side], near[MOTOR_THREAT][hex], motor);
            for (int other : near[SUPPORT][hex]) {
                into.friends[side][other]++;
            }
        }
    }

    private static void spread(int[] threat, int[] hexes, int attack) {
        if (attack > 0) {
            for (int hex : hexes) {
                threat[hex] += attack;
            }
        }
    }

    /** Brings up to date how near the places are that each side wants; they seldom change. */
    private void wanted(BrigadePosition position, Workspace workspace) {
        for (int side = 0; side < 2; side++) {
            BitSet now = workspace.wantedNow;
            now.clear();
            for (int i = 0; i < pull.length; i++) {
                now.set(i, position.holder(i) != side && campaign.objectives().get(i).worth() > 0);
            }
            if (!now.equals(workspace.wanted[side])) {
                workspace.wanted[side].clear();
                workspace.wanted[side].or(now);
                short[] nearest = workspace.nearest[side];
                Arrays.fill(nearest, (short) FAR);
                for (int i = now.nextSetBit(0); i >= 0; i = now.nextSetBit(i + 1)) {
                    for (int hex = 0; hex < nearest.length; hex++) {
                        nearest[hex] = (short) Math.min(nearest[hex], distance[i][hex]);
                    }
                }
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
            } else if (at == DESTROYED) {
                add(measures, Measure.POINTS, -sign * points);
            } else if (at != GONE) {
                add(measures, Measure.STRENGTH, sign * 0.5 * (worth - points));
            }
        }
    }

    /** Who holds a place, and who could: strength counts the more the nearer it is. */
    private void places(BrigadePosition position, Workspace workspace, double[] measures) {
        for (int i = 0; i < pull.length; i++) {
            Campaign.Objective objective = campaign.objectives().get(i);
            if (objective.worth() == 0) {
                continue;
            }
            int holder = position.holder(i);
            int sign = holder == 0 ? 1 : -1;
            double held = 0;
            double wanted = 0;
            boolean open = !position.occupied(objective.hex(), holder);
            boolean dash = false;
            for (int stack = 0; stack < workspace.count; stack++) {
                double bears = pull[i][workspace.hex[stack]];
                if (bears > 0) {
                    if (workspace.side[stack] == holder) {
                        held += 1.5 * workspace.defence[stack] * bears * bears;
                    } else {
                        wanted += workspace.attack[stack] * bears * bears;
                        int reach = workspace.motorAttack[stack] > 0 ? MOTOR_DASH : FOOT_DASH;
                        dash |= distance[i][workspace.hex[stack]] <= reach;
                    }
                }
            }
            add(measures, Measure.POINTS, points(objective, holder));
            if (open && dash) {
                add(measures, Measure.OPEN, -sign * objective.worth());
            }
            add(
                    measures,
                    Measure.GRIP,
                    sign * objective.worth() * (held / (1 + held + wanted) - 0.5));
        }
    }

    /** What a place brings, as side 0 sees it: some score for one side alone. */
    private static double points(Campaign.Objective objective, int holder) {
        return holder == 0 ? objective.points()[0] : -objective.points()[1];
    }

    private void stacks(BrigadePosition position, Workspace workspace, double[] measures) {
        for (int stack = 0; stack < workspace.count; stack++) {
            int hex = workspace.hex[stack];
            int side = workspace.side[stack];
            int threat = workspace.threat[side][hex];
            if (threat == 0) {
                continue;
            }
            int sign = side == 0 ? 1 : -1;
            boolean fort = campaign.terrain().fortification().stands(position, hex);
            double columns = campaign.terrain().columns(hex) + (fort ? 1 : 0);
            double ratio =
                    shelter.any(side, hex)
                            ? behindASide(workspace, stack, columns)
                            : (double) threat / Math.max(1, workspace.defence[stack]) - columns;
            double worth = workspace.worth[stack];
            add(measures, Measure.EXPOSURE, -sign * worth * Math.max(0, Math.min(4, ratio)) / 4);
            if (workspace.friends[side][hex] < 2) {
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
    private double behindASide(Workspace workspace, int stack, double columns) {
        int hex = workspace.hex[stack];
        int side = workspace.side[stack];
        int all = 0;
        int open = 0;
        double across = Double.POSITIVE_INFINITY;
        for (int other = 0; other < workspace.count; other++) {
            int attack = workspace.side[other] == side ? 0 : bears(workspace, other, hex);
            if (attack > 0) {
                int against = shelter.against(side, hex, workspace.hex[other]);
                all += attack;
                if (against > columns) {
                    across = Math.min(across, against);
                } else {
                    open += attack;
                }
            }
        }
        double defence = Math.max(1, workspace.defence[stack]);
        return Math.max(open / defence - columns, all / defence - across);
    }

    /** The attack of a stack that can be beside a hex in its next turn. */
    private int bears(Workspace workspace, int stack, int hex) {
        int away = campaign.grid().distance(hex, workspace.hex[stack]);
        return away <= FOOT_THREAT
                ? workspace.attack[stack]
                : away <= MOTOR_THREAT ? workspace.motorAttack[stack] : 0;
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
            BrigadePosition before, BrigadeMove move, BrigadePosition after) {
        return new Reasons(this, before, after).of(move);
    }

    @Override
    public Guide<BrigadePosition, BrigadeMove> guide(BrigadePosition position) {
        return new BrigadeGuide(this, position);
    }
}
