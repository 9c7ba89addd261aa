package kessel.engine.game;

import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import kessel.engine.data.DataFault;

/**
 * A game on the shelf: known by name, opened when somebody wants to play it. Boxes are found as
 * services.
 */
public interface GameBox {
    String id();

    /** Reads all of the game's files. */
    Game<?, ?> open();

    static List<GameBox> shelf() {
        return ServiceLoader.load(GameBox.class).stream()
                .map(ServiceLoader.Provider::get)
                .sorted(Comparator.comparing(GameBox::id))
                .toList();
    }

    /** A game does not change, and to read its files takes a while: it is opened once. */
    static Game<?, ?> open(String id) {
        return OpenGames.GAMES.computeIfAbsent(id, GameBox::opened);
    }

    private static Game<?, ?> opened(String id) {
        List<GameBox> shelf = shelf();
        return shelf.stream()
                .filter(box -> box.id().equals(id))
                .findFirst()
                .orElseThrow(
                        () ->
                                new DataFault(
                                        "there is no game '"
                                                + id
                                                + "'; there is "
                                                + String.join(
                                                        ", ",
                                                        shelf.stream().map(GameBox::id).toList())))
                .open();
    }
}
