package kessel.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import kessel.engine.data.DataFault;
import kessel.engine.data.Item;
import kessel.engine.game.Choice;
import kessel.engine.game.Offer;
import kessel.engine.game.Stakes;
import kessel.engine.game.Target;
import kessel.engine.hex.HexMap;
import kessel.engine.match.CountingGame.Act;
import kessel.engine.match.CountingGame.Add;
import kessel.engine.match.CountingGame.Count;
import kessel.engine.match.CountingGame.Gamble;
import kessel.engine.match.CountingGame.Pass;
import kessel.engine.match.CountingGame.Show;
import org.junit.jupiter.api.Test;

class OfferTest {
    private static final CountingGame GAME = new CountingGame();
    private static final int BLACK = 0;
    private static final int WHITE = 1;

    private static Count position(int black, String side, int secret) {
        String yaml =
                "{ black: %d, white: 2, turn: 2, side: %s, adds: 0, secret: %d, shown: false }";
        return GAME.positions().read(Item.parse("test", yaml.formatted(black, side, secret)));
    }

    private static Offer<Count, Act> offer(Count position, int side) {
        return new Offer<>(GAME, position, side);
    }

    @Test
    void saysBeforehandWhatCannotBeTakenBack() {
        Offer<Count, Act> offer = offer(position(4, "black", 3), BLACK);
        assertThat(offer.stakes(new Add(1))).isEqualTo(new Stakes(false, false, false));
        assertThat(offer.stakes(new Add(1)).irrevocable()).isFalse();
        assertThat(offer.stakes(new Gamble())).isEqualTo(new Stakes(true, false, false));
        assertThat(offer.stakes(new Show())).isEqualTo(new Stakes(false, true, false));
        Offer<Count, Act> last = offer(position(17, "black", 3), BLACK);
        assertThat(last.stakes(new Add(1))).isEqualTo(new Stakes(false, false, true));
        assertThat(last.stakes(new Add(1)).irrevocable()).isTrue();
    }

    @Test
    void leavesThePositionAsItIs() {
        Count position = position(4, "black", 3);
        long hash = position.hash();
        offer(position, BLACK).stakes(new Gamble());
        offer(position, BLACK).stakes(new Show());
        assertThat(position.hash()).isEqualTo(hash);
    }

    @Test
    void isTheSameWhateverItsSideDoesNotKnow() {
        List<String> offers = new ArrayList<>();
        for (int secret : new int[] {1, 6}) {
            Offer<Count, Act> offer = offer(position(4, "white", secret), WHITE);
            List<String> all = new ArrayList<>();
            offer.otherMoves(move -> all.add(move + " " + offer.stakes(move)));
            offers.add(all + " " + offer.movers());
        }
        assertThat(offers.getFirst()).contains("Pass").isEqualTo(offers.getLast());
    }

    @Test
    void findsTheMoveOfAChoiceAndOfAnIntention() {
        Offer<Count, Act> offer = offer(position(4, "black", 3), BLACK);
        assertThat(offer.move(Choice.of("add").giving(2))).isEqualTo(new Add(2));
        assertThat(offer.move(Choice.of(null))).isEqualTo(new Pass());
        assertThat(offer.ends(new Pass())).isTrue();
        assertThat(offer.ends(new Add(2))).isFalse();
        assertThatThrownBy(() -> offer.move(Choice.of("fly")))
                .isInstanceOf(DataFault.class)
                .hasMessage("there is no verb 'fly'");
    }

    @Test
    void aWayEndsInAHexOrBeyondAnEdge() {
        Choice inside = Choice.of("go").with(7).along(3, 4, 5);
        assertThat(inside.target()).isEqualTo(new Target.Hex(5));
        assertThat(inside.way()).containsExactly(3, 4, 5);
        int north = HexMap.Edge.NORTH.beyond();
        Choice out = Choice.of("go").with(7).along(3, 4, north);
        assertThat(out.target()).isEqualTo(new Target.Beyond(4, HexMap.Edge.NORTH));
        assertThat(out.route()).containsExactly(3, 4);
        assertThat(out.way()).containsExactly(3, 4, north);
        assertThat(out.anyWay().way()).containsExactly(4, north);
        assertThat(inside.anyWay()).isEqualTo(Choice.of("go").with(7).at(new Target.Hex(5)));
    }
}
