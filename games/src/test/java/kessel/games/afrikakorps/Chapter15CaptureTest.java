package kessel.games.afrikakorps;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.games.afrikakorps.position.Flags;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Chapters 13 and 15: how supply moves, and how it changes hands. */
class Chapter15CaptureTest {
    @Test
    @Rule({
        "afrika-korps 15.2.1a",
        "afrika-korps 15.2.1b",
        "afrika-korps 15.2.1c",
        "afrika-korps 15.2.1e",
        "afrika-korps 15.1b"
    })
    void whoComesNextToLoneSupplyTakesItAndGoesOn() {
        Table table = Table.axis().with("21/5 R38", "AlS1 R41").play("march 21/5 R38-R39-R40-Q40");
        table.at("21/5", "Q40").at("AlS1", "due");
        String prize = table.captured("axis", "R41");
        table.legal("march " + prize + " R41-R42-R43");
    }

    @Test
    @Rule("afrika-korps 15.2.1d")
    void capturedSupplySupportsAttacksInTheSameTurn() {
        Table table =
                Table.axis().with("21/5 R38", "AlS1 S41", "7/4 R41").play("march 21/5 R38-R39-R40");
        String prize = table.captured("axis", "S41");
        table.play("done").battle("21/5", "7/4", prize).legal("done");
    }

    @Test
    @Rule("afrika-korps 15.2.1f")
    void standingNextToItTakesNothing() {
        Table table = Table.axis().with("21/5 R40", "AlS1 R41", "Brescia S38");
        table.play("march Brescia S38-S39").at("AlS1", "R41");
        table.play("march 21/5 R40-R39").at("AlS1", "R41");
        table.play("march 21/5 R39-R40").at("AlS1", "due");
    }

    @Test
    @Rule({"afrika-korps 15.2.1.1a", "afrika-korps 15.3a", "afrika-korps 15.2a"})
    void onlyAUnitInTheSameHexGuards() {
        Table beside = Table.axis().with("21/5 R38", "AlS1 R41", "7A/1 S42", "AxS1 R38");
        beside.play("march 21/5 R38-R39-R40").at("AlS1", "due");
        Table with = Table.axis().with("21/5 R38", "AlS1 R41", "7A/1 R41", "AxS1 R38");
        with.play("march 21/5 R38-R39-R40").at("AlS1", "R41");
    }

    @Test
    @Rule({"afrika-korps 15.2.3a", "afrika-korps 15.2.3b"})
    void inAFortressOnlyWhoComesInTakesIt() {
        Table table = Table.axis().with("21/5 H27", "AlS1 G25");
        table.play("march 21/5 H27-H26").at("AlS1", "G25").play("march 21/5 H26-G25");
        table.at("AlS1", "due");
    }

    @Test
    @Rule({"afrika-korps 15.2.3c", "afrika-korps 15.2.4a", "afrika-korps 16.3a"})
    void loneSupplyInAFortressIsTakenInCombat() {
        Table table = Table.axis().with("21/5 H26", "AlS1 G25").play("done", "seize 21/5 G25");
        table.play("done").at("AlS1", "due").step("advancing axis");
        assertThat(table.is(table.captured("axis", "G25"), Flags.NO_MOVE)).isTrue();
        table.play("advance 21/5 G25").at("21/5", "G25");
    }

    @Test
    @Rule({"afrika-korps 13.3b", "afrika-korps 15.1c"})
    void supplyKeepsAwayFromEnemySupply() {
        Table table = Table.axis().with("AxS1 R38", "AlS1 R41", "7A/1 R41", "Rom R38");
        table.refused("march AxS1 R38-R39-R40", "13.3b").refused("march Rom R38-R39-R40", "13.3b");
        table.with("21/5 R40", "AxS2 R40").legal("march AxS1 R38-R39-R40");
    }

    @Test
    @Rule({"afrika-korps 13.3a", "afrika-korps 22.3a"})
    void neitherSupplyNorRommelCaptures() {
        Table table = Table.axis().with("AxS1 H27", "AlS1 G25", "Rom H27");
        table.refused("march AxS1 H27-H26-G25", "13.3b");
        table.play("march AxS1 H27-H26", "march Rom H27-H26").at("AlS1", "G25");
        table.play("done").at("AlS1", "G25");
    }

    private static Table e20(String... more) {
        return Table.allies()
                .with("15/8 R40", "AxS1 R40", "2SA/4 R41", "32 R39")
                .with(more)
                .play("done");
    }

    @Test
    @Rule({
        "afrika-korps 15.3.2.2a",
        "afrika-korps 15.3.2.2c",
        "afrika-korps 15.4.1a",
        "afrika-korps 15.4.1b",
        "afrika-korps 15.4.2a",
        "afrika-korps E20"
    })
    void oneUnitTakesTheSupplyWhileAnotherFightsItsGuard() {
        // E20: 2:7 = 1-4 without supply.
        Table table = e20().play("seize 2SA/4 R40", "prepare").refused("add 2SA/4", "15.3.2.2c");
        table.play("add 32", "add 15/8", "declare", "done").dice(5).play("resolve 1");
        table.at("32", "dead").at("AxS1", "due").step("carrying allies");
        String prize = table.captured("allies", "R40");
        assertThat(table.is(prize, Flags.NO_SUPPORT)).isTrue();
        table.refused("done", "15.4.1a").play("march " + prize + " R40-Q40-Q41-Q42");
    }

    @Test
    @Rule("afrika-korps 15.3.2.2b")
    void onlyOneTakesIt() {
        Table table = e20("1Arm R39", "AlS1 R38").play("seize 2SA/4 R40");
        table.refused("seize 1Arm R40", "15.3.2.2b");
    }

    @Test
    @Rule({"afrika-korps 15.3.2.2b", "afrika-korps 14.1a", "afrika-korps E20a"})
    void withASecondUnitTheGuardIsAttackedAtOneToTwoAndNeedsSupply() {
        // E20a.
        Table table = e20("1Arm R39", "AlS1 R38").play("seize 2SA/4 R40", "prepare");
        table.play("add 32", "add 1Arm", "add 15/8").refused("declare", "14.1a");
        table.play("add AlS1", "declare", "done").dice(1).play("resolve 1");
        // D back 2 at 1-2 with a 1: 2SA/4 bars the way.
        table.at("15/8", "dead");
    }

    @Test
    @Rule({"afrika-korps 15.3.2.1a", "afrika-korps 15.3.2.1b", "afrika-korps 15.4a"})
    void supplyIsLeftToTheVictorsWhenItsGuardGoes() {
        Table table = Table.axis().with("21/5 R40", "AxS1 R39", "7/4 R41", "AlS1 R41").play("done");
        table.battle("21/5", "7/4", "AxS1").play("done").dice(3).play("resolve 1");
        table.play("retreat 7/4 R42-R43").at("AlS1", "due").step("carrying axis");
        table.play("done");
        assertThat(table.captured("axis", "R41")).isNotNull();
    }

    @Test
    @Rule("afrika-korps 15.3.2.1c")
    void whereNobodyIsLeftNobodyTakesIt() {
        // 7:7 at 1-1 with a 2: both sides lose all.
        Table table =
                Table.axis()
                        .with("21/5 R40", "AxS1 R39", "7/4 R41", "7/7 R41", "AlS1 R41")
                        .play("done");
        table.battle("21/5", "7/4", "7/7", "AxS1").play("done").dice(2).play("resolve 1");
        table.at("21/5", "dead").at("7/4", "dead").at("AlS1", "R41");
    }

    @Test
    @Rule({"afrika-korps 15.2.2a", "afrika-korps 15.2.2b"})
    void aRetreatingUnitTakesLoneSupplyAlongIfItsOwnerLikes() {
        Table table = Table.axis().with("21/5 R40", "AxS1 R39", "7/4 R41", "AxS2 R42").play("done");
        table.battle("21/5", "7/4", "AxS1").play("done").dice(3).play("resolve 1");
        table.play("retreat 7/4 R42-R43").step("taking-along allies").play("agree");
        assertThat(table.captured("allies", "R43")).isNotNull();
        table.at("AxS2", "due").at("7/4", "R43");
    }

    @Test
    @Rule("afrika-korps 15.2.2c")
    void supplyOfThisTurnsAttacksIsSafeFromTheBeaten() {
        Table table = Table.axis().with("21/5 R40", "AxS1 R39", "7/4 R41", "AxS2 S43", "15/8 T45");
        table.with("2/3 T46").play("done").battle("21/5", "7/4", "AxS1");
        table.battle("15/8", "2/3", "AxS2").play("done").dice(3).play("resolve 1");
        table.play("retreat 7/4 R42-R43").at("AxS2", "S43");
    }

    @Test
    @Rule("afrika-korps 15.5a")
    void aPlayerDestroysHisSupplyButNotWhatAnAttackNeeds() {
        Table table = Table.axis().with("21/5 R39", "7A/2 R40", "AxS1 R36", "AxS2 R36", "AlS1 W9");
        table.refused("destroy AlS1", "15.5a");
        table.play("prepare", "add 21/5", "add 7A/2", "add AxS1", "declare");
        table.refused("destroy AxS1", "15.5a").play("destroy AxS2").at("AxS2", "due");
    }
}
