package kessel.games.afrikakorps;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import kessel.engine.hex.HexMap;

/**
 * Who has to fight whom, read off the rules and nothing else: it tries every way to divide a small
 * fight into battles and holds each against the rows of chapters 7, 8, 11, 13, 14, 15 and 23.
 * Nothing of the planner is used here, and of the map only what is printed in each hex.
 */
final class BattleModel {
    /** A combat unit; of one's own the attack factor, of the enemy the defence factor. */
    record Unit(String id, int factor, String hex, boolean moved) {}

    /** A supply unit of the attacker's, and whether it came this turn to where it is. */
    record Supply(String id, String hex, boolean entered) {}

    /**
     * A plan: units, enemies and supply units by their number in the lists.
     *
     * @param of by own unit: the battle it fights, 0 for none
     * @param against by enemy: the battle in which it is attacked, 0 for none
     * @param named by battle less one: the supply units named for it
     * @param seizes by own unit: the hex whose guarded supply it takes, or null
     * @param given the units given up
     */
    record Plan(
            int[] of,
            int[] against,
            List<Set<Integer>> named,
            String[] seizes,
            Set<Integer> given) {}

    private static final Set<String> FORTRESSES = Set.of("G25", "H2");

    /** 5.7. */
    private static final Set<Set<String>> CLOSED =
            Set.of(
                    Set.of("E18", "F19"),
                    Set.of("W62", "X62"),
                    Set.of("R65", "S65"),
                    Set.of("W61", "X62"));

    /** 14.2a. */
    private static final int LINE = 5;

    private final HexMap map;
    private final Map<String, List<String>> neighbours;
    final List<Unit> own;
    final List<Unit> enemies;
    final List<Supply> supplies;

    /** Hexes outside fortresses in which the enemy has supply beside combat units. */
    final List<String> guarded;

    private final boolean[][] beside;
    private final boolean[][] inZone;
    private final boolean[][] line;
    private final boolean[][] overSupply;

    /** The neighbours found so far are kept for the next model of the same map. */
    BattleModel(
            HexMap map,
            Map<String, List<String>> neighbours,
            List<Unit> own,
            List<Unit> enemies,
            List<Supply> supplies,
            List<String> guarded) {
        this.map = map;
        this.neighbours = neighbours;
        this.own = own;
        this.enemies = enemies;
        this.supplies = supplies;
        this.guarded = guarded;
        beside = new boolean[own.size()][enemies.size()];
        inZone = new boolean[own.size()][enemies.size()];
        line = new boolean[own.size()][supplies.size()];
        overSupply = new boolean[supplies.size()][enemies.size()];
        for (int s = 0; s < supplies.size(); s++) {
            Map<String, Integer> far = distances(supplies.get(s).hex);
            for (int u = 0; u < own.size(); u++) {
                line[u][s] = far.getOrDefault(own.get(u).hex, LINE + 1) <= LINE;
            }
            for (int e = 0; e < enemies.size(); e++) {
                overSupply[s][e] = zone(enemies.get(e), supplies.get(s).hex);
            }
        }
        for (int u = 0; u < own.size(); u++) {
            for (int e = 0; e < enemies.size(); e++) {
                beside[u][e] = adjacent(own.get(u).hex, enemies.get(e).hex);
                inZone[u][e] = zone(enemies.get(e), own.get(u).hex);
            }
        }
    }

    private List<String> around(String label) {
        return neighbours.computeIfAbsent(label, this::looked);
    }

    /** 1.1a. */
    private List<String> looked(String label) {
        char row = label.charAt(0);
        int number = Integer.parseInt(label.substring(1));
        List<String> labels = new ArrayList<>();
        int[][] steps = {{0, -1}, {0, 1}, {-1, -1}, {-1, 0}, {1, 0}, {1, 1}};
        for (int[] step : steps) {
            String next = (char) (row + step[0]) + String.valueOf(number + step[1]);
            if (playable(next) && !CLOSED.contains(Set.of(label, next))) {
                labels.add(next);
            }
        }
        return labels;
    }

    private String terrain(String label) {
        var hex = map.grid().find(label);
        return hex.isEmpty() ? "outside" : map.terrainName(hex.getAsInt());
    }

    private boolean playable(String label) {
        return Set.of("clear", "escarpment", "fortress").contains(terrain(label));
    }

    private boolean adjacent(String a, String b) {
        return around(a).contains(b);
    }

    /** 7.1: neither into a fortress nor out of one. */
    private boolean zone(Unit enemy, String hex) {
        return !FORTRESSES.contains(enemy.hex)
                && !FORTRESSES.contains(hex)
                && adjacent(enemy.hex, hex);
    }

    /** 14.2c, 14.2d: what a line may pass. */
    private boolean free(String hex) {
        return enemies.stream().noneMatch(enemy -> enemy.hex.equals(hex) || zone(enemy, hex));
    }

    private Map<String, Integer> distances(String from) {
        Map<String, Integer> far = new HashMap<>(Map.of(from, 0));
        Deque<String> queue = new ArrayDeque<>(List.of(from));
        while (!queue.isEmpty()) {
            String hex = queue.remove();
            if (far.get(hex) == LINE || !hex.equals(from) && !free(hex)) {
                continue;
            }
            for (String next : around(hex)) {
                if (far.putIfAbsent(next, far.get(hex) + 1) == null) {
                    queue.add(next);
                }
            }
        }
        return far;
    }

    boolean inContact() {
        for (boolean[] row : beside) {
            for (boolean each : row) {
                if (each) {
                    return true;
                }
            }
        }
        return false;
    }

    /** 8.4b. */
    private boolean obliged(int unit) {
        for (boolean each : inZone[unit]) {
            if (each) {
                return true;
            }
        }
        return false;
    }

    int attack(Plan plan, int battle) {
        int sum = 0;
        for (int u = 0; u < own.size(); u++) {
            sum += plan.of[u] == battle ? own.get(u).factor : 0;
        }
        return sum;
    }

    /** 10.2a. */
    int defence(Plan plan, int battle) {
        int sum = 0;
        for (int e = 0; e < enemies.size(); e++) {
            Unit enemy = enemies.get(e);
            boolean doubled = !terrain(enemy.hex).equals("clear");
            sum += plan.against[e] == battle ? enemy.factor * (doubled ? 2 : 1) : 0;
        }
        return sum;
    }

    /** 14.1a: 1-2 or better. */
    private boolean needsSupply(Plan plan, int battle) {
        return 2 * attack(plan, battle) >= defence(plan, battle);
    }

    /** Whether a plan obeys every row, but for who may be given up: {@link #least} says that. */
    boolean obeys(Plan plan) {
        return battlesStand(plan) && everybodyFights(plan) && fortressesWhole(plan) && fed(plan);
    }

    /** 7.3, 7.4c, 8.5a, 15.3.2.2. */
    private boolean battlesStand(Plan plan) {
        for (int battle = 1; battle <= plan.named.size(); battle++) {
            int a = attack(plan, battle);
            int d = defence(plan, battle);
            if (a == 0 || d == 0 || d > 6 * a) {
                return false;
            }
        }
        for (int u = 0; u < own.size(); u++) {
            for (int e = 0; e < enemies.size(); e++) {
                boolean fight = plan.of[u] != 0 && plan.of[u] == plan.against[e];
                if (fight && !beside[u][e]) {
                    return false;
                }
            }
            boolean given = plan.given.contains(u);
            if (given && (plan.of[u] != 0 || plan.seizes[u] != null)) {
                return false;
            }
            if (plan.seizes[u] != null && !mayTake(plan, u)) {
                return false;
            }
        }
        return true;
    }

    /** 15.3.2.2a-c: one unit beside it, which fights nobody, while all its guards are attacked. */
    private boolean mayTake(Plan plan, int unit) {
        String hex = plan.seizes[unit];
        if (plan.of[unit] != 0 || !guarded.contains(hex) || !adjacent(own.get(unit).hex, hex)) {
            return false;
        }
        if (Arrays.stream(plan.seizes).filter(hex::equals).count() > 1) {
            return false;
        }
        for (int e = 0; e < enemies.size(); e++) {
            if (enemies.get(e).hex.equals(hex) && plan.against[e] == 0) {
                return false;
            }
        }
        return true;
    }

    /** 8.4a, 8.4b. */
    private boolean everybodyFights(Plan plan) {
        for (int u = 0; u < own.size(); u++) {
            for (int e = 0; e < enemies.size(); e++) {
                if (inZone[u][e] && !plan.given.contains(u)) {
                    boolean fights = plan.of[u] != 0 || plan.seizes[u] != null;
                    if (!fights || plan.against[e] == 0) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /** 23.1b, 23.2b. */
    private boolean fortressesWhole(Plan plan) {
        for (String fortress : FORTRESSES) {
            boolean attacked = false;
            boolean spared = false;
            boolean sallied = false;
            for (int e = 0; e < enemies.size(); e++) {
                if (enemies.get(e).hex.equals(fortress)) {
                    attacked |= plan.against[e] != 0;
                    spared |= plan.against[e] == 0;
                }
            }
            for (int u = 0; u < own.size(); u++) {
                sallied |= own.get(u).hex.equals(fortress) && plan.of[u] != 0;
            }
            if (attacked && spared) {
                return false;
            }
            for (int e = 0; sallied && e < enemies.size(); e++) {
                if (adjacent(fortress, enemies.get(e).hex) && plan.against[e] == 0) {
                    return false;
                }
            }
        }
        return true;
    }

    /** 13.2a, 14.1a, 14.2. */
    private boolean fed(Plan plan) {
        for (int s = 0; s < supplies.size(); s++) {
            boolean covered = false;
            for (boolean each : overSupply[s]) {
                covered |= each;
            }
            if (covered && supplies.get(s).entered && !serves(plan, s)) {
                return false;
            }
        }
        for (int u = 0; u < own.size(); u++) {
            int battle = plan.of[u];
            if (battle == 0 || !needsSupply(plan, battle)) {
                continue;
            }
            boolean supplied = false;
            for (int s : plan.named.get(battle - 1)) {
                boolean here = supplies.get(s).hex.equals(own.get(u).hex);
                supplied |= line[u][s] && (here || serves(plan, s));
            }
            if (!supplied) {
                return false;
            }
        }
        return true;
    }

    /** Whether every enemy in whose zone supply lies is attacked with its support. */
    private boolean serves(Plan plan, int supply) {
        for (int e = 0; e < enemies.size(); e++) {
            if (overSupply[supply][e]) {
                int battle = plan.against[e];
                if (battle == 0
                        || !needsSupply(plan, battle)
                        || !plan.named.get(battle - 1).contains(supply)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether supply may be named for a battle: it reaches one of its attackers (14.2a). */
    boolean reachesSomebody(Plan plan, int battle, int supply) {
        for (int u = 0; u < own.size(); u++) {
            if (plan.of[u] == battle && line[u][supply]) {
                return true;
            }
        }
        return false;
    }

    // All plans.

    /** Every plan with these units given up, until somebody has seen enough. */
    boolean any(Set<Integer> given, Predicate<Plan> enough) {
        return attacked(0, 0, new int[enemies.size()], given, enough);
    }

    private boolean attacked(
            int enemy, int battles, int[] against, Set<Integer> given, Predicate<Plan> enough) {
        if (enemy == enemies.size()) {
            int[] of = new int[own.size()];
            return assigned(0, battles, of, against, new String[own.size()], given, enough);
        }
        boolean must = false;
        for (int u = 0; u < own.size(); u++) {
            must |= inZone[u][enemy] && !given.contains(u);
        }
        for (int battle = must ? 1 : 0; battle <= battles + 1; battle++) {
            against[enemy] = battle;
            int now = Math.max(battles, battle);
            if ((battle == 0 || anybodyFaces(battle, enemy, against, given))
                    && attacked(enemy + 1, now, against, given, enough)) {
                return true;
            }
        }
        against[enemy] = 0;
        return false;
    }

    /** 8.5a: without an attacker beside them all there is no such battle. */
    private boolean anybodyFaces(int battle, int last, int[] against, Set<Integer> given) {
        for (int u = 0; u < own.size(); u++) {
            boolean faces = !given.contains(u);
            for (int e = 0; e <= last; e++) {
                faces &= against[e] != battle || beside[u][e];
            }
            if (faces) {
                return true;
            }
        }
        return false;
    }

    private boolean assigned(
            int unit,
            int battles,
            int[] of,
            int[] against,
            String[] seizes,
            Set<Integer> given,
            Predicate<Plan> enough) {
        if (unit == own.size()) {
            Plan plan = named(battles, of, against, seizes, given);
            return obeys(plan) && enough.test(plan);
        }
        boolean out = given.contains(unit);
        for (int battle = !out && obliged(unit) ? 1 : 0; battle <= (out ? 0 : battles); battle++) {
            boolean faces = true;
            for (int e = 0; e < enemies.size(); e++) {
                faces &= battle == 0 || against[e] != battle || beside[unit][e];
            }
            of[unit] = battle;
            if (faces && assigned(unit + 1, battles, of, against, seizes, given, enough)) {
                return true;
            }
        }
        of[unit] = 0;
        for (String hex : out ? List.<String>of() : guarded) {
            seizes[unit] = hex;
            if (assigned(unit + 1, battles, of, against, seizes, given, enough)) {
                return true;
            }
        }
        seizes[unit] = null;
        return false;
    }

    /** With all supply named that can be: more of it never makes a plan unlawful (14.4). */
    private Plan named(int battles, int[] of, int[] against, String[] seizes, Set<Integer> given) {
        List<Set<Integer>> named = new ArrayList<>();
        Plan plan = new Plan(of.clone(), against.clone(), named, seizes.clone(), given);
        for (int battle = 1; battle <= battles; battle++) {
            Set<Integer> all = new TreeSet<>();
            for (int s = 0; s < supplies.size(); s++) {
                if (reachesSomebody(plan, battle, s)) {
                    all.add(s);
                }
            }
            named.add(all);
        }
        return plan;
    }

    /** The sets of units to give up with which there is a plan, and none with fewer of them. */
    List<Set<Integer>> least() {
        List<Integer> may = new ArrayList<>();
        for (int u = 0; u < own.size(); u++) {
            if (obliged(u) && !own.get(u).moved) {
                may.add(u);
            }
        }
        List<Set<Integer>> sets = new ArrayList<>();
        for (int mask = 0; mask < 1 << may.size(); mask++) {
            Set<Integer> set = new TreeSet<>();
            for (int i = 0; i < may.size(); i++) {
                if ((mask & 1 << i) != 0) {
                    set.add(may.get(i));
                }
            }
            sets.add(set);
        }
        sets.sort(Comparator.comparingInt(Set::size));
        List<Set<Integer>> least = new ArrayList<>();
        for (Set<Integer> set : sets) {
            if (least.stream().noneMatch(set::containsAll) && any(set, _ -> true)) {
                least.add(set);
            }
        }
        return least;
    }
}
