package kessel.games.brigade.data;

/**
 * A counter as printed, on both sides. The division is -1 for a unit that belongs to none; a
 * counter without a reduced side is destroyed by its first loss.
 */
public record Counter(
        int index,
        String id,
        String name,
        int side,
        String nation,
        UnitType type,
        int division,
        int attack,
        int defence,
        boolean reducible,
        int reducedAttack,
        int reducedDefence,
        int move,
        int range,
        String source) {
    /** What everybody sees of it: its nation and its type. */
    public String kind() {
        return nation + " " + type.id();
    }
}
