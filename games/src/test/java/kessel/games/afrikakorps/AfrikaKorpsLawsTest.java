package kessel.games.afrikakorps;

import java.util.Set;
import java.util.stream.LongStream;
import kessel.games.afrikakorps.data.Campaign;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.testkit.Laws;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The laws of every game hold for Afrika Korps. */
class AfrikaKorpsLawsTest {
    private static final AfrikaKorps GAME = Table.GAME;

    private static Laws<AfrikaKorpsPosition, AfrikaKorpsMove> laws() {
        return new Laws<>(GAME, Campaign.SCENARIO, Set.of(), new AfrikaKorpsForger(GAME));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void playEnds(long seed) {
        laws().everyGameEnds(seed);
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12})
    void whatIsListedIsWhatIsLegal(long seed) {
        laws().whatIsListedIsLegal(seed);
        laws().whatIsLegalIsListed(seed);
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22})
    void choicesTellWhatTheyDoAndIntentionsAreMoves(long seed) {
        laws().aChoiceTellsWhatItDoes(seed);
        laws().anIntentionIsAMove(seed);
    }

    @ParameterizedTest
    @ValueSource(longs = {31, 32})
    void positionsAndRecordsAreWhatTheySay(long seed) {
        laws().aCopyIsIndependent(seed);
        laws().aWrittenPositionReadsBackEqual(seed);
        laws().aRecordReplaysToTheSamePosition(seed);
    }

    @Test
    void nobodyLearnsWhatIsHidden() {
        LongStream.of(41).forEach(laws().secrecy()::noViewTellsWhatIsHidden);
    }
}
