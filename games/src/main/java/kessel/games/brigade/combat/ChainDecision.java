package kessel.games.brigade.combat;

import java.util.function.Consumer;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.games.brigade.data.SeriesRule;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.move.BrigadeMove.Retreat;
import kessel.games.brigade.position.BrigadeDecision;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.Words;
import kessel.games.kit.Cited;
import kessel.games.kit.Route;

/**
 * Making room in a full hex that a unit retreated into: one of those that stood there falls back in
 * its turn (5.3.1, R27).
 */
public final class ChainDecision implements BrigadeDecision {
    private final Retreats retreats;
    private final Resolution resolution;

    public ChainDecision(Retreats retreats, Resolution resolution) {
        this.retreats = retreats;
        this.resolution = resolution;
    }

    @Override
    public Ruling judge(BrigadePosition position, BrigadeMove move) {
        if (!(move instanceof Retreat(int unit, Route route))) {
            return BrigadeDecision.notNow(position);
        }
        boolean[] found = new boolean[1];
        retreats.displacements(
                position,
                (option, displaced) -> found[0] |= displaced == unit && option.equals(route));
        return found[0]
                ? Ruling.LEGAL
                : Words.refuse(
                        position,
                        SeriesRule.CHAIN,
                        "refuse.no-displacement",
                        Words.unit(position, unit),
                        Cited.hex(position.crowded()));
    }

    @Override
    public void moves(BrigadePosition position, Consumer<? super BrigadeMove> each) {
        retreats.displacements(position, (route, unit) -> each.accept(new Retreat(unit, route)));
    }

    @Override
    public void play(BrigadePosition position, BrigadeMove move, Chance chance, Journal journal) {
        Retreat retreat = (Retreat) move;
        retreats.displace(position, retreat.unit(), retreat.route(), chance, journal);
        resolution.afterRetreat(position, retreat.route().last(), chance, journal);
    }
}
