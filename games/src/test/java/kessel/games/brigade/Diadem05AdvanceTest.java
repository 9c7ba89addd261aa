package kessel.games.brigade;

import java.util.Arrays;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Diadem05AdvanceTest {
    /** The attackers, given by their placements, eliminate a lone defender (DE/AVI on a 2). */
    private static Table won(Table table, String target, String... attackers) {
        table.step("fighting allies").air("allies", 99).with("LI at " + target).with(attackers);
        table.play("attack " + target);
        Arrays.stream(attackers).forEach(unit -> table.play("join " + unit.split(" ")[0]));
        table.play("air 70").rolls(1, 1).play("declare").at("LI", "destroyed");
        return table;
    }

    private static Table won(String target, String... attackers) {
        return won(Table.diadem(), target, attackers);
    }

    @Test
    @Rule("diadem 5.2a")
    void theVictorMayTakeTheHexGoLessFarOrStay() {
        Table table = won("1408", "61/6Arm at 1508", "24G at 1508");
        table.waits("advancing allies").refused("5.2a", "advance 24G 1508-1507");
        table.play("halt").waits("fighting allies").at("24G", "1508").at("61/6Arm", "1508");
        won("1408", "61/6Arm at 1508").play("advance 61/6Arm 1508-1408").at("61/6Arm", "1408");
        // Only those who attacked at close quarters follow.
        won(Table.diadem().with("10/4Br at 1508"), "1408", "24G at 1508", "X at 1610")
                .refused("5.2a", "advance X 1610-1509")
                .refused("5.2a", "advance 10/4Br 1508-1408");
        // A defence that holds gives nothing to advance into.
        Table.diadem()
                .step("fighting axis")
                .air("allies", 0)
                .with("24G at 1508", "276/94DI at 1408")
                .rolls(1, 2)
                .play("attack 1508", "join 276/94DI", "declare")
                .waits("retreating axis");
    }

    @Test
    @Rule("diadem 5.2b")
    void armourMotorisedInfantryAndMechanisedArtilleryMayGoOneHexFarther() {
        Table table = won("1408", "26/6Arm at 1508", "61/6Arm at 1508", "IIUS at 1508");
        table.refused("5.2a", "advance 26/6Arm 1508-1408-1307-1207");
        table.play("advance 26/6Arm 1508-1408-1307", "advance 61/6Arm 1508-1408-1308");
        table.play("advance IIUS 1508-1408-1409").at("26/6Arm", "1307").at("61/6Arm", "1308");
        table.at("IIUS", "1409").waits("fighting allies");
    }

    @Test
    @Rule("diadem 5.2c")
    void infantryMountainTroopsAndEngineersTakeOnlyTheVacatedHex() {
        String[] foot = {"24G at 1508", "6RTM/4DMM at 1508", "1108E at 1508"};
        Table table = won("1408", foot);
        table.refused("5.2c", "advance 24G 1508-1408-1307");
        table.refused("5.2c", "advance 6RTM/4DMM 1508-1408-1307");
        table.refused("5.2c", "advance 1108E 1508-1408-1307");
        table.play("advance 24G 1508-1408", "advance 6RTM/4DMM 1508-1408");
        table.play("advance 1108E 1508-1408").at("1108E", "1408");
        Table paratroops =
                Table.diadem()
                        .step("fighting axis")
                        .air("allies", 0)
                        .with("1/1Para at 1508", "3/1Para at 1508", "4/1Para at 1508")
                        .with("X at 1408")
                        .play("attack 1408", "join 1/1Para", "join 3/1Para", "join 4/1Para")
                        .rolls(1, 1)
                        .play("declare")
                        .at("X", "destroyed");
        paratroops.refused("5.2c", "advance 1/1Para 1508-1408-1307");
        paratroops.allowed("advance 1/1Para 1508-1408");
    }

    @Test
    @Rule("diadem 5.2d")
    void ordinaryArtilleryStaysBehind() {
        won("1408", "24G at 1508", "X at 1508")
                .refused("5.2d", "advance X 1508-1408")
                .play("advance 24G 1508-1408")
                .waits("fighting allies")
                .at("X", "1508");
    }

    @Test
    @Rule("diadem 5.2e")
    void theFirstHexMustBeOpenAndTheSecondOpenOrACity() {
        won("1407", "61/6Arm at 1408")
                .allowed("advance 61/6Arm 1408-1407-1306")
                .allowed("advance 61/6Arm 1408-1407-1406")
                .refused("5.2e", "advance 61/6Arm 1408-1407-1506");
        // Out of a city or off a mountain nobody goes on.
        won("1406", "61/6Arm at 1407")
                .refused("5.2e", "advance 61/6Arm 1407-1406-1405")
                .allowed("advance 61/6Arm 1407-1406");
        won("1506", "61/6Arm at 1407")
                .refused("5.2e", "advance 61/6Arm 1407-1506-1505")
                .allowed("advance 61/6Arm 1407-1506");
        // A mountain city is no city here.
        won("0912", "61/6Arm at 0913")
                .refused("5.2e", "advance 61/6Arm 0913-0912-0911")
                .allowed("advance 61/6Arm 0913-0912-0813");
    }

    @Test
    @Rule("diadem 5.2e")
    void neitherALineNorARiverWithoutABridgeMayLieBetween() {
        won("0807", "61/6Arm at 0808")
                .refused("5.2e", "advance 61/6Arm 0808-0807-0706")
                .refused("5.2e", "advance 61/6Arm 0808-0807-0806")
                .allowed("advance 61/6Arm 0808-0807-0906");
        // The same from behind it.
        won("0706", "61/6Arm at 0705").refused("5.2e", "advance 61/6Arm 0705-0706-0707");
        won("0708", "61/6Arm at 0707")
                .refused("5.2e", "advance 61/6Arm 0707-0708-0709")
                .allowed("advance 61/6Arm 0707-0708-0809");
        // By the bridges of the Liri at San Giorgio and of the Melfa.
        won("0908", "61/6Arm at 0907").allowed("advance 61/6Arm 0907-0908-0909");
        won("0505", "61/6Arm at 0506")
                .allowed("advance 61/6Arm 0506-0505-0405")
                .refused("5.2e", "advance 61/6Arm 0506-0505-0406");
        // The vacated hex itself may lie behind a line and a river.
        won("1108", "61/6Arm at 1208").allowed("advance 61/6Arm 1208-1108-1008");
    }

    @Test
    @Rule("diadem 5.2f")
    void zonesDoNotStopAnAdvanceWhichLeadsToNoSecondCombat() {
        won(Table.diadem().with("576/305DI at 1307"), "1408", "26/6Arm at 1508")
                .allowed("advance 26/6Arm 1508-1408-1409")
                .refused("4.1.2j", "advance 26/6Arm 1508-1408-1307")
                .allowed("advance 26/6Arm 1508-1408");
        Table second = won(Table.diadem().with("576/305DI at 1207"), "1408", "26/6Arm at 1508");
        second.play("advance 26/6Arm 1508-1408-1307").waits("fighting allies");
        // No second combat.
        second.allowed("end").play("attack 1207").refused("5.0c", "join 26/6Arm");
    }

    @Test
    @Rule({"diadem 5.2f", "diadem T-TER-h"})
    void stackingAndForbiddenTerrainHoldInAnAdvance() {
        won(
                        "1408",
                        "10/4Br at 1508",
                        "12/4Br at 1508",
                        "28/4Br at 1508",
                        "24G at 1507",
                        "61/6Arm at 1507")
                .play("advance 10/4Br 1508-1408", "advance 12/4Br 1508-1408")
                .play("advance 28/4Br 1508-1408", "advance 24G 1507-1408")
                .refused("4.1.1a", "advance 61/6Arm 1507-1408")
                .allowed("advance 61/6Arm 1507-1408-1307");
        won("1407", "26/6Arm at 1408")
                .refused("5.2f", "advance 26/6Arm 1408-1407-1506")
                .allowed("advance 26/6Arm 1408-1407-1406");
        won("0614", "61/6Arm at 0513").refused("5.2f", "advance 61/6Arm 0513-0614-0615");
    }
}
