package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Diadem05ShiftsTest {
    /** The shifts when all the attackers, given by their placements, attack a hex. */
    private static List<String> shifts(
            String side, String target, String others, String... attackers) {
        Table table =
                Table.diadem()
                        .step("fighting " + side)
                        .with(others.split(", "))
                        .with(attackers)
                        .play("attack " + target);
        for (String attacker : attackers) {
            table.play("join " + attacker.split(" ")[0]);
        }
        return table.shifts();
    }

    private static List<String> allies(String target, String others, String... attackers) {
        return shifts("allies", target, others, attackers);
    }

    private static List<String> axis(String target, String others, String... attackers) {
        return shifts("axis", target, others, attackers);
    }

    @Test
    @Rule({"diadem 5.1.2a", "diadem T-TER-a", "diadem T-TER-b", "diadem T-TER-d", "diadem T-TER-e"})
    void terrainHelpsTheDefenderAlone() {
        assertThat(allies("1406", "576/305DI at 1406", "24G at 1407")).containsExactly("5.1.2a -2");
        assertThat(allies("1506", "576/305DI at 1506", "24G at 1407")).containsExactly("5.1.2a -3");
        assertThat(allies("0911", "576/305DI at 0911", "24G at 0912")).containsExactly("5.1.2a -3");
        assertThat(allies("1408", "576/305DI at 1408", "24G at 1508")).isEmpty();
        assertThat(allies("1407", "576/305DI at 1407", "24G at 1406"))
                .as("out of a city")
                .isEmpty();
        assertThat(allies("1407", "576/305DI at 1407", "24G at 1506")).as("downhill").isEmpty();
        assertThat(axis("1406", "24G at 1406", "576/305DI at 1407")).containsExactly("5.1.2a -2");
    }

    @Test
    @Rule("diadem 5.1.2-obs1")
    void armourTakesNoPartInAnAttackOnAMountainButDefendsAndStandsThere() {
        Table table =
                Table.diadem()
                        .step("fighting allies")
                        .with("26/6Arm at 1405", "24G at 1405", "576/305DI at 1504")
                        .play("attack 1504")
                        .refused("5.1.2-obs1", "join 26/6Arm")
                        .allowed("join 24G");
        assertThat(table.moves()).contains("join 24G").doesNotContain("join 26/6Arm");
        Table.diadem()
                .step("fighting allies")
                .with("26/6Arm at 0912", "576/305DI at 0911")
                .play("attack 0911")
                .allowed("join 26/6Arm");
        Table attacked =
                Table.diadem()
                        .step("fighting axis")
                        .with("26/6Arm at 1405", "576/305DI at 1504")
                        .play("attack 1405", "join 576/305DI");
        assertThat(attacked.defenceStrength()).isEqualTo(5);
        Table.diadem()
                .step("fighting axis")
                .with("PR26/26Pz at 1405", "576/305DI at 1405", "24G at 1504")
                .play("attack 1504")
                .refused("5.1.2-obs1", "join PR26/26Pz");
    }

    @Test
    @Rule({"diadem 5.1.2b", "diadem T-TER-c"})
    void aRiverCountsOnlyIfEveryAdjacentAttackerIsBehindIt() {
        assertThat(allies("0809", "576/305DI at 0809", "24G at 0709", "1G at 0810"))
                .containsExactly("5.1.2b -2");
        assertThat(allies("0809", "576/305DI at 0809", "24G at 0709", "1G at 0808")).isEmpty();
        assertThat(allies("0809", "576/305DI at 0809", "24G at 0709", "X at 0807"))
                .as("guns at a distance neither cross nor go round")
                .containsExactly("5.1.2b -2");
        assertThat(allies("0809", "576/305DI at 0809", "24G at 0709"))
                .as("a bridge changes nothing")
                .containsExactly("5.1.2b -2");
        assertThat(axis("1208", "24G at 1208", "576/305DI at 1108"))
                .as("it helps the Allies too")
                .containsExactly("5.1.2b -2");
    }

    @Test
    @Rule("diadem 5.1.2-obs2")
    void onlyTheBestTerrainCounts() {
        assertThat(allies("0909", "576/305DI at 0909", "24G at 0908"))
                .as("a city behind a river")
                .containsExactly("5.1.2a -2");
        assertThat(allies("1010", "576/305DI at 1010", "24G at 1009"))
                .as("a mountain behind a river")
                .containsExactly("5.1.2a -3");
        assertThat(allies("1108", "576/305DI at 1108", "24G at 1208"))
                .as("a line behind a river")
                .containsExactly("10.0b -4");
    }

    // Fortified lines.

    @Test
    @Rule({"diadem D8", "diadem 5.1.2-obs2", "diadem 10.0b", "diadem T-TER-f"})
    void aLineOnAMountainIsWorthFourAndNotSeven() {
        assertThat(allies("1006", "4/1Para at 1006", "1/3Pol at 1105")).containsExactly("10.0b -4");
        assertThat(allies("1212", "194/71DI at 1212", "1RTM/4DMM at 1312"))
                .containsExactly("10.0b -4");
    }

    @Test
    @Rule({"diadem 10.0b", "diadem 10.0c"})
    void itCountsOnlyIfEveryAdjacentAttackerComesThroughIt() {
        String cassino = "3/1Para at 1106";
        assertThat(allies("1106", cassino, "24G at 1206", "1G at 1207"))
                .containsExactly("10.0b -4");
        assertThat(allies("1106", cassino, "24G at 1206", "1G at 1207", "10/4Br at 1107"))
                .as("one from the side: the city is left")
                .containsExactly("5.1.2a -2");
        assertThat(allies("1106", cassino, "24G at 1207", "X at 1308"))
                .as("distant guns change nothing")
                .containsExactly("10.0b -4");
        assertThat(allies("0706", "576/305DI at 0706", "24G at 0807", "1G at 0705"))
                .as("nothing is left in the open")
                .isEmpty();
        Table air =
                Table.diadem()
                        .step("fighting allies")
                        .with(cassino, "24G at 1207")
                        .play("attack 1106", "join 24G", "air 10");
        assertThat(air.shifts()).as("nor do aircraft").containsExactly("10.0b -4");
    }

    @Test
    @Rule("diadem 10.0b")
    void itNeverHelpsTheAlliesNorAnybodyFromBehind() {
        assertThat(axis("0706", "24G at 0706", "576/305DI at 0807"))
                .as("an Allied unit that has taken it")
                .isEmpty();
        assertThat(axis("0807", "24G at 0807", "576/305DI at 0706")).as("outward").isEmpty();
        assertThat(allies("0807", "576/305DI at 0807", "24G at 0706"))
                .as("a German in front of it")
                .isEmpty();
    }

    // Siege.

    @Test
    @Rule({"diadem 5.1.3a", "diadem 5.1.3b"})
    void aDefenderWithoutAWayOutIsBesiegedForOneColumn() {
        assertThat(allies("1408", "576/305DI at 1408", "24G at 1407", "1G at 1409"))
                .containsExactly("5.1.3b 1");
        assertThat(allies("1408", "576/305DI at 1408", "24G at 1407", "1G at 1307"))
                .as("1508 is free")
                .isEmpty();
        assertThat(
                        allies(
                                "1408",
                                "576/305DI at 1408",
                                "24G at 1407",
                                "1G at 1409",
                                "10/4Br at 1308",
                                "61/6Arm at 1507"))
                .as("never more than one")
                .containsExactly("5.1.3b 1");
        String friends = "576/305DI at 1408, 577/305DI at 1508";
        assertThat(allies("1408", friends, "24G at 1407", "1G at 1308"))
                .as("a hex with friends outside the zones")
                .isEmpty();
        assertThat(allies("0105", "576/305DI at 0105", "24G at 0104", "1G at 0106"))
                .as("the edge of the map")
                .containsExactly("5.1.3b 1");
    }

    @Test
    @Rule("diadem 5.1.3a")
    void aMountainIsNoWayOutForArmour() {
        assertThat(allies("1407", "PR26/26Pz at 1407", "24G at 1306", "1G at 1408"))
                .containsExactly("5.1.3b 1");
        assertThat(allies("1407", "9/26Pz at 1407", "24G at 1306", "1G at 1408"))
                .as("infantry gets out by 1506")
                .isEmpty();
        assertThat(allies("1407", "PR26/26Pz at 1407, 9/26Pz at 1407", "24G at 1306", "1G at 1408"))
                .as("a stack is besieged only if all its units are")
                .isEmpty();
    }

    // Divisions.

    @Test
    @Rule({"diadem 5.1.4a", "diadem 5.1.4b"})
    void everyCompleteDivisionEarnsAColumnForItsSide() {
        String[] poles = {"1/3Pol at 1507", "2/3Pol at 1508 reduced"};
        assertThat(allies("1408", "576/305DI at 1408", poles)).containsExactly("5.1.4a 1");
        assertThat(allies("1408", "576/305DI at 1408, 2/3Pol at 1508", "1/3Pol at 1507"))
                .as("one of the two stands by")
                .isEmpty();
        String[] both = {
            "1/3Pol at 1507", "2/3Pol at 1507", "5/5Pol at 1508", "6/5Pol at 1508", "24G at 1508"
        };
        assertThat(allies("1408", "576/305DI at 1408", both))
                .containsExactly("5.1.4a 1", "5.1.4a 1");
        String division = "576/305DI at 1408, 577/305DI at 1408, 578/305DI at ";
        assertThat(allies("1408", division + "1408", both))
                .containsExactlyInAnyOrder("5.1.4a 1", "5.1.4a 1", "5.1.4a -1");
        assertThat(allies("1408", division + "1407", both)).containsExactly("5.1.4a 1", "5.1.4a 1");
        assertThat(allies("1408", division + "due", "24G at 1508", "1G at 1508"))
                .as("neither incomplete divisions nor independent units")
                .isEmpty();
        assertThat(axis("1508", "24G at 1508", "200/90PzGr at 1408", "361/90PzGr at 1408"))
                .containsExactly("5.1.4a 1");
    }

    @Test
    @Rule("diadem 5.1.4-obs1")
    void theNewZealandersAndThe114thNeverEarnIt() {
        assertThat(allies("1408", "576/305DI at 1408", "5/2NZ at 1508", "6/2NZ at 1508")).isEmpty();
        assertThat(axis("1508", "5/2NZ at 1508, 6/2NZ at 1508", "576/305DI at 1408")).isEmpty();
        assertThat(axis("1508", "24G at 1508", "721/114Jg at 1408")).isEmpty();
        assertThat(allies("1408", "721/114Jg at 1408", "24G at 1508")).isEmpty();
    }
}
