package kessel.games.afrikakorps.combat;

import java.util.function.Consumer;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Advance;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Destroy;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Done;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Finish;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Resolve;
import kessel.games.afrikakorps.movement.Captures;
import kessel.games.afrikakorps.planning.Duty;
import kessel.games.afrikakorps.position.AfrikaKorpsDecision;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Stage;
import kessel.games.afrikakorps.position.Theatre;
import kessel.games.afrikakorps.turn.Destruction;
import kessel.games.afrikakorps.turn.Sequence;

/** Which battle is next (8.6a), and the advance after one (16). */
public final class FightDecision implements AfrikaKorpsDecision {
    private final Theatre theatre;
    private final Sequence sequence;
    private final Duty duty;
    private final Combat combat;
    private final Captures captures;
    private final Destruction destruction;

    public FightDecision(
            Theatre theatre,
            Sequence sequence,
            Duty duty,
            Combat combat,
            Captures captures,
            Destruction destruction) {
        this.theatre = theatre;
        this.sequence = sequence;
        this.duty = duty;
        this.combat = combat;
        this.captures = captures;
        this.destruction = destruction;
    }

    @Override
    public Ruling judge(AfrikaKorpsPosition position, AfrikaKorpsMove move) {
        boolean advancing = position.stage() == Stage.ADVANCING;
        return switch (move) {
            case Resolve(int battle) when !advancing -> judgeResolve(position, battle);
            case Finish finish when !advancing ->
                    theatre.board(position, board -> judgeFinish(position, board, finish));
            case Destroy(int supply) when !advancing -> destruction.judge(position, supply);
            case Advance(int unit, int hex) when advancing ->
                    theatre.board(
                            position,
                            board ->
                                    theatre.roster().combat(unit)
                                                    && combat.mayAdvance(position, board, unit, hex)
                                            ? Ruling.LEGAL
                                            : Theatre.refuse(
                                                    "16.1a", "no-advance", Theatre.piece(unit)));
            case Done _ ->
                    advancing || Duty.unresolved(position) == 0
                            ? Ruling.LEGAL
                            : Theatre.refuse("8.6a", "battles-left");
            default -> AfrikaKorpsDecision.notNow();
        };
    }

    private static Ruling judgeResolve(AfrikaKorpsPosition position, int battle) {
        boolean numbered = battle > 0 && battle <= AfrikaKorpsPosition.MOST_BATTLES;
        int left = position.get(Cell.PLANNED) & ~position.get(Cell.DONE);
        if (!numbered || (left & 1 << battle) == 0) {
            return Theatre.refuse("8.6a", "no-such-battle");
        }
        return (Duty.unresolved(position) & 1 << battle) != 0
                ? Ruling.LEGAL
                : Theatre.refuse("9.1e", "automatic-first");
    }

    private Ruling judgeFinish(AfrikaKorpsPosition position, Board board, Finish finish) {
        Roster roster = theatre.roster();
        int unit = finish.unit();
        int hex = finish.hex();
        boolean own =
                roster.combat(unit)
                        && roster.side(unit) == position.phasing()
                        && position.onMap(unit);
        if (!own || !duty.idle(position, unit)) {
            return Theatre.refuse("11.8a", "fights-no-more", Theatre.piece(unit));
        }
        boolean there =
                hex >= 0
                        && theatre.ground().adjacent(position.at(unit), hex)
                        && duty.finishable(position, board, hex);
        if (!there) {
            return Theatre.refuse("11.7e", "nobody-driven-in");
        }
        return duty.mayFinish(position, board, unit, hex, finish.supply())
                ? Ruling.LEGAL
                : Theatre.refuse("14.1a", "no-line", Theatre.piece(unit));
    }

    @Override
    public void moves(AfrikaKorpsPosition position, Consumer<? super AfrikaKorpsMove> each) {
        if (position.stage() == Stage.ADVANCING) {
            position.struck(
                    hex ->
                            position.units(
                                    position.phasing(),
                                    unit -> offer(position, new Advance(unit, hex), each)));
        } else {
            for (int battle = 1; battle <= AfrikaKorpsPosition.MOST_BATTLES; battle++) {
                offer(position, new Resolve(battle), each);
            }
            position.units(
                    position.phasing(),
                    unit -> {
                        for (int hex : theatre.ground().fortresses()) {
                            finishes(position, unit, hex, each);
                        }
                    });
            destruction.moves(position, each);
        }
        offer(position, new Done(), each);
    }

    private void finishes(
            AfrikaKorpsPosition position,
            int unit,
            int hex,
            Consumer<? super AfrikaKorpsMove> each) {
        theatre.board(
                position,
                board -> {
                    boolean beside =
                            position.onMap(unit)
                                    && theatre.ground().adjacent(position.at(unit), hex);
                    if (beside && duty.finishable(position, board, hex)) {
                        duty.finishing(
                                position,
                                board,
                                unit,
                                hex,
                                supply -> offer(position, new Finish(unit, hex, supply), each));
                    }
                    return null;
                });
    }

    @Override
    public void play(
            AfrikaKorpsPosition position, AfrikaKorpsMove move, Chance chance, Journal journal) {
        switch (move) {
            case Resolve(int battle) -> combat.resolve(position, battle, chance, journal);
            case Finish finish -> combat.finish(position, finish, journal);
            case Destroy(int supply) -> destruction.play(position, supply, journal);
            case Advance(int unit, int hex) -> {
                position.put(unit, hex);
                position.unmark(unit, Flags.VICTOR);
                Combat.tell(
                        journal, "16.1a", "told.advances", Theatre.piece(unit), Theatre.hex(hex));
                captures.arrived(
                        position, unit, hex, Flags.NO_MOVE | Flags.NO_SUPPORT, false, journal);
                combat.advance(position, journal);
            }
            default -> {
                if (position.stage() == Stage.ADVANCING) {
                    combat.battleOver(position, journal);
                } else {
                    sequence.endTurn(position, journal);
                }
            }
        }
    }
}
