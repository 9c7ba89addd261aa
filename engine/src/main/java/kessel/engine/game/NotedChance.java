package kessel.engine.game;

import java.util.Arrays;

/**
 * Notes what another chance gives, for the record: draws are written from 1 on, as dice show them.
 */
public final class NotedChance implements Chance {
    private final Chance chance;
    private int[] draws = new int[4];
    private int count;

    public NotedChance(Chance chance) {
        this.chance = chance;
    }

    @Override
    public int below(int bound) {
        int draw = chance.below(bound);
        if (count == draws.length) {
            draws = Arrays.copyOf(draws, count * 2);
        }
        draws[count++] = draw + 1;
        return draw;
    }

    public int[] draws() {
        return Arrays.copyOf(draws, count);
    }
}
