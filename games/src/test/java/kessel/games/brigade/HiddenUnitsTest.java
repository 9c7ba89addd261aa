package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kessel.engine.game.Panel;
import kessel.engine.game.View;
import kessel.games.brigade.position.BrigadeStep;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What an enemy unit lets be seen of it, in the corners that a game seldom reaches (5.1.1, D1). */
final class HiddenUnitsTest {
    /** The Axis assaults 69/50 in 1612, which British guns two hexes behind it can support. */
    private static Table supported() {
        return Table.gazala()
                .step("fighting axis")
                .air("allies", 0)
                .with("5/21Pz at 1512", "69/50 at 1612", "XIII at 1811", "XXX at 2012")
                .play("attack 1612", "join 5/21Pz", "declare")
                .waits("defending allies");
    }

    @Test
    @Rule({"gazala 5.1.1-obs1", "gazala 5.1.1-obs2", "brigade R11"})
    void gunsThatSupportTheDefenceAreSeenOnceItStands() {
        Table table = supported().play("join XIII");
        assertThat(only(table.seenBy("axis"), "1811").id()).as("not stated yet").isNull();
        table.rolls(1, 1).play("stand");
        assertThat(table.position().outcome()).as("the combat goes on").isNotNull();
        View.Piece guns = only(table.seenBy("axis"), "1811");
        assertThat(guns.id()).isEqualTo("XIII");
        assertThat(guns.values()).containsExactly(2, 3, 6, 2);
        assertThat(only(table.seenBy("axis"), "2012").id()).as("other guns").isNull();
    }

    @Test
    @Rule({"gazala 5.1.1-obs1", "gazala 5.3.1a"})
    void aUnitThatMakesRoomAndMeetsAMineDoesNotShowItsLoss() {
        Table table =
                Table.gazala()
                        .step("retreating axis")
                        .with(
                                "104/21Pz at 1110 fought joined retreating",
                                "69/50 at 1211 defending")
                        .with("7B at 1010 reduced hurt")
                        .line("attacked: [1211]")
                        .line(
                                "combat: { target: 1211, attack-air: 0, defence-air: 0, result:"
                                        + " DVI/ARI, stage: retreat, debt: 0 }");
        View.Piece seen = only(table.seenBy("allies"), "1010");
        assertThat(seen.id()).isNull();
        assertThat(seen.states()).isEmpty();
        assertThat(only(table.seenBy("axis"), "1010").states()).contains("reduced", "hurt");
    }

    @Test
    @Rule({"diadem 5.1.1-obs1", "diadem 7.0e"})
    void aUnitThatHasRecoveredDoesNotShowIt() {
        Table table =
                Table.diadem()
                        .with("24G at 1508 reduced", "1/1Can at 1410", "576/305DI at 0303")
                        .play("end", "end", "end", "end")
                        .waits("moving allies")
                        .intact("24G");
        assertThat(only(table.seenBy("allies"), "1508").states()).contains("recovered");
        assertThat(only(table.seenBy("axis"), "1508").states()).isEmpty();
        assertThat(table.panel("axis", Panel.Census.class).counts()).isEmpty();
    }

    /** What the Axis hears when an infantry brigade and the motorised 1G have rested. */
    private static List<String> recoveries(String infantry) {
        return Table.diadem()
                .with(infantry + " at 1410 reduced", "1G at 1508 reduced", "576/305DI at 0303")
                .play("end", "end", "end", "end")
                .told("axis");
    }

    @Test
    @Rule({"diadem 5.1.1-obs1", "diadem 7.0e"})
    void theOrderOfRecoveriesDoesNotTellWhoTheyAre() {
        List<String> heard = recoveries("24G");
        assertThat(heard)
                .contains("a British infantry unit recovers from its loss.")
                .contains("a British motorised infantry unit recovers from its loss.");
        assertThat(recoveries("28/4Br")).isEqualTo(heard);
    }

    /** German guns five hexes from the attacked hex, which 10Ex reaches and the others do not. */
    private static Table distant(String guns, String others) {
        return Table.diadem()
                .step("fighting allies")
                .with("24G at 1508", "576/305DI at 1408", guns + " at 0908", others + " at 0303")
                .play("attack 1408", "join 24G", "declare");
    }

    @Test
    @Rule({"diadem 5.1.1-obs1", "brigade R11"})
    void whetherTheDefenderIsAskedDoesNotTellWhoseGunsStandBehindHim() {
        Table far = distant("10Ex", "LI").waits("defending axis").allowed("join 10Ex");
        Table near = distant("LI", "10Ex").waits("defending axis").refused("8.0b", "join LI");
        assertThat(near.seenBy("allies")).isEqualTo(far.seenBy("allies"));
        assertThat(near.moves()).containsExactly("stand");
    }

    @Test
    @Rule({"diadem 5.1.1-obs1"})
    void theDefenderIsNotAskedWhereEverybodySeesThatHeHasNothing() {
        Table beyond =
                Table.diadem()
                        .step("fighting allies")
                        .with("24G at 1508", "576/305DI at 1408", "10Ex at 0708")
                        .play("attack 1408", "join 24G")
                        .rolls(1, 1)
                        .play("declare");
        assertThat(beyond.position().step()).isNotInstanceOf(BrigadeStep.Defending.class);
    }

    private static View.Piece only(View view, String hex) {
        return view.pieces().stream()
                .filter(piece -> piece.where().equals(hex))
                .reduce(
                        (_, _) -> {
                            throw new AssertionError("two units in " + hex);
                        })
                .orElseThrow();
    }
}
