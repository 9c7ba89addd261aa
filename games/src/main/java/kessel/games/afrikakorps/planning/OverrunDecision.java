package kessel.games.afrikakorps.planning;

import java.util.function.Consumer;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.engine.words.Phrase;
import kessel.games.afrikakorps.data.ResultsTable;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Add;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Block;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Cancel;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Declare;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Drop;
import kessel.games.afrikakorps.movement.Captures;
import kessel.games.afrikakorps.position.AfrikaKorpsDecision;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Stage;
import kessel.games.afrikakorps.position.Theatre;

/** Putting an automatic victory together: attackers, defenders, supply and blockers (9). */
public final class OverrunDecision implements AfrikaKorpsDecision {
    private final Theatre theatre;
    private final Gathering gathering;
    private final Overruns overruns;
    private final Captures captures;

    public OverrunDecision(
            Theatre theatre, Gathering gathering, Overruns overruns, Captures captures) {
        this.theatre = theatre;
        this.gathering = gathering;
        this.overruns = overruns;
        this.captures = captures;
    }

    @Override
    public Ruling judge(AfrikaKorpsPosition position, AfrikaKorpsMove move) {
        return switch (move) {
            case Add(int piece) ->
                    theatre.board(position, board -> gathering.judgeAdd(position, board, piece));
            case Block(int unit) -> judgeBlock(position, unit);
            case Drop(int piece) -> gathering.judgeDrop(position, piece);
            case Cancel(int battle) -> gathering.judgeCancel(position, battle);
            case Declare _ -> theatre.board(position, board -> overruns.judge(position, board));
            default -> AfrikaKorpsDecision.notNow();
        };
    }

    private Ruling judgeBlock(AfrikaKorpsPosition position, int unit) {
        Roster roster = theatre.roster();
        if (!roster.combat(unit)
                || roster.side(unit) != position.phasing()
                || !position.onMap(unit)) {
            return Theatre.refuse("9.3a", "no-blocker");
        }
        if (position.is(unit, Flags.BLOCKING)
                || position.battle(unit) == position.get(Cell.CURRENT)) {
            return Theatre.refuse("9.3a", "already-in", Theatre.piece(unit));
        }
        return overruns.mayBlock(position, unit)
                ? Ruling.LEGAL
                : Theatre.refuse("9.3a", "blocks-nothing", Theatre.piece(unit));
    }

    @Override
    public void moves(AfrikaKorpsPosition position, Consumer<? super AfrikaKorpsMove> each) {
        gathering.moves(position, each);
        position.units(
                position.phasing(),
                unit -> {
                    if (judgeBlock(position, unit).legal()) {
                        each.accept(new Block(unit));
                    }
                });
        if (judge(position, new Declare()).legal()) {
            each.accept(new Declare());
        }
    }

    @Override
    public void play(
            AfrikaKorpsPosition position, AfrikaKorpsMove move, Chance chance, Journal journal) {
        switch (move) {
            case Add(int piece) -> gathering.add(position, piece);
            case Block(int unit) -> position.mark(unit, Flags.BLOCKING);
            case Drop(int piece) -> gathering.drop(position, piece);
            case Cancel _ -> {
                gathering.dissolve(position, position.get(Cell.CURRENT));
                over(position);
            }
            default -> declare(position, journal);
        }
    }

    private void over(AfrikaKorpsPosition position) {
        position.units(position.phasing(), unit -> position.unmark(unit, Flags.BLOCKING));
        position.set(Cell.CURRENT, 0);
        position.ask(Stage.MOVING, position.phasing());
    }

    private void declare(AfrikaKorpsPosition position, Journal journal) {
        int battle = position.get(Cell.CURRENT);
        int side = position.phasing();
        if (journal.listens()) {
            journal.tell(
                    "9.1c",
                    Phrase.of(
                            "told.overcomes",
                            gathering.listed(position, side, battle),
                            gathering.listed(position, 1 - side, battle),
                            ResultsTable.name(overruns.odds(position, battle))));
        }
        position.units(
                side,
                unit -> {
                    if (position.battle(unit) == battle || position.is(unit, Flags.BLOCKING)) {
                        position.mark(unit, Flags.FROZEN);
                    }
                });
        position.units(
                1 - side,
                unit -> {
                    if (position.battle(unit) == battle) {
                        position.mark(unit, Flags.OVERCOME);
                    }
                });
        position.supplies(
                side,
                supply -> {
                    if ((position.supports(supply) & 1 << battle) != 0) {
                        position.mark(supply, Flags.USED);
                    }
                });
        position.set(Cell.PLANNED, position.get(Cell.PLANNED) | 1 << battle);
        position.set(Cell.AUTOMATIC, position.get(Cell.AUTOMATIC) | 1 << battle);
        captured(position, side, battle, journal);
        over(position);
    }

    /** 15.3.1a: supply all of whose guards are overcome, but not in a fortress. */
    private void captured(AfrikaKorpsPosition position, int side, int battle, Journal journal) {
        theatre.board(
                position,
                board -> {
                    position.supplies(
                            1 - side,
                            supply -> {
                                int hex = position.at(supply);
                                if (hex >= 0
                                        && !theatre.ground().fortress(hex)
                                        && board.stood(1 - side, hex) != 0
                                        && board.holding(1 - side, hex) == 0) {
                                    int prize =
                                            captures.take(position, supply, 0, "15.3.1a", journal);
                                    position.prizeOf(prize, battle);
                                }
                            });
                    return null;
                });
    }
}
