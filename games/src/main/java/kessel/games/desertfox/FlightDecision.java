package kessel.games.desertfox;

import java.util.function.Consumer;
import kessel.engine.game.Ruling;
import kessel.games.desertfox.DesertFoxMove.March;

/** Which way each unit goes that refuses battle or routs (6.4e, 7.2k). */
final class FlightDecision implements Decision {
    private final Campaign campaign;
    private final Lines lines;

    FlightDecision(Campaign campaign, Lines lines) {
        this.campaign = campaign;
        this.lines = lines;
    }

    private static boolean asked(DesertFoxPosition position, int block) {
        return Flights.fleeing(position).get(block) && position.way(block) == Way.NONE;
    }

    @Override
    public Ruling judge(DesertFoxPosition position, DesertFoxMove move) {
        if (!(move instanceof March(int block, int[] way))) {
            return Refusals.of("6.4b", "name-a-way");
        }
        if (!asked(position, block)) {
            return Refusals.of("6.4b", "does-not-flee");
        }
        return lines.judge(position, block, way, 0) == 1
                ? Ruling.LEGAL
                : Refusals.of("6.3e", "not-along-the-line");
    }

    @Override
    public void moves(DesertFoxPosition position, Consumer<? super DesertFoxMove> each) {
        for (int block = 0; block < position.roster().size(); block++) {
            int its = block;
            if (asked(position, block)) {
                lines.ways(position, block, 0, false, (way, _) -> each.accept(new March(its, way)));
            }
        }
    }

    @Override
    public void play(DesertFoxPosition position, DesertFoxMove move, Luck luck) {
        March march = (March) move;
        position.way(march.block(), Way.pack(campaign.grid(), march.way()));
    }
}
