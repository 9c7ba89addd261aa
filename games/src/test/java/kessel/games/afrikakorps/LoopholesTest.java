package kessel.games.afrikakorps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import kessel.engine.game.Ruling;
import kessel.engine.match.Match;
import kessel.games.afrikakorps.data.Campaign;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.Flags;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Where a clever player would look for a way round the rules, or a program for a short cut. */
class LoopholesTest {
    @Test
    @Rule({"afrika-korps 14.6a", "afrika-korps 14.5b", "afrika-korps 14.4b"})
    void ofSeveralSupplyUnitsThePlayerNamesTheOneThatServesAnAutomaticVictory() {
        Table table = Table.axis().with("7A/2 R40", "21/5 R39", "AxS1 R36", "AxS2 R35", "AxS3 S36");
        table.play("prepare", "add 21/5", "add 7A/2", "add AxS1", "declare");
        table.play("march AxS1 R36-R35-R34-R33", "done").refused("done", "14.6a");
        table.refused("support AxS1 1", "14.5b").refused("support AxS2 2", "14.6a");
        table.play("support AxS2 1", "support AxS2 1").refused("done", "14.6a");
        table.play("support AxS3 1", "done", "resolve 1");
        table.at("AxS1", "due").at("AxS3", "due").at("AxS2", "R35");
    }

    @Test
    @Rule({"afrika-korps 15.3.2.2a", "afrika-korps 23.2a"})
    void outOfAFortressNobodyTakesSupplyWhoseGuardsAreLeftInPeace() {
        Table table =
                Table.allies()
                        .with("9A/18 G25", "AlS1 G25", "Centauro H26", "AxS1 H26")
                        .play("done");
        table.refused("seize 9A/18 H26", "11.3a");
        table.with("7A/2 I26", "9A/20 G25").play("seize 9A/18 H26").refused("done", "8.4b");
        table.battle("7A/2", "9A/20", "Centauro", "AlS1").legal("done");
    }

    @Test
    @Rule({"afrika-korps 14.2c", "afrika-korps 14.4b"})
    void supplyThatCannotServeMayBeNamedBesideSomeThatDoes() {
        Table table =
                Table.axis()
                        .with("Bologna F18", "9A/20 G21", "4I/23 E18", "AxS2 G20", "AxS1 E17")
                        .play("done");
        table.battle("Bologna", "4I/23", "AxS2", "AxS1").legal("done");
    }

    @Test
    @Rule({"afrika-korps 14.6a", "afrika-korps 11.7e"})
    void whoFinishesAUnitSaysWithWhichSupply() {
        Table table =
                Table.axis()
                        .with("21/5 J4", "15/8 J4", "AxS1 J4", "7/4 I3", "Ariete G2")
                        .with("AxS2 G2", "AxS3 F2")
                        .play("done")
                        .battle("21/5", "15/8", "7/4", "AxS1")
                        .play("done");
        table.dice(3).play("resolve 1", "retreat 7/4 I2-H2", "agree");
        table.refused("finish Ariete H2", "14.1a").legal("finish Ariete+AxS2 H2");
        table.refused("finish Ariete+AlS1 H2", "14.1a").play("finish Ariete+AxS3 H2");
        assertThat(table.is("AxS3", Flags.USED)).isTrue();
        assertThat(table.is("AxS2", Flags.USED)).isFalse();
    }

    /** Whom it takes supply to finish with is asked of units on the map alone. */
    @Test
    @Rule("afrika-korps 11.7e")
    void onlyWhoStandsBesideTheFortressIsOfferedToFinish() {
        Table table =
                Table.axis()
                        .with("21/5 J4", "15/8 J4", "AxS1 J4", "7/4 I3", "Ariete G2")
                        .with("AxS2 G2", "Bologna dead", "Brescia F2")
                        .play("done")
                        .battle("21/5", "15/8", "7/4", "AxS1")
                        .play("done");
        table.dice(3).play("resolve 1", "retreat 7/4 I2-H2", "agree");
        List<String> offered = new ArrayList<>();
        Table.GAME
                .rules()
                .moves(table.position(), move -> offered.add(Table.GAME.notation().write(move)));
        assertThat(offered)
                .filteredOn(move -> move.startsWith("finish"))
                .containsExactlyInAnyOrder("finish Ariete+AxS1 H2", "finish Ariete+AxS2 H2");
    }

    @Test
    @Rule({"afrika-korps 7.5d", "afrika-korps 21.3b"})
    void aSubstituteLosesNoMoreThanItMust() {
        Table table =
                Table.allies()
                        .turn(33)
                        .with("AxS1 W2", "32 R40", "1Arm R40", "7/7SG dead", "2/2SG dead")
                        .with("90/55 R41", "AlS1 R40")
                        .play("done", "combine 1Arm+32 SA1", "done")
                        .battle("SA1", "90/55", "AlS1")
                        .play("done");
        // 4:2 = 2-1; a 2 is an exchange that costs 2 of the 4.
        table.dice(2).play("resolve 1").step("paying allies");
        table.refused("split SA1 2/2SG", "7.5d").legal("split SA1 1Arm", "lose SA1");
        table.play("split SA1 2/2SG+7/7SG").at("2/2SG", "R40").at("7/7SG", "R40");
    }

    @Test
    @Rule("afrika-korps 17.3.2b")
    void whereItIsAgreedChangingRoadsIsACrossingOffTheRoad() {
        // From H26 into the escarpment of I27 leads no road; nor from G24 into that of H24.
        String into = "march 21/5 H24-I25-I26-H26-I27-J27";
        String after = "march 15/8 G24-H24-I25-I26-H26";
        Table.axis().with("21/5 H24", "15/8 G24").legal(into, after);
        Table agreed = Table.axis().with("21/5 H24", "15/8 G24");
        agreed.position().choose(Set.of(Campaign.LANE_CHANGE_COUNTS));
        agreed.refused(into, "18.1a").refused(after, "18.4.1b");
        agreed.play("march 21/5 H24-I25-I26-H26");
        assertThat(agreed.is("21/5", Flags.OFF_ROAD)).isTrue();
        assertThat(agreed.left("21/5")).isEqualTo(9);
    }

    @Test
    @Rule("afrika-korps 9.5a")
    void aBlockerFightsInAnyCompanyThatMakesItsAttackLawful() {
        // 7/4SA alone is 1:7, with 7/4 beside it 5:7 and in need of supply, with 7/7SG 2:7 = 1-4.
        Table table =
                Table.allies()
                        .with("Savona R40", "21/5 T42", "1/2 R39", "1/22 R39", "32 Q40")
                        .with("7/4SA S41", "7/4 S41", "7/7SG S41", "AlS1 R34", "AlS2 P44");
        table.play("prepare", "add Savona", "add 1/2", "add 1/22", "add 32", "add AlS1");
        table.play("add AlS2", "hem-in 7/4SA", "declare");
        // Without 7/7SG there is no such company.
        Table alone =
                Table.allies()
                        .with("Savona R40", "21/5 T42", "1/2 R39", "1/22 R39", "32 Q40")
                        .with("7/4SA S41", "7/4 S41", "AlS1 R34", "AlS2 P44");
        alone.play("prepare", "add Savona", "add 1/2", "add 1/22", "add 32", "add AlS1");
        alone.play("add AlS2", "hem-in 7/4SA").refused("declare", "9.5a");
    }

    @Test
    @Rule({"afrika-korps 7.4d", "afrika-korps 11.6b"})
    void whoIsGivenUpIsThePlayersChoiceAmongSetsWithoutAnybodyToSpare() {
        // Five factors against 7 need supply; two or three do not. So either 7/7 or both others.
        Table table =
                Table.allies().with("7/7 R40", "7A/1 R40", "7A/2 R40", "21/5 R41").play("done");
        table.legal("abandon 7/7", "abandon 7A/1", "abandon 7A/2");
        table.play("abandon 7A/1").refused("abandon 7/7", "11.6b").refused("done", "8.4b");
        table.play("abandon 7A/2").battle("7/7", "21/5").legal("done");
        table.play("cancel 1", "abandon 7A/1", "abandon 7A/2", "abandon 7/7");
        table.refused("abandon 7A/1", "11.6b").battle("7A/1", "7A/2", "21/5").legal("done");
    }

    @Test
    @Rule({"afrika-korps 11.6c", "afrika-korps 21.2a"})
    void noExchangeLeavesAUnitWithoutALawfulAttack() {
        // 32 and 7A/1 at 3:7, 1Arm at 2:7. One counter for both would have to take on both enemies.
        Table table =
                Table.allies()
                        .turn(33)
                        .with("AxS1 W2", "32 R40", "1Arm R40", "7A/1 R42", "21/5 R41", "15/8 R39")
                        .moved("32", "1Arm", "7A/1")
                        .play("done");
        table.step("exchanging allies").refused("combine 1Arm+32 SA1", "11.6c");
        table.with("7A/1 due").legal("combine 1Arm+32 SA1");
    }

    @Test
    @Rule("afrika-korps 11.6c")
    void whoMovedIntoATrapTakesItBackAndIsNeverStuck() {
        Table table = Table.axis().with("Folgore R38", "1/22 R41", "1/2 R41", "AxS1 W2");
        table.play("march Folgore R38-R39-R40").refused("done", "11.6c");
        table.play("take-back").at("Folgore", "R38").legal("done");
    }

    @Test
    @Rule({"afrika-korps 15.1c", "afrika-korps 22.4b", "afrika-korps 4.3a"})
    void noPortIsHeldByBothSidesAtOnce() {
        // Rommel alone goes upon no Allied supply, not even in a fortress; with a unit he may.
        Table axis = Table.axis().with("Rom H26", "21/5 H26", "AlS1 G25", "AxS1 W2");
        axis.refused("march Rom H26-G25", "13.3b").play("march 21/5 H26-G25");
        axis.legal("march Rom H26-G25");
        // Where Allied supply comes upon him he goes to the nearest unit.
        Table allies = Table.allies().with("Rom G25", "21/5 L25", "AlS1 H25", "AxS1 L25");
        allies.play("march AlS1 H25-G25").at("Rom", "L25");
    }

    @Test
    void takingBackHasALimitBeyondWhichUndoStillLeadsOn() {
        Match<AfrikaKorpsPosition, AfrikaKorpsMove> match =
                Match.start(Table.GAME, "campaign", new TreeSet<>(), List.of("A", "B"), "a seed");
        AfrikaKorpsPosition start = match.position().copy();
        for (int i = 0; i < 2000; i++) {
            assertThat(play(match, "march Ariete W6-W7").legal()).isTrue();
            assertThat(play(match, "take-back").legal()).isTrue();
        }
        assertThat(play(match, "march Ariete W6-W7").legal()).isTrue();
        assertThat(((Ruling.Illegal) play(match, "take-back")).rule()).isEqualTo("K7");
        assertThat(match.undo(0)).isEqualTo(Ruling.LEGAL);
        assertThat(match.position()).isEqualTo(start);
        assertThat(play(match, "march Ariete W6-W8").legal()).isFalse();
        assertThat(play(match, "march Ariete W6-W5-W4-W3").legal()).isTrue();
    }

    private static Ruling play(Match<AfrikaKorpsPosition, AfrikaKorpsMove> match, String move) {
        return match.play(0, Table.GAME.notation().read(move));
    }
}
