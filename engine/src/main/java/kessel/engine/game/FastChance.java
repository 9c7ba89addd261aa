package kessel.engine.game;

import java.util.random.RandomGenerator;

/** Luck for playouts and simulations: quick, repeatable from its seed, and promised to nobody. */
public final class FastChance implements Chance {
    private final RandomGenerator random;

    public FastChance(RandomGenerator random) {
        this.random = random;
    }

    @Override
    public int below(int bound) {
        return random.nextInt(bound);
    }
}
