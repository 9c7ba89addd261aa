package kessel.games.desertfox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.stream.LongStream;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Stage;
import kessel.testkit.Laws;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The laws that hold for every game, over random play and over play that seeks battle. */
class DesertFoxLawsTest {
    private static final DesertFox GAME = Fox.GAME;

    private static void hold(
            String scenario,
            int games,
            BiConsumer<Laws<DesertFoxPosition, DesertFoxMove>, Long> law) {
        Set<String> options =
                scenario.equals("crusader") ? Set.of("easy-withdrawal", "seldom-early") : Set.of();
        Laws<DesertFoxPosition, DesertFoxMove> laws =
                new Laws<>(GAME, scenario, options, new DesertFoxForger(GAME));
        LongStream.range(0, games).forEach(seed -> law.accept(laws, seed));
    }

    /** The frontier, or the road from El Agheila: where there is supply and somebody to fight. */
    private static boolean near(int hex) {
        var grid = GAME.map().grid();
        return grid.distance(hex, Fox.hex("C12")) <= 2 || grid.distance(hex, Fox.hex("F2")) <= 2;
    }

    /** Goes for the enemy wherever it can, refuses battle now and then, pursues and fires. */
    static DesertFoxMove eager(DesertFoxPosition position, SplittableRandom random) {
        if (random.nextInt(4) == 0) {
            return GAME.rules().sample(position, random);
        }
        Board board = position.board();
        int enemy = 1 - position.decider();
        List<DesertFoxMove> all = new ArrayList<>();
        GAME.rules().moves(position, all::add);
        List<DesertFoxMove> wanted = new ArrayList<>();
        for (DesertFoxMove move : all) {
            boolean good =
                    switch (move) {
                        case DesertFoxMove.March(int _, int[] way) -> {
                            int end = way[way.length - 1];
                            boolean leaves = board.battlefield(way[0]) && random.nextInt(9) == 0;
                            yield leaves || end >= 0 && board.all(enemy, end) > 0;
                        }
                        case DesertFoxMove.Place(int _, int hex) -> near(hex);
                        case DesertFoxMove.Done _ -> position.stage() == Stage.SPENDING;
                        case DesertFoxMove.Draw _, DesertFoxMove.Buy _ -> true;
                        case DesertFoxMove.Lay(int reals, int blanks) -> reals <= 3 && blanks <= 1;
                        case DesertFoxMove.Attack _,
                                DesertFoxMove.Redouble _,
                                DesertFoxMove.Fire _,
                                DesertFoxMove.Commit _,
                                DesertFoxMove.Refuse _ ->
                                !GAME.rules().takesBack(position, move);
                        default -> false;
                    };
            if (good) {
                wanted.add(move);
            }
        }
        return wanted.isEmpty()
                ? GAME.rules().sample(position, random)
                : wanted.get(random.nextInt(wanted.size()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "italian",
                "1941",
                "crusader",
                "1942",
                "gazala",
                "hard-summer",
                "desert-war"
            })
    void theLawsHoldWhoeverSeeksBattle(String scenario) {
        hold(scenario, 2, (laws, seed) -> laws.holdWhoeverPlays(seed, DesertFoxLawsTest::eager));
    }

    @ParameterizedTest
    @ValueSource(strings = {"italian", "crusader", "gazala"})
    void playEndsAndWhatIsListedIsWhatIsLegal(String scenario) {
        hold(scenario, 2, Laws::everyGameEnds);
        hold(scenario, 2, Laws::whatIsListedIsLegal);
        hold(scenario, 2, Laws::whatIsLegalIsListed);
    }

    @ParameterizedTest
    @ValueSource(strings = {"italian", "crusader", "gazala"})
    void choicesTellWhatTheyDoAndIntentionsAreMoves(String scenario) {
        hold(scenario, 2, Laws::aChoiceTellsWhatItDoes);
        hold(scenario, 2, Laws::anIntentionIsAMove);
    }

    @ParameterizedTest
    @ValueSource(strings = {"italian", "crusader", "gazala"})
    void positionsAndRecordsAreWhatTheySay(String scenario) {
        hold(scenario, 2, Laws::aCopyIsIndependent);
        hold(scenario, 2, Laws::copyFromMakesAnIndependentCopy);
        hold(scenario, 2, Laws::aWrittenPositionReadsBackEqual);
        hold(scenario, 2, Laws::aRecordReplaysToTheSamePosition);
    }

    @ParameterizedTest
    @ValueSource(strings = {"italian", "crusader", "gazala"})
    void nobodyLearnsWhatIsHidden(String scenario) {
        hold(scenario, 2, (laws, seed) -> laws.secrecy().noViewTellsWhatIsHidden(seed));
    }

    @ParameterizedTest
    @ValueSource(strings = {"italian", "crusader", "gazala"})
    void reasonsFollowFromWhatIsKnown(String scenario) {
        AtomicInteger compared = new AtomicInteger();
        hold(
                scenario,
                3,
                (laws, seed) ->
                        compared.addAndGet(
                                laws.secrecy()
                                        .reasonsFollowFromWhatIsKnown(
                                                seed, DesertFoxLawsTest::eager)));
        assertThat(compared).hasPositiveValue();
    }
}
