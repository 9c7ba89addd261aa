package kessel.games.desertfox.movement;

import java.util.BitSet;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import kessel.engine.game.Ruling;
import kessel.engine.hex.Grid;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.move.DesertFoxMove.Converge;
import kessel.games.desertfox.move.DesertFoxMove.Discard;
import kessel.games.desertfox.move.DesertFoxMove.Disperse;
import kessel.games.desertfox.move.DesertFoxMove.Done;
import kessel.games.desertfox.operation.OperationDecision;
import kessel.games.desertfox.operation.Operations;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.Cards;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxDecision;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Flag;
import kessel.games.desertfox.position.Luck;
import kessel.games.desertfox.position.Phase;
import kessel.games.kit.Cited;

/** Which units move next: a dispersal, a convergence, or none (3.1). */
public final class MoveDecision implements DesertFoxDecision {
    private final Campaign campaign;
    private final Withdrawals withdrawals;

    public MoveDecision(Campaign campaign, Withdrawals withdrawals) {
        this.campaign = campaign;
        this.withdrawals = withdrawals;
    }

    /** Whether a block is free to go: the side's, undisrupted, not moved yet (3.1h). */
    static boolean free(DesertFoxPosition position, int block) {
        return position.roster().side(block) == position.active()
                && position.stands(block)
                && !position.is(block, Flag.MOVED)
                && !position.is(block, Flag.DECLARED);
    }

    static boolean anyFree(DesertFoxPosition position, int hex) {
        for (int block = 0; block < position.roster().size(); block++) {
            if (position.at(block) == hex && free(position, block)) {
                return true;
            }
        }
        return false;
    }

    /** The hexes where blocks are free to go. */
    private static BitSet free(DesertFoxPosition position) {
        BitSet hexes = new BitSet();
        for (int block = 0; block < position.roster().size(); block++) {
            if (free(position, block)) {
                hexes.set(position.at(block));
            }
        }
        return hexes;
    }

    private boolean anyAround(BitSet free, int hex) {
        boolean any = free.get(hex);
        for (int direction = 0; direction < Grid.DIRECTIONS && !any; direction++) {
            int beside = campaign.grid().neighbour(hex, direction);
            any = beside != Grid.OFF && free.get(beside);
        }
        return any;
    }

    private boolean owes(DesertFoxPosition position) {
        return position.get(Cell.PASSED) != 0 && withdrawals.owed(position);
    }

    /** Whether the force in a hex is one that has to withdraw, and can (8.1i). */
    private boolean pays(DesertFoxPosition position, int hex) {
        int fortress = campaign.fortress(hex);
        return fortress >= 0 && withdrawals.canLeave(position, fortress);
    }

    private static Ruling mustWithdraw() {
        return Cited.refuse("8.1i", "refuse.must-withdraw");
    }

    private Ruling paid(DesertFoxPosition position) {
        return Cards.realsLaid(position) >= Operations.price(position)
                ? Ruling.LEGAL
                : Cited.refuse("2.0k", "refuse.not-paid", Operations.price(position));
    }

    @Override
    public Ruling judge(DesertFoxPosition position, DesertFoxMove move) {
        switch (move) {
            case Disperse(int hex) -> {
                if (!anyFree(position, hex)) {
                    return Cited.refuse("3.1b", "refuse.nobody-free", Cited.hex(hex));
                }
                return owes(position) && !pays(position, hex) ? mustWithdraw() : paid(position);
            }
            case Converge(int point) -> {
                if (!campaign.ground().isLand(point)
                        || position.board().enemy(position.active(), point)) {
                    return Cited.refuse("3.1e", "refuse.no-command-point", Cited.hex(point));
                }
                if (!anyAround(free(position), point)) {
                    return Cited.refuse("3.1c", "refuse.nobody-free", Cited.hex(point));
                }
                return owes(position) ? mustWithdraw() : paid(position);
            }
            case Discard(boolean real) -> {
                return OperationDecision.discard(position, position.active(), real);
            }
            case Done _ -> {
                return owes(position) ? mustWithdraw() : Ruling.LEGAL;
            }
            default -> {
                return DesertFoxDecision.notNow();
            }
        }
    }

    @Override
    public void moves(DesertFoxPosition position, Consumer<? super DesertFoxMove> each) {
        if (paid(position).legal()) {
            Board board = position.board();
            BitSet free = free(position);
            boolean owes = owes(position);
            for (int hex = 0; hex < campaign.ground().size(); hex++) {
                if (free.get(hex) && (!owes || pays(position, hex))) {
                    each.accept(new Disperse(hex));
                }
                if (!owes
                        && campaign.ground().isLand(hex)
                        && !board.enemy(position.active(), hex)
                        && anyAround(free, hex)) {
                    each.accept(new Converge(hex));
                }
            }
        }
        if (position.get(Cell.AXIS_BLANK, position.active()) > 0) {
            each.accept(new Discard(false));
        }
        if (judge(position, new Done()).legal()) {
            each.accept(new Done());
        }
    }

    @Override
    public void play(DesertFoxPosition position, DesertFoxMove move, Luck luck) {
        switch (move) {
            case Disperse(int hex) -> begin(position, Operations.DISPERSAL, hex, luck);
            case Converge(int point) -> begin(position, Operations.CONVERGENCE, point, luck);
            case Discard(boolean real) ->
                    OperationDecision.discarded(position, position.active(), real, luck);
            default ->
                    position.enter(position.get(Cell.PASSED) != 0 ? Phase.PASSED : Phase.REFUSALS);
        }
    }

    /** To move nothing is as likely as to move something. */
    @Override
    public DesertFoxMove sample(DesertFoxPosition position, RandomGenerator random) {
        return random.nextBoolean() && judge(position, new Done()).legal()
                ? new Done()
                : DesertFoxDecision.super.sample(position, random);
    }

    private void begin(DesertFoxPosition position, int kind, int hex, Luck luck) {
        position.set(Cell.KIND, kind);
        position.set(Cell.POINT, hex + 1);
        int price = Operations.price(position);
        // The first card is shown only when a unit moves (2.0k).
        if (price > Operations.FOR_ONE) {
            Cards.prove(position, price, luck);
        }
        luck.tell(
                kind == Operations.DISPERSAL ? "3.1b" : "3.1c",
                kind == Operations.DISPERSAL ? "disperses" : "converges",
                Cited.side(position.active()),
                Cited.hex(hex));
    }
}
