package kessel.games.desertfox.table;

import java.util.ArrayList;
import java.util.List;
import kessel.engine.game.Panel;
import kessel.engine.words.Phrase;
import kessel.games.desertfox.battle.Losses;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.flight.RefusalDecision;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.supply.Lines;
import kessel.games.kit.Cited;

/** What is asked of a player who has to answer the other's move, perhaps a day later. */
final class Questions {
    private final Campaign campaign;
    private final Lines lines;

    Questions(Campaign campaign, Lines lines) {
        this.campaign = campaign;
        this.lines = lines;
    }

    void add(DesertFoxPosition position, int viewer, List<Panel> panels) {
        switch (position.stage()) {
            case REFUSING -> ask(panels, "panel.ask-refusing", bound(position));
            case NAMING, CHOOSING, FEEDING, FLEEING ->
                    ask(panels, "panel.ask-" + position.stage().word(), null);
            case PURSUING ->
                    ask(
                            panels,
                            "panel.ask-pursuing",
                            Phrase.of(
                                    "panel.rate",
                                    Cited.side(position.get(Cell.FLIGHT_SIDE)),
                                    position.get(Cell.RATE)));
            case LOSING ->
                    panels.add(
                            new Panel.Ask(
                                    Phrase.of(
                                            "panel.hits", Cited.side(position.get(Cell.LOSS_SIDE))),
                                    seesLosses(position, viewer)
                                            ? Phrase.of(
                                                    "panel.owed",
                                                    hits(position.get(Cell.LOSS_POINTS)))
                                            : null));
            default -> {
                // Cards, buttons and the map ask for themselves.
            }
        }
    }

    /**
     * Where battle cannot be refused (6.4e), or null. Lines of supply are in sight of everybody,
     * and every unit can go one hex: so this tells nothing of who is there.
     */
    private Phrase bound(DesertFoxPosition position) {
        List<Phrase.Argument> hexes = new ArrayList<>();
        for (int hex = 0; hex < campaign.ground().size(); hex++) {
            if (RefusalDecision.open(position, position.board(), hex)
                    && !lines.allCanGo(position, position.decider(), hex)) {
                hexes.add(Cited.hex(hex));
            }
        }
        return hexes.isEmpty() ? null : Phrase.of("panel.bound", new Phrase.Listed(hexes));
    }

    /** What is left of hits in the dark would tell what has taken the others (6.4c). */
    private static boolean seesLosses(DesertFoxPosition position, int viewer) {
        return position.get(Cell.LOSS) == Losses.OPEN
                || DesertFoxSight.owns(position, position.get(Cell.LOSS_SIDE), viewer);
    }

    private static void ask(List<Panel> panels, String key, Phrase owed) {
        panels.add(new Panel.Ask(Phrase.of(key), owed));
    }

    /** Through mines a hit is worth half of one (9.34f). */
    private static String hits(int points) {
        String half = points % Losses.HIT == 0 ? "" : "½";
        return points < Losses.HIT ? half : points / Losses.HIT + half;
    }
}
