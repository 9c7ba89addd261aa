package kessel.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import kessel.engine.data.Item;
import kessel.engine.game.FastChance;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Phases of Afrika Korps that the other side interrupts, or that cannot end as they stand. */
class InterruptedPhaseTest {
    private static final String ROMMEL_ALONE =
            """
            game: afrika-korps
            scenario: campaign
            turn: 20
            step: moving allies
            phase: allies
            units:
              { Bologna: H2, 21/5: R34, 21/104: R46, AxS1: R34, Sabratha: W3, Rom: R40,
                7A/2: R43, 1/22: R50, AlS1: J62, 9A/18: G25, 51/2: J62 }
            others: dead
            """;

    /** 1:7 is no lawful attack, so that the movement cannot end (11.6c). */
    private static final String NO_WAY_ON =
            """
            game: afrika-korps
            scenario: campaign
            turn: 20
            step: moving allies
            phase: allies
            units:
              { Bologna: H2, 21/5: R40, AxS1: R40, Sabratha: W3, Rom: W3,
                7A/2: R41, 1/22: R50, AlS1: J62, 9A/18: G25, 51/2: J62 }
            others: dead
            states: { 7A/2: [stopped, moved, spent=2] }
            numbers: { kept: 1 }
            before:
              scenario: campaign
              turn: 20
              step: moving allies
              phase: allies
              units:
                { Bologna: H2, 21/5: R40, AxS1: R40, Sabratha: W3, Rom: W3,
                  7A/2: R43, 1/22: R50, AlS1: J62, 9A/18: G25, 51/2: J62 }
              others: dead
              numbers: { kept: 1 }
            """;

    /** Two brigades that can attack nobody who is beside them: neither alone is the trouble. */
    private static final String TWO_PANZERS =
            """
            game: afrika-korps
            scenario: campaign
            turn: 20
            step: moving allies
            phase: allies
            units:
              { Bologna: H2, 21/5: R40, 15/8: R53, AxS1: R40, Sabratha: W3, Rom: W3,
                7A/2: R43, 7A/1: R56, 1/22: R47, AlS1: J62, 9A/18: G25, 51/2: J62 }
            others: dead
            """;

    /**
     * A unit that comes upon Rommel drives him away at once, to where his owner says (22.3a,
     * 22.4b).
     */
    @Test
    void aPlanGoesOnAfterWhatTheOthersDecideInBetween() {
        goesOn(GameBox.open("afrika-korps"));
    }

    private static <P extends Position<P>, M extends Move> void goesOn(Game<P, M> game) {
        P position = game.positions().read(Item.parse("rommel-alone", ROMMEL_ALONE));
        List<M> plan =
                List.of(
                        game.notation().read("march 7A/2 R43-R42-R41-R40"),
                        game.notation().read("march 1/22 R50-R51"));
        List<M> made = sketch(game, position, plan, 1);
        assertThat(made).containsAll(plan);
    }

    @Test
    void whatKeepsAPhaseFromEndingIsGivenUp() {
        givesUp(GameBox.open("afrika-korps"));
    }

    private static <P extends Position<P>, M extends Move> void givesUp(Game<P, M> game) {
        P position = game.positions().read(Item.parse("two-panzers", TWO_PANZERS));
        M sound = game.notation().read("march 1/22 R47-R48");
        List<M> plan =
                List.of(
                        sound,
                        game.notation().read("march 7A/2 R43-R42-R41"),
                        game.notation().read("march 7A/1 R56-R55-R54"));
        assertThat(sketch(game, position, plan, 1))
                .containsExactly(sound, game.notation().read("done"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void whatCannotEndIsTakenBack(int seed) {
        takesBack(GameBox.open("afrika-korps"), seed);
    }

    private static <P extends Position<P>, M extends Move> void takesBack(
            Game<P, M> game, int seed) {
        P position = game.positions().read(Item.parse("no-way-on", NO_WAY_ON));
        assertThat(sketch(game, position, List.of(), seed).getFirst())
                .isEqualTo(game.notation().read("take-back"));
    }

    /** What is made of a phase in which nobody stirs besides. */
    private static <P extends Position<P>, M extends Move> List<M> sketch(
            Game<P, M> game, P position, List<M> first, int seed) {
        return new Reflex<>(game, new Random(seed))
                .sketch(
                        position,
                        first,
                        0,
                        new FastChance(new SplittableRandom(seed)),
                        game.doctrine().weights().values(),
                        Level.OFFICER.effort,
                        Deadline.NONE);
    }
}
