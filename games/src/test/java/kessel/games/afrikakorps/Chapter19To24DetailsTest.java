package kessel.games.afrikakorps;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.position.Flags;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** More of chapters 12 and 19 to 24: what is easily overlooked. */
class Chapter19To24DetailsTest {
    private static Table axisTurn(int turn, String... pieces) {
        return Table.allies().turn(turn - 1).with(pieces).play("done");
    }

    @Test
    @Rule("afrika-korps 12.3.1a")
    void supplyThatDoesNotLandIsLost() {
        Table table = axisTurn(4, "21/5 W3").dice(6).play("convoy", "done", "done");
        assertThat(table.position().ownSupplies(Roster.AXIS)).isZero();
        table.step("moving axis");
    }

    @Test
    @Rule({"afrika-korps 19.2b", "afrika-korps 19.6a", "afrika-korps 19.3b"})
    void arrivalsCostNoMovement() {
        Table table = axisTurn(3, "21/5 W3").play("done").refused("arrive 7/4 W3", "19.6a");
        table.play("arrive 15/8 W3", "done");
        assertThat(table.left("15/8")).isEqualTo(10);
        // Who waits off the map is neither at sea nor isolated.
        assertThat(table.is("15/115", Flags.ISOLATED_AT_START)).isFalse();
    }

    @Test
    @Rule({"afrika-korps 20.6a", "afrika-korps 20.5a"})
    void factorsOutliveTheLossOfAPort() {
        Table table = Table.allies().turn(23).with("21/5 R40");
        table.position().replacements(Roster.AXIS, 3);
        table.play("done");
        assertThat(table.position().replacements(Roster.AXIS)).isEqualTo(3);
    }

    @Test
    @Rule({"afrika-korps 21.2b", "afrika-korps 21.2c", "afrika-korps 21.2d"})
    void aSubstituteFightsInTheTurnItIsMadeAndInAZone() {
        Table table = Table.allies().turn(33).with("32 R40", "1Arm R40", "Savona R41", "AlS1 R40");
        table.play("done", "combine 1Arm+32 SA1").refused("march SA1 R40-R39", "3a");
        table.play("done").battle("SA1", "Savona", "AlS1").legal("done");
    }

    @Test
    @Rule("afrika-korps 21.5a")
    void stacksStayLawfulWhenASubstituteIsBrokenDown() {
        Table table = Table.allies().turn(33).with("7A/1 R40", "7A/2 R40", "Pol R40", "AxS1 W2");
        table.play("done", "combine 7A/1+7A/2+Pol SI1");
        table.position().put(Table.piece("22Gds"), Table.hex("R40"));
        table.refused("split SI1 7A/1+7A/2+Pol", "21.5a").legal("split SI1 7A/1+7A/2");
    }

    @Test
    @Rule("afrika-korps 21.6a")
    void nobodyIsExchangedAtSea() {
        Table table = Table.allies().turn(33).with("32 sea", "1Arm sea", "AlS1 sea", "AxS1 W2");
        table.play("done").refused("combine 1Arm+32 SA1", "21.2e");
    }

    @Test
    @Rule({"afrika-korps 22.4c", "afrika-korps 22.4.2a"})
    void cutOffAloneRommelGoesToTheNearestUnit() {
        // Alone in Bengasi, ringed by zones, with the supply outside.
        Table table =
                Table.allies()
                        .turn(10)
                        .with("Rom H2", "7/4 G3", "2/3 I4", "22Gds J3", "Brescia M10", "AxS1 M10");
        table.play("done").at("Rom", "M10");
    }

    @Test
    @Rule("afrika-korps 22.4d")
    void outOfAPocketNotAlone() {
        // Pavia and Rommel in Bengasi, ringed; H3 is in a zone anyway, so is all around.
        Table table = Table.axis().with("Rom H2", "Pavia H2", "7/4 G3", "2/3 I4", "22Gds J3");
        table.with("AxS1 M10").refused("march Rom H2-H3", "22.4.1a");
        Table port = Table.axis().with("Rom G25", "Pavia G25", "7/4 G23", "2/3 I25", "22Gds I27");
        port.with("AxS1 M10").refused("embark Rom", "22.4d").legal("embark Pavia");
        port.with("AxS2 G25").legal("embark Rom");
    }

    @Test
    @Rule("afrika-korps 22.5c")
    void rommelAtSeaWithoutAPortGoesToAUnit() {
        Table table = axisTurn(4, "Rom sea", "21/5 R40", "AxS1 R40").step("arriving axis");
        table.play("done").step("placing-rommel axis").play("place R40").at("Rom", "R40");
        table.step("moving axis");
    }

    @Test
    @Rule({"afrika-korps 23.4.1b", "afrika-korps 23.4.3a"})
    void whoLandsInTobrukStaysThereForTheTurn() {
        Table table = axisTurn(4, "21/5 G25", "15/33 sea", "AxS1 G25").play("done");
        table.play("arrive 15/33 G25", "done").refused("embark 15/33", "23.4.2b");
    }

    @Test
    @Rule("afrika-korps 24.4a")
    void linesDoNotCrossTheSea() {
        Table table = Table.allies().turn(4).with("7/4 G25", "AlS1 J62", "21/5 H25", "15/8 H26");
        table.flag(Flags.ISOLATED_AT_START, "7/4").with("AxS1 H25");
        table.flag(Flags.ISOLATED_AT_START, "7/4").play("done", "done");
        assertThat(table.is("7/4", Flags.ISOLATED)).isTrue();
    }

    @Test
    @Rule("afrika-korps 19.8a")
    void afterTheLastTurnNobodyComesAnyMore() {
        Table table = Table.allies().turn(38).with("AxS1 W2", "AlS1 I63").play("done", "done");
        table.step("over").at("51/1", "due");
    }
}
