package kessel.engine.game;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The games that were opened in this process, by name. */
final class OpenGames {
    static final Map<String, Game<?, ?>> GAMES = new ConcurrentHashMap<>();

    private OpenGames() {}
}
