package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.games.Rule;
import org.junit.jupiter.api.Test;

class Chapter04MovementTest {
    @Test
    @Rule({"gazala G2", "gazala 4.0a", "gazala 4.0b", "gazala 9.1a", "gazala 10.0a", "brigade R37"})
    void theWorkedMarchFromSidiBreghiscCostsSixteen() {
        String march = "115/15Pz 0505-0504-0503-0603-0702-0802-0902-1002-1102-1103-1204-1304-1404";
        Table table = Table.gazala().with("115/15Pz at 0505");
        assertThat(table.cost(march)).isEqualTo("16");
        table.rolls(6).play(march).at("115/15Pz", "1404").intact("115/15Pz");
    }
}
