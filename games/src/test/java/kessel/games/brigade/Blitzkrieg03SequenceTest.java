package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Blitzkrieg03SequenceTest {
    @Test
    @Rule("blitzkrieg 3.0a")
    void aTurnIsGermanMovementGermanCombatFrenchMovementFrenchCombat() {
        Table table = Table.blitzkrieg().turn(3).waits("moving german");
        table.play("end").waits("fighting german");
        table.play("end").waits("moving french");
        table.play("end").waits("fighting french");
        assertThat(table.position().turn()).isEqualTo(3);
        table.rolls(2).play("end").waits("moving german");
        assertThat(table.position().turn()).isEqualTo(4);
    }

    @Test
    @Rule("blitzkrieg 3.0a")
    void nobodyAttacksWhileMovingOrMovesWhileFighting() {
        Table table = Table.blitzkrieg().with("27/12ID at 2013", "66/18DI at 2113");
        table.refused("3.0a", "attack 2113");
        table.play("end").refused("3.0a", "27/12ID 2013-2012").allowed("attack 2113");
    }

    @Test
    @Rule("blitzkrieg 3.0b")
    void inItsMovementPhaseASideMovesAnyNumberOfItsOwnUnitsOneByOne() {
        Table.blitzkrieg().with("27/12ID at 2013", "48/12ID at 1812").play("end");
        Table.blitzkrieg()
                .with("27/12ID at 2013", "48/12ID at 1812", "66/18DI at 2317")
                .refused("3.0b", "66/18DI 2317-2316")
                .play("27/12ID 2013-2012")
                .allowed("27/12ID 2012-2112")
                .play("48/12ID 1812-1813")
                .refused("3.0b", "27/12ID 2012-2112")
                .at("27/12ID", "2012")
                .at("48/12ID", "1813")
                .play("end", "end")
                .refused("3.0b", "27/12ID 2012-2112")
                .allowed("66/18DI 2317-2316");
    }

    @Test
    @Rule({"blitzkrieg 3.0c", "blitzkrieg 5.0a"})
    void onlyThePhasingSideAttacksAndOnlyWhereItIsEngaged() {
        Table table =
                Table.blitzkrieg()
                        .with("27/12ID at 2013", "66/18DI at 2113", "77/18DI at 2317")
                        .air("german", 0)
                        .step("fighting german");
        table.refused("5.0a", "attack 2317").refused("5.0c", "attack 2013");
        table.play("attack 2113").refused("3.0c", "join 66/18DI").refused("3.0c", "declare");
        table.allowed("join 27/12ID");
    }

    @Test
    @Rule("blitzkrieg 3.0c")
    void anAttackIsPlayedToItsEndBeforeTheNextOneInWhateverOrder() {
        Table table =
                Table.blitzkrieg()
                        .with("27/12ID at 2013", "66/18DI at 2113")
                        .with("48/12ID at 2317", "77/18DI at 2417")
                        .air("french", 0)
                        .step("fighting german")
                        .allowed("attack 2417")
                        .play("attack 2113");
        table.refused("3.0a", "attack 2417").rolls(3, 4).play("join 27/12ID", "declare");
        table.waits("retreating german").refused("3.0a", "attack 2417");
        table.play("retreat 27/12ID 2013-1912").waits("fighting german").allowed("attack 2417");
    }

    @Test
    @Rule("blitzkrieg 3.0d")
    void theGameEndsWithTheFrenchCombatPhaseOfTurnSixteen() {
        Table.blitzkrieg()
                .turn(15)
                .rolls(2)
                .play("end", "end", "end", "end")
                .waits("moving german");
        Table table = Table.blitzkrieg().turn(16).with("27/12ID at 2013");
        table.play("end", "end", "end").waits("fighting french");
        table.play("end").waits("over").refused("3.0d", "end");
        assertThat(table.moves()).isEmpty();
        assertThat(table.score("french")).isEqualTo(105);
        assertThat(table.leader()).isEqualTo("french");
    }
}
