package kessel.games.afrikakorps.position;

import kessel.engine.game.Step;

/** What is decided next, and by whom. */
public record AfrikaKorpsStep(Stage stage, int decider) implements Step {
    @Override
    public String name() {
        return stage.word();
    }
}
