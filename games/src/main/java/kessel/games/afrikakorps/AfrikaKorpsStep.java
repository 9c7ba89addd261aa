package kessel.games.afrikakorps;

import kessel.engine.game.Step;

/** What is decided next, and by whom. */
record AfrikaKorpsStep(Stage stage, int decider) implements Step {
    @Override
    public String name() {
        return stage.word();
    }
}
