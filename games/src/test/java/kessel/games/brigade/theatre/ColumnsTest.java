package kessel.games.brigade.theatre;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import kessel.engine.game.Chance;
import kessel.engine.game.FastChance;
import kessel.engine.game.Journal;
import kessel.games.brigade.BrigadeGame;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.position.BrigadePosition;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What an Allied unit would cut off is what may not move once one is put there. */
class ColumnsTest {
    private static final int AXIS = 0;
    private static final int ALLIES = 1;
    private static final BrigadeGame GAZALA = BrigadeGame.gazala();
    private static final Campaign CAMPAIGN = GAZALA.campaign();
    private static final int INTRUDER = CAMPAIGN.unit("2/1Arm").orElseThrow();

    private static double frozen(BrigadePosition position) {
        double sum = 0;
        for (int unit : CAMPAIGN.unitsOf(AXIS)) {
            sum += GAZALA.rules().movement.frozen(position, unit) ? position.attack(unit) : 0;
        }
        return sum;
    }

    private static double[] worth(BrigadePosition position) {
        double[] worth = new double[CAMPAIGN.grid().size()];
        for (int unit : CAMPAIGN.unitsOf(AXIS)) {
            if (position.onMap(unit) && position.theatre().confines(position, unit)) {
                worth[position.hex(unit)] += position.attack(unit);
            }
        }
        return worth;
    }

    @Test
    @Rule({"gazala 4.1.2-obs2b", "gazala 4.1.2-obs2c"})
    void foretellsWhoWillBeFrozen() {
        int cutting = 0;
        for (int seed = 0; seed < 12; seed++) {
            Random random = new Random(seed);
            Chance chance = new FastChance(new SplittableRandom(seed));
            BrigadePosition position = GAZALA.rules().setUp("campaign", Set.of(), chance);
            for (int move = 0; move < 60 * seed && !position.over(); move++) {
                GAZALA.rules()
                        .play(
                                position,
                                GAZALA.rules().sample(position, random),
                                chance,
                                Journal.SILENT);
            }
            position.put(INTRUDER, BrigadePosition.DUE);
            cutting += compare(position);
        }
        assertThat(cutting).isGreaterThan(50);
    }

    /** How many hexes there are where somebody is cut off. */
    private static int compare(BrigadePosition position) {
        double[] cut = new double[CAMPAIGN.grid().size()];
        position.theatre().cuts(position, worth(position), cut);
        double before = frozen(position);
        int cutting = 0;
        for (int hex = 0; hex < cut.length; hex++) {
            boolean land = !CAMPAIGN.map().terrainName(hex).equals("sea");
            if (land && !position.occupied(hex, AXIS) && !position.full(hex, ALLIES)) {
                BrigadePosition after = position.copy();
                after.put(INTRUDER, hex);
                assertThat(cut[hex])
                        .as(CAMPAIGN.grid().label(hex))
                        .isEqualTo(frozen(after) - before);
                cutting += cut[hex] > 0 ? 1 : 0;
            }
        }
        return cutting;
    }

    /** All the minefields lie between the west and who has gone round them. */
    @Test
    @Rule({"gazala 9.3c", "gazala 4.1.2-obs2b"})
    void aFieldThatIsClearedMakesLinesShorter() {
        BrigadePosition position =
                GAZALA.rules().setUp("campaign", Set.of(), new FastChance(new SplittableRandom(1)));
        for (int unit : CAMPAIGN.unitsOf(ALLIES)) {
            position.put(unit, BrigadePosition.DUE);
        }
        int[] saved = new int[CAMPAIGN.grid().size()];
        position.theatre().clearings(position, saved);
        assertThat(saved[hex("1010")]).isPositive();
        assertThat(saved[hex("0910")]).isZero();
        position.put(INTRUDER, hex("1009"));
        int[] engaged = new int[saved.length];
        position.theatre().clearings(position, engaged);
        assertThat(engaged[hex("1010")]).isZero();
    }

    private static int hex(String label) {
        return CAMPAIGN.grid().find(label).orElseThrow();
    }
}
