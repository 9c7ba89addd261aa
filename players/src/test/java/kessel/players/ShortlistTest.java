package kessel.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ShortlistTest {
    private static double[] trials(int count, double chance) {
        double[] chances = new double[count];
        Arrays.fill(chances, chance);
        return chances;
    }

    private static void enter(Shortlist<String> list, String plan, double chance) {
        list.enter(List.of(plan), trials(9, chance), "balanced");
    }

    @Test
    void whoWasOnlyLuckyAtFirstIsFoundOut() {
        Shortlist<String> list = new Shortlist<>(8);
        enter(list, "steady", 0.6);
        enter(list, "lucky", 0.64);
        assertThat(list.best().moves()).containsExactly("lucky");
        Shortlist.Plan<String> tried = list.borrow();
        assertThat(tried.moves()).containsExactly("lucky");
        list.giveBack(tried, trials(9, 0.4));
        assertThat(list.best().moves()).containsExactly("steady");
    }

    /** Of two with the same mean, more is known of the one that was tried more often. */
    @Test
    void manyTrialsCountForMoreThanFew() {
        Shortlist<String> list = new Shortlist<>(8);
        enter(list, "known", 0.6);
        enter(list, "new", 0.59);
        list.giveBack(list.borrow(), trials(27, 0.6));
        enter(list, "newer", 0.61);
        assertThat(list.best().moves()).containsExactly("known");
        assertThat(list.borrow().moves()).containsExactly("newer");
    }

    @Test
    void whatSomebodyIsTryingIsNotLentToAnother() {
        Shortlist<String> list = new Shortlist<>(8);
        enter(list, "a", 0.6);
        assertThat(list.borrow()).isNull();
        enter(list, "b", 0.5);
        assertThat(list.borrow().moves()).containsExactly("a");
        assertThat(list.borrow().moves()).containsExactly("b");
        assertThat(list.borrow()).isNull();
    }

    @Test
    void aTrialThatWasNotFinishedLeavesThePlanAsItWas() {
        Shortlist<String> list = new Shortlist<>(8);
        enter(list, "a", 0.6);
        enter(list, "b", 0.5);
        list.giveBack(list.borrow(), new double[0]);
        assertThat(list.best().trials()).isEqualTo(9);
        assertThat(list.borrow().moves()).containsExactly("a");
    }

    @Test
    void theLeastPromisingMakesRoomAndTheBestNeverDoes() {
        Shortlist<String> list = new Shortlist<>(2);
        enter(list, "best", 0.6);
        list.enter(List.of("other"), trials(9, 0.5), "balanced");
        list.giveBack(list.borrow(), trials(900, 0.6));
        // It may be worth more than the best, of which all is known.
        list.enter(List.of("doubtful"), trials(1, 0.55), "balanced");
        list.enter(List.of("bad"), trials(9, 0.1), "balanced");
        assertThat(list.best().moves()).containsExactly("best");
        assertThat(list.borrow().moves()).containsExactly("doubtful");
    }

    @Test
    void aListOfOneKeepsTheFirstOfTheBest() {
        Shortlist<String> list = new Shortlist<>(1);
        enter(list, "a", 0.5);
        enter(list, "b", 0.6);
        enter(list, "c", 0.6);
        assertThat(list.best().moves()).containsExactly("b");
        assertThat(list.borrow()).isNull();
    }

    @Test
    void aPlanWithoutTrialsIsBetterThanNoneAndNeverBetterThanAnother() {
        Shortlist<String> list = new Shortlist<>(1);
        assertThat(list.best()).isNull();
        list.enterUntried(List.of("untried"));
        assertThat(list.best().moves()).containsExactly("untried");
        assertThat(list.luckiest()).isNull();
        enter(list, "tried", 0.05);
        list.enterUntried(List.of("later"));
        assertThat(list.best().moves()).containsExactly("tried");
    }

    /** Far behind the luckiest in the same trials nobody gets any more of them. */
    @Test
    void whoIsClearlyBehindGetsNoFurther() {
        Shortlist<String> list = new Shortlist<>(1);
        enter(list, "lead", 0.6);
        Shortlist.Plan<String> lead = list.luckiest();
        assertThat(list.isBehind(lead, 0.49, 1)).isTrue();
        assertThat(list.isBehind(lead, 0.51, 1)).isFalse();
        // After four trials half as much is clear.
        assertThat(list.isBehind(lead, 4 * 0.54, 4)).isTrue();
        assertThat(list.isBehind(lead, 4 * 0.56, 4)).isFalse();
    }
}
