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
import kessel.engine.game.Seat;
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

    /** Eight have landed where one stood and three may stay (6.3b), with a raider beside them. */
    private static final String CROWDED =
            """
            game: afrika-korps
            scenario: campaign
            turn: 7
            step: moving allies
            phase: allies
            units:
              { 21/5: G21, 21/104: W3, 21/3: L62, Ariete: H2, Brescia: H18, Pavia: I22, Trento: G21,
                Bologna: I22, Savona: I25, 15/8: G5, 15/115: G25, 15/33: L44, Rom: W6, AxS1: H18,
                AxS2: G21, AxC3: G5,
                2/3: I4, 22Gds: I4, 7A/1: H23, 4I/5: H23, 7/4: H30, 7/7: J46, 7/7SG: H30,
                7/4SA: I32, 4I/23: I32, AlS1: H30, AlS2: I4, AlS3: J46, AlS4: J46, 4I/11: J62,
                50/6SA: J62, 2SA/4: J62, 2SA/6: J62, 2SA/7: J62, 9A/18: J62, 50/69: J62,
                50/150: J62, 50/151: J62 }
            others: dead
            states:
              { 7A/1: [isolated-at-start], 4I/5: [isolated-at-start], 50/6SA: [landed],
                2SA/4: [landed], 2SA/6: [landed], 2SA/7: [landed], 9A/18: [landed],
                50/69: [landed], 50/150: [landed], 50/151: [landed] }
            numbers: { ports: 1, kept: 1 }
            before:
              scenario: campaign
              turn: 7
              step: arriving allies
              phase: allies
              units:
                { 21/5: G21, 21/104: W3, 21/3: L62, Ariete: H2, Brescia: H18, Pavia: I22,
                  Trento: G21, Bologna: I22, Savona: I25, 15/8: G5, 15/115: G25, 15/33: L44,
                  Rom: W6, AxS1: H18, AxS2: G21, AxC3: G5,
                  2/3: I4, 22Gds: I4, 7A/1: H23, 4I/5: H23, 7/4: H30, 7/7: J46, 7/7SG: H30,
                  7/4SA: I32, 4I/23: I32, AlS1: H30, AlS2: I4, AlS3: J46, AlS4: J46, 4I/11: J62,
                  50/6SA: due, 2SA/4: due, 2SA/6: due, 2SA/7: due, 9A/18: due, 50/69: due,
                  50/150: due, 50/151: due }
              others: dead
              states: { 7A/1: [isolated-at-start], 4I/5: [isolated-at-start] }
              numbers: { ports: 1, kept: 1 }
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

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void whoCanGoOnTakesNothingBack(int seed) {
        takesNothingBack(GameBox.open("afrika-korps"), seed);
    }

    private static <P extends Position<P>, M extends Move> void takesNothingBack(
            Game<P, M> game, int seed) {
        P position = game.positions().read(Item.parse("crowded", CROWDED));
        Mind<P, M> mind = new Mind<>(Level.OFFICER, 40, seed, new Hands(1));
        Seat<P, M> seat = new Seat<>(game, position, position.step().decider());
        assertThat(game.rules().takesBack(position, mind.choose(seat, Deadline.NONE))).isFalse();
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
