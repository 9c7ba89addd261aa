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
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
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
    private final PlanPanel plan;
    private final Layers layers;

    public AfrikaKorpsSight(AfrikaKorpsRules rules) {
        this.rules = rules;
        campaign = rules.theatre().campaign();
        roster = campaign.roster();
        battles = new BattlePanels(rules.theatre());
        plan = new PlanPanel(rules, battles);
        layers = new Layers(rules.theatre(), rules.overruns());
    }

    @Override
    public View view(AfrikaKorpsPosition position, int viewer) {
        int decider = position.decider();
        return rules.theatre()
                .board(
                        position,
                        board ->
                                new View(
                                        position.turn(),
                                        position.step().name(),
                                        decider == Step.NOBODY ? null : Roster.SIDES.get(decider),
                                        Roster.SIDES.get(position.phasing()),
                                        pieces(position, board),
                                        holders(board),
                                        layers.of(position, board),
                                        panels(position, board)));
    }

    /** Who holds the fortresses and bases on which the game turns (4.3). */
    private List<View.Mark> holders(Board board) {
        List<View.Mark> marks = new ArrayList<>();
        for (int hex : campaign.objectives()) {
            for (int side = 0; side < 2; side++) {
                if (rules.control().holds(board, side, hex)) {
                    marks.add(
                            new View.Mark(
                                    campaign.map().label(hex), "held", Roster.SIDES.get(side)));
                }
            }
        }
        return marks;
    }

    private List<View.Piece> pieces(AfrikaKorpsPosition position, Board board) {
        long idle = plan.idle(position, board);
        long unattacked = plan.unattacked(position, board);
        List<View.Piece> pieces = new ArrayList<>();
        for (int piece = 0; piece < roster.size(); piece++) {
            if (roster.supply(piece) && position.at(piece) == POOL) {
                continue;
            }
            Roster.Counter counter = roster.counter(piece);
            List<String> states = states(position, piece);
            if (roster.combat(piece)) {
                boolean own = counter.side() == position.phasing();
                if (((own ? idle : unattacked) & roster.bit(piece)) != 0) {
                    states.add(own ? "must-attack" : "must-be-attacked");
                }
            }
            pieces.add(
                    new View.Piece(
                            counter.id(),
                            Roster.SIDES.get(counter.side()),
                            counter.type(),
                            where(position, piece),
                            values(piece, counter),
                            states));
        }
        return pieces;
    }

    /** Supply units and Rommel have no factors but for their movement. */
    private List<Integer> values(int piece, Roster.Counter counter) {
        return roster.combat(piece)
                ? List.of(counter.attack(), counter.defence(), counter.move())
                : List.of(counter.move());
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

    private List<Panel> panels(AfrikaKorpsPosition position, Board board) {
        List<Panel> panels = new ArrayList<>();
        battles.current(position, panels::add);
        plan.panels(position, board, panels::add);
        switch (position.stage()) {
            case UNLOADING,
                    OVERRUNNING,
                    PLANNING,
                    GATHERING,
                    PAYING,
                    YIELDING,
                    RETREATING,
                    ADVANCING,
                    PLACING_ROMMEL ->
                    panels.add(new Panel.Ask(Phrase.of("ask." + position.step().name()), null));
            default -> {}
        }
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
            case CONVOY, UNLOADING -> {
                int side = position.decider();
                int most = campaign.mostOwnSupplies(side);
                yield position.ownSupplies(side) < most
                        ? Phrase.of(key, decider)
                        : Phrase.of("prompt.supply-enough", decider, most);
            }
            case MOVING ->
                    rules.judge(position, new AfrikaKorpsMove.Done()).legal()
                            ? Phrase.of(key, decider)
                            : Phrase.of("prompt.moving-not-yet", decider);
            case PLANNING ->
                    rules.judge(position, new AfrikaKorpsMove.Done()).legal()
                            ? Phrase.of("prompt.planning-whole", decider)
                            : Phrase.of(key, decider);
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
