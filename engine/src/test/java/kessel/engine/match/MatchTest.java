package kessel.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import kessel.engine.game.Outcomes;
import kessel.engine.game.Ruling;
import kessel.engine.game.SealedChance;
import kessel.engine.game.Step;
import kessel.engine.match.CountingGame.Act;
import kessel.engine.match.CountingGame.Add;
import kessel.engine.match.CountingGame.Count;
import kessel.engine.match.CountingGame.Gamble;
import kessel.engine.match.CountingGame.Pass;
import kessel.engine.match.CountingGame.Show;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class MatchTest {
    private static final int BLACK = 0;
    private static final int WHITE = 1;
    private static final CountingGame GAME = new CountingGame();

    private final Match<Count, Act> match = start("plain");

    private static Match<Count, Act> start(String scenario, String... options) {
        return Match.start(
                GAME,
                scenario,
                new TreeSet<>(List.of(options)),
                List.of("Anna", "Boris"),
                "a seed");
    }

    private static void refused(Ruling ruling, String rule, String key) {
        assertThat(ruling).isInstanceOf(Ruling.Illegal.class);
        assertThat(((Ruling.Illegal) ruling).rule()).isEqualTo(rule);
        assertThat(((Ruling.Illegal) ruling).why().key()).isEqualTo(key);
    }

    private void play(int side, Act... acts) {
        for (Act act : acts) {
            assertThat(match.play(side, act)).isEqualTo(Ruling.LEGAL);
        }
    }

    // Moves.

    @Test
    void aLegalMoveIsMadeAndListed() {
        play(BLACK, new Add(2));
        assertThat(match.position().sum()).isEqualTo(2);
        assertThat(match.moves()).hasSize(1);
        assertThat(match.moves().getFirst().move()).isEqualTo(new Add(2));
        assertThat(match.moves().getFirst().side()).isEqualTo(BLACK);
        assertThat(match.moves().getFirst().draws()).isEmpty();
    }

    @Test
    void aMoveThatTheGameRefusesChangesNothing() {
        Count before = match.position().copy();
        refused(match.play(BLACK, new Add(4)), "C1", "refuse.number");
        assertThat(match.position()).isEqualTo(before);
        assertThat(match.moves()).isEmpty();
    }

    @Test
    void judgingAMoveDoesNotMakeIt() {
        assertThat(match.judge(BLACK, new Add(1))).isEqualTo(Ruling.LEGAL);
        assertThat(match.position().sum()).isZero();
    }

    @Test
    void theDiceAndTheJournalOfAMoveAreKept() {
        play(BLACK, new Gamble());
        Match.Played<Act> played = match.moves().getFirst();
        assertThat(played.draws()).containsExactly(match.position().sum());
        assertThat(played.journal()).extracting(entry -> entry.rule()).containsExactly("C4");
    }

    @Test
    void theListOfMovesIsNotForOthersToChange() {
        play(BLACK, new Add(1));
        assertThatThrownBy(() -> match.moves().clear())
                .isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void theOpeningStaysAsItWas() {
        Count opening = match.opening();
        play(BLACK, new Add(1));
        assertThat(match.opening()).isEqualTo(opening);
        assertThat(opening.sum()).isZero();
    }

    // K1: only the side that is to decide moves.

    @Test
    void theOtherSideMayNotMove() {
        refused(match.play(WHITE, new Add(1)), "K1", "match.not-yours");
        play(BLACK, new Pass());
        refused(match.play(BLACK, new Add(1)), "K1", "match.not-yours");
        play(WHITE, new Add(1));
    }

    // K2: taking back.

    @Test
    void aPlayerTakesBackTheLastMoveAndTheOneBeforeIt() {
        play(BLACK, new Add(1), new Add(2));
        assertThat(match.undo(BLACK)).isEqualTo(Ruling.LEGAL);
        assertThat(match.position().sum()).isEqualTo(1);
        assertThat(match.undo(BLACK)).isEqualTo(Ruling.LEGAL);
        assertThat(match.position().sum()).isZero();
        assertThat(match.moves()).isEmpty();
        refused(match.undo(BLACK), "K2", "match.undo.not-yours");
    }

    @Test
    void nobodyTakesBackTheMoveOfTheOther() {
        play(BLACK, new Add(1), new Pass());
        refused(match.undo(WHITE), "K2", "match.undo.not-yours");
        assertThat(match.undo(BLACK)).isEqualTo(Ruling.LEGAL);
        assertThat(match.position().step().decider()).isEqualTo(BLACK);
    }

    @Test
    void nobodyTakesBackAMoveThatTheOtherHasAnswered() {
        play(BLACK, new Pass());
        play(WHITE, new Add(1));
        refused(match.undo(BLACK), "K2", "match.undo.not-yours");
        assertThat(match.undo(WHITE)).isEqualTo(Ruling.LEGAL);
        assertThat(match.undo(BLACK)).isEqualTo(Ruling.LEGAL);
    }

    @Test
    void aMoveWithDiceStaysAndSoDoesEverythingBeforeIt() {
        play(BLACK, new Add(1), new Gamble());
        refused(match.undo(BLACK), "K2", "match.undo.final");
        assertThat(match.judgeUndo(BLACK).legal()).isFalse();
        play(WHITE, new Add(1));
        assertThat(match.undo(WHITE)).isEqualTo(Ruling.LEGAL);
        refused(match.undo(BLACK), "K2", "match.undo.final");
    }

    @Test
    void aMoveThatShowsTheOtherSideSomethingStays() {
        play(BLACK, new Add(1), new Show());
        refused(match.undo(BLACK), "K2", "match.undo.final");
    }

    @Test
    void diceAreRolledOnceHoweverOftenOtherMovesAreTakenBack() {
        play(BLACK, new Gamble());
        play(WHITE, new Add(1));
        match.undo(WHITE);
        play(WHITE, new Gamble());
        List<Integer> rolled = new ArrayList<>();
        match.moves().forEach(played -> rolled.add(played.draws()[0]));
        SealedChance chance = new SealedChance("a seed", 0);
        assertThat(rolled).containsExactly(chance.die(), chance.die());
    }

    // K3: the end.

    private void countToTheEnd() {
        Act[] turn = {new Add(3), new Add(3), new Add(3), new Pass()};
        play(BLACK, turn);
        play(WHITE, turn);
        play(BLACK, new Add(2));
    }

    @Test
    void aMatchThatIsOverTakesNoMove() {
        countToTheEnd();
        assertThat(match.over()).isTrue();
        refused(match.play(BLACK, new Add(1)), "K3", "match.over");
        refused(match.play(WHITE, new Add(1)), "K3", "match.over");
        refused(match.resign(WHITE), "K3", "match.over");
    }

    /** Its seed is open by now: whoever could go back would know all dice to come. */
    @Test
    void theMoveThatEndedAMatchIsNotTakenBack() {
        countToTheEnd();
        refused(match.undo(BLACK), "K3", "match.over");
    }

    @Test
    void theResultOfAFinishedMatchIsWhatTheRulesSay() {
        assertThat(match.result()).isNull();
        countToTheEnd();
        Match.Result result = match.result();
        assertThat(result.winner()).isEqualTo(BLACK);
        assertThat(result.byResignation()).isFalse();
        assertThat(result.scores()).extracting(score -> score.total()).containsExactly(11 + 3, 9);
    }

    // K4: resigning.

    @Test
    void whoeverResignsLosesWhateverThePoints() {
        play(BLACK, new Add(3));
        assertThat(match.resign(BLACK)).isEqualTo(Ruling.LEGAL);
        assertThat(match.over()).isTrue();
        assertThat(match.resigned()).isEqualTo(BLACK);
        assertThat(match.result().winner()).isEqualTo(WHITE);
        assertThat(match.result().byResignation()).isTrue();
    }

    @Test
    void aPlayerMayResignOutOfTurn() {
        assertThat(match.resign(WHITE)).isEqualTo(Ruling.LEGAL);
        assertThat(match.result().winner()).isEqualTo(BLACK);
    }

    @Test
    void aMatchThatWasResignedTakesNothingMore() {
        play(BLACK, new Add(1));
        match.resign(BLACK);
        refused(match.play(BLACK, new Add(1)), "K3", "match.over");
        refused(match.undo(BLACK), "K3", "match.over");
        refused(match.resign(WHITE), "K3", "match.over");
        assertThat(match.resigned()).isEqualTo(BLACK);
    }

    // K5: the seed.

    @Test
    void theHeaderCommitsToTheSeedFromTheStart() {
        assertThat(match.header().commitment()).isEqualTo(SealedChance.commitment("a seed"));
    }

    @Test
    void allDiceOfAMatchFollowFromItsSeedInOrder() {
        play(BLACK, new Gamble());
        play(WHITE, new Gamble());
        play(BLACK, new Gamble());
        SealedChance chance = new SealedChance("a seed", 0);
        for (Match.Played<Act> played : match.moves()) {
            assertThat(played.draws()).containsExactly(chance.die());
        }
    }

    @Test
    void diceOfTheSetUpComeBeforeThoseOfTheMoves() {
        Match<Count, Act> drawn = start("drawn");
        SealedChance chance = new SealedChance("a seed", 0);
        assertThat(drawn.position().secret()).isEqualTo(chance.die());
        drawn.play(BLACK, new Gamble());
        assertThat(drawn.moves().getFirst().draws()).containsExactly(chance.die());
    }

    /** The dice of 1 to 6 of a gamble, each as likely, lead to six positions. */
    @Test
    void allThatChanceCanMakeOfAMoveIsGoneThrough() {
        Map<Integer, Double> sums = new TreeMap<>();
        Count before = match.position().copy();
        boolean all =
                Outcomes.of(
                        GAME.rules(),
                        match.position(),
                        new Gamble(),
                        100,
                        (next, probability) -> sums.merge(next.sum(), probability, Double::sum));
        assertThat(all).isTrue();
        assertThat(sums.keySet()).containsExactly(1, 2, 3, 4, 5, 6);
        assertThat(sums.values()).allMatch(each -> Math.abs(each - 1 / 6.0) < 1e-12);
        assertThat(match.position()).isEqualTo(before);
    }

    @Test
    void whoWantsNoMoreThanSoManyOutcomesGetsNoMore() {
        int[] count = new int[1];
        boolean all =
                Outcomes.of(GAME.rules(), match.position(), new Gamble(), 5, (_, _) -> count[0]++);
        assertThat(all).isFalse();
        assertThat(count[0]).isEqualTo(5);
        assertThat(
                        Outcomes.of(
                                GAME.rules(),
                                match.position(),
                                new Add(1),
                                1,
                                (_, probability) -> assertThat(probability).isEqualTo(1)))
                .isTrue();
    }

    // What a player sees.

    @Test
    void aSeatShowsItsSideAndItsMoves() {
        assertThat(match.seat(WHITE).game()).isSameAs(GAME);
        assertThat(match.seat(WHITE).side()).isEqualTo(WHITE);
        assertThat(match.seat(WHITE).view().pieces().getFirst().values()).isNull();
        assertThat(match.seat(BLACK).view().pieces().getFirst().values()).containsExactly(3);
        List<Act> moves = new ArrayList<>();
        match.seat(BLACK).moves(moves::add);
        assertThat(moves).contains(new Add(1), new Gamble(), new Show()).hasSize(6);
        assertThat(moves).contains(match.seat(BLACK).sample(new SplittableRandom(1)));
    }

    @Property(tries = 50)
    void aGuessFromASeatLooksTheSame(@ForAll long seed) {
        Count guess = match.seat(WHITE).guess(new SplittableRandom(seed));
        assertThat(GAME.sight().view(guess, WHITE)).isEqualTo(match.seat(WHITE).view());
    }

    @Test
    void anOptionIsHandedToTheGame() {
        Match<Count, Act> open = start("plain", "open");
        assertThat(open.seat(WHITE).view().pieces().getFirst().values()).containsExactly(3);
        assertThat(open.header().options()).containsExactly("open");
    }

    // From a position.

    @Test
    void aMatchMayStartFromAnyPosition() {
        play(BLACK, new Add(3), new Pass());
        Match<Count, Act> later =
                Match.startFrom(GAME, match.position(), List.of("Anna", "Boris"), "another");
        assertThat(later.position()).isEqualTo(match.position());
        assertThat(later.header().scenario()).isNull();
        assertThat(later.play(WHITE, new Add(2))).isEqualTo(Ruling.LEGAL);
        assertThat(match.position().sum()).as("the first match stays as it was").isEqualTo(3);
        assertThat(later.undo(WHITE)).isEqualTo(Ruling.LEGAL);
        refused(later.undo(BLACK), "K2", "match.undo.not-yours");
    }

    // From a record.

    private Match<Count, Act> replayed() {
        MatchRecord record = RecordText.read("record", RecordText.write(match));
        return Replay.whole(GAME, record);
    }

    @Test
    void aMatchWithoutItsSeedCanBeFollowedButNotContinued() {
        play(BLACK, new Gamble());
        Match<Count, Act> followed = replayed();
        assertThat(followed.position()).isEqualTo(match.position());
        assertThat(followed.seed()).isNull();
        assertThatThrownBy(() -> followed.play(WHITE, new Gamble()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("seed");
    }

    @Test
    void aMatchWithItsSeedIsPlayedOnFromItsRecordAsIfItHadNeverStopped() {
        play(BLACK, new Gamble());
        play(WHITE, new Add(1));
        MatchRecord record = RecordText.read("record", RecordText.write(match));
        MatchRecord sealed =
                new MatchRecord(
                        record.file(),
                        record.header(),
                        record.sides(),
                        "a seed",
                        record.lines(),
                        record.resigned(),
                        record.hash());
        Match<Count, Act> resumed = Replay.whole(GAME, sealed);
        assertThat(resumed.play(WHITE, new Gamble())).isEqualTo(match.play(WHITE, new Gamble()));
        assertThat(resumed.position()).isEqualTo(match.position());
        assertThat(RecordText.write(resumed)).isEqualTo(RecordText.write(match));
    }

    @Property(tries = 100)
    void everyMatchEndsAndReplays(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Match<Count, Act> played = start("plain");
        while (!played.over()) {
            int side = played.position().step().decider();
            assertThat(played.play(side, played.seat(side).sample(random))).isEqualTo(Ruling.LEGAL);
            if (random.nextInt(3) == 0) {
                played.undo(side);
            }
        }
        assertThat(played.result().winner()).isBetween(Step.NOBODY, WHITE);
        String text = RecordText.write(played);
        Match<Count, Act> again = Replay.verified(GAME, RecordText.read("record", text));
        assertThat(again.position()).isEqualTo(played.position());
        assertThat(RecordText.write(again)).isEqualTo(text);
    }
}
