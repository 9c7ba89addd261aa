package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Chapter05AdvanceTest {
    /** A lone Indian brigade is wiped out; everybody given, by placement, has attacked it. */
    private static Table won(Table table, String target, String... attackers) {
        table.step("fighting axis")
                .air("axis", 99)
                .air("allies", 0)
                .with("9/5Ind at " + target + " reduced")
                .with(attackers)
                .play("attack " + target);
        for (String attacker : attackers) {
            table.play("join " + attacker.split(" ")[0]);
        }
        table.play("air 90");
        assertThat(table.column()).as("DE/AVI on a 2").isIn("7-1", "8-1", "9-1");
        return table.rolls(1, 1).play("declare").at("9/5Ind", "destroyed");
    }

    private static Table won(String target, String... attackers) {
        return won(Table.gazala(), target, attackers);
    }

    @Test
    @Rule({"gazala 5.2a", "brigade R31"})
    void theVictorMayAdvanceButNeedNot() {
        won("1612", "61/Trento at 1511", "5/21Pz at 1512")
                .waits("advancing axis")
                .allowed("advance 61/Trento 1511-1612")
                .play("halt")
                .waits("fighting axis")
                .at("61/Trento", "1511")
                .at("5/21Pz", "1512");
        won("1612", "5/21Pz at 1512")
                .allowed("advance 5/21Pz 1512-1612-1712")
                .play("advance 5/21Pz 1512-1612")
                .waits("fighting axis")
                .at("5/21Pz", "1612");
    }

    @Test
    @Rule({"gazala 5.2a", "brigade R17"})
    void onlyThoseWhoFoughtAtCloseQuartersAdvanceAndOnlyThroughTheVacatedHex() {
        won(Table.gazala().with("9B at 1512"), "1612", "5/21Pz at 1512", "PzA at 1410")
                .refused("5.2a", "advance 9B 1512-1612")
                .refused("5.2a", "advance PzA 1410-1511")
                .refused("5.2a", "advance 5/21Pz 1512-1613")
                .refused("5.2a", "advance 5/21Pz 1512-1511-1612")
                .refused("5.2a", "advance 5/21Pz 1512-1612-1512");
    }

    @Test
    @Rule({"gazala 5.2a", "gazala 4.1.1a", "brigade R31"})
    void atMostThreeMayEndInTheVacatedHex() {
        won("1612", "61/Trento at 1511", "7B at 1511", "9B at 1512", "104/21Pz at 1512")
                .play("advance 61/Trento 1511-1612", "advance 7B 1511-1612")
                .play("advance 9B 1512-1612")
                .refused("4.1.1a", "advance 104/21Pz 1512-1612")
                .allowed("advance 104/21Pz 1512-1612-1711")
                .refused("5.2a", "advance 9B 1612-1711");
    }

    @Test
    @Rule({"gazala 5.2b"})
    void infantryAndEngineersTakeOnlyTheVacatedHex() {
        won("1612", "61/Trento at 1511", "PiGer at 1511")
                .refused("5.2b", "advance 61/Trento 1511-1612-1711")
                .refused("5.2b", "advance PiGer 1511-1612-1711")
                .play("advance 61/Trento 1511-1612", "advance PiGer 1511-1612")
                .at("PiGer", "1612");
    }

    @Test
    @Rule({"gazala 5.2c", "brigade R30"})
    void armourAndMotorisedInfantryMayGoOneHexFarther() {
        won("1612", "5/21Pz at 1511", "9B at 1511")
                .refused("5.2a", "advance 5/21Pz 1511-1612-1711-1811")
                .play("advance 5/21Pz 1511-1612-1711", "advance 9B 1511-1612-1712")
                .at("5/21Pz", "1711")
                .at("9B", "1712");
    }

    @Test
    @Rule({"gazala 5.2d"})
    void theSecondHexMustBeOpenOrACity() {
        won("1708", "9B at 1608", "5/21Pz at 1608")
                .refused("5.2d", "advance 5/21Pz 1608-1708-1709")
                .play("advance 9B 1608-1708-1808")
                .at("9B", "1808")
                .play("advance 5/21Pz 1608-1708-1707")
                .at("5/21Pz", "1707");
    }

    @Test
    @Rule({"gazala 5.2d"})
    void aVacatedHexThatIsNotOpenIsTheEndOfTheAdvance() {
        won("1709", "5/21Pz at 1609")
                .refused("5.2d", "advance 5/21Pz 1609-1709-1710")
                .play("advance 5/21Pz 1609-1709")
                .at("5/21Pz", "1709");
        won("1808", "9B at 1708")
                .refused("5.2d", "advance 9B 1708-1808-1809")
                .allowed("advance 9B 1708-1808");
    }

    @Test
    @Rule({"gazala 5.2d", "gazala 5.2f", "gazala 9.1b"})
    void aMinefieldIsNotOpenForAnAdvance() {
        won("1010", "5/21Pz at 0910")
                .refused("5.2d", "advance 5/21Pz 0910-1010-1109")
                .rolls(2)
                .play("advance 5/21Pz 0910-1010")
                .at("5/21Pz", "1010")
                .reduced("5/21Pz");
        won("1110", "5/21Pz at 1210")
                .refused("5.2d", "advance 5/21Pz 1210-1110-1010")
                .allowed("advance 5/21Pz 1210-1110-1109");
        won(Table.gazala().line("cleared: [1010]"), "1110", "5/21Pz at 1210")
                .play("advance 5/21Pz 1210-1110-1010")
                .at("5/21Pz", "1010");
    }

    @Test
    @Rule({"gazala 5.2d"})
    void aFortifiedOpenHexIsOpenForAnAdvance() {
        won("1012", "5/21Pz at 1112").allowed("advance 5/21Pz 1112-1012-1013");
        won("1111", "5/21Pz at 1211").allowed("advance 5/21Pz 1211-1111-1012");
    }

    @Test
    @Rule({"gazala 5.2e"})
    void whereOnlyArtilleryFoughtNobodyIsAskedToAdvance() {
        Table.gazala()
                .step("fighting axis")
                .air("allies", 0)
                .with("PzA at 1511", "AK at 1511", "XXI at 1511", "X at 1512")
                .with("3Ind/7Arm at 1612 reduced")
                .play("attack 1612", "join PzA", "join AK", "join XXI", "join X")
                .rolls(1, 1)
                .play("declare")
                .at("3Ind/7Arm", "destroyed")
                .play("lose XXI")
                .at("AK", "1511")
                .waits("fighting axis");
    }

    @Test
    @Rule("gazala 5.2e")
    void artilleryStaysBehindOnWheelsOrNot() {
        won("1612", "5/21Pz at 1511", "AK at 1512", "PzA at 1512")
                .refused("5.2e", "advance AK 1512-1612")
                .refused("5.2e", "advance PzA 1512-1612")
                .allowed("advance 5/21Pz 1511-1612");
        won("1612", "9B at 1512", "AK at 1512").play("advance 9B 1512-1612").waits("fighting axis");
    }

    @Test
    @Rule({"gazala 5.2f", "brigade R31"})
    void anAdvanceIsNotMovementAndZonesDoNotStopIt() {
        won(Table.gazala().with("69/50 at 1711"), "1612", "9B at 1512")
                .allowed("advance 9B 1512-1612-1613")
                .allowed("advance 9B 1512-1612");
        won(Table.gazala().with("69/50 at 1711"), "1612", "5/21Pz at 1512")
                .allowed("advance 5/21Pz 1512-1612-1613")
                .allowed("advance 5/21Pz 1512-1612-1712")
                .refused("4.1.2j", "advance 5/21Pz 1512-1612-1711");
        won(Table.gazala().with("1Tk at 1711"), "1612", "5/21Pz at 1512")
                .allowed("advance 5/21Pz 1512-1612-1613")
                .allowed("advance 5/21Pz 1512-1612");
        won(Table.gazala().with("69/50 at 1812"), "1612", "9B at 1512")
                .allowed("advance 9B 1512-1612-1712");
    }

    @Test
    @Rule({"gazala 5.2f", "gazala T-TER-d", "gazala T-TER-e"})
    void forbiddenTerrainStaysForbidden() {
        won(Table.gazala().line("tobruk-fallen: true"), "2005", "5/21Pz at 1904", "9B at 1904")
                .refused("5.2f", "advance 5/21Pz 1904-2005")
                .refused("5.2f", "advance 9B 1904-2005-2004")
                .allowed("advance 9B 1904-2005")
                .allowed("advance 9B 1904-2005-2105");
    }

    @Test
    @Rule({"gazala 5.2f", "gazala 4.1.2-obs2c", "gazala 4.1.2-obs2d"})
    void aStrandedUnitDoesNotAdvanceButAnAdvanceMayLeadBeyondTheLimit() {
        won("2312", "5/21Pz at 2212", "7B at 2212")
                .refused("4.1.2-obs2c", "advance 5/21Pz 2212-2312")
                .allowed("advance 7B 2212-2312");
        won("2112", "5/21Pz at 2012").play("advance 5/21Pz 2012-2112-2212").at("5/21Pz", "2212");
    }

    @Test
    @Rule({"gazala 5.2f", "brigade R31"})
    void anAdvanceBringsNoSecondCombat() {
        won(Table.gazala().with("69/50 at 1712"), "1612", "9B at 1512")
                .play("advance 9B 1512-1612")
                .waits("fighting axis")
                .allowed("end")
                .play("attack 1712")
                .refused("5.0c", "join 9B");
    }

    @Test
    @Rule({"gazala 5.2a", "gazala 5.2b", "gazala 5.2c"})
    void theAlliesAdvanceByTheSameRules() {
        Table.gazala()
                .step("fighting allies")
                .air("axis", 0)
                .with("104/21Pz at 1512 reduced", "4/7Arm at 1612", "69/50 at 1612")
                .play("attack 1512", "join 4/7Arm", "join 69/50", "air 4")
                .rolls(1, 1)
                .play("declare")
                .at("104/21Pz", "destroyed")
                .refused("5.2b", "advance 69/50 1612-1512-1412")
                .play("advance 69/50 1612-1512", "advance 4/7Arm 1612-1512-1412")
                .waits("fighting allies");
    }
}
