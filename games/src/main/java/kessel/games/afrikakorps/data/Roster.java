package kessel.games.afrikakorps.data;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.ToIntFunction;
import kessel.engine.data.Item;

/**
 * All pieces there are, numbered through: the combat units of the Axis, those of the Allies with
 * their substitutes, Rommel, and the supply units, a side's own and captured ones.
 */
public final class Roster {
    public static final int AXIS = 0;
    public static final int ALLIES = 1;
    public static final List<String> SIDES = List.of("axis", "allies");

    /**
     * A side can hold so many captured supply units: more than ever arrive in a game (12.3a), one
     * each side had at the start and one a turn.
     */
    static final int CAPTURED = 77;

    private static final int MOST_IN_A_MASK = 64;

    /** What a piece is, for the rules. */
    public enum Kind {
        UNIT,
        SUBSTITUTE,
        ROMMEL,
        SUPPLY,
        CAPTURED
    }

    /** One piece; what has no combat factors has 0 of them. */
    public record Counter(
            String id,
            String name,
            int side,
            Kind kind,
            String nation,
            String type,
            int attack,
            int defence,
            int move) {}

    private final List<Counter> counters = new ArrayList<>();
    private final Map<String, Integer> byId = new HashMap<>();
    private final int[] first = new int[2];
    private final int[] end = new int[2];
    private final int rommel;
    private final Map<String, Set<String>> exchanges = new HashMap<>();

    // What is asked over and over, by piece.
    private final byte[] side;
    private final byte[] attack;
    private final byte[] defence;
    private final byte[] move;

    Roster(Item file, Item game) {
        file.only(Set.of("counters", "substitutes", "others"));
        Map<String, Item> nations = game.at("nations").entries();
        List<Item> rows = file.at("counters").list();
        Columns columns = new Columns(rows.getFirst());
        for (int side = 0; side < 2; side++) {
            first[side] = counters.size();
            for (Item row : rows.subList(1, rows.size())) {
                List<Item> cells = columns.of(row);
                String nation = columns.text(cells, "nation");
                Item owner = nations.get(nation);
                if (owner == null) {
                    throw row.fault("there is no nation '" + nation + "'");
                }
                if (owner.oneOf(SIDES).equals(SIDES.get(side))) {
                    add(row, fighter(columns, cells, side, Kind.UNIT, nation));
                }
            }
            if (side == ALLIES) {
                substitutes(file.at("substitutes").list());
            }
            end[side] = counters.size();
            if (end[side] - first[side] > MOST_IN_A_MASK) {
                throw file.fault("no side can have more than 64 combat units");
            }
        }
        rommel = counters.size();
        others(file.at("others").list());
        side = bytes(Counter::side);
        attack = bytes(Counter::attack);
        defence = bytes(Counter::defence);
        move = bytes(Counter::move);
        game.at("types")
                .entries()
                .forEach(
                        (type, item) ->
                                item.find("exchanges")
                                        .ifPresent(
                                                list ->
                                                        exchanges.put(
                                                                type, Set.copyOf(list.texts()))));
    }

    private byte[] bytes(ToIntFunction<Counter> what) {
        byte[] values = new byte[counters.size()];
        for (int piece = 0; piece < values.length; piece++) {
            values[piece] = (byte) what.applyAsInt(counters.get(piece));
        }
        return values;
    }

    private void substitutes(List<Item> rows) {
        Columns columns = new Columns(rows.getFirst());
        for (Item row : rows.subList(1, rows.size())) {
            List<Item> cells = columns.of(row);
            add(row, fighter(columns, cells, ALLIES, Kind.SUBSTITUTE, "british"));
        }
    }

    private static Counter fighter(
            Columns columns, List<Item> cells, int side, Kind kind, String nation) {
        String id = columns.text(cells, "id");
        return new Counter(
                id,
                columns.text(cells, "name"),
                side,
                kind,
                nation,
                columns.text(cells, "type"),
                columns.number(cells, "attack", 1, 20),
                columns.number(cells, "defence", 1, 20),
                columns.number(cells, "move", 1, 20));
    }

    /** Rommel first, then supply units; of captured ones there are as many as can be needed. */
    private void others(List<Item> rows) {
        Columns columns = new Columns(rows.getFirst());
        List<Counter> supplies = new ArrayList<>();
        Map<Integer, Counter> captured = new HashMap<>();
        for (Item row : rows.subList(1, rows.size())) {
            List<Item> cells = columns.of(row);
            String id = columns.text(cells, "id");
            int side = SIDES.indexOf(columns.cell(cells, "side").oneOf(SIDES));
            boolean supply =
                    columns.cell(cells, "type")
                            .oneOf(List.of("supply", "headquarters"))
                            .equals("supply");
            boolean taken = columns.cell(cells, "captured").flag();
            Kind kind = !supply ? Kind.ROMMEL : taken ? Kind.CAPTURED : Kind.SUPPLY;
            int move = columns.number(cells, "move", 1, 20);
            String nation = side == AXIS ? "german" : "british";
            Counter counter =
                    new Counter(
                            id,
                            columns.text(cells, "name"),
                            side,
                            kind,
                            nation,
                            supply ? "supply" : "headquarters",
                            0,
                            0,
                            move);
            switch (kind) {
                case ROMMEL -> add(row, counter);
                case CAPTURED -> captured.putIfAbsent(side, counter);
                default -> supplies.add(counter);
            }
        }
        if (counters.size() != rommel + 1) {
            throw rows.getFirst().fault("there is one headquarters in this game");
        }
        supplies.forEach(counter -> add(rows.getFirst(), counter));
        for (int side = 0; side < 2; side++) {
            Counter model = captured.get(side);
            if (model == null) {
                throw rows.getFirst().fault(SIDES.get(side) + " has no captured supply unit");
            }
            for (int number = 1; number <= CAPTURED; number++) {
                add(
                        rows.getFirst(),
                        new Counter(
                                numbered(model.id, number),
                                numbered(model.name, number),
                                side,
                                Kind.CAPTURED,
                                model.nation,
                                model.type,
                                0,
                                0,
                                model.move));
            }
        }
    }

    /** What one of several is called, for another of them. */
    private static String numbered(String first, int number) {
        return first.replaceAll("\\d+$", "") + number;
    }

    private void add(Item row, Counter counter) {
        if (byId.put(counter.id, counters.size()) != null) {
            throw row.fault("two counters are called " + counter.id);
        }
        counters.add(counter);
    }

    /** The heads of a table whose first line names its columns. */
    private record Columns(List<String> names) {
        Columns(Item head) {
            this(head.texts());
        }

        List<Item> of(Item row) {
            List<Item> cells = row.list();
            if (cells.size() != names.size()) {
                throw row.fault("this line has " + cells.size() + " of " + names.size() + " cells");
            }
            return cells;
        }

        Item cell(List<Item> cells, String name) {
            int at = names.indexOf(name);
            if (at < 0) {
                throw cells.getFirst().fault("the table has no column '" + name + "'");
            }
            return cells.get(at);
        }

        String text(List<Item> cells, String name) {
            return cell(cells, name).text();
        }

        int number(List<Item> cells, String name, int least, int most) {
            return cell(cells, name).number(least, most);
        }
    }

    public int size() {
        return counters.size();
    }

    public Counter counter(int piece) {
        return counters.get(piece);
    }

    public OptionalInt find(String id) {
        Integer piece = byId.get(id);
        return piece == null ? OptionalInt.empty() : OptionalInt.of(piece);
    }

    public String id(int piece) {
        return counters.get(piece).id;
    }

    public int side(int piece) {
        return side[piece];
    }

    public int attack(int piece) {
        return attack[piece];
    }

    public int defence(int piece) {
        return defence[piece];
    }

    public int move(int piece) {
        return move[piece];
    }

    /** Combat units of a side, substitutes included: from the first to before the end. */
    public int first(int side) {
        return first[side];
    }

    public int end(int side) {
        return end[side];
    }

    public int rommel() {
        return rommel;
    }

    public boolean combat(int piece) {
        return piece >= 0 && piece < rommel;
    }

    public boolean supply(int piece) {
        return piece > rommel && piece < counters.size();
    }

    public int firstSupply() {
        return rommel + 1;
    }

    public boolean substitute(int piece) {
        return counters.get(piece).kind == Kind.SUBSTITUTE;
    }

    public boolean captured(int piece) {
        return counters.get(piece).kind == Kind.CAPTURED;
    }

    /** The bit of a combat unit in its side's masks. */
    public long bit(int unit) {
        return 1L << unit - first[side(unit)];
    }

    /** 21.1b: whether a substitute stands for units of a type. */
    public boolean exchanges(int substitute, int unit) {
        return exchanges
                .getOrDefault(counters.get(substitute).type, new HashSet<>())
                .contains(counters.get(unit).type);
    }
}
