package kessel.games.desertfox.flight;

import java.util.BitSet;
import java.util.function.Consumer;
import kessel.engine.game.Ruling;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.move.DesertFoxMove.March;
import kessel.games.desertfox.position.DesertFoxDecision;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Luck;
import kessel.games.desertfox.position.Way;
import kessel.games.desertfox.supply.Lines;
import kessel.games.kit.Cited;

/** Which way each unit goes that refuses battle or routs (6.4e, 7.2k). */
public final class FlightDecision implements DesertFoxDecision {
    private final Campaign campaign;
    private final Lines lines;

    public FlightDecision(Campaign campaign, Lines lines) {
        this.campaign = campaign;
        this.lines = lines;
    }

    private static boolean asked(DesertFoxPosition position, int block) {
        return Flights.fleeing(position).get(block) && position.way(block) == Way.NONE;
    }

    @Override
    public Ruling judge(DesertFoxPosition position, DesertFoxMove move) {
        if (!(move instanceof March(int block, int[] way))) {
            return Cited.refuse("6.4b", "refuse.name-a-way");
        }
        if (!asked(position, block)) {
            return Cited.refuse("6.4b", "refuse.does-not-flee");
        }
        Lines.Followed followed = lines.judge(position, block, way, 0, Flights.taken(position));
        return followed != null && !followed.forced()
                ? Ruling.LEGAL
                : Cited.refuse("6.3e", "refuse.not-along-the-line");
    }

    @Override
    public void moves(DesertFoxPosition position, Consumer<? super DesertFoxMove> each) {
        BitSet fleeing = Flights.fleeing(position);
        for (int block = fleeing.nextSetBit(0); block >= 0; block = fleeing.nextSetBit(block + 1)) {
            int its = block;
            if (position.way(block) == Way.NONE) {
                lines.ways(
                        position,
                        block,
                        0,
                        false,
                        Flights.taken(position),
                        (way, _) -> each.accept(new March(its, way)));
            }
        }
    }

    @Override
    public void play(DesertFoxPosition position, DesertFoxMove move, Luck luck) {
        March march = (March) move;
        Lines.Followed followed =
                lines.judge(position, march.block(), march.way(), 0, Flights.taken(position));
        Flights.take(position, followed.source());
        position.way(march.block(), Way.pack(campaign.grid(), march.way()));
    }
}
