package kessel.players;

import java.util.ArrayList;
import java.util.List;
import kessel.engine.game.Doctrine.Guide;
import kessel.engine.game.Doctrine.Scheme;
import kessel.engine.game.Doctrine.Schemes;
import kessel.engine.game.Move;
import kessel.engine.game.Position;

/** The schemes that are found before it is time. */
record Offers<M extends Move>(List<Scheme<M>> all, Deadline deadline) implements Schemes<M> {
    static <P extends Position<P>, M extends Move> List<Scheme<M>> of(
            Guide<P, M> guide, P position, Deadline deadline) {
        Offers<M> offers = new Offers<>(new ArrayList<>(), deadline);
        guide.schemes(position, offers);
        return offers.all;
    }

    @Override
    public void accept(Scheme<M> scheme) {
        all.add(scheme);
    }

    @Override
    public boolean goOn() {
        return !deadline.passed();
    }
}
