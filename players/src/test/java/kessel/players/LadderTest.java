package kessel.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class LadderTest {
    private static final List<List<Double>> NO_TIME = List.of(List.of(), List.of());

    private static Contest.Result result(String first, String second, int leader) {
        return new Contest.Result(
                new Contest.Fixture(0, List.of(first, second)), leader, List.of(0, 0), 1, NO_TIME);
    }

    @Test
    void everyPairPlaysEachGameWithBothSides() {
        List<Contest.Fixture> fixtures = new Ladder(List.of("a", "b", "c")).fixtures(4);
        assertThat(fixtures).hasSize(12);
        assertThat(new HashSet<>(fixtures)).hasSize(12);
        for (Contest.Fixture fixture : fixtures) {
            assertThat(fixtures)
                    .contains(new Contest.Fixture(fixture.number(), fixture.players().reversed()));
        }
    }

    /** 8 of 10: Wilson's interval from 49.0 to 94.3 of 100, as statistics books have it. */
    @Test
    void theIntervalIsWilsons() {
        assertThat(Ladder.wilson(0.8, 10, -1)).isEqualTo(0.490, within(0.001));
        assertThat(Ladder.wilson(0.8, 10, 1)).isEqualTo(0.943, within(0.001));
    }

    /** Of four games the first player has won three. */
    private static Ladder threeOfFour() {
        Ladder ladder = new Ladder(List.of("a", "b"));
        ladder.add(result("a", "b", 0));
        ladder.add(result("b", "a", 1));
        ladder.add(result("a", "b", 0));
        ladder.add(result("b", "a", 0));
        return ladder;
    }

    /** Of 4 games 3 won, and one more drawn: 3.5 to 1.5, which is 147 points of Elo. */
    @Test
    void eloFollowsFromTheScore() {
        Ladder ladder = threeOfFour();
        List<Ladder.Standing> standings = ladder.standings();
        assertThat(standings.get(0).wins()).isEqualTo(3);
        assertThat(standings.get(1).losses()).isEqualTo(3);
        double difference = standings.get(0).elo() - standings.get(1).elo();
        assertThat(difference).isEqualTo(400 * Math.log10(3.5 / 1.5), within(0.1));
    }

    @Test
    void aDrawIsHalfAWin() {
        Ladder ladder = new Ladder(List.of("a", "b"));
        ladder.add(result("a", "b", -1));
        assertThat(ladder.standings().get(0).winRate()).isEqualTo(0.5);
        assertThat(ladder.standings().get(0).draws()).isEqualTo(1);
    }

    @Test
    void whoIsAlonePlaysEachGameOnce() {
        List<Contest.Fixture> fixtures = new Ladder(List.of("a")).fixtures(3);
        assertThat(fixtures).extracting(Contest.Fixture::number).containsExactly(0L, 1L, 2L);
        assertThat(fixtures).allMatch(fixture -> fixture.players().equals(List.of("a", "a")));
    }

    @Test
    void whatTheSidesHaveWonIsToldByPlayer() {
        Ladder ladder = threeOfFour();
        ladder.add(result("a", "b", -1));
        List<Ladder.SideStanding> sides = ladder.sides();
        assertThat(sides.get(0).winsOf()).containsExactly(2L, 1L);
        assertThat(sides.get(1).winsOf()).containsExactly(1L, 0L);
        assertThat(sides.get(0).winRate()).isEqualTo(0.7, within(1e-9));
        assertThat(sides.get(1).winRate()).isEqualTo(0.3, within(1e-9));
        assertThat(sides.get(1).draws()).isEqualTo(1);
    }

    @Test
    void scoresAreAveragedBySide() {
        Ladder ladder = new Ladder(List.of("a"));
        for (int points = 1; points <= 2; points++) {
            ladder.add(
                    new Contest.Result(
                            new Contest.Fixture(points, List.of("a", "a")),
                            0,
                            List.of(10 * points, points),
                            1,
                            NO_TIME));
        }
        assertThat(ladder.sides().get(0).averageScore()).isEqualTo(15);
        assertThat(ladder.sides().get(1).averageScore()).isEqualTo(1.5);
        assertThat(ladder.sides().get(0).wins()).isEqualTo(2);
    }
}
