package kessel.games.desertfox.movement;

import java.util.BitSet;
import java.util.function.IntPredicate;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Flag;
import kessel.games.desertfox.supply.Lines;

/** The one free move of a pass (6.3), and what a force in an enemy fortress owes (8.1i). */
public final class Withdrawals {
    /** The fortresses whose forces can get out of them, in a position with this hash. */
    private record Owing(long hash, BitSet fortresses) {}

    private final Campaign campaign;
    private final Lines lines;

    /** Asked for again and again by whoever looks for what may be done in a position. */
    private volatile Owing last;

    public Withdrawals(Campaign campaign, Lines lines) {
        this.campaign = campaign;
        this.lines = lines;
    }

    private BitSet force(DesertFoxPosition position, int fortress) {
        BitSet force = new BitSet();
        int hex = campaign.fortresses()[fortress].hex();
        for (int block = 0; block < position.roster().size(); block++) {
            if (position.roster().side(block) == position.active()
                    && position.at(block) == hex
                    && position.stands(block)) {
                force.set(block);
            }
        }
        return force;
    }

    /** Whether a force in an enemy fortress can get out as a whole. */
    boolean canLeave(DesertFoxPosition position, int fortress) {
        return owing(position).get(fortress);
    }

    private BitSet owing(DesertFoxPosition position) {
        Owing known = last;
        if (known == null || known.hash != position.hash()) {
            BitSet fortresses = new BitSet();
            for (int i = 0; i < campaign.fortresses().length; i++) {
                fortresses.set(i, getsOut(position, i));
            }
            known = new Owing(position.hash(), fortresses);
            last = known;
        }
        return known.fortresses;
    }

    private boolean getsOut(DesertFoxPosition position, int fortress) {
        int hex = campaign.fortresses()[fortress].hex();
        if (position.holder(fortress) == position.active() || !position.board().battlefield(hex)) {
            return false;
        }
        BitSet force = force(position, fortress);
        int side = position.active();
        return force.cardinality() <= lines.places(position, side, hex)
                && (leaves(position, force, lines.network(position, side)::get)
                        || leaves(position, force, _ -> true));
    }

    /**
     * Whether the network is shorter once all of a force have gone as far as they can to such
     * hexes.
     */
    private boolean leaves(DesertFoxPosition position, BitSet force, IntPredicate to) {
        DesertFoxPosition after = position.copy();
        for (int block = force.nextSetBit(0); block >= 0; block = force.nextSetBit(block + 1)) {
            int[] farthest = new int[] {-1, 0};
            lines.ways(
                    position,
                    block,
                    0,
                    false,
                    Lines.Taken.NONE,
                    (way, _) -> {
                        int end = way[way.length - 1];
                        if (way.length > farthest[1] && to.test(end)) {
                            farthest[0] = end;
                            farthest[1] = way.length;
                        }
                    });
            if (farthest[0] < 0) {
                return false;
            }
            after.at(block, farthest[0]);
        }
        return shortens(position, after);
    }

    /** 6.3d. */
    private boolean shortens(DesertFoxPosition before, DesertFoxPosition after) {
        int side = before.active();
        return before.has(Campaign.EASY_WITHDRAWAL)
                || lines.network(after, side).cardinality()
                        < lines.network(before, side).cardinality();
    }

    /** Whether some force in an enemy fortress has to withdraw. */
    boolean owed(DesertFoxPosition position) {
        return !owing(position).isEmpty();
    }

    /** Whether what was declared takes one whole force out that can get out. */
    boolean pays(DesertFoxPosition position) {
        return owing(position).stream()
                .anyMatch(
                        fortress ->
                                force(position, fortress).stream()
                                        .allMatch(block -> position.is(block, Flag.DECLARED)));
    }

    /** The places of fortresses that those who are to go have taken (5.1j). */
    Lines.Taken taken(DesertFoxPosition position) {
        int[] taken = new int[campaign.fortresses().length + 1];
        for (int block = 0; block < position.roster().size(); block++) {
            if (position.is(block, Flag.DECLARED)) {
                Lines.Followed followed =
                        lines.judge(
                                position,
                                block,
                                position.route(block),
                                Marches.bonus(position),
                                number -> taken[number]);
                if (followed != null) {
                    taken[followed.source()]++;
                }
            }
        }
        return number -> taken[number];
    }

    public static boolean declared(DesertFoxPosition position) {
        for (int block = 0; block < position.roster().size(); block++) {
            if (position.is(block, Flag.DECLARED)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the network is shorter once all have gone who are to go (6.3d). */
    boolean shortens(DesertFoxPosition position) {
        DesertFoxPosition after = position.copy();
        for (int block = 0; block < position.roster().size(); block++) {
            if (position.is(block, Flag.DECLARED)) {
                int[] way = position.route(block);
                after.at(block, way[way.length - 1]);
            }
        }
        return shortens(position, after);
    }
}
