package kessel.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PuzzleTest {
    private static boolean given(List<String> wanted, String... moves) {
        return new Puzzle.Answer(wanted).given(List.of(moves));
    }

    @Test
    void aLineIsAMoveInWhichAStarIsAnything() {
        assertThat(given(List.of("* *-0909"), "5/21Pz 0810-0909", "end")).isTrue();
        assertThat(given(List.of("* *-0909"), "5/21Pz 0810-0909-0908", "end")).isFalse();
        assertThat(given(List.of("* *-0909*"), "5/21Pz 0810-0909-0908", "end")).isTrue();
        assertThat(given(List.of("attack 1012"), "attack 10123")).isFalse();
    }

    @Test
    void oneOfSeveralWillDo() {
        assertThat(given(List.of("A *-(0101|0202)"), "A 0303-0202")).isTrue();
        assertThat(given(List.of("A *-(0101|0202)"), "A 0303-0304")).isFalse();
    }

    @Test
    void whatMustNotBeMustNotBeAnywhere() {
        assertThat(given(List.of("not A *", "end"), "B 0101-0102", "end")).isTrue();
        assertThat(given(List.of("not A *", "end"), "B 0101-0102", "A 0101-0102", "end")).isFalse();
    }

    @Test
    void allOfAnAnswerMustBeThere() {
        assertThat(given(List.of("A *", "B *"), "A 0101-0102")).isFalse();
        assertThat(given(List.of("A *", "B *"), "B 0101-0102", "A 0101-0102")).isTrue();
    }
}
