package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A position is what it holds: if anything of it is different it is another position, with another
 * hash, or a record would replay to something else unnoticed.
 */
class PositionIdentityTest {
    /** What all positions of a game share, and what follows from the rest. */
    private static final Set<String> NOT_HELD =
            Set.of("campaign", "scenario", "deployment", "limit", "limitKnown");

    /** What counts only for a unit that is gone. */
    private static final Set<String> OF_THE_GONE = Set.of("exit", "exitTurn");

    /** The first counter and the last are gone; one in between, 69/50, is on the map. */
    private static BrigadePosition position() {
        return Table.gazala().with("69/50 at 1612").position();
    }

    static Stream<Field> held() {
        return Arrays.stream(BrigadePosition.class.getDeclaredFields())
                .filter(field -> !Modifier.isStatic(field.getModifiers()))
                .filter(field -> !NOT_HELD.contains(field.getName()));
    }

    @ParameterizedTest
    @MethodSource("held")
    void whateverDiffersMakesAnotherPosition(Field field) throws IllegalAccessException {
        BrigadePosition position = position();
        assertThat(position.copy()).isEqualTo(position);
        assertThat(position.copy().hash()).isEqualTo(position.hash());
        List<BrigadePosition> others = changed(position, field);
        assertThat(others).isNotEmpty();
        Set<Long> hashes = new java.util.HashSet<>(Set.of(position.hash()));
        for (BrigadePosition other : others) {
            assertThat(other).isNotEqualTo(position);
            assertThat(position).isNotEqualTo(other);
            assertThat(hashes.add(other.hash())).as("a hash of its own").isTrue();
            assertThat(other.hashCode()).isNotEqualTo(position.hashCode());
        }
    }

    @Test
    void whereAUnitOnTheMapOnceLeftItIsForgotten() {
        BrigadePosition position = position();
        int unit = position.campaign.unit("69/50").orElseThrow();
        BrigadePosition other = position.copy();
        other.exit[unit]++;
        other.exitTurn[unit]++;
        assertThat(other).isEqualTo(position);
        assertThat(other.hash()).isEqualTo(position.hash());
    }

    /** The position with the field changed, in every way that matters. */
    private static List<BrigadePosition> changed(BrigadePosition position, Field field)
            throws IllegalAccessException {
        List<BrigadePosition> changed = new ArrayList<>();
        Class<?> type = field.getType();
        if (type.isArray()) {
            int length = Array.getLength(field.get(position));
            int inBetween = Math.min(position.campaign.unit("69/50").orElseThrow(), length - 1);
            for (int at : new TreeSet<>(List.of(0, inBetween, length - 1))) {
                if (OF_THE_GONE.contains(field.getName()) && position.onMap(at)) {
                    continue;
                }
                changed.add(withElement(position, field, at));
            }
        } else {
            for (Object value : otherValues(field.get(position), type)) {
                BrigadePosition other = position.copy();
                field.set(other, value);
                changed.add(other);
            }
        }
        return changed;
    }

    private static List<?> otherValues(Object value, Class<?> type) {
        if (type == int.class) {
            return List.of((int) value + 1, (int) value - 1, (int) value + 300);
        }
        if (type == boolean.class) {
            return List.of(!(boolean) value);
        }
        if (type == BrigadeStep.class) {
            int decider = ((BrigadeStep) value).decider();
            return List.of(
                    new BrigadeStep.Moving(1 - decider),
                    new BrigadeStep.Fighting(decider),
                    new BrigadeStep.Over());
        }
        return Arrays.stream(type.getEnumConstants()).filter(other -> other != value).toList();
    }

    private static BrigadePosition withElement(BrigadePosition position, Field field, int at)
            throws IllegalAccessException {
        BrigadePosition other = position.copy();
        Object array = field.get(other);
        switch (array) {
            case int[] values -> values[at]++;
            case short[] values -> values[at]++;
            case byte[] values -> values[at]++;
            default -> throw new IllegalStateException("a " + field.getType());
        }
        return other;
    }
}
