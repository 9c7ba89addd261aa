package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.position.BrigadePosition;
import org.junit.jupiter.api.Test;

/** With whom an attack can be made is known before it is opened. */
class MeansTest {
    private static Map<String, List<String>> means(Table table) {
        BrigadeGame game = Table.GAZALA;
        BrigadePosition position = table.position();
        Map<String, List<String>> means = new TreeMap<>();
        game.rules()
                .moves(
                        position,
                        move -> {
                            List<Integer> units = game.choices().means(position, move);
                            if (move instanceof BrigadeMove.Attack(int hex)) {
                                means.put(
                                        game.campaign().grid().label(hex),
                                        units.stream().map(game::pieceId).toList());
                            } else {
                                assertThat(units).isNull();
                            }
                        });
        return means;
    }

    /** Beside 1FL stands 9B, the guns two hexes off reach it, and 69/50 is for aircraft alone. */
    @Test
    void whoStandsBesideAndGunsInRangeAreMeansAndAircraftNeedNone() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .with("9B at 1412", "AK at 1312", "1FL at 1512", "69/50 at 2005");
        assertThat(means(table)).isEqualTo(Map.of("1512", List.of("AK", "9B"), "2005", List.of()));
        Table without =
                Table.gazala()
                        .air("axis", 0)
                        .step("fighting axis")
                        .with("9B at 1412", "AK at 1312", "1FL at 1512", "69/50 at 2005");
        assertThat(means(without)).isEqualTo(Map.of("1512", List.of("AK", "9B")));
    }
}
