package kessel.games.brigade.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import kessel.engine.game.FastChance;
import kessel.games.brigade.BrigadeGame;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.evaluation.BrigadeDoctrine.Measure;
import kessel.games.brigade.position.BrigadePosition;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Columns that may not move count against their side: south of Bir Hacheim, west of El Adem. */
class FrozenTest {
    private static final BrigadeGame GAZALA = BrigadeGame.gazala();
    private static final Campaign CAMPAIGN = GAZALA.campaign();

    private static double frozen(Map<String, String> units) {
        BrigadePosition position =
                GAZALA.rules().setUp("campaign", Set.of(), new FastChance(new SplittableRandom(1)));
        for (int unit = 0; unit < CAMPAIGN.units(); unit++) {
            position.put(unit, BrigadePosition.DUE);
        }
        units.forEach((id, at) -> position.put(unit(id), CAMPAIGN.grid().find(at).orElseThrow()));
        double[] measures = new double[Measure.NAMES.size()];
        GAZALA.doctrine().measure(position, measures);
        return measures[Measure.FROZEN.ordinal()];
    }

    private static int unit(String id) {
        return CAMPAIGN.unit(id).orElseThrow();
    }

    @Test
    @Rule("gazala 4.1.2-obs2a")
    void whoHasALineIsFree() {
        assertThat(frozen(Map.of("5/21Pz", "1412", "4/7Arm", "2007"))).isZero();
    }

    /** Between the minefields and around them every way leads past a brigade. */
    private static final Map<String, String> ACROSS =
            Map.of("1/1SA", "0802", "4/7Arm", "0813", "3Ind/7Arm", "0816");

    @Test
    @Rule({"gazala 4.1.2-obs2b", "gazala 4.1.2-obs2c"})
    void whoseLineIsCutCountsAgainstTheAxis() {
        double one = frozen(with("5/21Pz"));
        assertThat(one).isNegative();
        assertThat(frozen(with("5/21Pz", "8/15Pz"))).isLessThan(one);
    }

    @Test
    @Rule("gazala 4.1.2-obs2a")
    void whoGoesOnFootNeedsNoLine() {
        assertThat(frozen(with("27/Pavia"))).isZero();
    }

    private static Map<String, String> with(String... units) {
        Map<String, String> all = new HashMap<>(ACROSS);
        for (String unit : units) {
            all.put(unit, "1412");
        }
        return all;
    }
}
