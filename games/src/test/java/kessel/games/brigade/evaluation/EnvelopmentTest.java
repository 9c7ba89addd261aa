package kessel.games.brigade.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import kessel.engine.game.FastChance;
import kessel.games.brigade.BrigadeGame;
import kessel.games.brigade.combat.Battle;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.position.BrigadePosition;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Who can be surrounded with the enemy's next move, on the open desert south of Bir Hacheim. */
class EnvelopmentTest {
    private static final int AXIS = 0;
    private static final BrigadeGame GAZALA = BrigadeGame.gazala();
    private static final Campaign CAMPAIGN = GAZALA.campaign();

    private static int hex(String label) {
        return CAMPAIGN.grid().find(label).orElseThrow();
    }

    private static int safeExits(String stack, Map<String, String> units) {
        BrigadePosition position =
                GAZALA.rules().setUp("campaign", Set.of(), new FastChance(new SplittableRandom(1)));
        for (int unit = 0; unit < CAMPAIGN.units(); unit++) {
            position.put(unit, BrigadePosition.DUE);
        }
        units.forEach((unit, at) -> position.put(unit(unit), hex(at)));
        Stacks stacks = new Stacks(CAMPAIGN, apart());
        stacks.look(position, new Attacks(CAMPAIGN, new Battle(CAMPAIGN), new Odds(CAMPAIGN)));
        Envelopment envelopment = new Envelopment(CAMPAIGN);
        envelopment.look(position, stacks);
        return envelopment.safeExits(position, hex(stack), AXIS);
    }

    private static int unit(String id) {
        return CAMPAIGN.unit(id).orElseThrow();
    }

    private static byte[][] apart() {
        int size = CAMPAIGN.grid().size();
        byte[][] apart = new byte[size][size];
        for (int a = 0; a < size; a++) {
            for (int b = 0; b < size; b++) {
                apart[a][b] = (byte) CAMPAIGN.grid().distance(a, b);
            }
        }
        return apart;
    }

    @Test
    void whoIsFarFromEverybodyHasAllWaysOut() {
        assertThat(safeExits("0510", Map.of("5/21Pz", "0510", "2/1Arm", "2005"))).isEqualTo(6);
    }

    @Test
    void whoStandsAloneBeforeArmourHasNoneLeft() {
        assertThat(safeExits("0510", Map.of("5/21Pz", "0510", "2/1Arm", "0810"))).isZero();
    }

    private static final Map<String, String> LINE =
            Map.of(
                    "8/15Pz", "0507",
                    "115/15Pz", "0508",
                    "104/21Pz", "0509",
                    "5/21Pz", "0510",
                    "155/90Lt", "0511",
                    "200/90Lt", "0512",
                    "361/90Lt", "0513",
                    "2/1Arm", "0810");

    @Test
    void behindALineOfFriendsThereIsAWayOut() {
        assertThat(safeExits("0510", LINE)).isEqualTo(2);
    }

    /** Whoever comes between two units a hex apart stops before them, in both their zones. */
    @Test
    @Rule("gazala 4.1.2b")
    void aGapOfOneHexLetsNobodyThrough() {
        assertThat(safeExits("0510", with("104/21Pz", "0506", "155/90Lt", "0514"))).isEqualTo(2);
    }

    @Test
    @Rule("gazala 4.1.2a")
    void aGapOfThreeHexesOnEitherSideIsTooMuch() {
        Map<String, String> gaps =
                with(
                        "104/21Pz",
                        "0506",
                        "115/15Pz",
                        "0505",
                        "8/15Pz",
                        "0504",
                        "155/90Lt",
                        "0514",
                        "200/90Lt",
                        "0515",
                        "361/90Lt",
                        "0516");
        assertThat(safeExits("0510", gaps)).isZero();
    }

    /** The line with some of its units elsewhere. */
    private static Map<String, String> with(String... unitsAndHexes) {
        Map<String, String> other = new HashMap<>(LINE);
        for (int i = 0; i < unitsAndHexes.length; i += 2) {
            other.put(unitsAndHexes[i], unitsAndHexes[i + 1]);
        }
        return other;
    }
}
