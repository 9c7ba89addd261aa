package kessel.games.brigade.theatre;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.SplittableRandom;
import kessel.engine.game.FastChance;
import kessel.engine.hex.HexMap.Edge;
import kessel.games.brigade.BrigadeGame;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.position.BrigadePosition;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Who may leave the sheet and who has something from it are not the same. */
class LeavingTest {
    private static final BrigadeGame DIADEM = BrigadeGame.diadem();
    private static final BrigadeGame BLITZKRIEG = BrigadeGame.blitzkrieg();

    private final BrigadePosition diadem = begun(DIADEM);
    private final BrigadePosition blitzkrieg = begun(BLITZKRIEG);

    private static BrigadePosition begun(BrigadeGame game) {
        return game.rules().setUp("campaign", Set.of(), new FastChance(new SplittableRandom(1)));
    }

    private static boolean pays(BrigadePosition position, String unit, String from, Edge across) {
        Campaign campaign = position.campaign();
        int hex = campaign.grid().find(from).orElseThrow();
        return position.theatre()
                .leavingPays(position, campaign.unit(unit).orElseThrow(), hex, across);
    }

    @Test
    @Rule("diadem 11.2.1b")
    void anAlliedDivisionLeavesByTheWest() {
        assertThat(pays(diadem, "1/1DMI", "0107", Edge.WEST)).isTrue();
        assertThat(pays(diadem, "1/1DMI", "1607", Edge.EAST)).isFalse();
        assertThat(pays(diadem, "IIUS", "0107", Edge.WEST)).isFalse();
        assertThat(pays(diadem, "IIUS", "1610", Edge.EAST)).isFalse();
    }

    @Test
    @Rule("diadem 11.2.1b")
    void aDivisionThatLostARegimentScoresNoMore() {
        diadem.put(DIADEM.campaign().unit("2/1DMI").orElseThrow(), BrigadePosition.DESTROYED);
        assertThat(pays(diadem, "1/1DMI", "0107", Edge.WEST)).isFalse();
    }

    @Test
    @Rule("diadem 11.2.1c")
    void theTexansAreWithdrawnByAnyEdgeInTime() {
        assertThat(pays(diadem, "141/36US", "1609", Edge.EAST)).isTrue();
        diadem.setTurn(4);
        assertThat(pays(diadem, "141/36US", "1609", Edge.EAST)).isFalse();
        assertThat(pays(diadem, "141/36US", "0107", Edge.WEST)).isTrue();
    }

    @Test
    @Rule("diadem 11.2.2b")
    void germansCountOnTheMapUntilTheAlliesHaveBrokenOut() {
        assertThat(pays(diadem, "4/1Para", "0104", Edge.WEST)).isFalse();
    }

    @Test
    @Rule("blitzkrieg 9.2.2a")
    void panzersBreakThroughByTheWestAndTheFrenchHaveNothingFromLeaving() {
        assertThat(pays(blitzkrieg, "PR15/5Pz", "0105", Edge.WEST)).isTrue();
        assertThat(pays(blitzkrieg, "PR15/5Pz", "0105", Edge.EAST)).isFalse();
        assertThat(pays(blitzkrieg, "8/5DIM", "0105", Edge.WEST)).isFalse();
    }
}
