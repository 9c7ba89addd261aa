package kessel.games.afrikakorps.combat;

import java.util.List;
import java.util.function.Consumer;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Agree;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Lose;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Refuse;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Retreat;
import kessel.games.afrikakorps.movement.Captures;
import kessel.games.afrikakorps.planning.Retreats;
import kessel.games.afrikakorps.position.AfrikaKorpsDecision;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Stage;
import kessel.games.afrikakorps.position.Theatre;

/** Beaten units go back (7.6): the winner leads them, their owner has a say. */
public final class RetreatDecision implements AfrikaKorpsDecision {
    private final Theatre theatre;
    private final Combat combat;
    private final Retreats retreats;
    private final Captures captures;

    public RetreatDecision(Theatre theatre, Combat combat, Retreats retreats, Captures captures) {
        this.theatre = theatre;
        this.combat = combat;
        this.retreats = retreats;
        this.captures = captures;
    }

    @Override
    public Ruling judge(AfrikaKorpsPosition position, AfrikaKorpsMove move) {
        return switch (move) {
            case Retreat retreat when position.stage() == Stage.RETREATING ->
                    theatre.board(position, board -> judge(position, board, retreat));
            case Lose(int unit) when position.stage() == Stage.YIELDING ->
                    theatre.board(position, board -> judgeYield(position, board, unit));
            case Agree _, Refuse _
                    when position.stage() == Stage.CONSENTING
                            || position.stage() == Stage.TAKING_ALONG ->
                    Ruling.LEGAL;
            default -> AfrikaKorpsDecision.notNow();
        };
    }

    private Ruling judge(AfrikaKorpsPosition position, Board board, Retreat retreat) {
        List<Integer> beaten = Retreats.beaten(position);
        int unit = retreat.unit();
        if (!beaten.contains(unit)) {
            return Theatre.refuse("7.6d", "not-beaten", Theatre.piece(unit));
        }
        int side = theatre.roster().side(unit);
        boolean[] found = new boolean[1];
        retreats.ways(
                board,
                side,
                position.at(unit),
                (over, to) -> found[0] |= over == retreat.over() && to == retreat.to());
        if (!found[0]) {
            return Theatre.refuse("7.6.1a", "no-way-back", Theatre.piece(unit));
        }
        Retreats.Routing routing = retreats.new Routing(position, board, beaten);
        int index = routing.index(unit);
        if (routing.saved(index, retreat.to()) < beaten.size()) {
            return Theatre.refuse("7.6.2a", "another-would-die", Theatre.piece(unit));
        }
        return Ruling.LEGAL;
    }

    /** 7.6.1d: someone whose loss costs nobody else his way out. */
    private Ruling judgeYield(AfrikaKorpsPosition position, Board board, int unit) {
        List<Integer> beaten = Retreats.beaten(position);
        if (!beaten.contains(unit)) {
            return Theatre.refuse("7.6.1c", "not-beaten", Theatre.piece(unit));
        }
        Retreats.Routing routing = retreats.new Routing(position, board, beaten);
        return routing.saved(routing.index(unit), -1) == routing.saved()
                ? Ruling.LEGAL
                : Theatre.refuse("7.6.2a", "has-room", Theatre.piece(unit));
    }

    @Override
    public void moves(AfrikaKorpsPosition position, Consumer<? super AfrikaKorpsMove> each) {
        switch (position.stage()) {
            case RETREATING ->
                    theatre.board(
                            position,
                            board -> {
                                for (int unit : Retreats.beaten(position)) {
                                    retreats.ways(
                                            board,
                                            theatre.roster().side(unit),
                                            position.at(unit),
                                            (over, to) ->
                                                    offer(
                                                            position,
                                                            new Retreat(unit, over, to),
                                                            each));
                                }
                                return null;
                            });
            case YIELDING ->
                    Retreats.beaten(position)
                            .forEach(unit -> offer(position, new Lose(unit), each));
            default -> {
                each.accept(new Agree());
                each.accept(new Refuse());
            }
        }
    }

    @Override
    public void play(
            AfrikaKorpsPosition position, AfrikaKorpsMove move, Chance chance, Journal journal) {
        switch (move) {
            case Retreat(int unit, int over, int to) -> {
                position.set(Cell.ASKED, unit + 1);
                position.set(Cell.OVER_HEX, over + 1);
                position.set(Cell.TO_HEX, to + 1);
                if (mayRefuse(position, unit, to)) {
                    position.ask(Stage.CONSENTING, theatre.roster().side(unit));
                } else {
                    goBack(position, journal);
                }
            }
            case Lose(int unit) -> {
                combat.lose(position, unit, "7.6.1d", journal);
                combat.retreat(position, journal);
            }
            case Agree _ when position.stage() == Stage.CONSENTING -> goBack(position, journal);
            case Refuse _ when position.stage() == Stage.CONSENTING -> {
                position.mark(position.get(Cell.ASKED) - 1, Flags.UNWILLING);
                forget(position);
                combat.retreat(position, journal);
            }
            case Agree _ -> {
                takeAlong(position);
                arrive(position, journal);
            }
            default -> arrive(position, journal);
        }
    }

    private static void forget(AfrikaKorpsPosition position) {
        position.set(Cell.ASKED, 0);
        position.set(Cell.OVER_HEX, 0);
        position.set(Cell.TO_HEX, 0);
    }

    /** 11.7f: a defender may refuse a fortress where he can be saved without it. */
    private boolean mayRefuse(AfrikaKorpsPosition position, int unit, int to) {
        if (!theatre.ground().fortress(to) || theatre.roster().side(unit) == position.phasing()) {
            return false;
        }
        return theatre.board(
                position,
                board -> {
                    List<Integer> beaten = Retreats.beaten(position);
                    Retreats.Routing routing = retreats.new Routing(position, board, beaten);
                    routing.outOfFortresses(routing.index(unit));
                    return routing.saved() == beaten.size();
                });
    }

    private void goBack(AfrikaKorpsPosition position, Journal journal) {
        int unit = position.get(Cell.ASKED) - 1;
        int over = position.get(Cell.OVER_HEX) - 1;
        boolean upon =
                theatre.board(
                        position, board -> board.loneSupply(1 - theatre.roster().side(unit), over));
        capture(position, unit, over, journal);
        boolean taken = upon && prize(position, unit, over) >= 0;
        if (taken) {
            position.ask(Stage.TAKING_ALONG, theatre.roster().side(unit));
        } else {
            arrive(position, journal);
        }
    }

    private void capture(AfrikaKorpsPosition position, int unit, int hex, Journal journal) {
        captures.arrived(position, unit, hex, Flags.NO_MOVE | Flags.NO_SUPPORT, true, journal);
    }

    /** Captured supply of the unit's side that was just taken in a hex, or -1. */
    private int prize(AfrikaKorpsPosition position, int unit, int hex) {
        int[] found = {-1};
        position.supplies(
                theatre.roster().side(unit),
                supply -> {
                    if (position.at(supply) == hex && position.is(supply, Flags.NO_MOVE)) {
                        found[0] = supply;
                    }
                });
        return found[0];
    }

    private void takeAlong(AfrikaKorpsPosition position) {
        int unit = position.get(Cell.ASKED) - 1;
        int over = position.get(Cell.OVER_HEX) - 1;
        int to = position.get(Cell.TO_HEX) - 1;
        for (int supply = prize(position, unit, over);
                supply >= 0;
                supply = prize(position, unit, over)) {
            position.put(supply, to);
        }
    }

    private void arrive(AfrikaKorpsPosition position, Journal journal) {
        int unit = position.get(Cell.ASKED) - 1;
        int to = position.get(Cell.TO_HEX) - 1;
        Combat.tell(journal, "7.6d", "told.retreats", Theatre.piece(unit), Theatre.hex(to));
        position.put(unit, to);
        position.unmark(unit, Flags.BEATEN | Flags.UNWILLING);
        boolean defends = theatre.roster().side(unit) != position.phasing();
        if (defends && theatre.ground().fortress(to)) {
            position.mark(unit, Flags.DRIVEN_IN);
        }
        forget(position);
        capture(position, unit, to, journal);
        combat.retreat(position, journal);
    }
}
