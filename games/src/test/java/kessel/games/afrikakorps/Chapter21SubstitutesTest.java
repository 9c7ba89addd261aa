package kessel.games.afrikakorps;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Stage;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Chapter 21: Allied substitutes. */
class Chapter21SubstitutesTest {
    private static Table exchanging(String... pieces) {
        return Table.allies().turn(33).with("AxS1 W2").with(pieces).play("done");
    }

    @Test
    @Rule({"afrika-korps 21.1a", "afrika-korps 21.2a", "afrika-korps 2.3b"})
    void fromAugust1942OnAtTheEndOfMovement() {
        exchanging("7/4 R40").step("exchanging allies");
        Table early = Table.allies().turn(32).with("AxS1 W2", "7/4 R40").play("done");
        assertThat(early.position().stage()).isNotEqualTo(Stage.EXCHANGING);
    }

    @Test
    @Rule({"afrika-korps 21.1a", "afrika-korps 21.1b", "afrika-korps 21.2e"})
    void unitsOfOneKindInOneHexAndOfTheSameFactor() {
        Table table = exchanging("32 R40", "1Arm R40", "7A/1 R40", "7A/2 R41");
        table.refused("combine 7A/1 SA1", "21.1b").refused("combine 32 SA1", "21.1a");
        table.refused("combine 7A/1+7A/2 SI1", "21.2e").play("combine 1Arm+32 SA1");
        table.at("SA1", "R40").at("32", "in-substitute");
    }

    @Test
    @Rule({"afrika-korps 21.7a", "afrika-korps 21.6b", "afrika-korps E32"})
    void onlySubstitutesSubstitute() {
        // E32.
        Table table = exchanging("7A/1 R40", "7A/2 R40", "9A/18 dead");
        table.refused("combine 7A/1+7A/2 9A/18", "21.7a");
    }

    @Test
    @Rule({"afrika-korps 21.3a", "afrika-korps 21.4a", "afrika-korps 21.4b", "afrika-korps 21.4c"})
    void aSubstituteIsBrokenDown() {
        Table table = exchanging("32 R40", "1Arm R40", "7/7 dead", "7/4 dead", "2SA/7 dead");
        table.play("combine 1Arm+32 SA1").refused("split SA1 7/4+7/7", "21.4a");
        table.refused("split SA1 2SA/7", "21.1b").play("split SA1 1Arm+32");
        table.at("32", "R40").at("SA1", "due");
    }

    @Test
    @Rule("afrika-korps 21.4b")
    void noFasterUnitComesOutThanWentIn() {
        Table table = exchanging("7A/1 R40", "7A/2 R40", "Pol R40", "2SA/7 dead");
        table.play("combine 7A/1+7A/2+Pol SI1").refused("split SI1 2SA/7", "21.4b");
    }

    @Test
    @Rule("afrika-korps 21.2f")
    void theStateGoesWithTheCounter() {
        Table table = exchanging("32 R40", "1Arm R40");
        table.position().mark(Table.piece("32"), Flags.ISOLATED);
        table.play("combine 1Arm+32 SA1");
        assertThat(table.is("SA1", Flags.ISOLATED)).isTrue();
        table.play("split SA1 1Arm+32");
        assertThat(table.is("1Arm", Flags.ISOLATED)).isTrue();
    }

    @Test
    @Rule("afrika-korps 21.6c")
    void withASubstituteItsUnitsAreLost() {
        Table table = exchanging("32 R40", "1Arm R40", "21/5 R41", "AlS1 R40");
        table.play("combine 1Arm+32 SA1", "done").battle("SA1", "21/5", "AlS1").play("done");
        // 4:7 = 1-2; a 6 is A elim.
        table.dice(6).play("resolve 1").at("32", "dead").at("1Arm", "dead").at("SA1", "due");
    }

    @Test
    @Rule({"afrika-korps 21.3b", "afrika-korps 21.3a", "afrika-korps E31"})
    void aSubstitutePaysWithAPartOfItself() {
        // E31: a 4-4-10 that must lose 3 leaves a 1-1-7.
        Table table = exchanging("32 R40", "1Arm R40", "7/7SG dead", "Trieste R41", "AlS1 R40");
        table.with("Trieste due", "90/361 R41");
        table.play("combine 1Arm+32 SA1", "done").battle("SA1", "90/361", "AlS1").play("done");
        // 4:3 = 1-1; a 2 is an exchange.
        table.dice(2).play("resolve 1").step("paying allies").at("90/361", "dead");
        table.play("split SA1 7/7SG").at("7/7SG", "R40").at("SA1", "due").at("32", "dead");
    }
}
