package kessel.games.desertfox.evaluation;

import java.util.ArrayList;
import java.util.Comparator;
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

    /** A march into the enemy. */
    private record Blow(March march, double power) {
        int from() {
            return march.way()[0];
        }

        int across() {
            return march.way()[march.way().length - 2];
        }
    }

    /** Units that strike together, and what that promises. */
    record Strike(int target, List<March> marches, double gain) {}

    private final DesertFoxDoctrine doctrine;
    private final DesertFoxPosition position;
    private final int side;
    private final Arteries arteries;
    private final Map<Integer, List<Blow>> blows = new TreeMap<>();

    /** By hex where somebody sets out: the most that is cut off from there. */
    private final double[] raids;

    Convergence(
            DesertFoxDoctrine doctrine, DesertFoxPosition position, int side, Arteries arteries) {
        this.doctrine = doctrine;
        this.arteries = arteries;
        raids = new double[position.campaign().ground().size()];
        this.position = position;
        this.side = side;
    }

    void add(March march) {
        int to = march.way()[march.way().length - 1];
        int from = march.way()[0];
        raids[from] = Math.max(raids[from], arteries.raid(march));
        if (to >= 0 && position.board().standing(1 - side, to) > 0) {
            double power = doctrine.balance.fire(position, march.block(), to);
            boolean forced = doctrine.marches.forced(position, march.block(), march.way());
            blows.computeIfAbsent(to, _ -> new ArrayList<>())
                    .add(new Blow(march, forced ? A_FORCED_MARCH * power : power));
        }
    }

    /** The strikes with units from such hexes, one for each hex that can be struck at. */
    List<Strike> strikes(IntPredicate from) {
        List<Strike> strikes = new ArrayList<>();
        blows.forEach(
                (target, all) -> {
                    Strike strike = strike(target, all, from);
                    if (strike.gain > 0) {
                        strikes.add(strike);
                    }
                });
        return strikes;
    }

    /** The most that a strike or a raid from such hexes promises. */
    double best(IntPredicate from) {
        double best = strikes(from).stream().mapToDouble(Strike::gain).max().orElse(0);
        for (int hex = 0; hex < raids.length; hex++) {
            best = raids[hex] > best && from.test(hex) ? raids[hex] : best;
        }
        return best;
    }

    /** The strongest first, so many across each hexside as may. */
    private Strike strike(int target, List<Blow> all, IntPredicate from) {
        Campaign campaign = doctrine.campaign;
        int[] room = new int[Grid.DIRECTIONS];
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int edge = target * Grid.DIRECTIONS + direction;
            room[direction] = campaign.ground().engage(edge) - position.engaged(target, direction);
        }
        List<March> taken = new ArrayList<>();
        double power = doctrine.balance.power(position, side, target);
        List<Blow> ordered = new ArrayList<>(all);
        ordered.sort(Comparator.comparingDouble(blow -> -blow.power));
        for (Blow blow : ordered) {
            int direction = campaign.grid().direction(target, blow.across());
            if (from.test(blow.from()) && direction >= 0 && room[direction] > 0) {
                room[direction]--;
                power += blow.power;
                taken.add(blow.march);
            }
        }
        double enemy = doctrine.balance.power(position, 1 - side, target);
        boolean good = !taken.isEmpty() && power >= STRONG_ENOUGH * enemy;
        return new Strike(target, taken, good ? worth(target, power - enemy) : 0);
    }

    private double worth(int target, double lead) {
        Board board = position.board();
        int fortress = doctrine.campaign.fortress(target);
        double place = fortress < 0 || position.holder(fortress) == side ? 0 : 1;
        if (target == doctrine.campaign.bases()[1 - side]) {
            place = 8;
        }
        int there = board.standing(1 - side, target);
        return FIRST_BLOOD
                + place
                + A_POINT_STRONGER * Math.min(lead, 5.0 * there)
                + arteries.reopened(target);
    }
}
