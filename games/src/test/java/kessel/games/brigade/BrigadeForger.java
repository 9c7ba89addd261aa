package kessel.games.brigade;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;
import kessel.engine.hex.Search;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.move.BrigadeMove.Advance;
import kessel.games.brigade.move.BrigadeMove.Air;
import kessel.games.brigade.move.BrigadeMove.Attack;
import kessel.games.brigade.move.BrigadeMove.Enter;
import kessel.games.brigade.move.BrigadeMove.Finish;
import kessel.games.brigade.move.BrigadeMove.Join;
import kessel.games.brigade.move.BrigadeMove.Lose;
import kessel.games.brigade.move.BrigadeMove.March;
import kessel.games.brigade.move.BrigadeMove.Place;
import kessel.games.brigade.move.BrigadeMove.Recover;
import kessel.games.brigade.move.BrigadeMove.Retreat;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.kit.Route;
import kessel.testkit.Forger;
import kessel.testkit.Glance;

/** Forged moves of the Brigade series, and the bookkeeping that must hold in every position. */
final class BrigadeForger implements Forger<BrigadePosition, BrigadeMove> {
    private final Campaign campaign;

    /** For each side a unit of armour and one that is not, as far as there are any. */
    private final int[][] oneOfEach;

    /** The names of the hexes, for whoever asks. */
    private final List<Supplier<String>> labels;

    BrigadeForger(Campaign campaign) {
        this.campaign = campaign;
        oneOfEach =
                IntStream.range(0, 2)
                        .mapToObj(
                                side ->
                                        IntStream.concat(
                                                        first(side, true).stream(),
                                                        first(side, false).stream())
                                                .toArray())
                        .toArray(int[][]::new);
        labels =
                IntStream.range(0, campaign.grid().size())
                        .<Supplier<String>>mapToObj(hex -> () -> campaign.grid().label(hex))
                        .toList();
    }

    private OptionalInt first(int side, boolean armour) {
        return IntStream.range(0, campaign.units())
                .filter(unit -> campaign.side(unit) == side && campaign.armour(unit) == armour)
                .findFirst();
    }

    @Override
    public BrigadeMove forge(BrigadePosition position, RandomGenerator random) {
        int unit = random.nextInt(campaign.units());
        int hex = random.nextInt(campaign.grid().size());
        return switch (random.nextInt(15)) {
            case 0 -> new Place(unit, hex);
            case 1, 2, 3 -> new March(unit, walk(position, unit, random));
            case 4 -> new Enter(unit, walk(position, unit, random));
            case 5 -> new Attack(occupied(position, hex, random));
            case 6, 7 -> new Join(unit);
            case 8 -> new Air(random.nextInt(40));
            case 9 -> new Lose(unit);
            case 10 -> new Retreat(unit, walk(position, unit, random));
            case 11 -> new Advance(unit, walk(position, unit, random));
            case 12 -> new Recover(unit);
            default ->
                    new Finish(
                            BrigadeMove.What.values()[
                                    random.nextInt(BrigadeMove.What.values().length)]);
        };
    }

    private int occupied(BrigadePosition position, int hex, RandomGenerator random) {
        int at = position.hex(random.nextInt(campaign.units()));
        return at >= 0 ? at : hex;
    }

    /**
     * A walk from the unit's hex, mostly over neighbouring hexes, now and then a leap or off the
     * map.
     */
    private Route walk(BrigadePosition position, int unit, RandomGenerator random) {
        int length = 1 + random.nextInt(6);
        int[] hexes = new int[length];
        int at = position.hex(unit);
        if (at < 0 || random.nextInt(20) == 0) {
            at = random.nextInt(campaign.grid().size());
        }
        for (int i = 0; i < length; i++) {
            hexes[i] = at;
            int next = campaign.grid().neighbour(at, random.nextInt(Grid.DIRECTIONS));
            if (next == Grid.OFF && i == length - 2) {
                hexes[length - 1] = HexMap.Edge.values()[random.nextInt(4)].beyond();
                return Route.of(hexes);
            }
            at =
                    next == Grid.OFF || random.nextInt(40) == 0
                            ? random.nextInt(campaign.grid().size())
                            : next;
        }
        return Route.of(hexes);
    }

    /**
     * Stacks, garrisons and zones agree with where the units are; stacking holds; nobody shares a
     * hex.
     */
    @Override
    public void inspect(BrigadePosition position) {
        int hexes = campaign.grid().size();
        int[][] count = new int[2][hexes];
        int[][] zone = new int[2][hexes];
        int[][] zoneOnArmour = new int[2][hexes];
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (position.onMap(unit)) {
                int side = campaign.side(unit);
                int at = position.hex(unit);
                count[side][at]++;
                Glance.holds(
                        !campaign.terrain().closed(position.type(unit), at),
                        () -> "the ground is open to who stands in " + campaign.grid().label(at));
                for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                    int around = campaign.grid().neighbour(at, direction);
                    if (around != Grid.OFF) {
                        zone[side][around]++;
                        zoneOnArmour[side][around] +=
                                position.theatre().armourIgnores(position.type(unit)) ? 0 : 1;
                    }
                }
            }
        }
        for (int hex = 0; hex < hexes; hex++) {
            Supplier<String> label = labels.get(hex);
            Glance.holds(
                    count[0][hex] * count[1][hex] == 0, () -> "one side only in " + label.get());
            int side = count[0][hex] > 0 ? 0 : 1;
            Glance.same(position.count(hex), count[side][hex], label);
            int room = campaign.stacking(side) + (hex == position.crowded() ? 1 : 0);
            Glance.between(count[side][hex], 0, room, label);
            inspectStack(position, hex);
            inspectGround(position, hex, count, zone, zoneOnArmour);
        }
        Glance.between(position.air(0), 0, campaign.air(0), () -> "air points");
        Glance.between(position.air(1), 0, campaign.air(1), () -> "air points");
    }

    /** What searches run over is as the units stand. */
    private void inspectGround(
            BrigadePosition position, int hex, int[][] count, int[][] zone, int[][] zoneOnArmour) {
        for (int side = 0; side < 2; side++) {
            int enemy = 1 - side;
            boolean inZone = zone[enemy][hex] > 0;
            Glance.same(position.inEnemyZone(hex, side), inZone, labels.get(hex));
            boolean sheltered = position.sheltered(hex, side);
            Glance.same(position.zoneBinds(hex, side), inZone && !sheltered, labels.get(hex));
            for (int unit : oneOfEach[side]) {
                int[][] exerted = campaign.armour(unit) ? zoneOnArmour : zone;
                boolean engaged = exerted[enemy][hex] > 0 && !sheltered;
                Glance.same(position.engages(hex, unit), engaged, labels.get(hex));
            }
            int extra =
                    count[enemy][hex] > 0
                            ? Search.BARRED
                            : position.theatre().surcharge(position, side, hex);
            int ground = position.board()[position.ground(side) + hex];
            Glance.same(ground, (byte) extra, labels.get(hex));
        }
    }

    private void inspectStack(BrigadePosition position, int hex) {
        int before = -1;
        int size = 0;
        for (int unit = position.top(hex); unit >= 0; unit = position.below(unit)) {
            Glance.same(position.hex(unit), hex, labels.get(hex));
            Glance.holds(unit > before, labels.get(hex));
            before = unit;
            size++;
        }
        Glance.same(size, position.count(hex), labels.get(hex));
    }
}
