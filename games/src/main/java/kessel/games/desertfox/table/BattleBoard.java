package kessel.games.desertfox.table;

import java.util.ArrayList;
import java.util.List;
import kessel.engine.game.Panel;
import kessel.engine.words.Phrase;
import kessel.games.desertfox.battle.Fights;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.data.UnitClass;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Flag;
import kessel.games.kit.Cited;

/** An exchange of fire as it is set up beside the map: two lines that face each other (4.2b). */
final class BattleBoard {
    private BattleBoard() {}

    static Panel of(DesertFoxPosition position) {
        int hex = position.get(Cell.FIGHT_HEX);
        int attacker = position.get(Cell.FIGHT_ATTACKER);
        String title = position.get(Cell.FIGHT) == Fights.BATTLE ? "panel.battle" : "panel.guard";
        return new Panel.Battle(
                0,
                Phrase.of(title, Cited.hex(hex)),
                position.campaign().map().label(hex),
                false,
                List.of(),
                notes(position, hex),
                List.of(),
                null,
                List.of(),
                null,
                List.of(
                        line(position, 1 - attacker, "panel.defends"),
                        line(position, attacker, "panel.attacks")));
    }

    private static List<Phrase> notes(DesertFoxPosition position, int hex) {
        List<Phrase> notes = new ArrayList<>();
        notes.add(Phrase.of("panel.fires", Cited.side(position.get(Cell.FIRING_SIDE))));
        boolean doubled = (position.battle(hex) & DesertFoxPosition.DOUBLED) != 0;
        if (doubled && position.get(Cell.FIGHT) == Fights.BATTLE) {
            notes.add(Phrase.of("panel.doubled"));
        }
        Campaign campaign = position.campaign();
        int fortress = campaign.fortress(hex);
        if (fortress >= 0) {
            notes.add(Phrase.of("panel.fortress", Cited.side(position.holder(fortress))));
        }
        if (position.mined(hex)) {
            notes.add(Phrase.of("panel.mined"));
        }
        return notes;
    }

    private static Panel.Line line(DesertFoxPosition position, int side, String title) {
        Roster roster = position.roster();
        List<Panel.Rank> ranks = new ArrayList<>();
        for (UnitClass unitClass : UnitClass.values()) {
            List<String> blocks = new ArrayList<>();
            for (int block = 0; block < roster.size(); block++) {
                if (roster.side(block) == side
                        && roster.is(block, unitClass)
                        && position.is(block, Flag.FIGHTING)) {
                    blocks.add(roster.id(block));
                }
            }
            if (!blocks.isEmpty()) {
                String word = unitClass.word();
                ranks.add(new Panel.Rank(word, Phrase.of("class." + word), blocks));
            }
        }
        return new Panel.Line(Roster.SIDES.get(side), Phrase.of(title, Cited.side(side)), ranks);
    }
}
