package kessel.games.desertfox;

import java.util.function.Consumer;
import kessel.engine.game.Ruling;
import kessel.games.desertfox.DesertFoxMove.Refuse;
import kessel.games.desertfox.DesertFoxMove.Stand;

/** Whether battle is refused, one new battlefield after the other (6.4, TS.6). */
final class RefusalDecision implements Decision {
    private final Campaign campaign;
    private final Flights flights;

    RefusalDecision(Campaign campaign, Flights flights) {
        this.campaign = campaign;
        this.flights = flights;
    }

    private static boolean open(DesertFoxPosition position, Board board, int hex) {
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
                        : Refusals.of("6.4e", "cannot-refuse");
            }
            default -> Refusals.of("6.4a", "stand-or-refuse");
        };
    }

    private static Ruling answered(DesertFoxPosition position, int hex) {
        return open(position, new Board(position), hex)
                ? Ruling.LEGAL
                : Refusals.of("6.4a", "no-new-battlefield", Luck.hex(hex));
    }

    @Override
    public void moves(DesertFoxPosition position, Consumer<? super DesertFoxMove> each) {
        Board board = new Board(position);
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
            luck.tell("6.4a", "stands", Luck.side(position.decider()), Luck.hex(hex));
        }
    }
}
