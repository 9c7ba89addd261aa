package kessel.games.desertfox.position;

import kessel.engine.game.Step;

/** A stage, and the side that decides it. */
record DesertFoxStep(Stage stage, int decider) implements Step {
    @Override
    public String name() {
        return stage.word();
    }
}
