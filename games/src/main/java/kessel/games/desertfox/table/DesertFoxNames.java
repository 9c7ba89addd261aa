package kessel.games.desertfox.table;

import kessel.engine.game.Sight;
import kessel.engine.hex.HexMap;
import kessel.engine.words.Catalogue;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.data.Roster;

/** How a viewer hears what the game speaks of: of an enemy block, only whose it is (1.3e). */
record DesertFoxNames(Campaign campaign, int viewer) implements Catalogue.Names {
    @Override
    public String piece(int piece, boolean shown, Catalogue words) {
        Roster roster = campaign.roster();
        if (roster.isReal(piece) || roster.isBlank(piece)) {
            return words.word(roster.isReal(piece) ? "card.real" : "card.blank");
        }
        boolean known = shown || viewer == Sight.HINDSIGHT || roster.side(piece) == viewer;
        return known
                ? roster.id(piece)
                : words.word("unknown." + Roster.SIDES.get(roster.side(piece)) + ".block");
    }

    /** A place by its name, with the hex; any other hex by its label. */
    @Override
    public String hex(int hex, Catalogue words) {
        String label = campaign.map().label(hex);
        for (HexMap.Place place : campaign.map().places().values()) {
            if (place.hex() == hex) {
                String name = words.find("place." + place.name()).orElse(place.name());
                return name + " (" + label + ")";
            }
        }
        return label;
    }

    @Override
    public String side(int side, Catalogue words) {
        return words.word("side." + Roster.SIDES.get(side));
    }
}
