package kessel.games.desertfox.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import kessel.engine.game.View;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;
import kessel.engine.words.Phrase;
import kessel.games.desertfox.data.Ground;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Stage;
import kessel.games.desertfox.position.Supply;

/**
 * Where supply reaches from the bases, by which lines, where these are cut, and whose the hexsides
 * of battlefields are. All of it follows from what both sides see.
 */
final class SupplyLayers {
    private static final String SUPPLY = "supply";
    private static final String HEXSIDES = "hexsides";

    private final DesertFoxPosition position;
    private final Board board;
    private final HexMap map;
    private final int size;

    private SupplyLayers(DesertFoxPosition position) {
        this.position = position;
        board = position.board();
        map = position.campaign().map();
        size = position.campaign().ground().size();
    }

    static List<View.Overlay> of(DesertFoxPosition position) {
        // What is sent about and shipped is seen when it is done (9.3d).
        if (position.stage() == Stage.SPENDING || position.stage() == Stage.SETTING_UP) {
            return List.of();
        }
        SupplyLayers layers = new SupplyLayers(position);
        List<View.Overlay> overlays = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            overlays.add(layers.supply(side));
        }
        for (int side = 0; side < 2; side++) {
            View.Overlay hexsides = layers.hexsides(side);
            if (!hexsides.lines().isEmpty()) {
                overlays.add(hexsides);
            }
        }
        return overlays;
    }

    private View.Overlay supply(int side) {
        Supply base = position.supply(side);
        Supply unhindered = null;
        List<String> hexes = new ArrayList<>();
        List<View.Line> lines = new ArrayList<>();
        List<View.Badge> badges = new ArrayList<>();
        for (int hex = 0; hex < size; hex++) {
            boolean reached = base.reaches(hex);
            if (reached) {
                hexes.add(map.label(hex));
            }
            if (board.all(side, hex) == 0) {
                continue;
            }
            if (reached) {
                lines.add(new View.Line(labels(base.line(hex)), false));
                continue;
            }
            unhindered = unhindered == null ? unhindered(side) : unhindered;
            if (unhindered.reaches(hex)) {
                lines.add(new View.Line(cut(base, unhindered.line(hex)), true));
            }
            badges.add(
                    new View.Badge(
                            map.label(hex),
                            "!",
                            Phrase.of("overlay.unsupplied", board.all(side, hex))));
        }
        return new View.Overlay(
                SUPPLY,
                Phrase.of("overlay.supply"),
                Roster.SIDES.get(side),
                Phrase.of("overlay.supply-of"),
                hexes,
                lines,
                badges);
    }

    private List<String> labels(int... hexes) {
        List<String> labels = new ArrayList<>();
        for (int hex : hexes) {
            labels.add(map.label(hex));
        }
        return labels;
    }

    /** From the unit back to where the line that it would have is cut. */
    private List<String> cut(Supply base, int... line) {
        int from = line.length - 1;
        while (from > 0 && !base.reaches(line[from - 1])) {
            from--;
        }
        List<String> labels = new ArrayList<>();
        for (int i = Math.max(0, from - (from == line.length - 1 ? 1 : 0)); i < line.length; i++) {
            labels.add(map.label(line[i]));
        }
        Collections.reverse(labels);
        return labels;
    }

    /** The supply that a side would have if no enemy stood anywhere. */
    private Supply unhindered(int side) {
        DesertFoxPosition alone = position.copy();
        for (int block = 0; block < alone.roster().size(); block++) {
            if (alone.roster().side(block) != side) {
                alone.at(block, DesertFoxPosition.UNUSED);
            }
        }
        return alone.supply(side);
    }

    /** Through which hexsides of battlefields a side can be supplied and leave (4.1b, 5.3). */
    private View.Overlay hexsides(int side) {
        Ground ground = position.campaign().ground();
        List<View.Line> lines = new ArrayList<>();
        for (int hex = 0; hex < size; hex++) {
            if (!board.battlefield(hex)) {
                continue;
            }
            for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                int beside = ground.next(hex * Grid.DIRECTIONS + direction);
                if (beside != Grid.OFF && position.holds(side, hex, direction)) {
                    lines.add(new View.Line(labels(hex, beside), false));
                }
            }
        }
        return new View.Overlay(
                HEXSIDES,
                Phrase.of("overlay.hexsides"),
                Roster.SIDES.get(side),
                Phrase.of("overlay.hexsides-of"),
                List.of(),
                lines,
                List.of());
    }
}
