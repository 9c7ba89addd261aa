package kessel.games.desertfox.evaluation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import kessel.engine.hex.Grid;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.move.DesertFoxMove.March;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.DesertFoxPosition;

/** Who could come together against which hex of the enemy's, as hexsides allow (3.7). */
final class Convergence {
    private static final double STRONG_ENOUGH = 1.25;

    /** A blow that falls: what it promises for each point that it is stronger by, up to so much. */
    private static final double A_POINT_STRONGER = 0.12;

    private static final double FIRST_BLOOD = 0.3;
    private static final double A_FORCED_MARCH = 0.5;
    private static final double A_STEP = 0.3;
    private static final double A_FORTRESS = 1;
    private static final double THE_BASE = 8;

    /** So many get through an ordinary hexside (3.7b). */
    private static final int ONE_HEXSIDE = 2;

    /**
     * A march into the enemy.
     *
     * @param across the direction in which it comes, as seen from where it leads
     */
    private record Blow(March march, int across, double power) {
        int from() {
            return march.way()[0];
        }
    }

    /** All who could strike at a hex, the strongest first, with what stands there already. */
    private record Target(int hex, List<Blow> blows, BitSet origins, double own, double enemy) {}

    /** Units that strike together, and what that promises. */
    record Strike(int target, List<March> marches, double gain) {}

    private final DesertFoxDoctrine doctrine;
    private final DesertFoxPosition position;
    private final int side;
    private final Arteries arteries;
    private final Siege siege;
    private final Map<Integer, List<Blow>> blows = new TreeMap<>();

    /** The same in order, found when it is asked for. */
    private List<Target> targets;

    /** Where somebody sets out. */
    private final BitSet origins = new BitSet();

    /** By the hexes from which units come: many hexes are asked about around which are the same. */
    private final Map<BitSet, List<Strike>> known = new HashMap<>();

    /** Ways off the map, of which three win the game (10.1a). */
    private final List<March> leaving = new ArrayList<>();

    /** The hexsides that somebody would strike across. */
    private final BitSet crossed = new BitSet();

    /** By hex where somebody sets out: the most that is cut off from there. */
    private final double[] raids;

    Convergence(
            DesertFoxDoctrine doctrine, DesertFoxPosition position, int side, Arteries arteries) {
        this.doctrine = doctrine;
        this.arteries = arteries;
        siege = new Siege(doctrine.balance, position, side);
        raids = new double[position.campaign().ground().size()];
        this.position = position;
        this.side = side;
    }

    void add(March march) {
        targets = null;
        known.clear();
        int to = march.way()[march.way().length - 1];
        int from = march.way()[0];
        origins.set(from);
        raids[from] = Math.max(raids[from], arteries.raid(march) + siege.march(march));
        if (to < 0) {
            leaving.add(march);
        } else if (position.board().all(1 - side, to) > 0 || prize(to) > 0) {
            double power = doctrine.balance.fire(position, march.block(), to);
            int before = march.way()[march.way().length - 2];
            crossed.set(position.campaign().ground().edge(before, to));
            int across = doctrine.campaign.grid().direction(to, before);
            boolean forced = doctrine.marches.forced(position, march.block(), march.way());
            blows.computeIfAbsent(to, _ -> new ArrayList<>())
                    .add(new Blow(march, across, forced ? A_FORCED_MARCH * power : power));
        }
    }

    /** The ways of those who go round, where more stand in a hex than one hexside lets through. */
    void addRoundabout(List<Integer> blocks) {
        BitSet direct = (BitSet) crossed.clone();
        for (List<Integer> alike : Routes.alike(position, blocks)) {
            if (position.board().standing(side, position.at(alike.getFirst())) > ONE_HEXSIDE) {
                doctrine.marches.strikes(position, alike, edge -> !direct.get(edge), this::add);
            }
        }
    }

    /** The strikes with units from such hexes, one for each hex that can be struck at. */
    List<Strike> strikes(IntPredicate from) {
        return strikes(origins(from));
    }

    private BitSet origins(IntPredicate from) {
        BitSet some = new BitSet();
        for (int hex = origins.nextSetBit(0); hex >= 0; hex = origins.nextSetBit(hex + 1)) {
            if (from.test(hex)) {
                some.set(hex);
            }
        }
        return some;
    }

    private List<Strike> strikes(BitSet from) {
        List<Strike> strikes = known.get(from);
        if (strikes == null) {
            strikes = findStrikes(from);
            known.put(from, strikes);
        }
        return strikes;
    }

    private List<Strike> findStrikes(BitSet from) {
        List<Strike> strikes = new ArrayList<>();
        for (Target target : targets()) {
            if (target.origins.intersects(from)) {
                Strike strike = strike(target, from);
                if (strike.gain > 0) {
                    strikes.add(strike);
                }
            }
        }
        Map<Integer, March> gone = new TreeMap<>();
        for (March march : leaving) {
            if (from.get(march.way()[0])) {
                gone.putIfAbsent(march.block(), march);
            }
        }
        if (!gone.isEmpty()) {
            List<March> marches = List.copyOf(gone.values());
            strikes.add(new Strike(Grid.OFF, marches, Balance.EXITED * marches.size()));
        }
        return strikes;
    }

    /** The most that a strike or a raid from such hexes promises. */
    double best(IntPredicate from) {
        BitSet some = origins(from);
        double best = 0;
        for (Strike strike : strikes(some)) {
            best = Math.max(best, strike.gain);
        }
        for (int hex = some.nextSetBit(0); hex >= 0; hex = some.nextSetBit(hex + 1)) {
            best = Math.max(best, raids[hex]);
        }
        return best;
    }

    private List<Target> targets() {
        if (targets == null) {
            targets = new ArrayList<>();
            blows.forEach(
                    (hex, all) -> {
                        all.sort(Comparator.comparingDouble(blow -> -blow.power));
                        double own = doctrine.balance.power(position, side, hex);
                        double enemy = doctrine.balance.power(position, 1 - side, hex);
                        BitSet from = new BitSet();
                        all.forEach(blow -> from.set(blow.from()));
                        targets.add(new Target(hex, all, from, own, enemy));
                    });
        }
        return targets;
    }

    /** The strongest first, so many across each hexside as may. */
    private Strike strike(Target at, BitSet from) {
        Campaign campaign = doctrine.campaign;
        int target = at.hex;
        int[] room = new int[Grid.DIRECTIONS];
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int edge = target * Grid.DIRECTIONS + direction;
            room[direction] = campaign.ground().engage(edge) - position.engaged(target, direction);
        }
        List<March> taken = new ArrayList<>();
        BitSet used = new BitSet();
        double power = at.own;
        for (Blow blow : at.blows) {
            if (from.get(blow.from()) && room[blow.across] > 0 && !used.get(blow.march.block())) {
                used.set(blow.march.block());
                room[blow.across]--;
                power += blow.power;
                taken.add(blow.march);
            }
            if (at.enemy == 0 && !taken.isEmpty()) {
                // Those who lie disrupted rout before anybody (7.2a).
                break;
            }
        }
        boolean good =
                !taken.isEmpty()
                        && power >= STRONG_ENOUGH * at.enemy
                        && (at.enemy == 0
                                || !position.isEnemyFortress(side, target)
                                || Siege.canGoOn(position, side));
        return new Strike(target, taken, good ? worth(target, power - at.enemy) : 0);
    }

    /** What it brings to be in a hex where the enemy's works or his base are. */
    private double prize(int target) {
        double works = position.isEnemyFortress(side, target) ? A_FORTRESS : 0;
        if (target == doctrine.campaign.bases()[1 - side]) {
            // Whoever is alone in it has won (10.1a).
            return position.board().standing(1 - side, target) == 0 ? Balance.WON : THE_BASE;
        }
        return works;
    }

    private double worth(int target, double lead) {
        Board board = position.board();
        int there = board.standing(1 - side, target);
        return FIRST_BLOOD
                + prize(target)
                + rout(target, there)
                + A_POINT_STRONGER * Math.min(lead, 5.0 * there)
                + arteries.reopened(target)
                + siege.blow(target);
    }

    /** Who lies disrupted among none that stand loses a step, or all where nothing feeds it. */
    private double rout(int target, int standing) {
        double sum = 0;
        if (standing == 0) {
            boolean fed = position.supply(1 - side).reaches(target);
            for (int block : position.roster().of(1 - side)) {
                if (position.at(block) == target) {
                    double all = doctrine.balance.block(position, block);
                    sum += fed ? A_STEP : all;
                }
            }
        }
        return sum;
    }
}
