package kessel.games.brigade;

import java.util.Set;
import kessel.games.Laws;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/**
 * The laws over random games of Diadem; {@code -Dkessel.laws.games=10000} runs the first one
 * longer.
 */
class DiademLawsTest {
    private static final BrigadeGame GAME = BrigadeGame.diadem();
    private final Laws<BrigadePosition, BrigadeMove> laws = laws(Set.of());
    private final Laws<BrigadePosition, BrigadeMove> openLaws = laws(Set.of("open-odds"));

    private static Laws<BrigadePosition, BrigadeMove> laws(Set<String> options) {
        return new Laws<>(GAME, "campaign", options, new BrigadeForger(GAME.campaign()));
    }

    @Example
    void everyGameEnds() {
        int games = Integer.getInteger("kessel.laws.games", 40);
        for (long seed = 0; seed < games; seed++) {
            laws.everyGameEnds(seed);
        }
    }

    @Property(tries = 6, shrinking = ShrinkingMode.OFF)
    void whatIsListedIsLegal(@ForAll long seed) {
        laws.whatIsListedIsLegal(seed);
    }

    @Property(tries = 8, shrinking = ShrinkingMode.OFF)
    void whatIsLegalIsListed(@ForAll long seed) {
        laws.whatIsLegalIsListed(seed);
    }

    @Property(tries = 6, shrinking = ShrinkingMode.OFF)
    void aCopyIsIndependent(@ForAll long seed) {
        laws.aCopyIsIndependent(seed);
    }

    @Property(tries = 4, shrinking = ShrinkingMode.OFF)
    void aWrittenPositionReadsBackEqual(@ForAll long seed) {
        laws.aWrittenPositionReadsBackEqual(seed);
    }

    @Property(tries = 4, shrinking = ShrinkingMode.OFF)
    void noViewTellsWhatIsHidden(@ForAll long seed) {
        laws.noViewTellsWhatIsHidden(seed);
    }

    @Property(tries = 2, shrinking = ShrinkingMode.OFF)
    void openOddsObeyTheSameLaws(@ForAll long seed) {
        openLaws.noViewTellsWhatIsHidden(seed);
        openLaws.aRecordReplaysToTheSamePosition(seed);
    }

    @Property(tries = 6, shrinking = ShrinkingMode.OFF)
    void aRecordReplaysToTheSamePosition(@ForAll long seed) {
        laws.aRecordReplaysToTheSamePosition(seed);
    }
}
