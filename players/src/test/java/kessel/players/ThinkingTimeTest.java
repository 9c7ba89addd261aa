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
        Duration first = firstOperation(GameBox.open("desert-fox"), "crusader");
        assertThat(first).isPositive().isLessThan(TURN.dividedBy(3));
    }

    /** How long a general thinks until the other side's turn comes. */
    private static <P extends Position<P>, M extends Move> Duration firstOperation(
            Game<P, M> fast, String scenario) {
        SlowGame machine = new SlowGame();
        SplittableRandom random = new SplittableRandom(1941);
        FastChance chance = new FastChance(random);
        P position = fast.rules().setUp(scenario, Set.of(), chance);
        while (!position.step().name().equals("operation")) {
            M move = fast.rules().sample(position, random);
            fast.rules().play(position, move, chance, Journal.SILENT);
        }
        int side = position.step().decider();
        Player<P, M> general = new Mind<>(Level.GENERAL, 7, new Hands(1));
        TurnTime time = new TurnTime(TURN);
        Duration used = Duration.ZERO;
        do {
            M move = fast.rules().sample(position, random);
            if (position.step().decider() == side) {
                long begun = machine.nanos();
                move =
                        general.choose(
                                new Seat<>(machine.of(fast), position, side),
                                Deadline.in(time.left(1), machine::nanos));
                Duration took = Duration.ofNanos(machine.nanos() - begun);
                time.use(took);
                used = used.plus(took);
            }
            fast.rules().play(position, move, chance, Journal.SILENT);
        } while (!position.step().name().equals("operation"));
        return used;
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
