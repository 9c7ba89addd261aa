package kessel.games.brigade.data;

/**
 * What a result of the tables asks of one side (5.1.7): of what resolves a combat and of what only
 * weighs one alike.
 *
 * @param toll what it costs in units
 * @param retreats whether whoever is left falls back
 */
public record Demand(Toll toll, boolean retreats) {
    /** What a side pays, out of the defenders or of the attackers at close quarters. */
    public enum Toll {
        NONE,
        /** One unit, which its owner chooses, takes a loss. */
        LOSS,
        /** One unit, which its owner chooses, is eliminated. */
        LIFE,
        /** All of them are eliminated. */
        ALL,
        /** Some are given up: the defender's as he likes, the attacker's worth as much (EMP). */
        EXCHANGE;

        /** Whether one unit pays for all. */
        public boolean ofOne() {
            return this == LOSS || this == LIFE;
        }
    }
}
