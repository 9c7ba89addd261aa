package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import kessel.engine.game.GameBox;
import kessel.games.brigade.move.BrigadeMove;
import org.junit.jupiter.api.Test;

/** What whoever looks round for something to do is offered. */
class GuideTest {
    private static List<List<BrigadeMove>> offered(Table table) {
        BrigadeGame game = (BrigadeGame) GameBox.open("gazala");
        List<List<BrigadeMove>> found = new ArrayList<>();
        game.doctrine()
                .guide(table.position())
                .schemes(table.position(), scheme -> found.add(scheme.moves()));
        return found;
    }

    @Test
    void anAttackThatAllHaveJoinedIsDeclared() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .air("axis", 0)
                        .with("5/21Pz at 1512", "8/15Pz at 1511", "69/50 at 1612")
                        .play("attack 1612", "join 5/21Pz", "join 8/15Pz");
        assertThat(offered(table)).containsExactly(List.of(BrigadeMove.DECLARE));
    }

    @Test
    void soIsOneOfGunsAlone() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .with("PzA at 1412", "AK at 1412", "69/50 at 1612")
                        .play("attack 1612", "join PzA", "join AK");
        assertThat(offered(table)).containsExactly(List.of(BrigadeMove.DECLARE));
    }
}
