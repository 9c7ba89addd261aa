package kessel.testkit.outpost;

import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import kessel.testkit.Forger;
import kessel.testkit.Laws;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The laws hold for a game that has nothing in common with the others. */
class OutpostLawsTest {
    private static final Outpost GAME = new Outpost();
    private static final int GAMES = 40;
    private static final Set<String> NONE = Set.of();
    private static final Set<String> OPEN = Set.of("open");

    /** Any move there is, most of them nonsense. */
    private static final class OutpostForger implements Forger<OutpostPosition, OutpostMove> {
        @Override
        public OutpostMove forge(OutpostPosition position, RandomGenerator random) {
            int hexes = GAME.map().grid().size();
            return switch (random.nextInt(8)) {
                case 0 -> new OutpostMove.Pass();
                case 1 -> new OutpostMove.Stay();
                case 2, 3 -> new OutpostMove.Lay(random.nextInt(OutpostPosition.CARDS));
                default ->
                        new OutpostMove.Step(
                                random.nextInt(OutpostPosition.BLOCKS),
                                random.nextInt(hexes),
                                random.nextInt(hexes));
            };
        }

        /** O6, and letters that tell the blocks of a side apart. */
        @Override
        public void inspect(OutpostPosition position) {
            for (int side = 0; side < 2; side++) {
                for (int hex = 0; hex < GAME.map().grid().size(); hex++) {
                    if (position.count(hex, side) > 2
                            || position.count(hex, 0) > 0 && position.count(hex, 1) > 0) {
                        throw new AssertionError("too many in " + GAME.map().label(hex));
                    }
                }
                int first = side * OutpostPosition.OF_A_SIDE;
                Set.of(
                        position.letter[first],
                        position.letter[first + 1],
                        position.letter[first + 2]);
            }
        }
    }

    private static void hold(
            String scenario, BiConsumer<Laws<OutpostPosition, OutpostMove>, Long> law) {
        boolean mayBeOpen = GAME.printed().scenario(scenario).orElseThrow().has("open");
        for (Set<String> options : mayBeOpen ? List.of(NONE, OPEN) : List.of(NONE)) {
            Laws<OutpostPosition, OutpostMove> laws =
                    new Laws<>(GAME, scenario, options, new OutpostForger());
            LongStream.range(0, GAMES).forEach(seed -> law.accept(laws, seed));
        }
    }

    @ParameterizedTest
    @CsvSource({"skirmish", "siege"})
    void playEndsAndWhatIsListedIsWhatIsLegal(String scenario) {
        hold(scenario, Laws::everyGameEnds);
        hold(scenario, Laws::whatIsListedIsLegal);
        hold(scenario, Laws::whatIsLegalIsListed);
    }

    @ParameterizedTest
    @CsvSource({"skirmish", "siege"})
    void choicesTellWhatTheyDoAndIntentionsAreMoves(String scenario) {
        hold(scenario, Laws::aChoiceTellsWhatItDoes);
        hold(scenario, Laws::anIntentionIsAMove);
    }

    @ParameterizedTest
    @CsvSource({"skirmish", "siege"})
    void positionsAndRecordsAreWhatTheySay(String scenario) {
        hold(scenario, Laws::aCopyIsIndependent);
        hold(scenario, Laws::aWrittenPositionReadsBackEqual);
        hold(scenario, Laws::aRecordReplaysToTheSamePosition);
    }

    @ParameterizedTest
    @CsvSource({"skirmish", "siege"})
    void nobodyLearnsWhatIsHidden(String scenario) {
        hold(scenario, (laws, seed) -> laws.secrecy().noViewTellsWhatIsHidden(seed));
    }
}
