package kessel.games.brigade.table;

import static kessel.games.brigade.position.BrigadePosition.CHANGED;
import static kessel.games.brigade.position.BrigadePosition.GONE;
import static kessel.games.brigade.position.BrigadePosition.TARGETED;
import static kessel.games.brigade.position.UnitStates.REDUCED;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kessel.engine.game.Panel;
import kessel.engine.game.View;
import kessel.engine.hex.HexMap;
import kessel.engine.words.Phrase;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Counter;
import kessel.games.brigade.data.Exits;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.BrigadeStep;
import kessel.games.brigade.position.UnitStates;
import kessel.games.brigade.rules.BrigadeRules;
import kessel.games.brigade.scenario.BrigadeScenario;
import kessel.games.brigade.setup.Arrivals;

/** What lies on the table besides the units: markers, zones, and all that is beside the map. */
public final class BrigadeTable {
    /** The marker of who holds a place that counts. */
    static final String HELD = "held";

    /** The marker of a hex that was attacked in this phase. */
    public static final String ATTACKED = "attacked";

    private final Campaign campaign;
    private final Arrivals arrivals;
    private final BattlePanel battle;

    BrigadeTable(Campaign campaign, BrigadeRules rules) {
        this.campaign = campaign;
        arrivals = rules.arrivals;
        battle = new BattlePanel(campaign, rules.battle);
    }

    List<View.Mark> marks(BrigadePosition position) {
        List<View.Mark> marks = new ArrayList<>();
        for (int i = 0; i < campaign.objectives().size(); i++) {
            marks.add(
                    new View.Mark(
                            label(campaign.objectives().get(i).hex()),
                            HELD,
                            campaign.sides().get(position.holder(i))));
        }
        String changed = position.theatre().changedWord();
        if (changed != null) {
            UnitStates.marked(position, CHANGED)
                    .forEach(hex -> marks.add(new View.Mark(hex, changed, null)));
        }
        UnitStates.marked(position, TARGETED)
                .forEach(hex -> marks.add(new View.Mark(hex, ATTACKED, null)));
        return marks;
    }

    /** The hexes where the zones of each side bind the other: where units are is no secret. */
    List<View.Overlay> overlays(BrigadePosition position) {
        List<View.Overlay> overlays = new ArrayList<>();
        for (int side = 0; side < campaign.sides().size(); side++) {
            List<String> labels = new ArrayList<>();
            for (int hex = 0; hex < campaign.grid().size(); hex++) {
                if (position.zoneBinds(hex, 1 - side)) {
                    labels.add(label(hex));
                }
            }
            overlays.add(
                    new View.Overlay(
                            "zones",
                            Phrase.of("overlay.zones"),
                            campaign.sides().get(side),
                            labels));
        }
        return overlays;
    }

    List<Panel> panels(BrigadePosition position, int viewer) {
        List<Panel> panels = new ArrayList<>();
        Panel.Battle combat = battle.of(position, viewer);
        if (combat != null) {
            panels.add(combat);
        }
        Panel.Ask ask = ask(position, viewer);
        if (ask != null) {
            panels.add(ask);
        }
        panels.add(air(position));
        List<Phrase> notes = position.theatre().notes(position);
        if (!notes.isEmpty()) {
            panels.add(new Panel.Notes(notes));
        }
        panels.add(new Panel.Arrivals("due", Phrase.of("panel.due"), arrivals(position)));
        panels.add(box("free", false, List.of()));
        panels.add(box("due", false, List.of()));
        panels.add(box("destroyed", true, List.of()));
        panels.add(box("gone", false, left(position)));
        panels.add(reduced(position));
        return panels;
    }

    private Panel air(BrigadePosition position) {
        List<Panel.Stock> stocks = new ArrayList<>();
        for (int side = 0; side < campaign.sides().size(); side++) {
            stocks.add(
                    new Panel.Stock(
                            campaign.sides().get(side), position.air(side), campaign.air(side)));
        }
        return new Panel.Pool("air", Phrase.of("panel.air"), "aircraft", stocks);
    }

    private static Panel.Box box(String id, boolean always, List<Panel.Group> groups) {
        return new Panel.Box(id, Phrase.of("box." + id), always, groups);
    }

    /** Where one unit of several is to be chosen, which. */
    private static Panel.Ask ask(BrigadePosition position, int viewer) {
        boolean asked = viewer == position.step().decider() || viewer == BrigadeSight.HINDSIGHT;
        boolean amongUnits =
                switch (position.step()) {
                    case BrigadeStep.Placing _,
                            BrigadeStep.Moving _,
                            BrigadeStep.Fighting _,
                            BrigadeStep.Over _ ->
                            false;
                    default -> true;
                };
        if (!asked || !amongUnits) {
            return null;
        }
        boolean disbanding = position.step() instanceof BrigadeStep.Disbanding;
        return new Panel.Ask(
                Phrase.of("ask." + position.step().name()),
                disbanding ? Phrase.of("ask.owed", position.debt()) : null);
    }

    /** Who is still to come, when and where: that is open to both sides. */
    private List<Panel.Arrival> arrivals(BrigadePosition position) {
        List<Panel.Arrival> due = new ArrayList<>();
        for (Counter counter : campaign.counters()) {
            int unit = counter.index();
            if (arrivals.waits(position, unit)
                    && arrivals.turn(position, unit) != BrigadeScenario.NEVER) {
                List<String> hexes = new ArrayList<>();
                arrivals.hexes(position, unit, hex -> hexes.add(label(hex)));
                due.add(
                        new Panel.Arrival(
                                counter.id(),
                                arrivals.turn(position, unit),
                                arrivals.edge(position, unit).word(),
                                hexes,
                                position.hex(unit) == GONE));
            }
        }
        return due;
    }

    /** Who has left the map, by edge: that is open to both sides. */
    private List<Panel.Group> left(BrigadePosition position) {
        Map<HexMap.Edge, List<String>> byEdge = new EnumMap<>(HexMap.Edge.class);
        for (Counter counter : campaign.counters()) {
            int exit = position.exit(counter.index());
            if (position.hex(counter.index()) == GONE && exit != Exits.NOWHERE) {
                byEdge.computeIfAbsent(Exits.edge(exit), _ -> new ArrayList<>()).add(counter.id());
            }
        }
        List<Panel.Group> groups = new ArrayList<>();
        byEdge.forEach(
                (edge, units) ->
                        groups.add(
                                new Panel.Group(
                                        Phrase.of("box.across", new Phrase.Word("edge." + edge)),
                                        units)));
        return groups;
    }

    /** How many units of each kind on the map are reduced. */
    private Panel reduced(BrigadePosition position) {
        Map<String, Panel.Count> counts = new TreeMap<>();
        for (Counter counter : campaign.counters()) {
            if (position.onMap(counter.index()) && position.is(counter.index(), REDUCED)) {
                Panel.Count before = counts.get(counter.kind());
                counts.put(
                        counter.kind(),
                        new Panel.Count(
                                counter.kind(),
                                Phrase.of(
                                        "panel.kind",
                                        new Phrase.Word("nation." + counter.nation()),
                                        new Phrase.Word("type." + counter.type().id())),
                                before == null ? 1 : before.number() + 1));
            }
        }
        return new Panel.Census(
                "reduced", Phrase.of("panel.reduced"), List.copyOf(counts.values()));
    }

    private String label(int hex) {
        return campaign.grid().label(hex);
    }
}
