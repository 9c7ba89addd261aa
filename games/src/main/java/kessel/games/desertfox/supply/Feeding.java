package kessel.games.desertfox.supply;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Stage;
import kessel.games.desertfox.position.Supply;

/** Whom fortresses and oases feed (5.1). */
public final class Feeding {
    private final Campaign campaign;

    public Feeding(Campaign campaign) {
        this.campaign = campaign;
    }

    /** Forgets whom they feed: places are counted anew (5.1i, 5.1j). */
    public void clear(DesertFoxPosition position) {
        for (int block = 0; block < position.roster().size(); block++) {
            position.fed(block, 0);
        }
    }

    /** Whether a block has supply, given whom fortresses and oases feed. */
    public static boolean supplied(DesertFoxPosition position, Supply base, int block) {
        return position.fed(block) > 0 || base.reaches(position.at(block));
    }

    /**
     * One source that has a place to give.
     *
     * @param number 1 + the fortress, or after the fortresses the oasis
     * @param free places
     * @param blocks who may have one
     */
    record Source(int number, int free, List<Integer> blocks) {}

    /**
     * Feeds those of a side that need it and are wanted.
     *
     * @return whether it is done; if not, the owner has to pick (5.1c)
     */
    public boolean settle(DesertFoxPosition position, int side, IntPredicate wanted) {
        Source source = next(position, side, wanted);
        while (source != null) {
            if (source.blocks.size() > source.free) {
                for (int block : source.blocks) {
                    position.fed(block, -source.number);
                }
                position.ask(Stage.FEEDING, side);
                return false;
            }
            for (int block : source.blocks) {
                position.fed(block, source.number);
            }
            source = next(position, side, wanted);
        }
        return true;
    }

    /** The next source with a place and somebody who needs it, or null. */
    Source next(DesertFoxPosition position, int side, IntPredicate wanted) {
        Board board = position.board();
        Supply base = position.supply(side);
        if (!anybodyNeeds(position, base, side, wanted)) {
            return null;
        }
        for (int i = 0; i < campaign.fortresses().length; i++) {
            Source source = fortress(position, board, base, side, i, wanted);
            if (source != null) {
                return source;
            }
        }
        for (int i = 0; i < campaign.oases().length; i++) {
            Source source = oasis(position, board, base, side, i, wanted);
            if (source != null) {
                return source;
            }
        }
        return null;
    }

    private static boolean anybodyNeeds(
            DesertFoxPosition position, Supply base, int side, IntPredicate wanted) {
        for (int block : position.roster().of(side)) {
            if (needs(position, base, block) && wanted.test(block)) {
                return true;
            }
        }
        return false;
    }

    /** Places that are still free: those of the dead and of the supplied are (5.1i). */
    private int free(DesertFoxPosition position, Supply base, int side, int number, int places) {
        int free = places;
        for (int block : position.roster().of(side)) {
            if (position.fed(block) == number
                    && position.onMap(block)
                    && !base.reaches(position.at(block))) {
                free--;
            }
        }
        return free;
    }

    private Source fortress(
            DesertFoxPosition position,
            Board board,
            Supply base,
            int side,
            int fortress,
            IntPredicate wanted) {
        Campaign.Port port = campaign.fortresses()[fortress];
        int number = fortress + 1;
        if (position.holder(fortress) != side || board.enemy(side, port.hex())) {
            return null;
        }
        int free = free(position, base, side, number, port.share(side));
        if (free <= 0) {
            return null;
        }
        Supply lines =
                Supply.fromFortress(
                        position, side, port.hex(), block -> position.fed(block) == number);
        List<Integer> inside = new ArrayList<>();
        List<Integer> all = new ArrayList<>();
        for (int block : position.roster().of(side)) {
            if (needs(position, base, block)
                    && wanted.test(block)
                    && lines.reaches(position.at(block))) {
                all.add(block);
                if (position.at(block) == port.hex()) {
                    inside.add(block);
                }
            }
        }
        List<Integer> blocks = inside.isEmpty() ? all : inside;
        return blocks.isEmpty() ? null : new Source(number, free, blocks);
    }

    /** 5.1f, 5.1g. */
    private Source oasis(
            DesertFoxPosition position,
            Board board,
            Supply base,
            int side,
            int oasis,
            IntPredicate wanted) {
        int hex = campaign.oases()[oasis];
        int number = campaign.fortresses().length + oasis + 1;
        boolean second = board.battlefield(hex) && position.defender(hex) != side;
        if (second || free(position, base, side, number, 1) <= 0) {
            return null;
        }
        List<Integer> blocks = new ArrayList<>();
        for (int block : position.roster().of(side)) {
            if (needs(position, base, block) && position.at(block) == hex && wanted.test(block)) {
                blocks.add(block);
            }
        }
        return blocks.isEmpty() ? null : new Source(number, 1, blocks);
    }

    private static boolean needs(DesertFoxPosition position, Supply base, int block) {
        return position.onMap(block)
                && position.fed(block) <= 0
                && !base.reaches(position.at(block));
    }
}
