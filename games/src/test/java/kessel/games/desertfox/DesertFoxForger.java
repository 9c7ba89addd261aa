package kessel.games.desertfox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.random.RandomGenerator;
import kessel.engine.data.Item;
import kessel.games.desertfox.data.UnitClass;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Flag;
import kessel.testkit.Forger;
import kessel.testkit.Glance;

/** Makes up moves of every kind, and knows what must hold in every position (1.2a, 1.4c, 4.0). */
final class DesertFoxForger implements Forger<DesertFoxPosition, DesertFoxMove> {
    private final DesertFox game;
    private final Map<String, Integer> most = new HashMap<>();

    DesertFoxForger(DesertFox game) {
        this.game = game;
        DesertFoxData.blocks().forEach((id, block) -> most.put(id, block.strength()));
    }

    @Override
    public DesertFoxMove forge(DesertFoxPosition position, RandomGenerator random) {
        int hexes = game.map().grid().size();
        int block = random.nextInt(position.roster().size());
        int hex = random.nextInt(hexes);
        return switch (random.nextInt(22)) {
            case 0 -> new DesertFoxMove.Place(block, hex);
            case 1 -> new DesertFoxMove.Lay(random.nextInt(5), random.nextInt(3));
            case 2 -> new DesertFoxMove.Discard(random.nextBoolean());
            case 3 -> new DesertFoxMove.Disperse(hex);
            case 4 -> new DesertFoxMove.Converge(hex);
            case 5 -> new DesertFoxMove.Rommel();
            case 6, 7, 8 -> march(position, block, random);
            case 9 -> new DesertFoxMove.Stay(block);
            case 10 -> new DesertFoxMove.Refuse(hex);
            case 11 -> new DesertFoxMove.Commit(block);
            case 12 -> new DesertFoxMove.Redouble(hex);
            case 13 -> new DesertFoxMove.Fire(block, UnitClass.of(random.nextInt(4)));
            case 14 -> new DesertFoxMove.Lose(block);
            case 15 -> new DesertFoxMove.Recall(block);
            case 16 -> new DesertFoxMove.Ship(block, random.nextInt(hexes + 1) - 1);
            case 17 -> new DesertFoxMove.Rebuild(block);
            case 18 -> new DesertFoxMove.LayMines(hex);
            case 19 -> new DesertFoxMove.Bid(random.nextBoolean());
            case 20 -> new DesertFoxMove.Feed(block);
            default -> new DesertFoxMove.Done();
        };
    }

    /** A random walk from where the block is, or from anywhere. */
    private DesertFoxMove march(DesertFoxPosition position, int block, RandomGenerator random) {
        int[] way = new int[2 + random.nextInt(6)];
        way[0] = Math.max(0, position.at(block));
        for (int i = 1; i < way.length; i++) {
            int next = game.map().grid().neighbour(way[i - 1], random.nextInt(6));
            way[i] = next < 0 ? way[i - 1] : next;
        }
        return new DesertFoxMove.March(block, way);
    }

    @Override
    public void inspect(DesertFoxPosition position) {
        int cards = 0;
        for (Cell cell :
                new Cell[] {
                    Cell.AXIS_REAL,
                    Cell.ALLIED_REAL,
                    Cell.AXIS_BLANK,
                    Cell.ALLIED_BLANK,
                    Cell.AXIS_PLAYED_REAL,
                    Cell.ALLIED_PLAYED_REAL,
                    Cell.AXIS_PLAYED_BLANK,
                    Cell.ALLIED_PLAYED_BLANK,
                    Cell.LAID_REAL,
                    Cell.LAID_BLANK,
                    Cell.OPEN_REAL,
                    Cell.OPEN_BLANK,
                    Cell.DECK_REAL,
                    Cell.DECK_BLANK
                }) {
            Glance.holds(position.get(cell) >= 0, cell::word);
            cards += position.get(cell);
        }
        cards += position.get(Cell.CHALLENGE_CARD) > 0 ? 1 : 0;
        assertThat(cards).as("cards").isEqualTo(42);
        int[][] standing = new int[2][game.map().grid().size()];
        int[][] all = new int[2][game.map().grid().size()];
        for (int block = 0; block < position.roster().size(); block++) {
            String id = position.roster().id(block);
            int group = position.group(block);
            Glance.between(position.strength(block), 1, most.get(id), () -> id);
            Glance.same(position.group(group), group, () -> "group of " + id);
            Glance.holds(group <= block, () -> "group of " + id);
            if (position.at(block) >= 0 && !position.is(block, Flag.FROZEN)) {
                int side = position.roster().side(block);
                all[side][position.at(block)]++;
                standing[side][position.at(block)] += position.is(block, Flag.DISRUPTED) ? 0 : 1;
                Glance.holds(
                        !game.map().terrainName(position.at(block)).equals("sea"),
                        () -> id + " is on land");
            }
        }
        boolean still =
                position.get(Cell.FLIGHT) == 0
                        && position.get(Cell.FIGHT) == 0
                        && position.get(Cell.MOVER) == 0
                        && !position.over();
        for (int hex = 0; hex < game.map().grid().size(); hex++) {
            String label = game.map().label(hex);
            for (int side = 0; side < 2; side++) {
                Glance.same(position.board().all(side, hex), all[side][hex], () -> label);
                Glance.same(position.board().standing(side, hex), standing[side][hex], () -> label);
            }
            boolean both = all[0][hex] > 0 && all[1][hex] > 0;
            Glance.same(position.defender(hex) >= 0, both, () -> "roles in " + label);
            if (both && still) {
                Glance.same(
                        standing[0][hex] > 0,
                        standing[1][hex] > 0,
                        () -> "nobody lies among standing enemies in " + label);
            }
        }
        assertThat(game.positions().read(Item.parse("p", game.positions().write(position))))
                .isEqualTo(position);
    }
}
