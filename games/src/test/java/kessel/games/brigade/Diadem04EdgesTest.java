package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Diadem04EdgesTest {
    // Entering.

    @Test
    @Rule({"diadem 4.2.2a", "diadem 4.2.2b"})
    void whoStandsElsewhereDoesNotLeaveByAnEdge() {
        Table allies = Table.diadem().with("24G at 1508");
        allies.refused("4.2.2a", "24G 1508-west").refused("4.2.2a", "24G 1508-north");
        Table germans = Table.diadem().with("576/305DI at 0808").step("moving axis");
        germans.refused("4.2.2b", "576/305DI 0808-west").refused("4.2.2b", "576/305DI 0808-east");
    }

    @Test
    @Rule("diadem 4.2.1a")
    void germansEnterInTheWestAndAlliesInTheEast() {
        Table allies = Table.diadem().with("9Arm at due", "12/6SA at due");
        allies.allowed("enter 9Arm 1608").allowed("enter 9Arm 1615").allowed("enter 12/6SA 1601");
        allies.refused("4.2.1a", "enter 9Arm 0102").refused("4.2.1a", "enter 9Arm 1508");
        // Mountains are closed to armour here too.
        allies.refused("T-TER-d", "enter 9Arm 1601");
        assertThat(allies.destinations("9Arm")).contains("1609").doesNotContain("1607");
        Table axis = Table.diadem().with("200/90PzGr at due").step("moving axis");
        axis.allowed("enter 200/90PzGr 0101").allowed("enter 200/90PzGr 0114");
        axis.refused("4.2.1a", "enter 200/90PzGr 1608");
        axis.refused("T-TER-h", "enter 200/90PzGr 0115");
    }

    @Test
    @Rule("diadem 4.2.1a")
    void aReinforcementMayComeLaterButNeverEarlierAndNotOntoTheEnemy() {
        Table early = Table.diadem().with("578/305DI at due").turn(2).step("moving axis");
        early.refused("11.1.4c", "enter 578/305DI 0102");
        assertThat(early.destinations("578/305DI")).isEmpty();
        Table late =
                Table.diadem().with("578/305DI at due", "24G at 0104").turn(7).step("moving axis");
        late.refused("4.1.2j", "enter 578/305DI 0104").refused("4.2.1a", "enter 578/305DI 1608");
        late.play("enter 578/305DI 0101").refused("4.2.1a", "enter 578/305DI 0101");
    }

    @Test
    @Rule("diadem 4.2.1b")
    void theFirstHexIsPaidForByRoadWhereARoadLeadsIn() {
        Table axis = Table.diadem().with("200/90PzGr at due", "577/305DI at due").turn(2);
        axis.step("moving axis");
        assertThat(axis.costTerms("enter 200/90PzGr 0102-0202"))
                .containsExactly("T-TER-g 0.5", "T-TER-g 0.5");
        assertThat(axis.costTerms("enter 200/90PzGr 0104")).containsExactly("T-TER-a 1");
        assertThat(axis.costTerms("enter 200/90PzGr 0101")).containsExactly("T-TER-d 3");
        assertThat(axis.costTerms("enter 577/305DI 0103")).containsExactly("T-TER-g 1");
        axis.allowed("enter 577/305DI 0105-0205-0304-0404-0403");
        axis.refused("4.0-obs1", "enter 577/305DI 0105-0106-0206-0306-0307-0308-0408");
        Table allies = Table.diadem().with("9Arm at due");
        assertThat(allies.costTerms("enter 9Arm 1610-1609"))
                .containsExactly("T-TER-g 0.5", "T-TER-g 0.5");
        assertThat(allies.costTerms("enter 9Arm 1608")).containsExactly("T-TER-b 1");
    }

    @Test
    @Rule("diadem 4.2.1c")
    void aUnitThatEntersBesideTheEnemyStopsAndMustAttack() {
        Table table = Table.diadem().with("9Arm at due", "576/305DI at 1508");
        table.refused("4.1.2b", "enter 9Arm 1609-1610").play("enter 9Arm 1609");
        assertThat(table.destinations("9Arm")).isEmpty();
        table.play("end").refused("4.1.2g", "end").allowed("attack 1508");
    }

    // Leaving.

    @Test
    @Rule("diadem 4.2.2a")
    void theAlliesLeaveByThreeEdgesAndTheSouthEastOfCastelforte() {
        Table table =
                Table.diadem()
                        .with("24G at 0201", "1G at 0104", "61/6Arm at 1608", "26/6Arm at 1315")
                        .with("9Arm at 1615", "1It at 1215", "10/4Br at 0315");
        table.allowed("24G 0201-north").allowed("1G 0104-west").allowed("61/6Arm 1608-east");
        table.allowed("26/6Arm 1315-south").allowed("9Arm 1615-south").allowed("9Arm 1615-east");
        table.refused("4.2.2f", "1It 1215-south").refused("4.2.2a", "10/4Br 0315-south");
        table.refused("4.2.2a", "1It 1215-1214-north");
        assertThat(table.destinations("26/6Arm")).contains("south");
        assertThat(table.moves()).contains("9Arm 1615-south", "1It 1215-1315-south");
        assertThat(table.moves()).doesNotContain("1It 1215-south", "10/4Br 0315-south");
        table.play("26/6Arm 1315-south").at("26/6Arm", "gone");
    }

    @Test
    @Rule("diadem 4.2.2a")
    void theStepOverTheEdgeCostsOnePointAndAUnitThatMustStopCannotTakeIt() {
        Table near = Table.diadem().with("24G at 0505");
        assertThat(near.costTerms("24G 0505-0405-0304-0303-0203-0103-west"))
                .containsExactly(
                        "T-TER-g 1",
                        "T-TER-g 1",
                        "T-TER-g 1",
                        "T-TER-g 1",
                        "T-TER-g 1",
                        "4.2.2a 1");
        near.allowed("24G 0505-0405-0304-0303-0203-0103-west");
        Table far = Table.diadem().with("24G at 0706");
        far.refused("4.0-obs1", "24G 0706-0606-0505-0405-0304-0204-0103-west");
        assertThat(far.destinations("24G")).doesNotContain("west");
        Table stopped = Table.diadem().with("24G at 0204", "1G at 0104", "576/305DI at 0105");
        stopped.refused("4.1.2b", "24G 0204-0104-west").allowed("24G 0204-0103-west");
        assertThat(stopped.costTerms("1G 0104-west")).containsExactly("4.1.2c 1", "4.2.2a 1");
        stopped.allowed("1G 0104-west");
    }

    @Test
    @Rule("diadem 4.2.2b")
    void theGermansLeaveByTheWestAndTheNorthAlone() {
        Table table =
                Table.diadem()
                        .with("576/305DI at 0104", "577/305DI at 0201", "578/305DI at 1608")
                        .with("721/114Jg at 1415", "9/26Pz at 0315")
                        .step("moving axis");
        table.allowed("576/305DI 0104-west").allowed("577/305DI 0201-north");
        table.refused("4.2.2b", "578/305DI 1608-east").refused("4.2.2b", "721/114Jg 1415-south");
        table.refused("4.2.2b", "9/26Pz 0315-south");
        table.play("576/305DI 0104-west").at("576/305DI", "gone");
        assertThat(table.cited()).contains("4.2.2b");
        assertThat(table.scoreTerms("allies")).isEmpty();
    }

    // Driven off.

    /** An attack at long odds that drives the lone defender off unharmed (DRI/AVI). */
    private static Table driven(String side, Table table, String target, String attacker) {
        table.step("fighting " + side).air("allies", 0).with(attacker);
        table.play("attack " + target, "join " + attacker.split(" ")[0]);
        for (String more : new String[] {"5/5Can", "26/6Arm", "PR26/26Pz", "15/29PzGr"}) {
            String join = "join " + more;
            if (table.moves().contains(join)) {
                table.play(join);
            }
        }
        return table;
    }

    @Test
    @Rule("diadem 4.2.2c")
    void aGermanDrivenOffTheEastOrTheSouthIsDestroyedAndScores() {
        Table east =
                driven(
                        "allies",
                        Table.diadem()
                                .with("576/305DI at 1608", "26/6Arm at 1507")
                                .with("24G at 1607", "1G at 1609"),
                        "1608",
                        "5/5Can at 1508");
        assertThat(east.column()).as("14 to 4 in a city, besieged").isEqualTo("2-1");
        east.rolls(1, 1).play("declare").at("576/305DI", "destroyed");
        assertThat(east.cited()).contains("4.2.2c");
        assertThat(east.scoreTerms("allies")).containsExactly("11.2.1a 3");
        Table south =
                driven(
                        "allies",
                        Table.diadem().with("576/305DI at 1315", "26/6Arm at 1215", "24G at 1314"),
                        "1315",
                        "5/5Can at 1415");
        assertThat(south.column()).as("14 to 4, besieged").isEqualTo("4-1");
        south.rolls(1, 3).play("declare").at("576/305DI", "destroyed");
        assertThat(south.cited()).contains("4.2.2c");
    }

    @Test
    @Rule({"diadem 4.2.2c", "diadem 4.2.2b"})
    void aGermanDrivenOffTheWestIsOnlyGone() {
        Table west =
                driven(
                        "allies",
                        Table.diadem().with("576/305DI at 0105", "26/6Arm at 0104"),
                        "0105",
                        "5/5Can at 0106");
        assertThat(west.column()).isEqualTo("4-1");
        west.rolls(1, 3).play("declare").waits("retreating axis");
        west.play("retreat 576/305DI 0105-west").at("576/305DI", "gone");
        assertThat(west.cited()).contains("4.2.2b");
        assertThat(west.scoreTerms("allies")).isEmpty();
        // Whoever has a hex on the map may not leave it.
        Table free =
                driven(
                        "allies",
                        Table.diadem().with("576/305DI at 0105", "26/6Arm at 0104"),
                        "0105",
                        "5/5Can at 0104");
        free.rolls(1, 1).play("declare").waits("retreating axis");
        free.refused("4.2.2c", "retreat 576/305DI 0105-west");
        free.allowed("retreat 576/305DI 0105-0106");
    }

    @Test
    @Rule("diadem 4.2.2d")
    void anAlliedUnitDrivenIntoTheSeaWestOfFormiaIsDestroyed() {
        Table sea =
                driven(
                        "axis",
                        Table.diadem().with("1108E at 0315", "15/29PzGr at 0314"),
                        "0315",
                        "PR26/26Pz at 0314");
        assertThat(sea.column()).as("12 to 3 in a city, besieged").isEqualTo("3-1");
        sea.rolls(1, 2).play("declare").at("1108E", "destroyed");
        assertThat(sea.cited()).contains("4.2.2d");
        assertThat(sea.scoreTerms("axis")).contains("11.2.2a 10");
    }

    @Test
    @Rule("diadem 4.2.2f")
    void betweenFormiaAndCastelforteADrivenUnitIsRemovedButNotDestroyed() {
        Table gap =
                driven(
                        "axis",
                        Table.diadem().with("1108E at 1115", "15/29PzGr at 1015"),
                        "1115",
                        "PR26/26Pz at 1215");
        assertThat(gap.column()).as("12 to 3, besieged").isEqualTo("5-1");
        gap.rolls(2, 3).play("declare").waits("retreating allies");
        gap.play("retreat 1108E 1115-south").at("1108E", "gone");
        assertThat(gap.cited()).contains("4.2.2f");
        assertThat(gap.scoreTerms("axis")).noneMatch(term -> term.startsWith("11.2.2a"));
        Table stays = Table.diadem().with("1108E at 1115");
        stays.refused("4.2.2f", "1108E 1115-south");
    }

    @Test
    @Rule({"diadem 4.2.2e", "diadem 4.2.2a"})
    void whoeverHasLeftNeverReturns() {
        Table allies = Table.diadem().with("24G at 1608").play("24G 1608-east");
        allies.refused("4.2.2e", "enter 24G 1608").play("end", "end", "end", "end");
        allies.refused("4.2.2e", "enter 24G 1608").refused("4.2.1a", "24G 1608-1609");
        assertThat(allies.destinations("24G")).isEmpty();
        Table driven =
                Table.diadem()
                        .with("576/305DI at gone 0105 west turn-1 driven-off")
                        .turn(5)
                        .step("moving axis");
        driven.refused("4.2.2e", "enter 576/305DI 0105");
        assertThat(driven.destinations("576/305DI")).isEmpty();
    }
}
