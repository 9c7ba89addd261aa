package kessel.games.brigade.position;

import java.util.List;
import java.util.function.IntFunction;
import kessel.engine.game.Step;

/** The decisions of the Brigade series, in the order in which they come up. */
public sealed interface BrigadeStep extends Step {
    /** The kinds of steps. A position holds its step as a number, which counts for its hash. */
    enum Kind {
        PLACING(Placing::new),
        RECOVERING(Recovering::new),
        MOVING(Moving::new),
        FIGHTING(Fighting::new),
        GATHERING(Gathering::new),
        DEFENDING(Defending::new),
        LOSING(Losing::new),
        SACRIFICING(Sacrificing::new),
        RETREATING(Retreating::new),
        DISPLACING(Displacing::new),
        ADVANCING(Advancing::new),
        DISBANDING(Disbanding::new),
        OVER(_ -> new Over());

        private static final Kind[] ALL = values();

        private final BrigadeStep[] steps;

        Kind(IntFunction<BrigadeStep> of) {
            steps = new BrigadeStep[] {of.apply(0), of.apply(1)};
        }

        /** The step of this kind that a side decides; what is over is nobody's. */
        public BrigadeStep of(int side) {
            return steps[side];
        }

        int number(int side) {
            return ordinal() * 2 + side;
        }
    }

    static BrigadeStep numbered(int number) {
        return kind(number).of(number % 2);
    }

    static Kind kind(int number) {
        return Kind.ALL[number / 2];
    }

    /** Setting up a unit that the rulebook leaves free (11.1). */
    record Placing(int decider) implements BrigadeStep {}

    /** Choosing the rested units that recover, where not all of them can (7.0). */
    record Recovering(int decider) implements BrigadeStep {}

    /** The Movement Phase (3.0, 4.0). */
    record Moving(int decider) implements BrigadeStep {}

    /** The Combat Phase, between two attacks (3.0, 5.0). */
    record Fighting(int decider) implements BrigadeStep {}

    /** Putting an attack together before it is declared (5.1.1). */
    record Gathering(int decider) implements BrigadeStep {}

    /** The defender's answer: supporting artillery and air points (5.1.1, 8.0). */
    record Defending(int decider) implements BrigadeStep {}

    /** Choosing the unit that takes a loss or is eliminated (5.1.7). */
    record Losing(int decider) implements BrigadeStep {}

    /** Giving up units in a draw (5.1.7 EMP). */
    record Sacrificing(int decider) implements BrigadeStep {}

    /** Retreating, unit by unit (5.3). */
    record Retreating(int decider) implements BrigadeStep {}

    /** Making room for a unit that retreated into a full hex (5.3.1). */
    record Displacing(int decider) implements BrigadeStep {}

    /** Advancing into the hex that the enemy left (5.2). */
    record Advancing(int decider) implements BrigadeStep {}

    /** Choosing the reduced units that are removed before the points are counted (11.2). */
    record Disbanding(int decider) implements BrigadeStep {}

    /** The game is over. */
    record Over() implements BrigadeStep {
        @Override
        public int decider() {
            return NOBODY;
        }
    }

    /** The names in files, which stay what they are whatever the classes are called. */
    List<String> NAMES =
            List.of(
                    "placing",
                    "recovering",
                    "moving",
                    "fighting",
                    "gathering",
                    "defending",
                    "losing",
                    "sacrificing",
                    "retreating",
                    "displacing",
                    "advancing",
                    "disbanding",
                    "over");

    @Override
    default String name() {
        int index =
                switch (this) {
                    case Placing _ -> 0;
                    case Recovering _ -> 1;
                    case Moving _ -> 2;
                    case Fighting _ -> 3;
                    case Gathering _ -> 4;
                    case Defending _ -> 5;
                    case Losing _ -> 6;
                    case Sacrificing _ -> 7;
                    case Retreating _ -> 8;
                    case Displacing _ -> 9;
                    case Advancing _ -> 10;
                    case Disbanding _ -> 11;
                    case Over _ -> 12;
                };
        return NAMES.get(index);
    }
}
