package kessel.engine.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import kessel.engine.words.Phrase;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class TallyTest {
    private static final Phrase WORDS = Phrase.of("term.some");

    @Test
    void theTotalIsTheSumOfTheTermsInTheirOrder() {
        Tally.Builder terms = new Tally.Builder(Tally.WHOLE);
        terms.add("4.0", 3, WORDS);
        terms.add("9.1", -1, WORDS);
        Tally tally = terms.tally();
        assertThat(tally.total()).isEqualTo(2);
        assertThat(tally.terms()).extracting(Tally.Term::rule).containsExactly("4.0", "9.1");
    }

    @Test
    void aBareSumHasTheSameTotalAndNoUseForWords() {
        Tally.Sum sum = new Tally.Sum();
        sum.add("4.0", 3, null);
        sum.add("9.1", -1, null);
        assertThat(sum.total()).isEqualTo(2);
        assertThat(sum.worded()).isFalse();
        assertThat(new Tally.Builder(Tally.WHOLE).worded()).isTrue();
    }

    @Test
    void nothingCountsNothing() {
        assertThat(Tally.NONE.total()).isZero();
        assertThat(Tally.NONE.terms()).isEmpty();
        assertThat(Tally.NONE.write(0)).isEqualTo("0");
    }

    @Test
    void aTallyDoesNotChangeWhenItsBuilderGoesOn() {
        Tally.Builder terms = new Tally.Builder(Tally.WHOLE);
        terms.add("4.0", 3, WORDS);
        Tally tally = terms.tally();
        terms.add("4.0", 4, WORDS);
        assertThat(tally.total()).isEqualTo(3);
        assertThatThrownBy(() -> tally.terms().add(new Tally.Term("4.0", 1, WORDS)))
                .isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void halvesAreWrittenAsAPersonWritesThem() {
        Tally halves = new Tally.Builder(Tally.HALVES).tally();
        assertThat(halves.write(0)).isEqualTo("0");
        assertThat(halves.write(1)).isEqualTo("0.5");
        assertThat(halves.write(5)).isEqualTo("2.5");
        assertThat(halves.write(32)).isEqualTo("16");
        assertThat(halves.write(-1)).isEqualTo("-0.5");
        assertThat(halves.write(-4)).isEqualTo("-2");
    }

    @Test
    void wholeNumbersAreWrittenAsTheyAre() {
        assertThat(Tally.NONE.write(-12)).isEqualTo("-12");
    }

    @Property
    void writtenHalvesReadBackAsTheSameNumber(
            @ForAll @IntRange(min = -9999, max = 9999) int value) {
        Tally halves = new Tally.Builder(Tally.HALVES).tally();
        assertThat(Double.parseDouble(halves.write(value)) * 2).isEqualTo(value);
    }
}
