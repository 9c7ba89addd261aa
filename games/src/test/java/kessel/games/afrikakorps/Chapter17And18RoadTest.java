package kessel.games.afrikakorps;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.games.afrikakorps.position.Flags;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Chapters 17 and 18: the coast road, escarpments, and the marches that the rulebook shows. */
class Chapter17And18RoadTest {
    @Test
    @Rule({"afrika-korps 17.1a", "afrika-korps 17.1b", "afrika-korps 17.2a", "afrika-korps E21"})
    void sixPointsAndTenRoadHexesInAnyMixture() {
        // E21: two clear hexes to the road, seven of road, four clear, three of road.
        Table table = Table.allies().with("22Gds L55");
        table.play("march 22Gds L55-K55-J55-J54-J53-J52-J51-J50-J49-I48");
        assertThat(table.left("22Gds")).isEqualTo(4);
        assertThat(table.roadLeft("22Gds")).isEqualTo(3);
        table.play("march 22Gds I48-J48-K49-K50-J50-J51-J52-J53");
        assertThat(table.left("22Gds")).isZero();
        assertThat(table.roadLeft("22Gds")).isZero();
        table.refused("march 22Gds J53-J54", "5.2a");
    }

    @Test
    @Rule("afrika-korps 17.2b")
    void aHexEnteredAcrossAnotherSideCostsItsPoint() {
        Table table = Table.axis().with("21/5 W9").play("march 21/5 W9-V9-W10");
        assertThat(table.left("21/5")).isEqualTo(8);
        assertThat(table.roadLeft("21/5")).isEqualTo(10);
    }

    @Test
    @Rule({"afrika-korps 17.3a", "afrika-korps 17.3.2a", "afrika-korps E22"})
    void theWayRoundInI26IsFree() {
        // E22.
        Table table = Table.axis().with("21/5 H24");
        table.play("march 21/5 H24-I25-I26-J27-I26-H26");
        assertThat(table.left("21/5")).isEqualTo(10);
        assertThat(table.roadLeft("21/5")).isEqualTo(5);
    }

    @Test
    @Rule({"afrika-korps 17.3.2a", "afrika-korps 17.3.2b"})
    void changingRoadsInI26CostsAPointButIsNoCrossingOffTheRoad() {
        Table table = Table.axis().with("21/5 H24").play("march 21/5 H24-I25-I26-H26");
        assertThat(table.left("21/5")).isEqualTo(9);
        assertThat(table.roadLeft("21/5")).isEqualTo(7);
        assertThat(table.is("21/5", Flags.OFF_ROAD)).isFalse();
    }

    @Test
    @Rule("afrika-korps 17.3.1a")
    void whoStartsInI26TakesEitherRoad() {
        Table north = Table.axis().with("21/5 I26").play("march 21/5 I26-H26");
        Table west = Table.axis().with("21/5 I26").play("march 21/5 I26-I25");
        assertThat(north.left("21/5")).isEqualTo(10);
        assertThat(west.left("21/5")).isEqualTo(10);
    }

    @Test
    @Rule({"afrika-korps 18.1a", "afrika-korps 18.2a", "afrika-korps 18.3a"})
    void anEscarpmentEndsAMove() {
        Table table = Table.axis().with("21/5 K37");
        table.refused("march 21/5 K37-L38-M39", "18.1a").play("march 21/5 K37-L38");
        assertThat(table.left("21/5")).isEqualTo(9);
        table.refused("march 21/5 L38-M39", "18.1a");
        Table.axis().with("21/5 L38").legal("march 21/5 L38-M39", "march 21/5 L38-L39");
    }

    @ParameterizedTest
    @ValueSource(strings = {"G24", "I24"})
    @Rule({
        "afrika-korps 18.4.1a",
        "afrika-korps 18.4.1b",
        "afrika-korps 18.4.2a",
        "afrika-korps E23",
        "afrika-korps E24",
        "afrika-korps E25"
    })
    void onTheEscarpmentRoadByASideWithoutRoad(String from) {
        // E23, E24, E25.
        Table table = Table.axis().with("21/5 " + from);
        for (String on : new String[] {"H23", "H25", "I25"}) {
            table.legal("march 21/5 " + from + "-H24-" + on);
        }
        table.refused("march 21/5 " + from + "-H24-H25-H26", "18.4.1b");
        table.play("march 21/5 " + from + "-H24-I25-I26-J27-I27-I28-H28-H29-I30").at("21/5", "I30");
        assertThat(table.left("21/5")).isEqualTo(8);
        assertThat(table.roadLeft("21/5")).isEqualTo(3);
    }

    @Test
    @Rule({"afrika-korps 18.5a", "afrika-korps 18.5b", "afrika-korps E26"})
    void oneCrossingOffTheRoadIsFree() {
        // E26: H25 to H26 leaves one road and joins another, and counts once.
        Table table = Table.axis().with("21/5 G22").play("march 21/5 G22-H23-H24-H25-H26-H27");
        assertThat(table.left("21/5")).isEqualTo(9);
        assertThat(table.roadLeft("21/5")).isEqualTo(6);
    }

    @Test
    @Rule({"afrika-korps 18.5a", "afrika-korps 18.5c", "afrika-korps E27"})
    void outOfTobruk() {
        // E27.
        Table table = Table.axis().with("21/5 G25");
        table.refused("march 21/5 G25-H26-I27-J28", "18.4.1b");
        table.play("march 21/5 G25-H26-I27-J27-J28");
        assertThat(table.left("21/5")).isEqualTo(8);
        assertThat(table.roadLeft("21/5")).isEqualTo(8);
    }

    @Test
    @Rule("afrika-korps 18.5d")
    void aSecondCrossingOntoTheEscarpmentStops() {
        Table table = Table.axis().with("21/5 H26").play("march 21/5 H26-I27-J27-J28-I28");
        table.refused("march 21/5 I28-I27", "18.1a");
    }

    @Test
    @Rule("afrika-korps 18.5c")
    void leavingAnEscarpmentWithARoadWhereOneStartsIsTheOneCrossing() {
        Table.axis()
                .with("21/5 H25")
                .legal("march 21/5 H25-H26-I27")
                .refused("march 21/5 H25-H26-I27-J27", "18.1a")
                .legal("march 21/5 H25-H26-H27-H28-H29-I30");
    }
}
