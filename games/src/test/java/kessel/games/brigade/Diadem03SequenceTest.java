package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Diadem03SequenceTest {
    @Test
    @Rule("diadem 3.0a")
    void aTurnIsAlliedMovementAlliedCombatAxisMovementAxisCombat() {
        Table table = Table.diadem().turn(3).waits("moving allies");
        table.play("end").waits("fighting allies");
        table.play("end").waits("moving axis");
        table.play("end").waits("fighting axis");
        assertThat(table.position().turn()).isEqualTo(3);
        table.play("end").waits("moving allies");
        assertThat(table.position().turn()).isEqualTo(4);
    }

    @Test
    @Rule("diadem 3.0a")
    void nobodyAttacksWhileMovingOrMovesWhileFighting() {
        Table table = Table.diadem().with("24G at 1508", "576/305DI at 1408");
        table.refused("3.0a", "attack 1408");
        table.play("end").refused("3.0a", "24G 1508-1509").allowed("attack 1408");
    }

    @Test
    @Rule("diadem 3.0b")
    void aSideMovesAnyNumberOfItsOwnUnitsOneByOne() {
        Table.diadem().with("24G at 1508", "1G at 1509").play("end");
        Table.diadem()
                .with("24G at 1508", "1G at 1509", "576/305DI at 0808")
                .refused("3.0b", "576/305DI 0808-0807")
                .play("24G 1508-1507")
                .allowed("24G 1507-1407")
                .play("1G 1509-1508")
                .refused("3.0b", "24G 1507-1407")
                .play("end", "end")
                .refused("3.0b", "24G 1507-1407")
                .allowed("576/305DI 0808-0807");
    }

    @Test
    @Rule("diadem 3.0c")
    void onlyThePhasingSideAttacksAndOnlyWhereItIsEngaged() {
        Table table =
                Table.diadem()
                        .with("24G at 1508", "576/305DI at 1408", "577/305DI at 0808")
                        .air("allies", 0)
                        .step("fighting allies");
        table.refused("5.0a", "attack 0808").refused("5.0c", "attack 1508");
        table.play("attack 1408").refused("3.0c", "join 576/305DI").refused("3.0c", "declare");
        table.allowed("join 24G");
    }

    @Test
    @Rule("diadem 3.0c")
    void anAttackIsPlayedToItsEndBeforeTheNextOneInAnyOrder() {
        Table table =
                Table.diadem()
                        .with("24G at 1508", "576/305DI at 1408")
                        .with("1/1Can at 0808", "577/305DI at 0708")
                        .air("allies", 0)
                        .step("fighting allies")
                        .allowed("attack 1408")
                        .play("attack 0708", "join 1/1Can")
                        .refused("3.0a", "attack 1408");
        table.rolls(3, 4).play("declare").waits("retreating allies");
        table.refused("3.0a", "attack 1408").play("retreat 1/1Can 0808-0907");
        table.waits("fighting allies").allowed("attack 1408");
    }

    @Test
    @Rule("diadem 3.0d")
    void theGameEndsWithTheAxisCombatPhaseOfTurnSeven() {
        Table.diadem().turn(6).play("end", "end", "end", "end").waits("moving allies");
        Table table = Table.diadem().turn(7).with("576/305DI at 0808");
        table.play("end", "end", "end").waits("fighting axis");
        table.play("end").waits("over").refused("3.0d", "end");
        assertThat(table.moves()).isEmpty();
        assertThat(table.score("axis")).as("five places and one unit").isEqualTo(51);
        assertThat(table.leader()).isEqualTo("axis");
    }
}
