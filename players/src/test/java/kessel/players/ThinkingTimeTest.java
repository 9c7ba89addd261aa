package kessel.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import kessel.engine.game.FastChance;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Journal;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Seat;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** How long a mind thinks, on a machine whose clock goes with the work that is done. */
class ThinkingTimeTest {
    private static final Duration TURN = Duration.ofSeconds(1);
    private static final int TURNS = 2;

    static Stream<Arguments> gamesAndLevels() {
        return GameBox.shelf().stream()
                .flatMap(
                        box ->
                                Stream.of(Level.values())
                                        .map(level -> Arguments.of(box.id(), level)));
    }

    /** All decisions of a turn together, with its own phases and answers in the enemy's. */
    @ParameterizedTest
    @MethodSource("gamesAndLevels")
    void aTurnTakesNoMoreThanItsTimeAndATenth(String id, Level level) {
        keepsToItsTime(GameBox.open(id), level);
    }

    private static <P extends Position<P>, M extends Move> void keepsToItsTime(
            Game<P, M> fast, Level level) {
        SlowGame machine = new SlowGame();
        Game<P, M> game = machine.of(fast);
        SplittableRandom random = new SplittableRandom(1942);
        FastChance chance = new FastChance(random);
        String scenario = fast.printed().scenarios().getFirst().id();
        P position = fast.rules().setUp(scenario, Set.of(), chance);
        Player<P, M> mind = new Mind<>(level, 7, new Hands(1));
        TurnTime time = new TurnTime(TURN);
        int side = position.step().decider();
        int turn = position.turn();
        Duration used = Duration.ZERO;
        for (int turns = 0; turns < TURNS && !position.over(); ) {
            M move;
            if (position.step().decider() == side) {
                long begun = machine.nanos();
                Deadline deadline = Deadline.in(time.left(position.turn()), machine::nanos);
                move = mind.choose(new Seat<>(game, position, side), deadline);
                Duration took = Duration.ofNanos(machine.nanos() - begun);
                time.use(took);
                used = used.plus(took);
            } else {
                move = fast.rules().sample(position, random);
            }
            fast.rules().play(position, move, chance, Journal.SILENT);
            if (position.turn() != turn || position.over()) {
                assertThat(used).isLessThanOrEqualTo(TURN.multipliedBy(11).dividedBy(10));
                used = Duration.ZERO;
                turn = position.turn();
                turns++;
            }
        }
    }

    /** Who has a dozen cards to play in a month does not spend its hours on the first. */
    @Test
    void anOperationLeavesTimeForTheOthers() {
        Month<?, ?> month = new Month<>(GameBox.open("desert-fox"), "crusader");
        assertThat(month.firstOperation(TURN)).isPositive().isLessThan(TURN.dividedBy(5));
    }

    /** Which operation it is to be is the more certain the more often it is tried. */
    @Test
    void aGeneralComparesOperationsForAsLongAsItIsGiven() {
        Duration turn = Duration.ofMinutes(20);
        Duration first = new Month<>(GameBox.open("desert-fox"), "crusader").choose(turn);
        Duration second =
                new Month<>(GameBox.open("desert-fox"), "crusader").choose(turn.multipliedBy(2));
        assertThat(second.toNanos()).isCloseTo(2 * first.toNanos(), Percentage.withPercentage(10));
    }

    /** A game that stands before the first operation of a general. */
    private static final class Month<P extends Position<P>, M extends Move> {
        private final SlowGame machine = new SlowGame();
        private final SplittableRandom random = new SplittableRandom(1941);
        private final FastChance chance = new FastChance(random);
        private final Player<P, M> general = new Mind<>(Level.GENERAL, 7, new Hands(1));
        private final Game<P, M> fast;
        private final P position;
        private final int side;

        Month(Game<P, M> fast, String scenario) {
            this.fast = fast;
            position = fast.rules().setUp(scenario, Set.of(), chance);
            while (!operation()) {
                play(fast.rules().sample(position, random));
            }
            side = position.step().decider();
        }

        private boolean operation() {
            return position.step().name().equals("operation");
        }

        private void play(M move) {
            fast.rules().play(position, move, chance, Journal.SILENT);
        }

        /** How long it thinks about its next move. */
        Duration choose(Duration time) {
            long begun = machine.nanos();
            Deadline deadline = Deadline.in(time, machine::nanos);
            play(general.choose(new Seat<>(machine.of(fast), position, side), deadline));
            return Duration.ofNanos(machine.nanos() - begun);
        }

        /** How long it thinks until the other side's turn comes. */
        Duration firstOperation(Duration turn) {
            TurnTime time = new TurnTime(turn);
            Duration used = Duration.ZERO;
            do {
                if (position.step().decider() == side) {
                    Duration took = choose(time.left(1));
                    time.use(took);
                    used = used.plus(took);
                } else {
                    play(fast.rules().sample(position, random));
                }
            } while (!operation());
            return used;
        }
    }

    /** However many a general would like: the thinking is shared out among all matches. */
    @Test
    void nobodyThinksOnMoreThreadsThanThereAreHands() {
        Game<?, ?> gazala = GameBox.open("gazala");
        assertThat(threads(gazala, new Hands(1))).isEqualTo(1);
        Hands two = new Hands(2);
        two.begin();
        assertThat(threads(gazala, two)).isEqualTo(1);
        two.end();
        assertThat(threads(gazala, two)).isBetween(1, 2);
    }

    @Test
    void furtherHandsGoWhenSomebodyElseIsAsked() {
        Hands two = new Hands(2);
        two.begin();
        assertThat(List.of(two.take(), two.take())).containsExactly(true, false);
        assertThat(two.tooMany()).isFalse();
        two.begin();
        assertThat(two.tooMany()).isTrue();
    }

    private static <P extends Position<P>, M extends Move> int threads(
            Game<P, M> fast, Hands hands) {
        SlowGame machine = new SlowGame();
        P position =
                fast.rules().setUp("campaign", Set.of(), new FastChance(new SplittableRandom(1)));
        Player<P, M> general = new Mind<>(Level.GENERAL, 7, hands);
        general.choose(
                new Seat<>(machine.of(fast), position, position.step().decider()),
                Deadline.in(Duration.ofMillis(200), machine::nanos));
        return machine.threads().size();
    }
}
