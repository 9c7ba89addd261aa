package kessel.games.brigade.evaluation;

import static kessel.games.brigade.position.UnitStates.REDUCED;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.SplittableRandom;
import kessel.engine.game.FastChance;
import kessel.games.brigade.BrigadeGame;
import kessel.games.brigade.combat.Battle;
import kessel.games.brigade.position.BrigadePosition;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What computer players think that units are worth. */
class AttacksTest {
    private static final int ALLIES = 0;
    private static final int AXIS = 1;

    /** Of its worth, what a unit of a side keeps after its first loss. */
    private static double kept(BrigadeGame game, int side) {
        BrigadePosition position =
                game.rules().setUp("campaign", Set.of(), new FastChance(new SplittableRandom(1)));
        Attacks attacks =
                new Attacks(
                        game.campaign(), new Battle(game.campaign()), new Odds(game.campaign()));
        int unit = game.campaign().unitsOf(side)[0];
        double whole = attacks.worth(position, unit);
        position.set(unit, REDUCED);
        return attacks.worth(position, unit) / whole;
    }

    @Test
    @Rule("diadem 7.0e")
    void whoRecoversAfterATurnHasLostLittle() {
        assertThat(kept(BrigadeGame.diadem(), ALLIES)).isGreaterThan(0.8);
        assertThat(kept(BrigadeGame.diadem(), AXIS)).as("never recovers").isLessThan(0.7);
    }

    @Test
    @Rule("blitzkrieg 7.0f")
    void whereFewRecoverALossIsNoPassingThing() {
        assertThat(kept(BrigadeGame.blitzkrieg(), AXIS)).as("French").isLessThan(0.7);
    }
}
