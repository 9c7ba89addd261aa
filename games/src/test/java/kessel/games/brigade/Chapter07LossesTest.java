package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Chapter07LossesTest {
    /** An attack from the air that hits. */
    private static Table bombed(String placement, String hex) {
        return Table.gazala()
                .step("fighting axis")
                .with(placement)
                .play("attack " + hex, "air 10")
                .rolls(6, 6)
                .play("declare");
    }

    @Test
    @Rule({"gazala 7.0a", "gazala 7.0c"})
    void theFirstLossReducesAndTheSecondEliminates() {
        bombed("69/50 at 1612", "1612").reduced("69/50").at("69/50", "1612");
        bombed("69/50 at 1612 reduced", "1612").at("69/50", "destroyed");
    }

    @Test
    @Rule({"gazala 7.0b", "gazala G10", "brigade R39"})
    void aReducedUnitHasHalfItsPowersRoundedUp() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .with("115/15Pz at 1512 reduced", "7Mot/7Arm at 1612 reduced")
                        .play("attack 1612", "join 115/15Pz");
        assertThat(table.attackStrength()).as("3 becomes 2").isEqualTo(2);
        assertThat(table.defenceStrength()).as("4 becomes 2").isEqualTo(2);
        assertThat(table.seenBy("axis", "1512").getFirst().values()).containsExactly(2, 2, 16, 0);
        assertThat(table.seenBy("allies", "1612").getFirst().values()).containsExactly(2, 2, 15, 0);
    }

    @Test
    @Rule({"gazala 7.0b", "brigade R39"})
    void everyUnitIsHalvedByItselfWhateverItsNation() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .with("115/15Pz at 1512 reduced", "9B at 1512 reduced")
                        .with("GenIt at 1512 reduced", "69/50 at 1612 reduced")
                        .with("201G at 1612 reduced", "XIII at 1612 reduced")
                        .play("attack 1612", "join 115/15Pz", "join 9B", "join GenIt");
        assertThat(table.attackStrength()).isEqualTo(2 + 2 + 1);
        assertThat(table.defenceStrength()).isEqualTo(3 + 3 + 2);
    }

    @Test
    @Rule({"gazala 7.0d"})
    void aReducedUnitMovesAndShootsAsFarAsBefore() {
        Table whole = Table.gazala().with("5/21Pz at 1612", "61/Trento at 1612");
        Table reduced = Table.gazala().with("5/21Pz at 1612 reduced", "61/Trento at 1612 reduced");
        assertThat(reduced.destinations("5/21Pz"))
                .hasSizeGreaterThan(100)
                .isEqualTo(whole.destinations("5/21Pz"));
        assertThat(reduced.destinations("61/Trento"))
                .hasSizeGreaterThan(50)
                .isEqualTo(whole.destinations("61/Trento"));
        Table.gazala()
                .step("fighting axis")
                .with("PzA at 1312 reduced", "69/50 at 1612")
                .play("attack 1612")
                .allowed("join PzA");
    }

    @Test
    @Rule({"gazala 7.0e"})
    void axisUnitsStayReduced() {
        Table.gazala()
                .held("axis", "Tobruk")
                .held("axis", "Belhamed")
                .with("5/21Pz at 1904 reduced")
                .play("end", "end", "end", "end")
                .waits("moving axis")
                .reduced("5/21Pz");
    }

    // Recovery.

    @Test
    @Rule({"gazala 7.0f", "brigade R34"})
    void alliedUnitsOutOfContactRecoverAsTheirMovementPhaseEnds() {
        Table.gazala()
                .with("69/50 at 2010 reduced", "1Tk at 2011 reduced", "8Ex at 1404 reduced")
                .play("end")
                .reduced("69/50")
                .play("end")
                .waits("moving allies")
                .reduced("69/50")
                .play("69/50 2010-2011", "end")
                .intact("69/50")
                .intact("1Tk")
                .intact("8Ex");
    }

    @Test
    @Rule({"gazala 7.0f", "brigade R34"})
    void aUnitInAnAxisZoneAtTheStartOrTheEndDoesNotRecover() {
        Table.gazala()
                .step("fighting axis")
                .with("61/Trento at 1512", "69/50 at 1612 reduced", "1Tk at 1613 reduced")
                .with("201G at 1812 reduced", "7Mot/7Arm at 1814 reduced")
                .play("end")
                .play("69/50 1612-1711-1811", "201G 1812-1711-1612", "7Mot/7Arm 1814-1815", "end")
                .reduced("69/50")
                .reduced("1Tk")
                .reduced("201G")
                .intact("7Mot/7Arm");
    }

    @Test
    @Rule({"gazala 7.0f"})
    void aUnitCutOffFromBothDepotsDoesNotRecover() {
        Table.gazala()
                .step("moving allies")
                .with("69/50 at 2516 reduced", "7B at 2514", "61/Trento at 2315")
                .play("end")
                .reduced("69/50");
        Table.gazala()
                .step("moving allies")
                .with("69/50 at 2516 reduced", "1Tk at 2515", "201G at 2416")
                .with("7B at 2514", "61/Trento at 2315")
                .play("end")
                .reduced("69/50");
        Table.gazala()
                .step("moving allies")
                .with("69/50 at 2516 reduced", "7B at 2514")
                .play("end")
                .intact("69/50");
    }

    @Test
    @Rule({"gazala 7.0f"})
    void oneDepotInAlliedHandsAndOutOfAxisZonesIsEnough() {
        reducedAt2013().held("axis", "Tobruk").play("end").intact("69/50");
        reducedAt2013().held("axis", "Belhamed").play("end").intact("69/50");
        reducedAt2013()
                .held("axis", "Tobruk")
                .held("axis", "Belhamed")
                .play("end")
                .reduced("69/50");
        reducedAt2013().held("axis", "Tobruk").with("7B at 2207").play("end").reduced("69/50");
        reducedAt2013().held("axis", "Belhamed").with("7B at 1905").play("end").reduced("69/50");
        reducedAt2013().with("7B at 1905", "61/Trento at 2207").play("end").reduced("69/50");
    }

    private static Table reducedAt2013() {
        return Table.gazala().step("moving allies").with("69/50 at 2013 reduced");
    }

    // The end.

    @Test
    @Rule({"gazala 11.2c", "brigade R36"})
    void equalPointsAreADraw() {
        assertThat(Table.gazala().held("axis", "Tobruk").leader()).isEqualTo("allies");
        Table even =
                Table.gazala()
                        .held("axis", "Tobruk")
                        .with("69/50 at destroyed", "1Tk at destroyed");
        assertThat(even.score("axis")).isEqualTo(60);
        assertThat(even.score("allies")).isEqualTo(60);
        assertThat(even.leader()).isEqualTo("nobody");
        assertThat(Table.gazala().held("axis", "Tobruk").held("axis", "Knightsbridge").leader())
                .isEqualTo("axis");
    }

    /** The Axis limit is traced too, and ends in Allied zones; the Allies' own lines do not. */
    @Test
    @Rule({"gazala 7.0f", "gazala 4.1.2-obs2b"})
    void anAlliedUnitRecoversThoughTheAxisHasTracedItsLimitBefore() {
        Table table =
                Table.gazala()
                        .with("115/15Pz at 0505", "69/50 at 1612 reduced")
                        .play("115/15Pz 0505-0504", "end", "end", "end")
                        .intact("69/50");
        assertThat(table.told()).anyMatch(line -> line.endsWith("recovers from its loss."));
    }
}
