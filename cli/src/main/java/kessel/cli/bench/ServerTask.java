package kessel.cli.bench;

/** What is measured of the server, each with its goal. A move is its POST, from end to end. */
public enum ServerTask implements Measurable {
    ALONE_MEDIAN("a move in the only match, half of them within", "ms", Goal.NONE),
    ALONE_P99("a move in the only match, 99 % within", "ms", Goal.below(20)),
    MOVES("moves of all matches at once", "moves/s", Goal.atLeast(500)),
    MOVE_MEDIAN("a move among all matches, half of them within", "ms", Goal.NONE),
    MOVE_P95("a move among all matches, 95 % within", "ms", Goal.NONE),
    MOVE_P99("a move among all matches, 99 % within", "ms", Goal.NONE),
    SERVER_CPU("processor time of the server for a move and its questions", "ms", Goal.NONE),
    UNDER_ATTACK(
            "pace of all matches while strangers upload what costs most, of the pace without",
            "",
            Goal.atLeast(0.5)),
    ATTACKED_P99("a move among all matches meanwhile, 99 % within", "ms", Goal.NONE),
    UPLOADS("hostile uploads that were answered meanwhile", "uploads/s", Goal.NONE),
    ERRORS("errors", "", Goal.nothing()),
    PAGE("code of the page, gzipped", "kB", Goal.below(200));

    private final String words;
    private final String unit;
    private final Goal goal;

    ServerTask(String words, String unit, Goal goal) {
        this.words = words;
        this.unit = unit;
        this.goal = goal;
    }

    @Override
    public String words() {
        return words;
    }

    @Override
    public String unit() {
        return unit;
    }

    @Override
    public Goal goal() {
        return goal;
    }
}
