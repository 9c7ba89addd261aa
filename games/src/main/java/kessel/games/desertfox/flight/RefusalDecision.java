package kessel.games.desertfox.flight;

import java.util.function.Consumer;
import kessel.engine.game.Ruling;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.move.DesertFoxMove.Refuse;
import kessel.games.desertfox.move.DesertFoxMove.Stand;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.DesertFoxDecision;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Luck;
import kessel.games.kit.Cited;

/** Whether battle is refused, one new battlefield after the other (6.4, TS.6). */
public final class RefusalDecision implements DesertFoxDecision {
    private final Campaign campaign;
    private final Flights flights;

    public RefusalDecision(Campaign campaign, Flights flights) {
        this.campaign = campaign;
        this.flights = flights;
    }

    /** Whether a new battlefield waits for its answer. */
    public static boolean open(DesertFoxPosition position, Board board, int hex) {
        int bits = position.battle(hex) & (DesertFoxPosition.NEW | DesertFoxPosition.STANDS);
        return bits == DesertFoxPosition.NEW && board.battlefield(hex);
    }

    @Override
    public Ruling judge(DesertFoxPosition position, DesertFoxMove move) {
        return switch (move) {
            case Stand(int hex) -> answered(position, hex);
            case Refuse(int hex) -> {
                Ruling open = answered(position, hex);
                yield !open.legal() || flights.canRefuse(position, hex, position.decider())
                        ? open
                        : Cited.refuse("6.4e", "refuse.cannot-refuse");
            }
            default -> Cited.refuse("6.4a", "refuse.stand-or-refuse");
        };
    }

    private static Ruling answered(DesertFoxPosition position, int hex) {
        return open(position, position.board(), hex)
                ? Ruling.LEGAL
                : Cited.refuse("6.4a", "refuse.no-new-battlefield", Cited.hex(hex));
    }

    @Override
    public void moves(DesertFoxPosition position, Consumer<? super DesertFoxMove> each) {
        Board board = position.board();
        for (int hex = 0; hex < campaign.ground().size(); hex++) {
            if (open(position, board, hex)) {
                each.accept(new Stand(hex));
                if (flights.canRefuse(position, hex, position.decider())) {
                    each.accept(new Refuse(hex));
                }
            }
        }
    }

    @Override
    public void play(DesertFoxPosition position, DesertFoxMove move, Luck luck) {
        if (move instanceof Refuse(int hex)) {
            flights.refuse(position, hex, position.decider(), luck);
        } else {
            int hex = ((Stand) move).hex();
            position.battle(hex, position.battle(hex) | DesertFoxPosition.STANDS);
            luck.tell("6.4a", "stands", Cited.side(position.decider()), Cited.hex(hex));
        }
    }
}
