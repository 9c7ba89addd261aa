package kessel.engine.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Notes what another chance gives, for the record: draws are written from 1 on, as dice show them.
 */
public final class NotedChance implements Chance {
    private final Chance chance;
    private int[] draws = new int[4];
    private int count;
    private final List<Audience> audiences = new ArrayList<>();

    public NotedChance(Chance chance) {
        this.chance = chance;
    }

    @Override
    public int below(int bound) {
        return note(bound, Audience.BOTH);
    }

    @Override
    public Chance seenBy(Audience audience) {
        return bound -> note(bound, audience);
    }

    private int note(int bound, Audience audience) {
        int draw = chance.below(bound);
        if (count == draws.length) {
            draws = Arrays.copyOf(draws, count * 2);
        }
        draws[count++] = draw + 1;
        audiences.add(audience);
        return draw;
    }

    public int[] draws() {
        return Arrays.copyOf(draws, count);
    }

    /** Who may know each of the draws. */
    public List<Audience> audiences() {
        return List.copyOf(audiences);
    }
}
