package kessel.games.afrikakorps;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import kessel.engine.game.FastChance;
import kessel.games.afrikakorps.data.Campaign;
import kessel.games.afrikakorps.data.Ground;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Stage;

/** Positions in which the armies stand close to each other, wherever chance puts them. */
final class Fronts {
    private static final String CENTRE = "I27";

    private Fronts() {}

    static AfrikaKorpsPosition random(AfrikaKorps game, RandomGenerator random) {
        AfrikaKorpsPosition position =
                game.rules().setUp(Campaign.SCENARIO, Set.of(), new FastChance(random));
        Roster roster = game.campaign().roster();
        Ground ground = game.campaign().ground();
        int centre = game.map().grid().find(CENTRE).orElseThrow();
        int around = 2 + random.nextInt(7);
        List<Integer> hexes = new ArrayList<>();
        for (int hex = 0; hex < ground.size(); hex++) {
            if (ground.playable(hex) && game.map().grid().distance(hex, centre) <= around) {
                hexes.add(hex);
            }
        }
        int[] owner = new int[ground.size()];
        int[] stack = new int[ground.size()];
        for (int piece = 0; piece < roster.size(); piece++) {
            position.remove(piece, AfrikaKorpsPosition.POOL);
        }
        for (int piece = 0; piece < roster.size(); piece++) {
            boolean captured = roster.supply(piece) && roster.captured(piece);
            boolean substitute = roster.combat(piece) && roster.substitute(piece);
            if (captured || substitute || random.nextInt(2) == 0 && piece != roster.rommel()) {
                continue;
            }
            int hex = hexes.get(random.nextInt(hexes.size()));
            int side = roster.side(piece);
            boolean fits = owner[hex] != 2 - side && (stack[hex] < 3 || !roster.combat(piece));
            if (fits || piece == roster.rommel()) {
                position.put(piece, hex);
                if (roster.combat(piece)) {
                    owner[hex] = side + 1;
                    stack[hex]++;
                }
            }
        }
        position.set(Cell.TURN, 2 + random.nextInt(37));
        position.set(Cell.PHASING, random.nextInt(2));
        position.ask(Stage.MOVING, position.phasing());
        position.keep();
        return position;
    }
}
