package kessel.games.afrikakorps.table;

import static kessel.games.afrikakorps.position.AfrikaKorpsPosition.DEAD;
import static kessel.games.afrikakorps.position.AfrikaKorpsPosition.POOL;
import static kessel.games.afrikakorps.position.AfrikaKorpsPosition.SEA;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.random.RandomGenerator;
import kessel.engine.game.Panel;
import kessel.engine.game.Sight;
import kessel.engine.game.Step;
import kessel.engine.game.Tally;
import kessel.engine.game.View;
import kessel.engine.words.Phrase;
import kessel.games.afrikakorps.data.Campaign;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Theatre;
import kessel.games.afrikakorps.rules.AfrikaKorpsRules;

/** Both players see everything: nothing is hidden in this game. */
public final class AfrikaKorpsSight implements Sight<AfrikaKorpsPosition> {
    private final AfrikaKorpsRules rules;
    private final Campaign campaign;
    private final Roster roster;
    private final BattlePanels battles;

    public AfrikaKorpsSight(AfrikaKorpsRules rules) {
        this.rules = rules;
        campaign = rules.theatre().campaign();
        roster = campaign.roster();
        battles = new BattlePanels(rules.theatre());
    }

    @Override
    public View view(AfrikaKorpsPosition position, int viewer) {
        int decider = position.decider();
        return new View(
                position.turn(),
                position.step().name(),
                decider == Step.NOBODY ? null : Roster.SIDES.get(decider),
                Roster.SIDES.get(position.phasing()),
                pieces(position),
                List.of(),
                overlays(position),
                panels(position));
    }

    private List<View.Piece> pieces(AfrikaKorpsPosition position) {
        List<View.Piece> pieces = new ArrayList<>();
        for (int piece = 0; piece < roster.size(); piece++) {
            if (roster.supply(piece) && position.at(piece) == POOL) {
                continue;
            }
            Roster.Counter counter = roster.counter(piece);
            pieces.add(
                    new View.Piece(
                            counter.id(),
                            Roster.SIDES.get(counter.side()),
                            counter.type(),
                            where(position, piece),
                            List.of(counter.attack(), counter.defence(), counter.move()),
                            states(position, piece)));
        }
        return pieces;
    }

    private String where(AfrikaKorpsPosition position, int piece) {
        int at = position.at(piece);
        return switch (at) {
            case SEA -> "sea";
            case DEAD -> "eliminated";
            case POOL -> roster.combat(piece) && roster.substitute(piece) ? "aside" : "due";
            default -> at >= 0 ? campaign.map().label(at) : "exchanged";
        };
    }

    private List<String> states(AfrikaKorpsPosition position, int piece) {
        List<String> states = new ArrayList<>();
        for (int bit = 0; bit < Flags.NAMES.size(); bit++) {
            if (position.is(piece, 1 << bit)) {
                states.add(Flags.NAMES.get(bit));
            }
        }
        states.addAll(battles.states(position, piece));
        return states;
    }

    private List<View.Overlay> overlays(AfrikaKorpsPosition position) {
        List<View.Overlay> overlays = new ArrayList<>();
        rules.theatre()
                .board(
                        position,
                        board -> {
                            for (int side = 0; side < 2; side++) {
                                overlays.add(zones(board, side));
                                overlays.add(supply(board, side));
                            }
                            return null;
                        });
        return overlays;
    }

    private View.Overlay zones(Board board, int side) {
        List<String> hexes = new ArrayList<>();
        for (int hex = 0; hex < campaign.ground().size(); hex++) {
            if (board.zone(side, hex) != 0) {
                hexes.add(campaign.map().label(hex));
            }
        }
        return new View.Overlay("zones", Phrase.of("overlay.zones"), Roster.SIDES.get(side), hexes);
    }

    /** The hexes in which a unit of the side would not be isolated. */
    private View.Overlay supply(Board board, int side) {
        List<String> hexes =
                rules.theatre()
                        .lines(
                                lines -> {
                                    lines.fromSupplies(board, side);
                                    List<String> found = new ArrayList<>();
                                    for (int hex = 0; hex < campaign.ground().size(); hex++) {
                                        if (lines.reaches(hex)) {
                                            found.add(campaign.map().label(hex));
                                        }
                                    }
                                    return found;
                                });
        return new View.Overlay(
                "supply", Phrase.of("overlay.supply"), Roster.SIDES.get(side), hexes);
    }

    private List<Panel> panels(AfrikaKorpsPosition position) {
        List<Panel> panels = new ArrayList<>();
        battles.panels(position, panels::add);
        List<Panel.Stock> supplies = new ArrayList<>();
        List<Panel.Stock> replacements = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            String id = Roster.SIDES.get(side);
            int most = campaign.mostOwnSupplies(side);
            supplies.add(new Panel.Stock(id, most - position.ownSupplies(side), most));
            replacements.add(new Panel.Stock(id, position.replacements(side), 0));
        }
        panels.add(new Panel.Pool("supply", Phrase.of("panel.supply"), "supply", supplies));
        panels.add(
                new Panel.Pool(
                        "replacements",
                        Phrase.of("panel.replacements"),
                        "replacements",
                        replacements));
        panels.add(new Panel.Arrivals("due", Phrase.of("panel.due"), arrivals(position)));
        panels.add(new Panel.Box("sea", Phrase.of("panel.sea"), false, List.of()));
        panels.add(new Panel.Box("eliminated", Phrase.of("panel.eliminated"), false, List.of()));
        panels.add(new Panel.Box("aside", Phrase.of("panel.aside"), false, List.of()));
        panels.add(new Panel.Box("exchanged", Phrase.of("panel.exchanged"), false, List.of()));
        List<Phrase> notes = notes(position);
        if (!notes.isEmpty()) {
            panels.add(new Panel.Notes(notes));
        }
        return panels;
    }

    private List<Panel.Arrival> arrivals(AfrikaKorpsPosition position) {
        List<Panel.Arrival> arrivals = new ArrayList<>();
        for (int unit = 0; unit < roster.rommel(); unit++) {
            if (position.at(unit) == POOL && campaign.due(unit) > 0) {
                int side = roster.side(unit);
                arrivals.add(
                        new Panel.Arrival(
                                roster.id(unit),
                                campaign.due(unit),
                                null,
                                List.of(
                                        campaign.map().label(campaign.ground().base(side)),
                                        campaign.map().label(campaign.ground().port(side))),
                                false));
            }
        }
        return arrivals;
    }

    private List<Phrase> notes(AfrikaKorpsPosition position) {
        List<Phrase> notes = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            if (position.control(side) > 0) {
                notes.add(Phrase.of("note.control", Theatre.side(side), position.control(side)));
            }
        }
        if (position.get(Cell.NO_SUPPLY) != 0) {
            notes.add(Phrase.of("note.no-supply"));
        }
        return notes;
    }

    @Override
    public Phrase prompt(AfrikaKorpsPosition position, int viewer) {
        String key = "prompt." + position.step().name();
        if (position.over()) {
            return Phrase.of(key, Theatre.side(position.get(Cell.WINNER)));
        }
        Phrase.Side decider = Theatre.side(position.decider());
        return switch (position.stage()) {
            case CONSENTING, TAKING_ALONG ->
                    Phrase.of(
                            key,
                            decider,
                            Theatre.piece(position.get(Cell.ASKED) - 1),
                            Theatre.hex(position.get(Cell.TO_HEX) - 1));
            case PAYING -> Phrase.of(key, decider, position.get(Cell.PRICE));
            default -> Phrase.of(key, decider);
        };
    }

    @Override
    public Tally score(AfrikaKorpsPosition position, int side, int viewer) {
        return rules.score(position, side);
    }

    @Override
    public BitSet secretsKnown(AfrikaKorpsPosition position, int viewer) {
        return new BitSet();
    }

    @Override
    public AfrikaKorpsPosition guess(
            AfrikaKorpsPosition position, int side, RandomGenerator random) {
        return position.copy();
    }
}
