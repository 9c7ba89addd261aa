package kessel.testkit.outpost;

import kessel.engine.game.Step;

/** What is decided next. */
sealed interface OutpostStep extends Step {
    /** Which card to lay, unseen: the two choose one after the other, but neither knows. */
    record Laying(int decider) implements OutpostStep {
        @Override
        public String name() {
            return "laying";
        }
    }

    record Moving(int decider) implements OutpostStep {
        @Override
        public String name() {
            return "moving";
        }
    }

    record Over() implements OutpostStep {
        @Override
        public int decider() {
            return NOBODY;
        }

        @Override
        public String name() {
            return "over";
        }
    }
}
