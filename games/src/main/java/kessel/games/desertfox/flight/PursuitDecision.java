package kessel.games.desertfox.flight;

import java.util.function.Consumer;
import kessel.engine.game.Ruling;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.move.DesertFoxMove.Commit;
import kessel.games.desertfox.move.DesertFoxMove.Done;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxDecision;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Flag;
import kessel.games.desertfox.position.Luck;
import kessel.games.kit.Cited;

/** Who pursues those who leave a hex, or fights their rearguard first (6.1, 6.2). */
public final class PursuitDecision implements DesertFoxDecision {
    private final Flights flights;

    public PursuitDecision(Flights flights) {
        this.flights = flights;
    }

    private static boolean may(DesertFoxPosition position, int block) {
        return position.roster().side(block) == 1 - position.get(Cell.FLIGHT_SIDE)
                && position.at(block) == position.get(Cell.FLIGHT_HEX)
                && position.stands(block)
                && !position.is(block, Flag.COMMITTED);
    }

    @Override
    public Ruling judge(DesertFoxPosition position, DesertFoxMove move) {
        return switch (move) {
            case Commit(int block) when may(position, block) -> Ruling.LEGAL;
            case Commit _ -> Cited.refuse("6.1f", "refuse.cannot-pursue");
            case Done _ -> Ruling.LEGAL;
            default -> DesertFoxDecision.notNow();
        };
    }

    @Override
    public void moves(DesertFoxPosition position, Consumer<? super DesertFoxMove> each) {
        for (int block = 0; block < position.roster().size(); block++) {
            if (may(position, block)) {
                each.accept(new Commit(block));
            }
        }
        each.accept(new Done());
    }

    @Override
    public void play(DesertFoxPosition position, DesertFoxMove move, Luck luck) {
        if (move instanceof Commit(int block)) {
            position.set(block, Flag.COMMITTED, true);
        } else {
            flights.pursuersNamed(position, luck);
        }
    }
}
