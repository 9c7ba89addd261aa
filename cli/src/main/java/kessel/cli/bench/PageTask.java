package kessel.cli.bench;

/**
 * What is measured of the page, in a browser without a graphics card and with every counter of
 * Blitzkrieg on the map. Before, the map was drawn anew at every step.
 */
public enum PageTask implements Measurable {
    WHEEL_OUT_1440("wheel-out-1440", Part.FRAMES, 5),
    WHEEL_OUT_1440_STALL("wheel-out-1440", Part.STALL, 600),
    WHEEL_IN_1440("wheel-in-1440", Part.FRAMES),
    WHEEL_IN_1440_STALL("wheel-in-1440", Part.STALL),
    PAN_1440("pan-1440", Part.FRAMES),
    PAN_1440_STALL("pan-1440", Part.STALL),
    WHEEL_OUT_2560("wheel-out-2560", Part.FRAMES, 2.5),
    WHEEL_OUT_2560_STALL("wheel-out-2560", Part.STALL, 1700),
    WHEEL_IN_2560("wheel-in-2560", Part.FRAMES),
    WHEEL_IN_2560_STALL("wheel-in-2560", Part.STALL),
    PAN_2560("pan-2560", Part.FRAMES),
    PAN_2560_STALL("pan-2560", Part.STALL),
    MOVE_1440("move-1440", Part.ANSWER),
    MOVE_1440_SERVER("move-1440", Part.SERVER);

    /** What is told of a gesture or of a move. */
    private enum Part {
        FRAMES("frames", "", "frames/s", Goal.atLeast(30)),
        STALL("stall", "the longest wait for a frame", "ms", Goal.NONE),
        ANSWER("answer", "from the click to the picture", "ms", Goal.below(150)),
        SERVER("server", "the server's part of it", "ms", Goal.below(10));

        private final String field;
        private final String words;
        private final String unit;
        private final Goal goal;

        Part(String field, String words, String unit, Goal goal) {
            this.field = field;
            this.words = words;
            this.unit = unit;
            this.goal = goal;
        }
    }

    private final String gesture;
    private final Part part;
    private final double before;

    PageTask(String gesture, Part part) {
        this(gesture, part, NEVER);
    }

    PageTask(String gesture, Part part, double before) {
        this.gesture = gesture;
        this.part = part;
        this.before = before;
    }

    /** Under which name the browser tells it. */
    String gesture() {
        return gesture;
    }

    String field() {
        return part.field;
    }

    @Override
    public String words() {
        int at = gesture.lastIndexOf('-');
        String size = gesture.endsWith("1440") ? "1440 x 900" : "2560 x 1440";
        String what = gesture.substring(0, at).replace('-', ' ') + ", " + size;
        return part.words.isEmpty() ? what : what + ": " + part.words;
    }

    @Override
    public String unit() {
        return part.unit;
    }

    @Override
    public double before() {
        return before;
    }

    @Override
    public Goal goal() {
        return part.goal;
    }
}
