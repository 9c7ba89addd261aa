package kessel.games.afrikakorps.data;

import java.util.List;
import kessel.engine.data.Item;

/** The combat results table, and odds as it counts them. */
public final class ResultsTable {
    /** What a battle comes to. */
    public enum Result {
        A_ELIM("A-elim", "7.5a"),
        A_BACK_2("A-back-2", "7.5b"),
        EXCHANGE("exchange", "7.5c"),
        D_BACK_2("D-back-2", "7.5g"),
        D_ELIM("D-elim", "7.5h");

        private final String code;
        private final String rule;

        Result(String code, String rule) {
            this.code = code;
            this.rule = rule;
        }

        public String code() {
            return code;
        }

        public String rule() {
            return rule;
        }
    }

    /** The worst odds at which anybody may attack: 1-6 (7.4c). */
    public static final int WORST = -6;

    /** Above 6-1 no die is rolled (7.4b). */
    public static final int BEST = 6;

    /** An attack at these odds, 1-2, or better needs supply (14.1a). */
    static final int SUPPLIED = -2;

    private static final List<String> CODES =
            java.util.Arrays.stream(Result.values()).map(Result::code).toList();

    private final Result[][] cells = new Result[7][];
    private final List<String> columns;

    ResultsTable(Item table) {
        columns = table.at("columns").texts();
        for (int die = 1; die <= 6; die++) {
            List<Item> row = table.at(Integer.toString(die)).list();
            if (row.size() != columns.size()) {
                throw table.at(Integer.toString(die)).fault("each column wants a result");
            }
            cells[die] =
                    row.stream()
                            .map(cell -> Result.values()[CODES.indexOf(cell.oneOf(CODES))])
                            .toArray(Result[]::new);
        }
        for (int odds = WORST; odds <= BEST; odds++) {
            if (exists(odds) && !columns.contains(name(odds))) {
                throw table.fault("column " + name(odds) + " is missing");
            }
        }
    }

    /**
     * 7.3b: 3 for 3-1, -3 for 1-3, rounded in the defender's favour; 1 for 1-1. There is neither 0
     * nor -1.
     */
    public static int odds(int attack, int defence) {
        return attack >= defence ? attack / defence : -((defence + attack - 1) / attack);
    }

    private static boolean exists(int odds) {
        return odds > 0 || odds < -1;
    }

    public static String name(int odds) {
        return odds > 0 ? odds + "-1" : "1-" + -odds;
    }

    public static boolean lawful(int odds) {
        return odds >= WORST;
    }

    /** 7.4b: the defenders are eliminated without a die. */
    public static boolean automatic(int odds) {
        return odds > BEST;
    }

    public static boolean needsSupply(int odds) {
        return odds >= SUPPLIED;
    }

    public Result result(int odds, int die) {
        return cells[die][columns.indexOf(name(odds))];
    }

    /** The codes of the results of a die, by column. */
    public List<String> row(int die) {
        return java.util.Arrays.stream(cells[die]).map(Result::code).toList();
    }

    public List<String> columns() {
        return columns;
    }
}
