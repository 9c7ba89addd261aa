package kessel.games.afrikakorps.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import kessel.engine.game.View;
import kessel.engine.words.Phrase;
import kessel.games.afrikakorps.data.Campaign;
import kessel.games.afrikakorps.data.ResultsTable;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.planning.Overruns;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Lines;
import kessel.games.afrikakorps.position.Stage;
import kessel.games.afrikakorps.position.Theatre;

/** What can be laid over the map: zones, lines of supply, isolation, automatic victories. */
final class Layers {
    private final Theatre theatre;
    private final Campaign campaign;
    private final Roster roster;
    private final Overruns overruns;

    Layers(Theatre theatre, Overruns overruns) {
        this.theatre = theatre;
        this.overruns = overruns;
        campaign = theatre.campaign();
        roster = theatre.roster();
    }

    List<View.Overlay> of(AfrikaKorpsPosition position, Board board) {
        List<View.Overlay> layers = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            layers.add(zones(board, side));
        }
        for (int side = 0; side < 2; side++) {
            supply(position, board, side, layers::add);
        }
        for (int side = 0; side < 2; side++) {
            layers.add(isolation(position, board, side));
        }
        automatic(position, board, layers::add);
        return layers;
    }

    private List<String> hexes(IntPredicate which) {
        List<String> hexes = new ArrayList<>();
        for (int hex = 0; hex < campaign.ground().size(); hex++) {
            if (which.test(hex)) {
                hexes.add(campaign.map().label(hex));
            }
        }
        return hexes;
    }

    private String label(int hex) {
        return campaign.map().label(hex);
    }

    private View.Overlay zones(Board board, int side) {
        return new View.Overlay(
                "zones",
                Phrase.of("overlay.zones"),
                Roster.SIDES.get(side),
                hexes(hex -> board.zone(side, hex) != 0));
    }

    /** 14.2: from where an attack would have supply, and the lines of those beside an enemy. */
    private void supply(
            AfrikaKorpsPosition position, Board board, int side, Consumer<View.Overlay> each) {
        boolean[] reached = new boolean[campaign.ground().size()];
        int[][] ways = new int[roster.end(side) - roster.first(side)][];
        position.supplies(
                side,
                supply -> {
                    if (position.onMap(supply) && !position.is(supply, Flags.NO_SUPPORT)) {
                        theatre.lines(
                                lines ->
                                        reach(
                                                position,
                                                board,
                                                side,
                                                lines.from(
                                                        board,
                                                        side,
                                                        position.at(supply),
                                                        campaign.line()),
                                                reached,
                                                ways));
                    }
                });
        List<View.Line> lines = new ArrayList<>();
        List<View.Badge> without = new ArrayList<>();
        position.units(
                side,
                unit -> {
                    if (!position.onMap(unit) || board.beside(1 - side, position.at(unit)) == 0) {
                        return;
                    }
                    int[] way = ways[unit - roster.first(side)];
                    if (way == null) {
                        without.add(
                                new View.Badge(
                                        label(position.at(unit)),
                                        "!",
                                        Phrase.of("overlay.unsupplied", Theatre.piece(unit))));
                    } else if (way.length > 1) {
                        lines.add(
                                new View.Line(
                                        Arrays.stream(way).mapToObj(this::label).toList(), false));
                    }
                });
        String whose = Roster.SIDES.get(side);
        Phrase title = Phrase.of("overlay.supply");
        List<String> hexes = hexes(hex -> reached[hex] && campaign.ground().playable(hex));
        each.accept(
                new View.Overlay(
                        "supply",
                        title,
                        whose,
                        Phrase.of("overlay.supply-reach", campaign.line()),
                        hexes,
                        List.of(),
                        List.of()));
        each.accept(
                new View.Overlay(
                        "supply",
                        title,
                        whose,
                        Phrase.of("overlay.supply-lines"),
                        List.of(),
                        lines,
                        List.of()));
        each.accept(
                new View.Overlay(
                        "supply",
                        title,
                        whose,
                        Phrase.of("overlay.supply-none"),
                        List.of(),
                        List.of(),
                        without));
    }

    /** Notes what a supply unit reaches, and the way to each unit that has no shorter one. */
    private Void reach(
            AfrikaKorpsPosition position,
            Board board,
            int side,
            Lines lines,
            boolean[] reached,
            int[][] ways) {
        for (int hex = 0; hex < reached.length; hex++) {
            reached[hex] |= lines.reaches(hex);
        }
        position.units(
                side,
                unit -> {
                    int i = unit - roster.first(side);
                    boolean shorter =
                            position.onMap(unit)
                                    && lines.reaches(position.at(unit))
                                    && (ways[i] == null
                                            || lines.length(position.at(unit))
                                                    < ways[i].length - 1);
                    if (shorter) {
                        ways[i] = lines.way(position.at(unit));
                    }
                });
        return null;
    }

    /** 24.1: who is cut off from all supply, and for the how-manieth turn. */
    private View.Overlay isolation(AfrikaKorpsPosition position, Board board, int side) {
        Map<Integer, List<Integer>> cutOff = new TreeMap<>();
        theatre.lines(
                lines -> {
                    lines.fromSupplies(board, side);
                    position.units(
                            side,
                            unit -> {
                                int hex = position.at(unit);
                                if (hex >= 0 && !lines.reaches(hex)) {
                                    cutOff.computeIfAbsent(hex, _ -> new ArrayList<>()).add(unit);
                                }
                            });
                    return null;
                });
        List<View.Badge> badges = new ArrayList<>();
        cutOff.forEach((hex, units) -> badges.add(cutOff(position, units, hex)));
        return new View.Overlay(
                "isolation",
                Phrase.of("overlay.isolation"),
                Roster.SIDES.get(side),
                Phrase.of("overlay.isolation-legend"),
                cutOff.keySet().stream().map(this::label).toList(),
                List.of(),
                badges);
    }

    private View.Badge cutOff(AfrikaKorpsPosition position, List<Integer> units, int hex) {
        int turns = units.stream().mapToInt(unit -> turns(position, unit)).max().orElse(0);
        List<Phrase.Argument> pieces =
                units.stream().map(unit -> (Phrase.Argument) Theatre.piece(unit)).toList();
        return new View.Badge(
                label(hex),
                turns + "/2",
                Phrase.of("overlay.cut-off", new Phrase.Listed(pieces), turns));
    }

    /** 24.2: how many own turns it will have been isolated throughout, if nothing changes. */
    private int turns(AfrikaKorpsPosition position, int unit) {
        boolean own = roster.side(unit) == position.phasing();
        boolean counts = own && position.is(unit, Flags.ISOLATED_AT_START);
        return (position.is(unit, Flags.ISOLATED) ? 1 : 0) + (counts ? 1 : 0);
    }

    /** 9.1: who is overcome, and in movement who could be. */
    private void automatic(AfrikaKorpsPosition position, Board board, Consumer<View.Overlay> each) {
        int side = position.phasing();
        List<View.Badge> overcome = new ArrayList<>();
        List<View.Badge> inReach = new ArrayList<>();
        List<View.Line> attacks = new ArrayList<>();
        boolean moves = position.stage() == Stage.MOVING || position.stage() == Stage.OVERRUNNING;
        position.units(
                1 - side,
                enemy -> {
                    if (!position.onMap(enemy)) {
                        return;
                    }
                    String hex = label(position.at(enemy));
                    if (position.is(enemy, Flags.OVERCOME)) {
                        overcome.add(
                                new View.Badge(
                                        hex,
                                        "×",
                                        Phrase.of("overlay.overcome", Theatre.piece(enemy))));
                        position.units(
                                side,
                                unit -> {
                                    if (position.onMap(unit)
                                            && position.battle(unit) == position.battle(enemy)) {
                                        attacks.add(
                                                new View.Line(
                                                        List.of(label(position.at(unit)), hex),
                                                        false));
                                    }
                                });
                        return;
                    }
                    int odds = moves ? overruns.bestOdds(position, board, enemy) : 0;
                    if (odds >= Overruns.IF_SURROUNDED) {
                        inReach.add(
                                new View.Badge(
                                        hex,
                                        ResultsTable.name(odds),
                                        Phrase.of(
                                                "overlay.in-reach",
                                                Theatre.piece(enemy),
                                                ResultsTable.name(odds))));
                    }
                });
        Phrase title = Phrase.of("overlay.automatic");
        each.accept(
                new View.Overlay(
                        "automatic",
                        title,
                        Roster.SIDES.get(side),
                        Phrase.of("overlay.automatic-overcome"),
                        List.of(),
                        attacks,
                        overcome));
        each.accept(
                new View.Overlay(
                        "automatic",
                        title,
                        Roster.SIDES.get(side),
                        Phrase.of("overlay.automatic-in-reach"),
                        List.of(),
                        List.of(),
                        inReach));
    }
}
