package kessel.games.brigade.evaluation;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import kessel.engine.game.Doctrine.Scheme;
import kessel.engine.hex.HexMap;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Division;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.rules.BrigadeRules;
import kessel.games.kit.Route;

/** In the Movement Phase: motorised divisions that can leave the sheet together, by one edge. */
final class Departures {
    /** From farther away nobody leaves in one phase. */
    private static final int NEAR = 10;

    /** What it looks like bringing: whether it does, the measures say. */
    private static final double GAIN = 10;

    private final Campaign campaign;
    private final BrigadeRules rules;
    private final BrigadePosition position;

    Departures(BrigadeDoctrine doctrine, BrigadePosition position) {
        campaign = doctrine.campaign;
        rules = doctrine.rules;
        this.position = position;
    }

    void run(Consumer<Scheme<BrigadeMove>> each) {
        if (!campaign.exits(position.phasing()).anyLeave()) {
            return;
        }
        for (Division division : campaign.divisions()) {
            if (campaign.side(division.units()[0]) == position.phasing()
                    && division.all(this::mayBeGone)
                    && !division.all(unit -> !position.onMap(unit))) {
                together(division).forEach((_, moves) -> each.accept(new Scheme<>(moves, GAIN)));
            }
        }
    }

    private boolean mayBeGone(int unit) {
        int hex = position.hex(unit);
        return campaign.typeOf(unit).motorised()
                && (hex == BrigadePosition.GONE || hex >= 0 && nearAnEdge(hex));
    }

    private boolean nearAnEdge(int hex) {
        int column = campaign.grid().column(hex);
        int row = campaign.grid().row(hex);
        return Math.min(
                        Math.min(column, campaign.grid().columns() - 1 - column),
                        Math.min(row, campaign.grid().rows() - 1 - row))
                < NEAR;
    }

    /** By edge, how all that are left of a division go, where each of them can. */
    private Map<HexMap.Edge, List<BrigadeMove>> together(Division division) {
        Map<HexMap.Edge, List<BrigadeMove>> ways = null;
        for (int unit : division.units()) {
            if (!position.onMap(unit)) {
                continue;
            }
            Map<HexMap.Edge, List<BrigadeMove>> own = new EnumMap<>(HexMap.Edge.class);
            rules.movesOf(position, unit, move -> note(unit, move, own));
            if (ways == null) {
                ways = own;
            } else {
                ways.keySet().retainAll(own.keySet());
                ways.forEach((edge, moves) -> moves.addAll(own.get(edge)));
            }
            if (ways.isEmpty()) {
                break;
            }
        }
        return ways;
    }

    private void note(int unit, BrigadeMove move, Map<HexMap.Edge, List<BrigadeMove>> ways) {
        if (move instanceof BrigadeMove.March(int _, Route route)
                && route.leavesSheet()
                && pays(position, unit, route)) {
            ways.computeIfAbsent(route.crosses(), _ -> new ArrayList<>(List.of(move)));
        }
    }

    /** Whether it may bring points to leave the sheet by this way. */
    static boolean pays(BrigadePosition position, int unit, Route route) {
        return position.theatre()
                .leavingPays(position, unit, route.hex(route.length() - 2), route.crosses());
    }
}
