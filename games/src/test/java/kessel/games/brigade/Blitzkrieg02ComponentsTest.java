package kessel.games.brigade;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Counter;
import kessel.games.brigade.data.Division;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Blitzkrieg02ComponentsTest {
    private static final Campaign CAMPAIGN = Table.BLITZKRIEG.campaign();

    @Test
    @Rule("blitzkrieg 2.2a")
    void aHundredAndSixGermanUnitsFaceNinetyEightFrenchOnes() {
        assertThat(CAMPAIGN.counters().stream().collect(groupingBy(Counter::nation, counting())))
                .isEqualTo(Map.of("german", 106L, "french", 98L));
        assertThat(CAMPAIGN.sides()).containsExactly("german", "french");
        for (Counter counter : CAMPAIGN.counters()) {
            assertThat(CAMPAIGN.sides().get(counter.side())).isEqualTo(counter.nation());
        }
        assertThat(CAMPAIGN.counters().stream().filter(unit -> unit.name().contains("SS")))
                .extracting(Counter::id)
                .containsExactlyInAnyOrder("SS1/Totenkopf", "SS2/Totenkopf", "SS3/Totenkopf");
    }

    @Test
    @Rule({"blitzkrieg 2.2.1a", "blitzkrieg B1"})
    void aUnitAttacksWithTheFirstNumberDefendsWithTheSecondAndMovesByTheThird() {
        Table.blitzkrieg().with("PR2/1Pz at 2013").worth("PR2/1Pz", "10-8-12");
        Table attacking =
                Table.blitzkrieg()
                        .with("PR2/1Pz at 2013", "518GBC at 2113")
                        .step("fighting german")
                        .play("attack 2113", "join PR2/1Pz");
        assertThat(attacking.attackStrength()).isEqualTo(10);
        assertThat(attacking.defenceStrength()).isEqualTo(5);
        Table defending =
                Table.blitzkrieg()
                        .with("PR2/1Pz at 2013", "518GBC at 2113")
                        .step("fighting french")
                        .play("attack 2013", "join 518GBC");
        assertThat(defending.attackStrength()).isEqualTo(5);
        assertThat(defending.defenceStrength()).isEqualTo(8);
        // The movement power of 12: twelve open hexes, and not one more.
        Table.blitzkrieg()
                .with("PR2/1Pz at 0420")
                .allowed(straight(12))
                .refused("4.0-obs1", straight(13));
    }

    /** Along row 20 of the south edge, which is open and has no roads along it. */
    private static String straight(int hexes) {
        StringBuilder way = new StringBuilder("PR2/1Pz 0420");
        for (int i = 1; i <= hexes; i++) {
            way.append(String.format("-%02d20", 4 + i));
        }
        return way.toString();
    }

    @Test
    @Rule("blitzkrieg 2.2.1a")
    void regimentsAndBrigadesAreTheUnits() {
        for (Counter counter : CAMPAIGN.counters()) {
            assertThat(counter.name())
                    .endsWith(counter.type().artillery() ? "artillery" : "")
                    .matches(
                            ".*(Brigade|Regiment|[Bb]rigade.*|Battalion Group|Grossdeutschland|artillery)");
        }
    }

    @Test
    @Rule({
        "blitzkrieg 2.2.1b",
        "blitzkrieg 5.1.4-obs1",
        "blitzkrieg 5.1.4-obs2",
        "blitzkrieg 5.1.4-obs3"
    })
    void divisionsHaveThreeRegimentsButForTheListedExceptions() {
        for (Counter counter : CAMPAIGN.counters()) {
            String[] marks = counter.id().split("/");
            String division =
                    counter.division() < 0 ? "" : CAMPAIGN.divisions().get(counter.division()).id();
            assertThat(marks.length == 2 ? marks[1] : "").as(counter.id()).isEqualTo(division);
        }
        Map<Integer, Set<String>> bySize =
                CAMPAIGN.divisions().stream()
                        .collect(
                                groupingBy(
                                        division -> division.units().length,
                                        mapping(Division::id, toSet())));
        assertThat(bySize.keySet()).containsExactlyInAnyOrder(2, 3, 4);
        assertThat(bySize.get(2))
                .containsExactlyInAnyOrder(
                        "6Pz", "8Pz", "2Mtz", "13Mtz", "29Mtz", "1DCR", "2DCR", "3DCR", "101DIF");
        assertThat(bySize.get(4)).containsExactlyInAnyOrder("4Pz", "5Pz", "10Pz");
        assertThat(CAMPAIGN.divisions()).allMatch(Division::countsInCombat);
    }

    @Test
    @Rule("blitzkrieg 2.2.1c")
    void lettersMarkTheSpecialUnits() {
        Map<String, String> marks =
                Map.ofEntries(
                        Map.entry("\\d+RTA/.*", "Algerian"),
                        Map.entry("\\d+RIC/.*", "Colonial"),
                        Map.entry("\\d+RTM/.*", "Moroccan"),
                        Map.entry("\\d+RTS/.*", "Senegalese"),
                        Map.entry("\\d+RZ/.*", "Zouave"),
                        Map.entry("3Spahi", "Spahi"),
                        Map.entry("B/.*", "B tanks"),
                        Map.entry("H/.*", "H tanks"),
                        Map.entry("R/.*", "R tanks"),
                        Map.entry("GD", "Grossdeutschland"));
        marks.forEach(
                (mark, word) -> {
                    List<Counter> marked =
                            CAMPAIGN.counters().stream()
                                    .filter(counter -> counter.id().matches(mark))
                                    .toList();
                    assertThat(marked).as(mark).isNotEmpty();
                    assertThat(marked).as(mark).allMatch(unit -> unit.name().contains(word));
                    assertThat(
                                    CAMPAIGN.counters().stream()
                                            .filter(unit -> unit.name().contains(word)))
                            .as(word)
                            .containsAll(marked);
                });
        assertThat(types("\\d*[BHR]/\\dDCR")).containsExactly("armour");
        assertThat(types(".*/\\dDIM")).containsExactly("motorised-infantry");
        assertThat(types(".*/\\dDCL"))
                .containsExactlyInAnyOrder("cavalry", "mechanised-cavalry", "motorised-infantry");
        assertThat(types("3Spahi")).containsExactly("cavalry");
        assertThat(types(".*/\\dDINA")).containsExactly("infantry");
        assertThat(divisions("DCL")).containsExactlyInAnyOrder("1DCL", "2DCL", "4DCL", "5DCL");
        assertThat(divisions("DCR")).containsExactlyInAnyOrder("1DCR", "2DCR", "3DCR", "4DCR");
        assertThat(divisions("DIM")).containsExactlyInAnyOrder("1DIM", "3DIM", "5DIM", "9DIM");
        assertThat(divisions("DINA")).containsExactlyInAnyOrder("3DINA", "4DINA");
    }

    private static Set<String> types(String ids) {
        return CAMPAIGN.counters().stream()
                .filter(counter -> counter.id().matches(ids))
                .map(counter -> counter.type().id())
                .collect(toSet());
    }

    private static Set<String> divisions(String kind) {
        return CAMPAIGN.divisions().stream()
                .map(Division::id)
                .filter(id -> id.endsWith(kind))
                .collect(toSet());
    }

    @Test
    @Rule({"blitzkrieg 2.2.1-obs1", "blitzkrieg 2.2.1-obs2"})
    void gunsBelongToACorpsOrAnArmyAndToNoDivision() {
        int armies = 0;
        int corps = 0;
        for (Counter counter : CAMPAIGN.counters()) {
            if (!counter.type().artillery()) {
                continue;
            }
            assertThat(counter.division()).as(counter.id()).isEqualTo(-1);
            if (counter.id().startsWith("AOK")) {
                armies++;
                assertThat(counter.name())
                        .isEqualTo(counter.id().substring(3) + "th Army artillery");
            } else {
                corps++;
                assertThat(counter.id()).matches("(AR|RA)[IVXL]+");
                assertThat(counter.name())
                        .matches(counter.id().substring(2) + "( Army| Motorised)? Corps artillery");
            }
        }
        assertThat(armies).as("those of the 4th and the 12th Army").isEqualTo(2);
        assertThat(corps).as("12 German and 5 French").isEqualTo(17);
    }

    @Test
    @Rule("blitzkrieg 2.2.1d")
    void theAttackPowerOfGunsIsAlsoWhatTheySupportWith() {
        Table attack =
                Table.blitzkrieg()
                        .with("27/12ID at 2013", "AOK12 at 1911", "66/18DI at 2113", "RAII at 2213")
                        .step("fighting german")
                        .play("attack 2113", "join 27/12ID", "join AOK12", "declare");
        assertThat(attack.attackStrength()).isEqualTo(4 + 4);
        assertThat(attack.play("join RAII").defenceStrength()).isEqualTo(4 + 3);
    }

    @Test
    @Rule("blitzkrieg 2.3a")
    void theFourTablesAreDataThatCanBeCorrected() {
        String game = "blitzkrieg/game.yaml";
        String tables = "blitzkrieg/tables.yaml";
        Table terrain = Table.changed(game, "forest:  { foot: 2,", "forest:  { foot: 4,");
        terrain.with("27/12ID at 2012");
        assertThat(terrain.cost("27/12ID 2012-2011")).isEqualTo("4");

        Table vulnerability =
                Table.changed(
                        game,
                        "armour:             { column: motor, is: [armour, motorised],   advance: 2, air: 2",
                        "armour:             { column: motor, is: [armour, motorised],   advance: 2, air: 7");
        vulnerability.with("518GBC at 2013").step("fighting german").play("attack 2013", "air 3");
        assertThat(vulnerability.bombardmentValue()).isEqualTo(21);

        Table.changed(tables, "[DI, DI, DI, DI, DI]", "[DB, DI, DI, DI, DI]")
                .with("66/18DI at 2013")
                .step("fighting german")
                .rolls(3, 4)
                .play("attack 2013", "air 3", "declare")
                .reduced("66/18DI");

        Table.changed(
                        tables,
                        "DVB/ARB, DVB/ARI,     IMP, DRI/AVB, DRB/AVB, DRI/AVI, DRB/AVI,     EMP]",
                        "DRI/AVI, DVB/ARI,     IMP, DRI/AVB, DRB/AVB, DRI/AVI, DRB/AVI,     EMP]")
                .with("PR2/1Pz at 2012", "518GBC at 2013")
                .step("fighting german")
                .air("french", 0)
                .rolls(3, 4)
                .play("attack 2013", "join PR2/1Pz", "declare")
                .waits("retreating french");
        assertThat(CAMPAIGN.tablesPrinted()).as("the combat results are reconstructed").isFalse();
    }

    @Test
    @Rule("blitzkrieg 2.4.1a")
    void sixteenTurnsOfTwelveHoursLeadFromTheTwelfthToTheNineteenthOfMay() {
        assertThat(CAMPAIGN.turns()).isEqualTo(16);
        assertThat(CAMPAIGN.hoursPerTurn()).isEqualTo(12);
        assertThat(CAMPAIGN.starts()).isEqualTo(LocalDate.of(1940, 5, 12));
        assertThat(CAMPAIGN.starts().plusDays(16 / 2 - 1L)).isEqualTo(LocalDate.of(1940, 5, 19));
    }

    @Test
    @Rule("blitzkrieg 2.4.2a")
    void bothSidesHaveAirPointsAndEachCountsItsOwn() {
        Table table =
                Table.blitzkrieg()
                        .with("PR2/1Pz at 2013", "66/18DI at 2317")
                        .step("fighting german")
                        .rolls(3, 4)
                        .play("attack 2317", "air 10", "declare");
        assertThat(table.airLeft("german")).isEqualTo(60);
        assertThat(table.airLeft("french")).isEqualTo(10);
        table.rolls(3, 4).play("end", "end", "attack 2013", "air 4", "declare");
        assertThat(table.airLeft("german")).isEqualTo(60);
        assertThat(table.airLeft("french")).isEqualTo(6);
    }

    @Test
    @Rule("blitzkrieg 2.4.3a")
    void combatTakesTwoDiceMovementNoneAndTheFrenchAirForceOne() {
        // The table refuses to roll a die that was not put down, and to leave one that was.
        Table.blitzkrieg().with("27/12ID at 2013").play("27/12ID 2013-2012-2011");
        Table.blitzkrieg()
                .with("27/12ID at 2013", "66/18DI at 2113")
                .step("fighting german")
                .rolls(1, 1)
                .play("attack 2113", "join 27/12ID", "declare", "stand");
        Table.blitzkrieg().step("fighting french").rolls(2).play("end").waits("moving german");
    }
}
