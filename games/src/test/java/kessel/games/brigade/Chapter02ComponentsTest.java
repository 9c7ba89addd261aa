package kessel.games.brigade;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import kessel.engine.data.DataFault;
import kessel.engine.data.Item;
import kessel.engine.data.Library;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Counter;
import kessel.games.brigade.data.Division;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Chapter02ComponentsTest {
    private static final Campaign GAZALA = Table.GAZALA.campaign();

    @Test
    @Rule("gazala 2.1a")
    void theMapHasFourHundredHexes() {
        assertThat(GAZALA.map().grid().size()).isEqualTo(400);
    }

    @Test
    @Rule("gazala 2.2a")
    void thereAreFiftyFourUnitsOfSixNations() {
        assertThat(GAZALA.counters().stream().collect(groupingBy(Counter::nation, counting())))
                .isEqualTo(
                        Map.of(
                                "italian", 20L,
                                "british", 13L,
                                "german", 10L,
                                "indian", 5L,
                                "south-african", 5L,
                                "free-french", 1L));
        assertThat(GAZALA.counters().stream().collect(groupingBy(Counter::side, counting())))
                .isEqualTo(Map.of(0, 30L, 1, 24L));
    }

    @Test
    @Rule("gazala 2.2b")
    void everyUnitIsARegimentOrABrigadeOrTheGunsOfACorpsOrArmy() {
        for (Counter counter : GAZALA.counters()) {
            assertThat(counter.name())
                    .endsWith(counter.type().artillery() ? "artillery" : "")
                    .matches(".* (Brigade|Regiment|artillery)");
        }
    }

    @Test
    @Rule("gazala 2.2c")
    void fiveDivisionsHaveThreeUnitsAndTheOthersTwo() {
        Map<Integer, List<String>> bySize =
                GAZALA.divisions().stream()
                        .collect(
                                groupingBy(
                                        division -> division.units().length,
                                        java.util.stream.Collectors.mapping(
                                                Division::id,
                                                java.util.stream.Collectors.toList())));
        assertThat(bySize.keySet()).containsExactlyInAnyOrder(1, 2, 3);
        assertThat(bySize.get(3)).containsExactlyInAnyOrder("7Arm", "50", "90Lt", "1SA", "5Ind");
        // The 4th Indian Division sends one brigade and so never counts as a division.
        assertThat(bySize.get(1)).containsExactly("4Ind");
        for (Division division : GAZALA.divisions()) {
            assertThat(division.countsInCombat())
                    .as(division.id())
                    .isEqualTo(!division.id().equals("4Ind"));
        }
    }

    @Test
    @Rule({"gazala 2.2.1a", "gazala G1"})
    void aUnitAttacksWithItsAttackPowerAndDefendsWithItsDefencePower() {
        Table.gazala().with("7Mot/7Arm at 0713").worth("7Mot/7Arm", "4-4-15");
        Table attacking =
                Table.gazala()
                        .with("201G at 0713", "115/15Pz at 0613")
                        .step("fighting allies")
                        .play("attack 0613", "join 201G");
        assertThat(attacking.attackStrength()).isEqualTo(4);
        assertThat(attacking.defenceStrength()).isEqualTo(4);
        Table defending =
                Table.gazala()
                        .with("201G at 0713", "115/15Pz at 0613")
                        .step("fighting axis")
                        .play("attack 0713", "join 115/15Pz");
        assertThat(defending.attackStrength()).isEqualTo(3);
        assertThat(defending.defenceStrength()).isEqualTo(6);
        // The movement power of 15: fifteen open hexes, and not half a point more.
        String north =
                "7Mot/7Arm 0716-0715-0714-0713-0712-0711-0710-0709-0708-0707-0706-0705-0704-0703"
                        + "-0702-0701";
        Table.gazala()
                .with("7Mot/7Arm at 0716")
                .step("moving allies")
                .allowed(north)
                .refused("4.0-obs1", north + "-0601");
    }

    @Test
    @Rule({"gazala G10", "gazala 7.0b", "gazala 7.0d", "brigade R39"})
    void aReducedUnitKeepsHalfItsPowersRoundedUpAndAllItsMovement() {
        Table.gazala()
                .with("7Mot/7Arm at 0713 reduced", "115/15Pz at 0305 reduced")
                .worth("7Mot/7Arm", "2-2-15")
                .worth("115/15Pz", "2-2-16")
                .allowed("115/15Pz 0305-0306-0307-0308-0309-0310-0311-0312-0313-0314-0315-0316");
    }

    @Test
    @Rule("gazala 2.2.1b")
    void theMarkOnTheRightSaysWhichDivisionAUnitBelongsTo() {
        for (Counter counter : GAZALA.counters()) {
            String[] marks = counter.id().split("/");
            String division =
                    counter.division() < 0 ? "" : GAZALA.divisions().get(counter.division()).id();
            assertThat(marks.length == 2 ? marks[1] : "").as(counter.id()).isEqualTo(division);
        }
        Table mixed = attackOnTheGuards("104/21Pz", "115/15Pz");
        assertThat(mixed.shifts()).doesNotContain("5.1.4a 1");
        Table together = attackOnTheGuards("8/15Pz", "115/15Pz");
        assertThat(together.shifts()).contains("5.1.4a 1");
    }

    private static Table attackOnTheGuards(String first, String second) {
        return Table.gazala()
                .with(first + " at 0613", second + " at 0613", "201G at 0713")
                .step("fighting axis")
                .play("attack 0713", "join " + first, "join " + second);
    }

    @Test
    @Rule("gazala 2.2.1c")
    void specialMarksNameGuardsFrenchBersaglieriAndTheGunsOfCorpsAndArmies() {
        assertThat(name("201G")).contains("Guards");
        assertThat(name("1FL")).contains("Free French");
        for (String bersaglieri : List.of("7B", "9B", "8B/Ariete", "12B/Littorio")) {
            assertThat(name(bersaglieri)).contains("Bersaglieri");
        }
        assertThat(name("8Ex")).isEqualTo("8th Army artillery");
        assertThat(name("AK")).isEqualTo("Afrika Korps artillery");
        assertThat(name("PzA")).isEqualTo("Panzerarmee artillery");
        for (String corps : List.of("XIII", "XXX", "X", "XX", "XXI")) {
            assertThat(name(corps)).isEqualTo(corps + " Corps artillery");
        }
        for (Counter counter : GAZALA.counters()) {
            if (counter.type().artillery()) {
                assertThat(counter.division()).as(counter.id()).isEqualTo(-1);
            }
        }
    }

    private static String name(String unit) {
        return GAZALA.counter(GAZALA.unit(unit).orElseThrow()).name();
    }

    @Test
    @Rule({"gazala 2.3a", "brigade R43"})
    void theFourTablesAreDataThatCanBeCorrected() {
        Table terrain =
                Table.changed(
                        "gazala/game.yaml",
                        "ridge: { foot: 2, motor: 3,",
                        "ridge: { foot: 4, motor: 3,");
        terrain.with("1/1SA at 1103").step("moving allies");
        assertThat(terrain.cost("1/1SA 1103-1102")).isEqualTo("4");

        Table vulnerability =
                Table.changed(
                        "gazala/game.yaml",
                        "advance: 2, air: 2, artillery: 1 }",
                        "advance: 2, air: 7, artillery: 1 }");
        vulnerability.with("8/15Pz at 0613").step("fighting allies").play("attack 0613", "air 1");
        assertThat(vulnerability.bombardmentValue()).isEqualTo(7);

        Table bombardment =
                Table.changed(
                        "gazala/tables.yaml",
                        "7:         [DI, DI, DI, DI, DI]",
                        "7:         [DB, DI, DI, DI, DI]");
        bombardment
                .with("8/15Pz at 0613")
                .step("fighting allies")
                .rolls(3, 4)
                .play("attack 0613", "air 1", "declare")
                .reduced("8/15Pz");

        Table combat =
                Table.changed(
                        "gazala/tables.yaml",
                        "7:         [DVI/AE,  DVI/AE,  DVB/AE,",
                        "7:         [DVI/AE,  DVI/AE,  DRI/AVI,");
        combat.with("1/1SA at 0713", "115/15Pz at 0613")
                .step("fighting allies")
                .air("axis", 0)
                .rolls(3, 4)
                .play("attack 0613", "join 1/1SA", "declare")
                .waits("retreating axis");
    }

    @Test
    @Rule("brigade R43")
    void theTablesSayWhetherTheyArePrintedOrReconstructed() {
        assertThat(GAZALA.tablesPrinted()).isTrue();
        assertThat(tables("source: reconstructed").tablesPrinted()).isFalse();
        assertThatThrownBy(() -> tables("source: guessed")).isInstanceOf(DataFault.class);
        assertThatThrownBy(() -> tables("")).isInstanceOf(DataFault.class);
    }

    private static Campaign tables(String label) {
        Library files = Library.builtIn(BrigadeGame.class);
        return BrigadeGame.of(
                        "gazala",
                        file ->
                                file.equals("gazala/tables.yaml")
                                        ? files.text(file).replace("source: printed", label)
                                        : files.text(file))
                .campaign();
    }

    @Test
    @Rule("gazala 2.4.1a")
    void fourteenTurnsOfTwoDaysLeadFromTheTwentySixthOfMayToTheTwentySecondOfJune() {
        Item game = Library.builtIn(BrigadeGame.class).yaml("gazala/game.yaml");
        LocalDate first = LocalDate.parse(game.at("starts").text());
        int days = game.at("hours-per-turn").number() / 24 * GAZALA.turns();
        assertThat(GAZALA.turns()).isEqualTo(14);
        assertThat(first).isEqualTo(LocalDate.of(1942, 5, 26));
        assertThat(first.plusDays(days - 1L)).isEqualTo(LocalDate.of(1942, 6, 22));
    }

    @Test
    @Rule("gazala 2.4.2a")
    void bothSidesHaveAirPointsAndEachCountsItsOwn() {
        Table table =
                Table.gazala()
                        .with("8/15Pz at 0613", "201G at 1608")
                        .step("fighting axis")
                        .rolls(3, 4)
                        .play("attack 1608", "air 10", "declare");
        assertThat(table.airLeft("axis")).isEqualTo(25);
        assertThat(table.airLeft("allies")).isEqualTo(10);
        table.rolls(3, 4).play("end", "end", "attack 0613", "air 4", "declare");
        assertThat(table.airLeft("axis")).isEqualTo(25);
        assertThat(table.airLeft("allies")).isEqualTo(6);
    }

    @Test
    @Rule("gazala 2.4.3a")
    void combatTakesTwoDiceMovementNoneAndAMinefieldOne() {
        // The table refuses to roll a die that was not put down, and to leave one that was.
        Table.gazala().with("61/Trento at 0613").play("61/Trento 0613-0713-0813");
        Table.gazala().with("61/Trento at 0706").rolls(6).play("61/Trento 0706-0806");
        Table.gazala()
                .with("61/Trento at 0613", "1/1SA at 0713")
                .step("fighting axis")
                .rolls(1, 1)
                .play("attack 0713", "join 61/Trento", "declare", "stand");
    }
}
