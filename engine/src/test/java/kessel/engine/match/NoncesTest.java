package kessel.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import kessel.engine.data.DataFault;
import kessel.engine.game.Ruling;
import kessel.engine.match.CountingGame.Act;
import kessel.engine.match.CountingGame.Add;
import kessel.engine.match.CountingGame.Count;
import kessel.engine.match.CountingGame.Gamble;
import kessel.engine.match.CountingGame.Pass;
import kessel.engine.match.Nonces.Nonce;
import org.junit.jupiter.api.Test;

/** Every seat adds to the dice, and none falls before all have (K5). */
class NoncesTest {
    private static final int BLACK = 0;
    private static final int WHITE = 1;
    private static final CountingGame GAME = new CountingGame();
    private static final Nonce BLACKS = new Nonce("black-0123456789", false);
    private static final Nonce WHITES = new Nonce("white-0123456789", true);

    private final Match<Count, Act> match = start();

    private static Match<Count, Act> start() {
        return Match.start(
                GAME,
                "plain",
                new TreeSet<>(),
                List.of("Anna", "Boris"),
                "a seed",
                Nonces.awaited(2));
    }

    private static int[] dice(Match<?, ?> match) {
        return match.moves().stream()
                .flatMapToInt(move -> java.util.Arrays.stream(move.draws()))
                .toArray();
    }

    /**
     * The key is {@code printf 'black-0123456789 white-0123456789' | openssl dgst -sha256 -hmac 'a
     * seed'}, and the dice follow from it as they do from a seed; computed with Python's hmac.
     */
    @Test
    void theDiceFollowFromTheSeedAndAllNonces() {
        match.seat(Map.of(BLACK, BLACKS, WHITE, WHITES));
        match.play(BLACK, new Gamble());
        match.play(WHITE, new Gamble());
        match.play(BLACK, new Gamble());
        assertThat(dice(match)).containsExactly(3, 4, 1);
    }

    @Test
    void noDieIsRolledBeforeAllNoncesAreThereButOtherMovesAreMade() {
        match.seat(Map.of(BLACK, BLACKS));
        assertThat(match.play(BLACK, new Add(1))).isEqualTo(Ruling.LEGAL);
        Count before = match.position().copy();
        Ruling early = match.play(BLACK, new Gamble());
        assertThat(early).isInstanceOf(Ruling.Illegal.class);
        assertThat(((Ruling.Illegal) early).rule()).isEqualTo("K5");
        assertThat(((Ruling.Illegal) early).why().key()).isEqualTo("match.dice-wait");
        assertThat(match.position()).isEqualTo(before);
        assertThat(match.moves()).hasSize(1);
        match.seat(Map.of(WHITE, WHITES));
        assertThat(match.play(BLACK, new Gamble())).isEqualTo(Ruling.LEGAL);
        assertThat(dice(match)).containsExactly(3);
    }

    @Test
    void aNonceIsAwaitedOfEverySeatThatHasGivenNone() {
        Nonces nonces = Nonces.awaited(2);
        assertThat(nonces.awaited()).containsExactly(BLACK, WHITE);
        assertThat(nonces.awaits(WHITE)).isTrue();
        assertThat(nonces.awaits(2)).as("there is no third seat").isFalse();
        assertThat(nonces.with(Map.of(WHITE, WHITES)).awaits(WHITE)).isFalse();
        assertThat(nonces.with(Map.of(WHITE, WHITES)).awaited()).containsExactly(BLACK);
        assertThat(Nonces.NONE.awaits(BLACK)).isFalse();
    }

    @Test
    void aNonceIsFixedOnce() {
        match.seat(Map.of(BLACK, BLACKS));
        match.seat(Map.of(BLACK, new Nonce("another-0123456789", false)));
        assertThat(match.header().nonces().given()).containsExactly(Map.entry(BLACK, BLACKS));
    }

    @Test
    void whoSitsDownWithAMoveFixesTheNonceIfItIsLegal() {
        assertThat(match.play(WHITE, new Pass(), Map.of(WHITE, WHITES)).legal()).isFalse();
        assertThat(match.header().nonces().given()).isEmpty();
        assertThat(match.play(BLACK, new Gamble(), Map.of(BLACK, BLACKS)).legal()).isFalse();
        assertThat(match.header().nonces().given()).isEmpty();
        Map<Integer, Nonce> both = Map.of(BLACK, BLACKS, WHITE, WHITES);
        assertThat(match.play(BLACK, new Gamble(), both)).isEqualTo(Ruling.LEGAL);
        assertThat(match.header().nonces().awaited()).isEmpty();
        assertThat(dice(match)).containsExactly(3);
    }

    private String played() {
        match.seat(Map.of(BLACK, BLACKS, WHITE, WHITES));
        match.play(BLACK, new Gamble());
        match.play(WHITE, new Gamble());
        match.resign(BLACK);
        return RecordText.write(match);
    }

    @Test
    void theRecordNamesTheNoncesAndIsVerifiedWithThem() {
        String text = played();
        assertThat(text)
                .contains(
                        """
                        nonce black black-0123456789
                        nonce white white-0123456789 from the server
                        seed a seed
                        """);
        Match<Count, Act> again = Replay.verified(GAME, RecordText.read("r", text));
        assertThat(again.header()).isEqualTo(match.header());
        assertThat(RecordText.write(again)).isEqualTo(text);
    }

    @Test
    void anotherNonceIsAnotherRoll() {
        String forged = played().replace("black-0123456789", "black-9876543210");
        assertThatThrownBy(() -> Replay.verified(GAME, RecordText.read("r", forged)))
                .isInstanceOf(DataFault.class)
                .hasMessageContaining("here, the record says [");
        String without = played().replaceAll("nonce .*\n", "");
        assertThatThrownBy(() -> Replay.verified(GAME, RecordText.read("r", without)))
                .isInstanceOf(DataFault.class)
                .hasMessageContaining("here, the record says [");
    }

    @Test
    void diceBeforeAllNoncesAreNoticedAlsoWithoutTheSeed() {
        String early = played().replaceAll("nonce white .*\n", "");
        for (String text : List.of(early, early.replace("seed a seed\n", ""))) {
            assertThatThrownBy(() -> Replay.whole(GAME, RecordText.read("r", text)))
                    .isInstanceOf(DataFault.class)
                    .hasMessageContaining("move 1: illegal under K5");
        }
    }

    @Test
    void aRecordUnderWayMayWaitForANonce() {
        match.seat(Map.of(WHITE, WHITES));
        match.play(BLACK, new Add(2));
        MatchRecord record = RecordText.read("r", RecordText.write(match));
        assertThat(record.header().nonces()).isEqualTo(match.header().nonces());
        assertThat(Replay.whole(GAME, record).position()).isEqualTo(match.position());
    }

    @Test
    void whatIsNoNonceIsNamedWithItsLine() {
        fault("nonce white short", "not a nonce: 'nonce white short'");
        fault("nonce white white-0123456789 from me", "not a nonce: 'nonce white ");
        fault("nonce green white-0123456789", "there is no side 'green'");
        fault("nonce black white-0123456789", "a side has one nonce");
    }

    private void fault(String line, String fault) {
        String text = played().replaceFirst("nonce white .*", line);
        assertThatThrownBy(() -> RecordText.read("r", text))
                .isInstanceOf(DataFault.class)
                .hasMessageStartingWith("r:9: " + fault);
    }
}
