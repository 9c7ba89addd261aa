package kessel.players;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kessel.engine.game.Step;

/**
 * Who beats whom, and by how much: every pair plays each game twice, with the same dice and the
 * sides swapped, so that neither the luck nor the better side tells. Who is alone plays itself:
 * then the sides tell.
 */
public final class Ladder {
    /** Of a normal distribution, how far off the mean 95 of 100 lie. */
    private static final double NORMAL_95 = 1.96;

    private static final int ROUNDS = 2000;

    private static final double ELO_SCALE = 400 / Math.log(10);

    /**
     * How a player has done.
     *
     * @param winRate wins, and draws for half, of all its games
     * @param low the least that the true rate is likely to be, 19 times of 20
     * @param elo above or below the average of all players; what decides all games alike is taken
     *     for one more game won by half
     */
    public record Standing(
            String player,
            long games,
            long wins,
            long draws,
            long losses,
            double winRate,
            double low,
            double high,
            double elo,
            double meanTurnSeconds,
            double turnSeconds99,
            double worstTurnSeconds) {}

    /**
     * How a side has done, whoever played it.
     *
     * @param low as for a player
     * @param winsOf of each player in the order in which they were named, its wins with this side
     */
    public record SideStanding(
            long games,
            long wins,
            long draws,
            double winRate,
            double low,
            double high,
            double averageScore,
            List<Long> winsOf) {}

    private static final class Tallied {
        long wins;
        long draws;
        long losses;
        final long[] winsWith = new long[2];
        final List<Double> turns = new ArrayList<>();

        long games() {
            return wins + draws + losses;
        }
    }

    private final List<String> names;
    private final Map<String, Tallied> tallies = new LinkedHashMap<>();

    /** What a player has scored against another, a draw counting for half. */
    private final double[][] scored;

    private final long[] points = new long[2];
    private long played;
    private long drawn;

    public Ladder(List<String> names) {
        this.names = List.copyOf(names);
        names.forEach(name -> tallies.put(name, new Tallied()));
        scored = new double[names.size()][names.size()];
    }

    /** All games: so many for each pair, half of them with the sides swapped, or of one alone. */
    public List<Contest.Fixture> fixtures(long gamesOfAPair) {
        List<Contest.Fixture> fixtures = new ArrayList<>();
        if (names.size() == 1) {
            List<String> both = List.of(names.getFirst(), names.getFirst());
            for (long number = 0; number < gamesOfAPair; number++) {
                fixtures.add(new Contest.Fixture(number, both));
            }
            return fixtures;
        }
        for (long number = 0; number * 2 < gamesOfAPair; number++) {
            for (int one = 0; one < names.size(); one++) {
                for (int other = one + 1; other < names.size(); other++) {
                    List<String> pair = List.of(names.get(one), names.get(other));
                    fixtures.add(new Contest.Fixture(number, pair));
                    if (number * 2 + 1 < gamesOfAPair) {
                        fixtures.add(new Contest.Fixture(number, pair.reversed()));
                    }
                }
            }
        }
        return fixtures;
    }

    public synchronized void add(Contest.Result result) {
        List<String> players = result.fixture().players();
        played++;
        drawn += result.leader() == Step.NOBODY ? 1 : 0;
        for (int side = 0; side < 2; side++) {
            Tallied tally = tallies.get(players.get(side));
            points[side] += result.scores().get(side);
            double score = 0.5;
            if (result.leader() == Step.NOBODY) {
                tally.draws++;
            } else if (result.leader() == side) {
                tally.wins++;
                tally.winsWith[side]++;
                score = 1;
            } else {
                tally.losses++;
                score = 0;
            }
            tally.turns.addAll(result.turnSeconds().get(side));
            scored[names.indexOf(players.get(side))][names.indexOf(players.get(1 - side))] += score;
        }
    }

    /** In the order in which the players were named. */
    public synchronized List<Standing> standings() {
        double[] elo = elo();
        List<Standing> standings = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            Tallied tally = tallies.get(names.get(i));
            double rate = (tally.wins + tally.draws / 2.0) / Math.max(1, tally.games());
            double[] turns = tally.turns.stream().mapToDouble(Double::doubleValue).toArray();
            Arrays.sort(turns);
            standings.add(
                    new Standing(
                            names.get(i),
                            tally.games(),
                            tally.wins,
                            tally.draws,
                            tally.losses,
                            rate,
                            wilson(rate, tally.games(), -1),
                            wilson(rate, tally.games(), 1),
                            elo[i],
                            Arrays.stream(turns).average().orElse(0),
                            turns.length == 0 ? 0 : turns[(int) (0.99 * (turns.length - 1))],
                            turns.length == 0 ? 0 : turns[turns.length - 1]));
        }
        return standings;
    }

    /** By side. */
    public synchronized List<SideStanding> sides() {
        List<SideStanding> sides = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            int with = side;
            List<Long> winsOf =
                    names.stream().map(name -> tallies.get(name).winsWith[with]).toList();
            long wins = winsOf.stream().mapToLong(Long::longValue).sum();
            double rate = (wins + drawn / 2.0) / Math.max(1, played);
            sides.add(
                    new SideStanding(
                            played,
                            wins,
                            drawn,
                            rate,
                            wilson(rate, played, -1),
                            wilson(rate, played, 1),
                            (double) points[side] / Math.max(1, played),
                            winsOf));
        }
        return sides;
    }

    /** An end of the interval in which the true rate lies, 19 times of 20 (Wilson). */
    static double wilson(double rate, long games, int direction) {
        if (games == 0) {
            return direction < 0 ? 0 : 1;
        }
        double square = NORMAL_95 * NORMAL_95;
        double spread =
                NORMAL_95 * Math.sqrt(rate * (1 - rate) / games + square / (4.0 * games * games));
        double end = (rate + square / (2 * games) + direction * spread) / (1 + square / games);
        return Math.max(0, Math.min(1, end));
    }

    /**
     * The strengths under which the scores are likeliest (Bradley and Terry), by repeated
     * improvement; each pair that has met is given one drawn game more, or who never lost would be
     * infinitely strong.
     */
    private double[] elo() {
        double[] strength = new double[names.size()];
        Arrays.fill(strength, 1);
        for (int round = 0; round < ROUNDS; round++) {
            double[] next = new double[strength.length];
            for (int i = 0; i < next.length; i++) {
                double won = 0;
                double expected = 0;
                for (int j = 0; j < next.length; j++) {
                    double games = scored[i][j] + scored[j][i];
                    if (games > 0) {
                        won += scored[i][j] + 0.5;
                        expected += (games + 1) / (strength[i] + strength[j]);
                    }
                }
                next[i] = expected == 0 ? 1 : won / expected;
            }
            double mean = Arrays.stream(next).map(Math::log).average().orElse(0);
            for (int i = 0; i < next.length; i++) {
                strength[i] = next[i] / Math.exp(mean);
            }
        }
        return Arrays.stream(strength).map(s -> ELO_SCALE * Math.log(s)).toArray();
    }
}
