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

    Game<?, ?> open();

    static List<GameBox> shelf() {
        return ServiceLoader.load(GameBox.class).stream()
                .map(ServiceLoader.Provider::get)
                .sorted(Comparator.comparing(GameBox::id))
                .toList();
    }

    static Game<?, ?> open(String id) {
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
