package kessel.games.brigade;

import java.util.Set;
import kessel.games.Laws;
import kessel.games.Rule;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/**
 * The laws over random games of Gazala; {@code -Dkessel.laws.games=10000} runs the first one
 * longer.
 */
class GazalaLawsTest {
    private static final BrigadeGame GAME = BrigadeGame.gazala();
    private final Laws<BrigadePosition, BrigadeMove> laws = laws(Set.of());
    private final Laws<BrigadePosition, BrigadeMove> openLaws = laws(Set.of("open-odds"));

    private static Laws<BrigadePosition, BrigadeMove> laws(Set<String> options) {
        return new Laws<>(GAME, "campaign", options, new BrigadeForger(GAME.campaign()));
    }

    @Example
    void everyGameEnds() {
        int games = Integer.getInteger("kessel.laws.games", 100);
        for (long seed = 0; seed < games; seed++) {
            laws.everyGameEnds(seed);
        }
    }

    @Property(tries = 20, shrinking = ShrinkingMode.OFF)
    void whatIsListedIsLegal(@ForAll long seed) {
        laws.whatIsListedIsLegal(seed);
    }

    @Property(tries = 30, shrinking = ShrinkingMode.OFF)
    void whatIsLegalIsListed(@ForAll long seed) {
        laws.whatIsLegalIsListed(seed);
    }

    @Property(tries = 20, shrinking = ShrinkingMode.OFF)
    void aCopyIsIndependent(@ForAll long seed) {
        laws.aCopyIsIndependent(seed);
    }

    @Property(tries = 10, shrinking = ShrinkingMode.OFF)
    void aWrittenPositionReadsBackEqual(@ForAll long seed) {
        laws.aWrittenPositionReadsBackEqual(seed);
    }

    @Property(tries = 10, shrinking = ShrinkingMode.OFF)
    @Rule({"gazala 5.1.1-obs1", "brigade R11", "table K6"})
    void noViewTellsWhatIsHidden(@ForAll long seed) {
        laws.noViewTellsWhatIsHidden(seed);
    }

    @Property(tries = 5, shrinking = ShrinkingMode.OFF)
    void openOddsObeyTheSameLaws(@ForAll long seed) {
        openLaws.noViewTellsWhatIsHidden(seed);
        openLaws.aRecordReplaysToTheSamePosition(seed);
    }

    @Property(tries = 20, shrinking = ShrinkingMode.OFF)
    @Rule({"table K2", "table K5"})
    void aRecordReplaysToTheSamePosition(@ForAll long seed) {
        laws.aRecordReplaysToTheSamePosition(seed);
    }
}
