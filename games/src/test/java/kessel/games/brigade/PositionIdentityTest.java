package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import kessel.engine.hex.HexMap;
import kessel.games.brigade.data.Exits;
import kessel.games.brigade.data.Outcome;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.BrigadeStep;
import kessel.games.brigade.position.Ledger;
import kessel.games.brigade.position.TheatreNumber;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A position is what it holds: if anything of it is different it is another position, with another
 * hash, or a record would replay to something else unnoticed.
 */
class PositionIdentityTest {
    /** What changes only what follows from the rest, or all of it at once. */
    private static final Set<String> CHANGES_NOTHING_HELD =
            Set.of("copyFrom", "copyNumbers", "closeTheatreGround", "openTheatreGround");

    /** What only the position itself calls: others put a unit, or mark a hex. */
    private static final Set<String> OF_THE_LEDGER = Set.of("setScenario", "setHex", "setMark");

    /** The first counter and the last are gone; one in between, 69/50, is on the map. */
    private static BrigadePosition position() {
        return Table.gazala().with("69/50 at 1612").position();
    }

    private static final int ON_MAP = position().campaign().unit("69/50").orElseThrow();
    private static final int LAST_UNIT = position().campaign().units() - 1;
    private static final int LAST_HEX = position().campaign().grid().size() - 1;

    /** By the method that makes them, the changes that can be made to a position. */
    private static final Map<String, List<Consumer<BrigadePosition>>> CHANGES = changes();

    private static Map<String, List<Consumer<BrigadePosition>>> changes() {
        Map<String, List<Consumer<BrigadePosition>>> changes = new LinkedHashMap<>();
        changes.put(
                "await",
                List.of(
                        position -> position.await(BrigadeStep.Kind.MOVING, 1 - mover(position)),
                        position -> position.await(BrigadeStep.Kind.FIGHTING, mover(position)),
                        position -> position.await(BrigadeStep.Kind.DEFENDING, mover(position))));
        changes.put("end", List.of(BrigadePosition::end));
        changes.put("agreeOn", List.of(p -> p.agreeOn(1), p -> p.agreeOn(2)));
        changes.put("setTurn", List.of(p -> p.setTurn(p.turn() + 1), p -> p.setTurn(99)));
        changes.put("setPhasing", List.of(p -> p.setPhasing(1 - p.phasing())));
        changes.put(
                "setTheatreCell",
                List.of(
                        p -> TheatreNumber.event("happened", 0).setHappened(p, true),
                        p -> TheatreNumber.ofSides("sides", 1).set(p, 0, 1),
                        p -> TheatreNumber.ofSides("sides", 1).set(p, 1, 300)));
        changes.put(
                "setMover",
                List.of(
                        p -> p.setMover(ON_MAP, 0),
                        p -> p.setMover(-1, 1),
                        p -> p.setMover(LAST_UNIT, 300)));
        changes.put(
                "setAir",
                List.of(p -> p.setAir(0, p.air(0) + 1), p -> p.setAir(1, p.air(1) + 300)));
        changes.put(
                "setHolder",
                List.of(
                        p -> p.setHolder(0, 1 - p.holder(0)),
                        p -> {
                            int last = p.campaign().objectives().size() - 1;
                            p.setHolder(last, 1 - p.holder(last));
                        }));
        changes.put("setState", List.of(p -> p.setState(ON_MAP, 6), p -> p.setState(0, 1)));
        changes.put("set", List.of(p -> p.set(LAST_UNIT, 1), p -> p.set(ON_MAP, 1 << 17)));
        changes.put("unset", List.of(p -> p.unset(ON_MAP, p.state(ON_MAP))));
        changes.put("unsetAll", List.of(p -> p.unsetAll(p.side(ON_MAP), p.state(ON_MAP))));
        changes.put(
                "setExit",
                List.of(
                        p -> p.setExit(0, 0, 1),
                        p -> p.setExit(0, 1, 1),
                        p -> p.setExit(0, 0, 2),
                        p -> p.setExit(LAST_UNIT, 4 * LAST_HEX + 3, 99)));
        changes.put(
                "mark",
                List.of(
                        p -> p.mark(0, BrigadePosition.TARGETED),
                        p -> p.mark(31, BrigadePosition.TARGETED),
                        p -> p.mark(32, BrigadePosition.TARGETED),
                        p -> p.mark(LAST_HEX, BrigadePosition.TARGETED),
                        p -> p.mark(0, BrigadePosition.CHAINED),
                        p -> p.mark(LAST_HEX, BrigadePosition.CHAINED),
                        p -> p.mark(0, BrigadePosition.CHANGED),
                        p -> p.mark(LAST_HEX, BrigadePosition.CHANGED)));
        changes.put("unmarkAll", List.of(p -> p.unmarkAll(BrigadePosition.CHAINED)));
        changes.put(
                "put",
                List.of(
                        p -> p.put(ON_MAP, 0),
                        p -> p.put(0, LAST_HEX),
                        p -> p.put(LAST_UNIT, BrigadePosition.DESTROYED),
                        p -> p.put(LAST_UNIT, BrigadePosition.FREE)));
        changes.put(
                "leave",
                List.of(
                        p -> p.leave(ON_MAP, 0, HexMap.Edge.WEST, false),
                        p -> p.leave(ON_MAP, 0, HexMap.Edge.WEST, true),
                        p -> p.leave(ON_MAP, 0, HexMap.Edge.NORTH, false)));
        changes.put("setTarget", List.of(p -> p.setTarget(0), p -> p.setTarget(LAST_HEX)));
        changes.put("setAttackAir", List.of(p -> p.setAttackAir(1)));
        changes.put("setDefenceAir", List.of(p -> p.setDefenceAir(1)));
        changes.put(
                "setOutcome",
                Stream.of(Outcome.values())
                        .<Consumer<BrigadePosition>>map(outcome -> p -> p.setOutcome(outcome))
                        .toList());
        changes.put(
                "setStage",
                Stream.of(BrigadePosition.Stage.values())
                        .<Consumer<BrigadePosition>>map(stage -> p -> p.setStage(stage))
                        .toList());
        changes.put("setDebt", List.of(p -> p.setDebt(1), p -> p.setDebt(-1)));
        changes.put("setCrowded", List.of(p -> p.setCrowded(0), p -> p.setCrowded(LAST_HEX)));
        return changes;
    }

    private static int mover(BrigadePosition position) {
        return position.step().decider();
    }

    /** A position of which everything that can be taken away is there. */
    private static BrigadePosition full() {
        BrigadePosition position = position();
        position.set(ON_MAP, 2);
        position.mark(7, BrigadePosition.CHAINED);
        return position;
    }

    static Stream<String> methods() {
        return CHANGES.keySet().stream();
    }

    @Test
    void nothingElseChangesAPosition() {
        TreeSet<String> changing = new TreeSet<>();
        List<Method> methods = new ArrayList<>();
        methods.addAll(List.of(BrigadePosition.class.getDeclaredMethods()));
        methods.addAll(List.of(Ledger.class.getDeclaredMethods()));
        for (Method method : methods) {
            if (method.getReturnType() == void.class
                    && !method.isSynthetic()
                    && !Modifier.isPrivate(method.getModifiers())) {
                changing.add(method.getName());
            }
        }
        changing.removeAll(CHANGES_NOTHING_HELD);
        changing.removeAll(OF_THE_LEDGER);
        assertThat(changing).isEqualTo(new TreeSet<>(CHANGES.keySet()));
        // And nothing can be changed but by these.
        assertThat(
                        Stream.of(BrigadePosition.class, Ledger.class)
                                .flatMap(type -> Arrays.stream(type.getDeclaredFields()))
                                .filter(field -> !Modifier.isFinal(field.getModifiers())))
                .allMatch(field -> Modifier.isPrivate(field.getModifiers()));
    }

    @ParameterizedTest
    @MethodSource("methods")
    void whateverDiffersMakesAnotherPosition(String method) {
        BrigadePosition position = full();
        assertThat(full()).isEqualTo(position);
        assertThat(full().hash()).isEqualTo(position.hash());
        Set<Long> hashes = new HashSet<>(Set.of(position.hash()));
        for (Consumer<BrigadePosition> change : CHANGES.get(method)) {
            BrigadePosition other = position.copy();
            assertThat(other).isEqualTo(position);
            change.accept(other);
            assertThat(other).isNotEqualTo(position);
            assertThat(position).isNotEqualTo(other);
            assertThat(hashes.add(other.hash())).as("a hash of its own").isTrue();
            assertThat(other.hashCode()).isNotEqualTo(position.hashCode());
            assertThat(other.hash()).isEqualTo(other.hashFromScratch());
            BrigadePosition taken = full();
            CHANGES.values().forEach(each -> each.forEach(any -> any.accept(taken)));
            taken.copyFrom(other);
            assertThat(taken).isEqualTo(other);
            assertThat(taken.hash()).isEqualTo(other.hash());
        }
    }

    @Test
    void whereAUnitOnTheMapOnceLeftItIsForgotten() {
        BrigadePosition position = position();
        int at = position.hex(ON_MAP);
        BrigadePosition other = position.copy();
        other.leave(ON_MAP, 0, HexMap.Edge.WEST, false);
        other.put(ON_MAP, at);
        assertThat(other.exit(ON_MAP)).isEqualTo(Exits.NOWHERE);
        assertThat(other).isEqualTo(position);
        assertThat(other.hash()).isEqualTo(position.hash());
    }
}
