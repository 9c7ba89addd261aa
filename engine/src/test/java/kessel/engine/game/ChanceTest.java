package kessel.engine.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class ChanceTest {
    private static int[] dice(Chance chance, int count) {
        return IntStream.range(0, count).map(_ -> chance.die()).toArray();
    }

    // Sealed.

    @Property
    void theSameSeedGivesTheSameDice(@ForAll String seed) {
        assertThat(dice(new SealedChance(seed + "x", 0), 20))
                .isEqualTo(dice(new SealedChance(seed + "x", 0), 20));
    }

    @Test
    void anotherSeedGivesOtherDice() {
        assertThat(dice(new SealedChance("one", 0), 20))
                .isNotEqualTo(dice(new SealedChance("two", 0), 20));
    }

    @Property
    void drawsGoOnFromAnyNumber(@ForAll @IntRange(max = 50) int already) {
        SealedChance whole = new SealedChance("a seed", 0);
        dice(whole, already);
        assertThat(whole.drawn()).isEqualTo(already);
        assertThat(dice(new SealedChance("a seed", already), 10)).isEqualTo(dice(whole, 10));
    }

    /**
     * {@code printf '\0\0\0\0\0\0\0\0' | openssl dgst -sha256 -hmac kessel}, and so on with 1 and
     * 2: the first two bytes, read as one number, are below 65532, so their remainder by 6 is the
     * die.
     */
    @Test
    void aDieIsTheBeginningOfAnHmacModuloSix() {
        assertThat(dice(new SealedChance("kessel", 0), 3)).containsExactly(1, 3, 2);
    }

    /**
     * Draw 0 of the seed is an HMAC of the numbers 52848, 62004, 29560 and so on; draw 352897 has
     * only its sixteenth number below 32769, and draw 13981 none, while 13982 begins with 3694: all
     * computed with Python's hmac.
     */
    @Test
    void numbersBeyondTheLastMultipleOfTheBoundArePassedOver() {
        assertThat(new SealedChance("kessel", 0).below(1 << 16)).isEqualTo(52848);
        assertThat(new SealedChance("kessel", 0).below(52849)).isEqualTo(52848);
        assertThat(new SealedChance("kessel", 0).below(52848)).isEqualTo(29560);
        assertThat(new SealedChance("kessel", 0).below(30000)).isEqualTo(52848 - 30000);
        assertThat(new SealedChance("kessel", 352_897).below(32769)).isEqualTo(20278);
        SealedChance none = new SealedChance("kessel", 13_981);
        assertThat(none.below(32769)).isEqualTo(3694);
        assertThat(none.drawn()).as("two draws for one number").isEqualTo(13_983);
    }

    /** Two dice of a pair in dispute can be settled with nothing but the seed. */
    @Test
    void draw41CanBeComputedByItself() {
        assertThat(new SealedChance("kessel", 41).die())
                .isEqualTo(dice(new SealedChance("kessel", 0), 42)[41])
                .isEqualTo(5);
    }

    @Test
    void sixtyThousandDiceAreFair() {
        int[] counts = new int[7];
        SealedChance chance = new SealedChance("fair", 0);
        for (int i = 0; i < 60_000; i++) {
            counts[chance.die()]++;
        }
        double chiSquare = 0;
        for (int face = 1; face <= 6; face++) {
            chiSquare += Math.pow(counts[face] - 10_000, 2) / 10_000;
        }
        // Five degrees of freedom: a fair die passes 30 once in 70,000 seeds.
        assertThat(chiSquare).isLessThan(30);
    }

    @Property
    void everyDrawIsBelowItsBound(@ForAll @IntRange(min = 1, max = 1 << 16) int bound) {
        SealedChance chance = new SealedChance("bounds", bound);
        for (int i = 0; i < 10; i++) {
            assertThat(chance.below(bound)).isBetween(0, bound - 1);
        }
    }

    @Test
    void thereIsNoDrawBelowNothingOrBeyondTwoBytes() {
        SealedChance chance = new SealedChance("bounds", 0);
        assertThatThrownBy(() -> chance.below(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> chance.below((1 << 16) + 1))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theCommitmentIsTheSha256OfTheSeed() {
        assertThat(SealedChance.commitment("abc"))
                .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }

    @Test
    void newSeedsAreLongAndNeverTheSame() {
        assertThat(SealedChance.newSeed())
                .matches("[0-9a-f]{32}")
                .isNotEqualTo(SealedChance.newSeed());
    }

    // Fast.

    @Test
    void fastChanceRepeatsFromItsSeed() {
        int[] dice = dice(new FastChance(new SplittableRandom(5)), 50);
        assertThat(dice).isEqualTo(dice(new FastChance(new SplittableRandom(5)), 50));
        assertThat(IntStream.of(dice)).allMatch(die -> die >= 1 && die <= 6).contains(1, 6);
    }

    // Noted and recorded.

    @Property
    void whatIsNotedCanBePlayedBack(@ForAll @IntRange(max = 40) int count) {
        NotedChance noted = new NotedChance(new SealedChance("noted", count));
        int[] dice = dice(noted, count);
        assertThat(noted.draws()).isEqualTo(dice);
        RecordedChance recorded = new RecordedChance(noted.draws());
        assertThat(dice(recorded, count)).isEqualTo(dice);
        recorded.finish();
    }

    @Test
    void eachDrawIsNotedWithWhoMayKnowIt() {
        NotedChance noted = new NotedChance(_ -> 2);
        noted.die();
        noted.seenBy(Audience.of(1)).die();
        noted.seenBy(Audience.NOBODY).below(9);
        noted.die();
        assertThat(noted.draws()).containsExactly(3, 3, 3, 3);
        assertThat(noted.audiences())
                .containsExactly(Audience.BOTH, Audience.SECOND, Audience.NOBODY, Audience.BOTH);
    }

    @Test
    void anAudienceIsWhoItSays() {
        assertThat(viewers(Audience.BOTH)).containsExactly(0, 1, Sight.SPECTATOR, Sight.HINDSIGHT);
        assertThat(viewers(Audience.of(0))).containsExactly(0, Sight.HINDSIGHT);
        assertThat(viewers(Audience.of(1))).containsExactly(1, Sight.HINDSIGHT);
        assertThat(viewers(Audience.NOBODY)).containsExactly(Sight.HINDSIGHT);
    }

    private static IntStream viewers(Audience audience) {
        return IntStream.rangeClosed(0, Sight.HINDSIGHT).filter(audience::includes);
    }

    @Test
    void whatIsNotedCannotBeChangedAfterwards() {
        NotedChance noted = new NotedChance(_ -> 4);
        noted.die();
        noted.draws()[0] = 1;
        assertThat(noted.draws()).containsExactly(5);
    }

    @Test
    void aMoveThatRollsMoreThanIsRecordedIsAMismatch() {
        RecordedChance chance = new RecordedChance(new int[] {4});
        assertThat(chance.die()).isEqualTo(4);
        assertThatThrownBy(chance::die)
                .isInstanceOf(RecordedChance.Mismatch.class)
                .hasMessage("the move rolls more dice than the 1 recorded");
    }

    @Test
    void aMoveThatRollsLessThanIsRecordedIsAMismatch() {
        RecordedChance chance = new RecordedChance(new int[] {4, 2});
        chance.die();
        assertThatThrownBy(chance::finish)
                .isInstanceOf(RecordedChance.Mismatch.class)
                .hasMessage("the move rolls 1 dice, but 2 are recorded");
    }

    @Test
    void aDieThatShowsWhatNoDieShowsIsAMismatch() {
        assertThatThrownBy(() -> new RecordedChance(new int[] {7}).die())
                .isInstanceOf(RecordedChance.Mismatch.class)
                .hasMessage("a die cannot show 7");
        assertThatThrownBy(() -> new RecordedChance(new int[] {0}).die())
                .isInstanceOf(RecordedChance.Mismatch.class)
                .hasMessage("a die cannot show 0");
    }
}
