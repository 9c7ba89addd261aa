package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongConsumer;
import java.util.stream.Stream;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.position.BrigadePosition;
import kessel.testkit.Laws;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The laws over random games of the series: each over a few in every build, and over as many as
 * {@code -Dkessel.laws.games=10000} says. {@code -Dkessel.laws.first=500} begins with another seed.
 * They take the longest of all here, and often still run when all others are through: so they share
 * the processors among themselves.
 */
@Tag("long")
@Execution(ExecutionMode.CONCURRENT)
class BrigadeLawsTest {
    /** The games, and how many of a law's rounds each can afford in a build: one in so many. */
    static Stream<Arguments> games() {
        return Stream.of(
                Arguments.of(Named.of("gazala", Table.GAZALA), 1),
                Arguments.of(Named.of("diadem", Table.DIADEM), 3),
                Arguments.of(Named.of("blitzkrieg", Table.BLITZKRIEG), 10));
    }

    private static Laws<BrigadePosition, BrigadeMove> laws(BrigadeGame game, String... options) {
        return new Laws<>(game, "campaign", Set.of(options), new BrigadeForger(game.campaign()));
    }

    private static void over(int rounds, int oneIn, LongConsumer law) {
        long first = Long.getLong("kessel.laws.first", 0);
        int games = Integer.getInteger("kessel.laws.games", Math.max(1, rounds / oneIn));
        for (long seed = first; seed < first + games; seed++) {
            law.accept(seed);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameEnds(BrigadeGame game, int oneIn) {
        over(100, oneIn, laws(game)::everyGameEnds);
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsListedIsLegal(BrigadeGame game, int oneIn) {
        over(20, oneIn, laws(game)::whatIsListedIsLegal);
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsLegalIsListed(BrigadeGame game, int oneIn) {
        over(30, oneIn, laws(game)::whatIsLegalIsListed);
    }

    @ParameterizedTest
    @MethodSource("games")
    @Rule("table K2")
    void aChoiceTellsWhatItDoes(BrigadeGame game, int oneIn) {
        over(10, oneIn, laws(game)::aChoiceTellsWhatItDoes);
        over(5, oneIn, laws(game, "open-odds")::aChoiceTellsWhatItDoes);
    }

    @ParameterizedTest
    @MethodSource("games")
    void anIntentionIsAMove(BrigadeGame game, int oneIn) {
        over(10, oneIn, laws(game)::anIntentionIsAMove);
    }

    @ParameterizedTest
    @MethodSource("games")
    void aCopyIsIndependent(BrigadeGame game, int oneIn) {
        over(20, oneIn, laws(game)::aCopyIsIndependent);
    }

    @ParameterizedTest
    @MethodSource("games")
    void copyFromMakesAnIndependentCopy(BrigadeGame game, int oneIn) {
        over(20, oneIn, laws(game)::copyFromMakesAnIndependentCopy);
    }

    @ParameterizedTest
    @MethodSource("games")
    void theHashIsKeptUpToDate(BrigadeGame game, int oneIn) {
        over(100, oneIn, laws(game)::theHashIsKeptUpToDate);
    }

    @ParameterizedTest
    @MethodSource("games")
    void aWrittenPositionReadsBackEqual(BrigadeGame game, int oneIn) {
        over(10, oneIn, laws(game)::aWrittenPositionReadsBackEqual);
    }

    @ParameterizedTest
    @MethodSource("games")
    @Rule({
        "gazala 5.1.1-obs1",
        "diadem 5.1.1-obs1",
        "blitzkrieg 5.1.1-obs1",
        "brigade R11",
        "table K6"
    })
    void noViewTellsWhatIsHidden(BrigadeGame game, int oneIn) {
        over(10, oneIn, laws(game).secrecy()::noViewTellsWhatIsHidden);
    }

    @ParameterizedTest
    @MethodSource("games")
    void reasonsFollowFromWhatIsKnown(BrigadeGame game, int oneIn) {
        AtomicInteger compared = new AtomicInteger();
        over(
                8,
                oneIn,
                seed ->
                        compared.addAndGet(
                                laws(game)
                                        .secrecy()
                                        .reasonsFollowFromWhatIsKnown(seed, game.rules()::sample)));
        assertThat(compared).hasPositiveValue();
    }

    @ParameterizedTest
    @MethodSource("games")
    void openOddsObeyTheSameLaws(BrigadeGame game, int oneIn) {
        over(5, oneIn, laws(game, "open-odds").secrecy()::noViewTellsWhatIsHidden);
        over(5, oneIn, laws(game, "open-odds")::aRecordReplaysToTheSamePosition);
    }

    @ParameterizedTest
    @MethodSource("games")
    @Rule({"table K2", "table K5"})
    void aRecordReplaysToTheSamePosition(BrigadeGame game, int oneIn) {
        over(20, oneIn, laws(game)::aRecordReplaysToTheSamePosition);
    }
}
