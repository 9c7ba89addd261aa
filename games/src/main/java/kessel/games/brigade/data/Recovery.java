package kessel.games.brigade.data;

/**
 * How a side recovers the losses of units that have rested for a turn (7.0, R34): from which turn
 * on, every how many turns, how many units at most, and how many of these may be motorised.
 */
public record Recovery(int from, int every, int most, int mostMotorised) {
    /** As many as there are. */
    static final int ANY = 999;

    /** Whether everybody recovers who has rested, in every turn. */
    public boolean isUnlimited() {
        return every == 1 && most == ANY && mostMotorised == ANY;
    }

    public boolean comesIn(int turn) {
        return turn >= from && (turn - from) % every == 0;
    }
}
