package kessel.games.afrikakorps.combat;

import java.util.function.Consumer;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Destroy;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Done;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.March;
import kessel.games.afrikakorps.movement.Hindrance;
import kessel.games.afrikakorps.movement.Marches;
import kessel.games.afrikakorps.movement.Range;
import kessel.games.afrikakorps.movement.Walker;
import kessel.games.afrikakorps.planning.Duty;
import kessel.games.afrikakorps.position.AfrikaKorpsDecision;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Theatre;
import kessel.games.afrikakorps.turn.Destruction;

/** Supply that was captured in combat may be moved at once (15.4.1, 15.4.2). */
public final class CarryDecision implements AfrikaKorpsDecision {
    private final Theatre theatre;
    private final Combat combat;
    private final Duty duty;
    private final Destruction destruction;
    private final Marches marches;

    public CarryDecision(
            Theatre theatre, Combat combat, Duty duty, Destruction destruction, Marches marches) {
        this.theatre = theatre;
        this.combat = combat;
        this.duty = duty;
        this.destruction = destruction;
        this.marches = marches;
    }

    private boolean taken(AfrikaKorpsPosition position, int supply) {
        return theatre.roster().supply(supply)
                && theatre.roster().side(supply) == position.phasing()
                && position.onMap(supply)
                && position.is(supply, Flags.TAKEN);
    }

    @Override
    public Ruling judge(AfrikaKorpsPosition position, AfrikaKorpsMove move) {
        return switch (move) {
            case March(int supply, int[] way) -> judge(position, supply, way);
            case Destroy(int supply) -> destruction.judge(position, supply);
            case Done _ ->
                    theatre.board(position, board -> anyAmongEnemies(position, board))
                            ? Theatre.refuse("15.4.1a", "must-leave")
                            : Ruling.LEGAL;
            default -> AfrikaKorpsDecision.notNow();
        };
    }

    /** 15.4.1a: among its former guards it cannot stay. */
    private boolean anyAmongEnemies(AfrikaKorpsPosition position, Board board) {
        boolean[] found = new boolean[1];
        int side = position.phasing();
        position.supplies(
                side,
                supply ->
                        found[0] |=
                                taken(position, supply)
                                        && board.stood(1 - side, position.at(supply)) != 0);
        return found[0];
    }

    private Walker walker(AfrikaKorpsPosition position, Board board, int supply, Walker walker) {
        int enemy = 1 - position.phasing();
        return walker.take(position, board, supply)
                .carriedFrom(duty.flagged(position, enemy, Flags.WITH_SUPPLY));
    }

    private Ruling judge(AfrikaKorpsPosition position, int supply, int[] way) {
        if (supply < 0 || !taken(position, supply)) {
            return Theatre.refuse("15.4.1a", "not-taken");
        }
        int from = position.at(supply);
        if (way.length < 2 || way[0] != from || way[way.length - 1] == from) {
            return Hindrance.NOWHERE.refusal(supply, from);
        }
        return theatre.board(
                position,
                board -> {
                    Walker walker = walker(position, board, supply, new Walker(theatre.ground()));
                    for (int i = 1; i < way.length; i++) {
                        Hindrance hindrance =
                                way[i] < 0 ? Hindrance.NOT_ADJACENT : walker.step(way[i]);
                        if (hindrance != null) {
                            return hindrance.refusal(supply, Math.max(0, way[i]));
                        }
                    }
                    return walker.onEnemy()
                            ? Hindrance.STOPS_ON_ENEMY.refusal(supply, walker.hex())
                            : Ruling.LEGAL;
                });
    }

    @Override
    public void moves(AfrikaKorpsPosition position, Consumer<? super AfrikaKorpsMove> each) {
        int side = position.phasing();
        position.supplies(
                side,
                supply -> {
                    if (taken(position, supply)) {
                        marches(position, supply, each);
                    }
                });
        destruction.moves(position, each);
        if (judge(position, new Done()).legal()) {
            each.accept(new Done());
        }
    }

    private void marches(
            AfrikaKorpsPosition position, int supply, Consumer<? super AfrikaKorpsMove> each) {
        int side = position.phasing();
        theatre.board(
                position,
                board ->
                        marches.reach(
                                reach -> {
                                    walker(position, board, supply, reach.walker());
                                    Range range = reach.run();
                                    for (int i = 0; i < range.count(); i++) {
                                        if (board.stood(1 - side, range.hex(i)) == 0) {
                                            each.accept(new March(supply, range.way(i)));
                                        }
                                    }
                                    return null;
                                }));
    }

    @Override
    public void play(
            AfrikaKorpsPosition position, AfrikaKorpsMove move, Chance chance, Journal journal) {
        switch (move) {
            case March(int supply, int[] way) -> {
                theatre.board(
                        position,
                        board -> {
                            Walker walker =
                                    walker(position, board, supply, new Walker(theatre.ground()));
                            for (int i = 1; i < way.length; i++) {
                                walker.step(way[i]);
                            }
                            walker.settle(position, supply);
                            return null;
                        });
                position.unmark(supply, Flags.TAKEN | Flags.ENTERED_ZONE);
                Combat.tell(
                        journal,
                        "15.4.1a",
                        "told.moves",
                        Theatre.piece(supply),
                        Theatre.hex(way[0]),
                        Theatre.hex(way[way.length - 1]));
            }
            case Destroy(int supply) -> destruction.play(position, supply, journal);
            default ->
                    position.supplies(
                            position.phasing(), supply -> position.unmark(supply, Flags.TAKEN));
        }
        combat.carry(position, journal);
    }
}
