package kessel.games.afrikakorps;

import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Chapters 8, 10 and 11: zones, who must attack whom, and plans of several battles. */
class Chapter08And11BattlesTest {
    @Test
    @Rule({"afrika-korps 8.1a", "afrika-korps 8.3a", "afrika-korps 5.4b", "afrika-korps 7.1a"})
    void aUnitStopsInAnEnemyZone() {
        Table table = Table.axis().with("21/5 R38", "7A/1 R41", "AxS1 R38");
        table.refused("march 21/5 R38-R39-R40-S41", "8.1a").play("march 21/5 R38-R39-R40");
        table.refused("march 21/5 R40-R39", "8.1a");
    }

    @Test
    @Rule("afrika-korps 8.3b")
    void notFromOneHexOfAZoneToAnother() {
        Table.axis().with("21/5 R40", "7A/1 R41").refused("march 21/5 R40-S41", "8.3b");
    }

    @Test
    @Rule({"afrika-korps 8.3c", "afrika-korps 11.8c"})
    void outOfAZoneAndIntoItAgain() {
        Table.axis().with("21/5 R40", "7A/1 R41").legal("march 21/5 R40-S40-T41-S41");
    }

    @Test
    @Rule("afrika-korps 8.3d")
    void fromOneEnemysZoneIntoAnothers() {
        Table table = Table.axis().with("21/5 R40", "7A/1 R41", "7A/2 S38");
        table.legal("march 21/5 R40-R39");
        table.with("Pol Q39").refused("march 21/5 R40-R39", "8.3b");
    }

    @Test
    @Rule("afrika-korps 7.1e")
    void aFriendDoesNotCancelAZone() {
        Table.axis()
                .with("21/5 R38", "Brescia R40", "7A/1 R41")
                .refused("march 21/5 R38-R39-R40-Q40", "8.1a");
    }

    @Test
    @Rule({
        "afrika-korps 8.4a",
        "afrika-korps 11.3.1a",
        "afrika-korps 8.4b",
        "afrika-korps 11.3.3a"
    })
    void everybodyInAZoneAttacksAndEverybodyWhoseZoneItIsIsAttacked() {
        Table table = Table.axis().with("21/5 R40", "15/8 R40", "7A/1 R41", "7A/2 S41", "AxS1 R39");
        table.play("done").refused("done", "8.4b");
        table.battle("21/5", "7A/1", "AxS1").refused("done", "8.4b");
        table.battle("15/8", "7A/2", "AxS1").legal("done");
    }

    @Test
    @Rule({"afrika-korps 8.4a", "afrika-korps 11.4a"})
    void aLoneAttackerTakesOnAllWhoseZonesItIsIn() {
        Table table = Table.axis().with("21/5 R40", "7A/1 R41", "7A/2 S41", "AxS1 R39");
        table.play("done", "prepare", "add 21/5", "add 7A/1", "add AxS1")
                .refused("declare", "11.3a");
        table.play("add 7A/2", "declare").legal("done");
    }

    @Test
    @Rule({"afrika-korps 8.5a", "afrika-korps 11.3.2a"})
    void everyAttackerTouchesEveryDefender() {
        Table table = Table.axis().with("21/5 R40", "7A/1 R41", "15/8 R42", "AxS1 R39", "7A/2 R43");
        table.play("done", "prepare", "add 21/5", "add 7A/1").refused("add 7A/2", "8.5a");
    }

    @Test
    @Rule({"afrika-korps 11.6a", "afrika-korps 11.5a", "afrika-korps 7.3a", "afrika-korps E14"})
    void aSoakOff() {
        // E14: 21/3 at 1-3 against 1/2 and 9A/24, so that the others have 5-1 against 9A/20.
        Table table =
                Table.axis()
                        .with("1/2 R42", "9A/24 R42", "9A/20 R40", "21/3 R41")
                        .with("21/5 R39", "21/104 R39", "AxS1 R38");
        table.play("done").battle("21/3", "1/2", "9A/24");
        table.battle("21/5", "21/104", "9A/20", "AxS1").play("done");
        // At 1-3 a 5 is A elim, at 5-1 a 4 is D back 2.
        table.dice(5).play("resolve 1").at("21/3", "dead");
        table.dice(4).play("resolve 2").step("retreating axis");
    }

    @Test
    @Rule({"afrika-korps 10.2a", "afrika-korps 10.2c", "afrika-korps 8.7a", "afrika-korps E16"})
    void defendersOnAnEscarpmentAreDoubled() {
        // E16: 2:8 = 1-4 and 6:2 = 3-1.
        Table table =
                Table.axis()
                        .with("7/4 L39", "7A/1 L38", "90/55 M40", "Ariete M38", "90/200 M38")
                        .with("AxS1 N38");
        table.play("done").battle("90/55", "7/4");
        table.battle("Ariete", "90/200", "7A/1", "AxS1").play("done");
        // At 1-4 a 2 is A elim, at 3-1 a 1 is D elim.
        table.dice(2).play("resolve 1").at("90/55", "dead");
        table.dice(1).play("resolve 2").at("7A/1", "dead");
    }

    @Test
    @Rule({"afrika-korps 7.4d", "afrika-korps 7.4f", "afrika-korps 11.6b", "afrika-korps E17"})
    void aRingThatLeansOnADoomedUnitIsNone() {
        // E17.
        Table table =
                Table.axis()
                        .with("NZ/2 R40", "7/4 R42", "2/3 R42", "Ariete R39", "Folgore R41")
                        .with("AxS1 R38");
        table.dooms("Folgore").play("done", "abandon Folgore");
        table.battle("Ariete", "NZ/2", "AxS1").play("done").at("Folgore", "dead");
        table.dice(4).play("resolve 1").step("retreating axis").legal("retreat NZ/2 R41-S42");
    }

    @Test
    @Rule({"afrika-korps 11.9a", "afrika-korps 14.2f", "afrika-korps 14.1b", "afrika-korps E18"})
    void aSurroundedUnitWithoutSupplyGoesFirstAndBothSuppliesAreSpent() {
        // E18.
        Table table =
                Table.allies()
                        .with("Savona R40", "Trento T42", "1/2 R39", "1/22 R39", "32 Q40")
                        .with("9A/18 S41", "AlS1 R34", "AlS2 P44");
        table.dooms("9A/18").play("done", "abandon 9A/18", "prepare");
        table.play("add Savona", "add 1/2", "add 1/22", "add 32", "add AlS1");
        table.refused("declare", "14.1a").play("add AlS2", "declare", "done");
        table.at("9A/18", "dead").dice(2).play("resolve 1").step("retreating allies");
        table.play("retreat Savona S41-S42").at("AlS1", "due").at("AlS2", "due");
    }

    @Test
    @Rule({"afrika-korps 11.7a", "afrika-korps 11.7b"})
    void nobodyIsInTwoBattles() {
        Table table = Table.axis().with("21/5 R40", "15/8 R40", "7A/1 R41", "7A/2 S41", "AxS1 R39");
        table.play("done").battle("21/5", "7A/1", "AxS1");
        table.play("prepare").refused("add 21/5", "11.7a").refused("add 7A/1", "11.7b");
    }

    @Test
    @Rule({"afrika-korps 8.6a", "afrika-korps 3.2a"})
    void battlesInAnyOrderAndAllOfThem() {
        Table table = Table.axis().with("21/5 R40", "15/8 R40", "7A/1 R41", "7A/2 S41", "AxS1 R39");
        table.play("done").battle("21/5", "7A/1", "AxS1").battle("15/8", "7A/2", "AxS1");
        table.play("done").refused("done", "8.6a").play("resolve 2").at("7A/2", "dead");
        table.refused("resolve 2", "8.6a").play("resolve 1").at("7A/1", "dead");
    }

    @Test
    @Rule({"afrika-korps 14.1a", "afrika-korps 14.2a", "afrika-korps 14.2b", "afrika-korps 11.9a"})
    void fiveHexesToSupply() {
        Table.axis().with("21/5 R40", "7/4 R41", "AxS1 R35").dooms();
        Table.axis().with("21/5 R40", "7/4 R41", "AxS1 R34").dooms("21/5");
    }

    @Test
    @Rule({"afrika-korps 14.2c", "afrika-korps 7.1e"})
    void aZoneCutsTheLine() {
        // Pol's zone covers R37 and Q37; the detour is too long.
        Table.axis().with("21/5 R40", "7/4 R41", "AxS1 R35", "Pol R38").dooms("21/5");
    }

    @Test
    @Rule({"afrika-korps 14.2b", "afrika-korps 24.1a"})
    void supplyInTheSameHexAlwaysServes() {
        Table.axis().with("21/5 R40", "7/4 R41", "AxS1 R40", "Pol R39").dooms();
    }

    @Test
    @Rule("afrika-korps 14.2b")
    void alsoInTheZoneOfWhomItDoesNotHelpToAttack() {
        Table table = Table.axis().with("21/5 R40", "21/3 R40", "AxS1 R40", "7/4 R41", "2/3 S41");
        table.with("7/7 S41").play("done").battle("21/3", "7/7", "2/3");
        table.battle("21/5", "7/4", "AxS1").legal("done");
    }

    @Test
    @Rule({"afrika-korps 13.2a"})
    void supplyThatEntersAZoneSupportsTheAttackOnThatEnemy() {
        Table alone = Table.axis().with("AxS1 R38", "7/4 R41").play("march AxS1 R38-R39-R40");
        alone.refused("done", "11.6c");
        Table escorted = Table.axis().with("21/5 R40", "AxS1 R38", "AxS2 R38", "7/4 R41");
        escorted.play("march AxS1 R38-R39-R40", "done").battle("21/5", "7/4", "AxS1").legal("done");
        Table other = Table.axis().with("21/5 R40", "AxS1 R38", "AxS2 R38", "7/4 R41");
        other.play("march AxS1 R38-R39-R40", "done", "prepare", "add 21/5", "add 7/4", "add AxS2");
        other.refused("declare", "11.3a");
    }

    @Test
    @Rule("afrika-korps 14.3a")
    void aThirdNeedsNoSupply() {
        Table table = Table.axis().with("21/3 R40", "7/4 R41", "7A/1 R41", "7A/2 R41").dooms();
        table.play("done").battle("21/3", "7/4", "7A/1", "7A/2").legal("done");
    }

    @Test
    @Rule({"afrika-korps 14.4a", "afrika-korps 14.4b"})
    void oneSupplyForManyAttacksAndTheOthersAreKept() {
        Table table = Table.axis().with("21/5 R40", "15/8 R40", "7A/1 R41", "7A/2 S41");
        table.with("AxS1 R39", "AxS2 R39").play("done");
        table.battle("21/5", "7A/1", "AxS1").battle("15/8", "7A/2", "AxS1");
        table.play("done", "resolve 1", "resolve 2").at("AxS1", "due").at("AxS2", "R39");
    }
}
