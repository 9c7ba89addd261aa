package kessel.games.desertfox.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kessel.engine.game.Panel;
import kessel.engine.words.Phrase;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.data.Scenario;
import kessel.games.desertfox.logistics.Logistics;
import kessel.games.desertfox.position.Cards;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Flag;
import kessel.games.desertfox.position.Luck;
import kessel.games.desertfox.supply.Lines;
import kessel.games.kit.Cited;

/** What lies beside the map. */
final class Panels {
    private final Campaign campaign;
    private final Questions questions;

    Panels(Campaign campaign, Lines lines) {
        this.campaign = campaign;
        questions = new Questions(campaign, lines);
    }

    List<Panel> of(DesertFoxPosition position, int viewer) {
        List<Panel> panels = new ArrayList<>();
        panels.add(hands(position, viewer));
        panels.add(table(position, viewer));
        points(position, viewer, panels);
        for (String box : List.of("reserve", "tripoli", "malta", "exited", "lost")) {
            panels.add(new Panel.Box(box, Phrase.of("panel." + box), false, List.of()));
        }
        panels.add(coming(position));
        if (position.get(Cell.FIGHT) != 0) {
            panels.add(BattleBoard.of(position));
        }
        questions.add(position, viewer, panels);
        notes(position, viewer, panels);
        return panels;
    }

    /** Who is still to come, by the month for which it is printed (9.2a); that is public. */
    private Panel coming(DesertFoxPosition position) {
        Scenario scenario = position.setting();
        Map<Integer, List<String>> months = new TreeMap<>();
        for (Scenario.Lists list : scenario.arrivals()) {
            for (Scenario.Item item : list.items()) {
                if (position.at(item.block()) == DesertFoxPosition.COMING) {
                    months.computeIfAbsent(list.month(), _ -> new ArrayList<>())
                            .add(campaign.roster().id(item.block()));
                }
            }
        }
        List<Panel.Group> groups = new ArrayList<>();
        months.forEach(
                (month, blocks) -> {
                    int turn = month - scenario.firstMonth() + 1;
                    groups.add(new Panel.Group(Phrase.of("panel.in-month", turn), blocks));
                });
        return new Panel.Box("coming", Phrase.of("panel.coming"), false, groups);
    }

    private Panel hands(DesertFoxPosition position, int viewer) {
        List<Panel.Hand.Held> hands = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            List<Panel.Hand.Card> cards = new ArrayList<>();
            boolean own = DesertFoxSight.owns(position, side, viewer);
            int laidReal = own && position.active() == side ? position.get(Cell.LAID_REAL) : 0;
            int laidBlank = own && position.active() == side ? position.get(Cell.LAID_BLANK) : 0;
            if (own) {
                add(cards, true, position.get(Cell.AXIS_REAL, side), laidReal);
                add(cards, false, position.get(Cell.AXIS_BLANK, side), laidBlank);
            }
            int count =
                    DesertFoxSight.spendsUnseen(position, side, viewer)
                            ? position.get(Cell.SEEN_HAND)
                            : Cards.hand(position, side);
            hands.add(new Panel.Hand.Held(Roster.SIDES.get(side), count, cards));
        }
        return new Panel.Hand("hand", Phrase.of("panel.hand"), hands);
    }

    private void add(List<Panel.Hand.Card> cards, boolean real, int held, int laid) {
        String face = real ? "real" : "blank";
        for (int i = 0; i < held + laid; i++) {
            cards.add(
                    new Panel.Hand.Card(
                            campaign.roster().id(campaign.roster().card(real, i)),
                            Phrase.of("card." + face),
                            Phrase.of("card.text-" + face),
                            i >= held));
        }
    }

    /** 1.2h: how many cards lie where; what was shown of those laid. */
    private Panel table(DesertFoxPosition position, int viewer) {
        int laid = Cards.laid(position);
        int shown = position.get(Cell.SHOWN);
        int challenge = position.get(Cell.CHALLENGE_CARD) == Logistics.NO_CARD ? 0 : 1;
        int played = position.get(Cell.OPEN_REAL) - shown + position.get(Cell.OPEN_BLANK);
        int held = 0;
        for (int side = 0; side < 2; side++) {
            boolean unseen = DesertFoxSight.spendsUnseen(position, side, viewer);
            held += unseen ? position.get(Cell.SEEN_HAND) : Cards.hand(position, side);
            played +=
                    unseen
                            ? 0
                            : position.get(Cell.AXIS_PLAYED_REAL, side)
                                    + position.get(Cell.AXIS_PLAYED_BLANK, side);
        }
        int all = campaign.roster().reals() + campaign.roster().blanks();
        int deck = all - held - laid - played - challenge;
        return new Panel.Census(
                "cards",
                Phrase.of("panel.cards"),
                List.of(
                        new Panel.Count("deck", Phrase.of("panel.deck"), deck),
                        new Panel.Count("laid", Phrase.of("panel.laid"), laid + challenge),
                        new Panel.Count("shown", Phrase.of("panel.shown"), shown),
                        new Panel.Count("played", Phrase.of("panel.played"), played)));
    }

    /** Points left are their owner's business (9.3d). */
    private void points(DesertFoxPosition position, int viewer, List<Panel> panels) {
        List<Panel.Stock> stocks = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            if (DesertFoxSight.owns(position, side, viewer)) {
                int left = position.get(Cell.AXIS_POINTS, side);
                stocks.add(
                        new Panel.Stock(
                                Roster.SIDES.get(side),
                                left,
                                Math.max(left, campaign.numbers().kept())));
            }
        }
        if (!stocks.isEmpty()) {
            panels.add(new Panel.Pool("points", Phrase.of("panel.points"), "supply", stocks));
        }
    }

    /** What can be followed by eye of the enemy's blocks (1.3g): each group, and where it is. */
    private void notes(DesertFoxPosition position, int viewer, List<Panel> panels) {
        List<Phrase> lines = new ArrayList<>();
        if (position.get(Cell.FLIGHT) != 0 && position.get(Cell.RATE) > 0) {
            lines.add(
                    Phrase.of(
                            "panel.rate",
                            Cited.side(position.get(Cell.FLIGHT_SIDE)),
                            position.get(Cell.RATE)));
        }
        for (int block = 0; block < position.roster().size(); block++) {
            int side = position.roster().side(block);
            if (!DesertFoxSight.owns(position, side, viewer)
                    && position.group(block) == block
                    && !DesertFoxSight.knows(position, block, viewer)) {
                lines.add(group(position, block, viewer));
            }
        }
        if (!lines.isEmpty()) {
            panels.add(new Panel.Notes(lines));
        }
    }

    private Phrase group(DesertFoxPosition position, int group, int viewer) {
        List<Phrase.Argument> blocks = new ArrayList<>();
        Map<Integer, Integer> places = new TreeMap<>();
        for (int block = group; block < position.roster().size(); block++) {
            if (position.group(block) == group) {
                String strength =
                        DesertFoxSight.surely(position, block, viewer)
                                ? Integer.toString(position.strength(block))
                                : "?";
                blocks.add(new Phrase.Said(Phrase.of("panel.block", Luck.shown(block), strength)));
                int place = DesertFoxSight.place(position, block, viewer);
                boolean down = position.is(block, Flag.DISRUPTED);
                places.merge(2 * place + (down ? 1 : 0), 1, Integer::sum);
            }
        }
        List<Phrase.Argument> where = new ArrayList<>();
        places.forEach(
                (place, count) -> {
                    int at = Math.floorDiv(place, 2);
                    Phrase.Argument name =
                            at >= 0 ? Cited.hex(at) : new Phrase.Word("panel.off-map");
                    where.add(new Phrase.Said(Phrase.of("panel.so-many", count, name)));
                });
        return Phrase.of("panel.group", new Phrase.Listed(blocks), new Phrase.Listed(where));
    }
}
