package kessel.games.desertfox.battle;

import java.util.function.Consumer;
import kessel.engine.game.Ruling;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.move.DesertFoxMove.Attack;
import kessel.games.desertfox.move.DesertFoxMove.Discard;
import kessel.games.desertfox.move.DesertFoxMove.Done;
import kessel.games.desertfox.move.DesertFoxMove.Fight;
import kessel.games.desertfox.move.DesertFoxMove.Redouble;
import kessel.games.desertfox.operation.OperationDecision;
import kessel.games.desertfox.operation.Operations;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.Cards;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxDecision;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Luck;
import kessel.games.desertfox.position.Phase;
import kessel.games.desertfox.position.Stage;
import kessel.games.kit.Cited;

/** Where there will be battle, where it is doubled, and in which order (2.0r, 4.2g). */
public final class CombatDecision implements DesertFoxDecision {
    private final Campaign campaign;
    private final Operations operations;
    private final Fights fights;

    public CombatDecision(Campaign campaign, Operations operations, Fights fights) {
        this.campaign = campaign;
        this.operations = operations;
        this.fights = fights;
    }

    /** Real cards that naming a battle takes: all of a Blitz where its second move was not used. */
    private static int price(DesertFoxPosition position) {
        return position.get(Cell.COMBATS) > 0 ? Operations.FOR_A_BLITZ : Operations.FOR_ONE;
    }

    private static Ruling paid(DesertFoxPosition position, int reals) {
        return Cards.realsLaid(position) >= reals
                ? Ruling.LEGAL
                : Cited.refuse("2.0k", "refuse.not-paid", reals);
    }

    private Ruling judgeAttack(DesertFoxPosition position, Board board, int hex) {
        if (!board.battlefield(hex)) {
            return Cited.refuse("4.2d", "refuse.no-battlefield", Cited.hex(hex));
        }
        if (operations.mustFight(position, board, hex)) {
            return Cited.refuse("4.2c", "refuse.must-be-fought", Cited.hex(hex));
        }
        return paid(position, price(position));
    }

    private Ruling judgeDouble(DesertFoxPosition position, Board board, int hex) {
        if (!board.battlefield(hex) || (position.battle(hex) & DesertFoxPosition.NAMED) == 0) {
            return Cited.refuse("2.0d", "refuse.no-battle-named", Cited.hex(hex));
        }
        if (position.get(Cell.MOBILE) != 0 || position.get(Cell.COMBATS) > 0) {
            return Cited.refuse("2.0l", "refuse.no-assault");
        }
        return paid(position, Operations.FOR_TWO);
    }

    @Override
    public Ruling judge(DesertFoxPosition position, DesertFoxMove move) {
        Board board = position.board();
        if (position.stage() == Stage.CHOOSING) {
            return move instanceof Fight(int hex) && operations.waits(position, board, hex)
                    ? Ruling.LEGAL
                    : Cited.refuse("4.2g", "refuse.choose-a-battle");
        }
        return switch (move) {
            case Attack(int hex) -> judgeAttack(position, board, hex);
            case Redouble(int hex) -> judgeDouble(position, board, hex);
            case Discard(boolean real) ->
                    OperationDecision.discard(position, position.active(), real);
            case Done _ -> Ruling.LEGAL;
            default -> DesertFoxDecision.notNow();
        };
    }

    @Override
    public void moves(DesertFoxPosition position, Consumer<? super DesertFoxMove> each) {
        Board board = position.board();
        boolean choosing = position.stage() == Stage.CHOOSING;
        for (int hex = 0; hex < campaign.ground().size(); hex++) {
            if (choosing) {
                if (operations.waits(position, board, hex)) {
                    each.accept(new Fight(hex));
                }
                continue;
            }
            if (board.battlefield(hex)) {
                if (judgeAttack(position, board, hex).legal()) {
                    each.accept(new Attack(hex));
                }
                if (judgeDouble(position, board, hex).legal()) {
                    each.accept(new Redouble(hex));
                }
            }
        }
        if (!choosing) {
            if (position.get(Cell.AXIS_BLANK, position.active()) > 0) {
                each.accept(new Discard(false));
            }
            each.accept(new Done());
        }
    }

    @Override
    public void play(DesertFoxPosition position, DesertFoxMove move, Luck luck) {
        switch (move) {
            case Attack(int hex) -> {
                int bits = position.battle(hex) ^ DesertFoxPosition.NAMED;
                boolean named = (bits & DesertFoxPosition.NAMED) != 0;
                Cards.prove(position, price(position), luck);
                position.battle(hex, named ? bits : bits & ~DesertFoxPosition.DOUBLED);
            }
            case Redouble(int hex) -> {
                Cards.prove(position, Operations.FOR_TWO, luck);
                position.battle(hex, position.battle(hex) ^ DesertFoxPosition.DOUBLED);
            }
            case Fight(int hex) ->
                    fights.begin(position, Fights.BATTLE, hex, position.active(), luck);
            case Discard(boolean real) ->
                    OperationDecision.discarded(position, position.active(), real, luck);
            default -> named(position, luck);
        }
    }

    /** All is named; what must be fought has to be paid for too (2.0k). */
    private void named(DesertFoxPosition position, Luck luck) {
        boolean any = false;
        boolean doubled = false;
        for (int hex = 0; hex < campaign.ground().size(); hex++) {
            int bits = position.battle(hex);
            any |= (bits & DesertFoxPosition.NAMED) != 0;
            doubled |= (bits & DesertFoxPosition.DOUBLED) != 0;
        }
        if (any) {
            Cards.prove(position, price(position), luck);
        }
        position.set(Cell.DOUBLING, doubled ? 1 : 0);
        position.enter(Phase.BATTLES);
    }
}
