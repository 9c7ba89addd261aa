package kessel.games.afrikakorps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import kessel.games.afrikakorps.data.Ground;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.Board;
import kessel.testkit.Forger;
import kessel.testkit.Glance;

/** Any move there is, most of them nonsense, and what must hold in every position. */
final class AfrikaKorpsForger implements Forger<AfrikaKorpsPosition, AfrikaKorpsMove> {
    private final AfrikaKorps game;
    private final Roster roster;
    private final Ground ground;
    private final List<AfrikaKorpsMove> remembered = new ArrayList<>();

    AfrikaKorpsForger(AfrikaKorps game) {
        this.game = game;
        roster = game.campaign().roster();
        ground = game.campaign().ground();
    }

    @Override
    public AfrikaKorpsMove forge(AfrikaKorpsPosition position, RandomGenerator random) {
        if (!position.over() && random.nextInt(8) == 0) {
            remembered.add(game.rules().sample(position, random));
        }
        if (!remembered.isEmpty() && random.nextInt(3) == 0) {
            return remembered.get(random.nextInt(remembered.size()));
        }
        int piece = piece(position, random);
        int hex = near(position, piece, random);
        int next = beside(hex, random);
        int battle = 1 + random.nextInt(4);
        return switch (random.nextInt(27)) {
            case 0 -> new AfrikaKorpsMove.Roll();
            case 1 -> new AfrikaKorpsMove.Unload(hex);
            case 2 -> new AfrikaKorpsMove.Arrive(piece, hex);
            case 3, 4, 5 -> new AfrikaKorpsMove.March(piece, way(position, piece, random));
            case 6 -> new AfrikaKorpsMove.Escort(piece, Math.max(0, position.at(piece)), hex, next);
            case 7 -> new AfrikaKorpsMove.Embark(piece);
            case 8 -> new AfrikaKorpsMove.Destroy(piece);
            case 9 -> new AfrikaKorpsMove.TakeBack();
            case 10 -> new AfrikaKorpsMove.Open();
            case 11, 12 -> new AfrikaKorpsMove.Add(piece);
            case 13 -> new AfrikaKorpsMove.Block(piece);
            case 14 -> new AfrikaKorpsMove.Drop(piece);
            case 15 -> new AfrikaKorpsMove.Declare();
            case 16 -> new AfrikaKorpsMove.Cancel(battle);
            case 17 -> new AfrikaKorpsMove.Seize(piece, hex);
            case 18 ->
                    random.nextBoolean()
                            ? new AfrikaKorpsMove.Join(piece, battle)
                            : new AfrikaKorpsMove.Support(piece, battle);
            case 19 -> new AfrikaKorpsMove.Abandon(piece);
            case 20 ->
                    new AfrikaKorpsMove.Combine(
                            List.of(piece, piece(position, random)),
                            roster.end(Roster.ALLIES) - 1 - random.nextInt(6));
            case 21 ->
                    new AfrikaKorpsMove.Split(
                            roster.end(Roster.ALLIES) - 1 - random.nextInt(6), List.of(piece));
            case 22 -> new AfrikaKorpsMove.Resolve(battle);
            case 23 -> new AfrikaKorpsMove.Lose(piece);
            case 24 -> new AfrikaKorpsMove.Retreat(piece, hex, next);
            case 25 -> new AfrikaKorpsMove.Suggest();
            default ->
                    random.nextBoolean()
                            ? new AfrikaKorpsMove.Advance(piece, hex)
                            : new AfrikaKorpsMove.Finish(
                                    piece,
                                    hex,
                                    random.nextBoolean() ? -1 : piece(position, random));
        };
    }

    private int piece(AfrikaKorpsPosition position, RandomGenerator random) {
        for (int tries = 0; tries < 20; tries++) {
            int piece = random.nextInt(roster.size());
            if (position.onMap(piece) || tries == 19) {
                return piece;
            }
        }
        return 0;
    }

    private int near(AfrikaKorpsPosition position, int piece, RandomGenerator random) {
        int at = position.at(piece);
        return at < 0 ? random.nextInt(ground.size()) : beside(at, random);
    }

    private int beside(int hex, RandomGenerator random) {
        int next = ground.grid().neighbour(hex, random.nextInt(6));
        return next < 0 ? hex : next;
    }

    private int[] way(AfrikaKorpsPosition position, int piece, RandomGenerator random) {
        int[] way = new int[1 + random.nextInt(6)];
        way[0] = Math.max(0, position.at(piece));
        for (int i = 1; i < way.length; i++) {
            way[i] = beside(way[i - 1], random);
        }
        return way;
    }

    /** 5.4a, 6.3b, 12.1b, 12.2d; what a hash is kept for. */
    @Override
    public void inspect(AfrikaKorpsPosition position) {
        assertThat(position.hashFromScratch()).isEqualTo(position.hash());
        Board board = new Board(ground).read(position);
        boolean moving = position.get(AfrikaKorpsPosition.Cell.KEPT) != 0;
        boolean turned = position.turn() > 1;
        for (int hex = 0; hex < ground.size(); hex++) {
            String label = game.map().label(hex);
            Glance.holds(
                    board.stood(0, hex) == 0 || board.stood(1, hex) == 0,
                    () -> "one side only in " + label);
            for (int side = 0; side < 2; side++) {
                boolean free = moving && side == position.phasing();
                if (turned && !free) {
                    Glance.between(board.stack(side, hex), 0, 3, () -> label);
                }
            }
        }
        assertThat(position.ownSupplies(Roster.AXIS)).isLessThanOrEqualTo(3);
        assertThat(position.ownSupplies(Roster.ALLIES)).isLessThanOrEqualTo(4);
    }
}
