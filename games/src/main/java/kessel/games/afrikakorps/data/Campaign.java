package kessel.games.afrikakorps.data;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import kessel.engine.data.Item;
import kessel.engine.data.Library;
import kessel.engine.hex.HexMap;
import kessel.engine.hex.HexMapFile;

/** The game's files: what stands in them as values, checked on loading. */
public final class Campaign {
    public static final String ID = "afrika-korps";
    public static final String SCENARIO = "campaign";
    public static final String CONTROL_IN_OWN_TURNS = "control-in-own-turns";
    public static final String LANE_CHANGE_COUNTS = "lane-change-counts";

    private final HexMap map;
    private final Ground ground;
    private final Roster roster;
    private final ResultsTable results;
    private final Item scenario;
    private final SortedMap<String, String> options = new TreeMap<>();
    private final String title;
    private final String place;
    private final int stacking;
    private final int line;
    private final int[] mostOwn = new int[2];
    private final List<String> dates;
    private final int[] due;
    private final boolean[][] sunk;
    private final int[] supplyColumn;
    private final int replacementsFrom;
    private final int[] forBase = new int[2];
    private final int[] forFortress = new int[2];
    private final int substitutesFrom;
    private final int[] objectives;
    private final int controlTurns;

    public Campaign(Library library) {
        map = HexMapFile.read(library.yaml(ID + "/map.yaml"));
        Item game = library.yaml(ID + "/game.yaml");
        Item tables = library.yaml(ID + "/tables.yaml");
        scenario = library.yaml(ID + "/scenarios/" + SCENARIO + ".yaml");
        ground = new Ground(map, game);
        roster = new Roster(library.yaml(ID + "/counters.yaml"), game);
        results = new ResultsTable(tables.at("combat"));
        title = game.at("title").text();
        place = game.at("place").text();
        game.at("options").entries().forEach((id, meaning) -> options.put(id, meaning.text()));
        stacking = game.at("stacking").at("combat-units").number(1, 9);
        line = game.at("supply").at("line").number(1, 50);
        dates = scenario.at("calendar").at("dates").texts();
        if (dates.size() != scenario.at("calendar").at("turns").number(1, 99)) {
            throw scenario.at("calendar").fault("each turn wants a date");
        }
        for (int side = 0; side < 2; side++) {
            String name = Roster.SIDES.get(side);
            mostOwn[side] = game.at("supply").at("most-own").at(name).number(0, 9);
            Item replacements = scenario.at("replacements").at(name);
            forBase[side] = replacements.at("base").number(0, 9);
            forFortress[side] = replacements.at("fortress").number(0, 9);
        }
        due = due(scenario.at("reinforcements"));
        sunk = sunk(tables.at("axis-supply"));
        supplyColumn = columns(tables.at("axis-supply").at("columns").texts());
        replacementsFrom = scenario.at("replacements").at("from").at("turn").number(1, 99);
        substitutesFrom = scenario.at("substitutes").at("from").at("turn").number(1, 99);
        Item control = scenario.at("victory").at("control");
        objectives =
                control.at("hexes").list().stream()
                        .mapToInt(
                                hex ->
                                        map.grid()
                                                .find(hex.text())
                                                .orElseThrow(() -> hex.fault("no such hex")))
                        .toArray();
        controlTurns = control.at("turns").number(1, 9);
    }

    /** By combat unit, the turn from which it may come; 0 for one that never does. */
    private int[] due(Item waves) {
        int[] turns = new int[roster.rommel()];
        for (Item wave : waves.list()) {
            wave.only(Set.of("side", "turn", "units", "rule"));
            for (Item unit : wave.at("units").list()) {
                int piece =
                        roster.find(unit.text())
                                .orElseThrow(() -> unit.fault("no counter " + unit.text()));
                turns[piece] = wave.at("turn").number(1, dates.size());
            }
        }
        return turns;
    }

    private static boolean[][] sunk(Item table) {
        int columns = table.at("columns").list().size();
        boolean[][] sunk = new boolean[columns][7];
        for (int die = 1; die <= 6; die++) {
            List<Item> row = table.at(Integer.toString(die)).list();
            for (int column = 0; column < columns; column++) {
                sunk[column][die] =
                        row.get(column).oneOf(List.of("sunk", "arrives")).equals("sunk");
            }
        }
        return sunk;
    }

    private int[] columns(List<String> names) {
        int[] byTurn = new int[dates.size() + 1];
        List<Item> periods = new ArrayList<>(scenario.at("axis-supply").list());
        for (Item period : periods) {
            int column = names.indexOf(period.at("column").oneOf(names));
            Arrays.fill(byTurn, period.at("turn").number(1, dates.size()), byTurn.length, column);
        }
        return byTurn;
    }

    public HexMap map() {
        return map;
    }

    public Ground ground() {
        return ground;
    }

    public Roster roster() {
        return roster;
    }

    public ResultsTable results() {
        return results;
    }

    /** The scenario's file: a position with what is still to come. */
    public Item scenario() {
        return scenario;
    }

    public Map<String, String> options() {
        return options;
    }

    /** The bit of an option in a position. */
    public int bit(String option) {
        return 1 << options.headMap(option).size();
    }

    public String title() {
        return title;
    }

    public String place() {
        return place;
    }

    public int stacking() {
        return stacking;
    }

    /** 14.2a: how long a line from an attacker to its supply may be. */
    public int line() {
        return line;
    }

    public int turns() {
        return dates.size();
    }

    public List<String> dates() {
        return dates;
    }

    public int mostOwnSupplies(int side) {
        return mostOwn[side];
    }

    public int due(int unit) {
        return due[unit];
    }

    /** 12.2b. */
    public boolean sunk(int turn, int die) {
        return sunk[supplyColumn[turn]][die];
    }

    /** 12.1a, 12.2a: how likely it is that supply comes which may come. */
    public double supplyComes(int turn, int side) {
        if (side == Roster.ALLIES) {
            return 1;
        }
        int arrives = 0;
        for (int die = 1; die <= 6; die++) {
            arrives += sunk(turn, die) ? 0 : 1;
        }
        return arrives / 6.0;
    }

    /** 20.2a, 20.3a: the attack factors of a turn for what is controlled at its start. */
    public int replacements(int turn, int side, boolean holdsBase, boolean holdsFortress) {
        return turn < replacementsFrom
                ? 0
                : (holdsBase ? forBase[side] : 0) + (holdsFortress ? forFortress[side] : 0);
    }

    public boolean substitutes(int turn) {
        return turn >= substitutesFrom;
    }

    public int[] objectives() {
        return objectives;
    }

    public int controlTurns() {
        return controlTurns;
    }
}
