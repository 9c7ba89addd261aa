package kessel.games.brigade.position;

import kessel.engine.game.Ruling;
import kessel.engine.words.Phrase;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.SeriesRule;
import kessel.games.brigade.data.TerrainTable;
import kessel.games.kit.Cited;

/** Whether a unit can stand in a hex, whether it is set up there or comes there. */
public final class Standing {
    private Standing() {}

    /** Whether a unit can be in a hex at all, whatever the way there. */
    public static boolean canBeIn(BrigadePosition position, int unit, int hex) {
        return !position.campaign().terrain().closed(position.type(unit), hex)
                && !position.occupied(hex, 1 - position.side(unit));
    }

    /** The same with the reason why not; null if it can. */
    public static Ruling judgeBeingIn(BrigadePosition position, int unit, int hex) {
        TerrainTable terrain = position.campaign().terrain();
        if (terrain.closed(position.type(unit), hex)) {
            return refuseClosed(position, unit, hex);
        }
        if (position.occupied(hex, 1 - position.side(unit))) {
            return Words.refuse(position, SeriesRule.NO_SHARING, "refuse.enemy", Cited.hex(hex));
        }
        return null;
    }

    public static Ruling refuseClosed(BrigadePosition position, int unit, int hex) {
        Campaign campaign = position.campaign();
        return Cited.refuse(
                campaign.terrain().terrainRule(hex),
                "refuse.closed",
                Words.unit(position, unit),
                Cited.hex(hex),
                new Phrase.Word("type." + position.type(unit).id()),
                new Phrase.Word("ground." + campaign.map().terrainName(hex)));
    }
}
