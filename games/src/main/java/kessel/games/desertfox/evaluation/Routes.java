package kessel.games.desertfox.evaluation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kessel.games.desertfox.move.DesertFoxMove.March;
import kessel.games.desertfox.movement.Marches;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Flag;

/** Where the free blocks of a position can march, found out once when it is first asked for. */
final class Routes {
    /** More than any block can go. */
    private static final int FASTEST = 100;

    private final Marches marches;
    private final DesertFoxPosition position;
    private final List<List<March>> byBlock;

    Routes(Marches marches, DesertFoxPosition position) {
        this.marches = marches;
        this.position = position;
        byBlock = new ArrayList<>(Collections.nCopies(position.roster().size(), null));
    }

    static boolean free(DesertFoxPosition position, int block) {
        return position.roster().side(block) == position.active()
                && position.stands(block)
                && !position.is(block, Flag.MOVED)
                && !position.is(block, Flag.DECLARED);
    }

    /** None for a block that is not free. */
    synchronized List<March> of(int block) {
        if (byBlock.get(block) == null) {
            if (!free(position, block)) {
                return List.of();
            }
            List<Integer> here = new ArrayList<>();
            for (int each : position.roster().of(position.active())) {
                if (position.at(each) == position.at(block) && free(position, each)) {
                    here.add(each);
                    byBlock.set(each, new ArrayList<>());
                }
            }
            for (List<Integer> together : alike(position, here)) {
                marches.list(position, together, march -> byBlock.get(march.block()).add(march));
            }
        }
        return byBlock.get(block);
    }

    /** Blocks of a side by where they stand and how fast they are: these go the same ways. */
    static Collection<List<Integer>> alike(DesertFoxPosition position, List<Integer> blocks) {
        Map<Integer, List<Integer>> alike = new TreeMap<>();
        for (int block : blocks) {
            int ways = position.at(block) * FASTEST + position.roster().rate(block);
            alike.computeIfAbsent(ways, _ -> new ArrayList<>()).add(block);
        }
        return alike.values();
    }
}
