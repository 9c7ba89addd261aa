package kessel.games.afrikakorps.planning;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import kessel.engine.game.Ruling;
import kessel.engine.words.Phrase;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Add;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Cancel;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Drop;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Theatre;

/** Putting together who attacks whom with whose supply, one piece at a time. */
public final class Gathering {
    private final Theatre theatre;
    private final Duty duty;

    public Gathering(Theatre theatre, Duty duty) {
        this.theatre = theatre;
        this.duty = duty;
    }

    private Roster roster() {
        return theatre.roster();
    }

    /** A number for a new battle, or 0 where there are too many. */
    public static int freeBattle(AfrikaKorpsPosition position) {
        for (int battle = 1; battle <= AfrikaKorpsPosition.MOST_BATTLES; battle++) {
            if ((position.get(Cell.PLANNED) & 1 << battle) == 0) {
                return battle;
            }
        }
        return 0;
    }

    public Ruling judgeAdd(AfrikaKorpsPosition position, Board board, int piece) {
        int battle = position.get(Cell.CURRENT);
        if (piece == roster().rommel()) {
            return Theatre.refuse("22.4a", "rommel-does-not-fight");
        }
        if (!position.onMap(piece)) {
            return Theatre.refuse("8.5a", "not-on-map", Theatre.piece(piece));
        }
        if (roster().supply(piece)) {
            return judgeSupply(position, board, piece, battle);
        }
        if (position.battle(piece) != 0) {
            boolean own = roster().side(piece) == position.phasing();
            return Theatre.refuse(own ? "11.7a" : "11.7b", "in-a-battle", Theatre.piece(piece));
        }
        if (position.is(piece, Flags.DOOMED) || position.is(piece, Flags.FOUGHT)) {
            return Theatre.refuse("11.8a", "fights-no-more", Theatre.piece(piece));
        }
        int seized = position.seizes(piece);
        if (seized >= 0 && !theatre.ground().fortress(seized)) {
            return Theatre.refuse("15.3.2.2c", "takes-supply", Theatre.piece(piece));
        }
        if (position.is(piece, Flags.BLOCKING)) {
            return Theatre.refuse("9.3a", "already-in", Theatre.piece(piece));
        }
        int side = roster().side(piece);
        int hex = position.at(piece);
        long opposed = duty.inBattle(position, 1 - side, battle);
        long touching = board.beside(1 - side, hex);
        boolean faces = opposed == 0 ? touching != 0 : (opposed & ~touching) == 0;
        return faces
                ? Ruling.LEGAL
                : Theatre.refuse("8.5a", "not-beside-all", Theatre.piece(piece));
    }

    private Ruling judgeSupply(AfrikaKorpsPosition position, Board board, int supply, int battle) {
        int side = position.phasing();
        if (roster().side(supply) != side) {
            return Theatre.refuse("14.1a", "not-your-supply");
        }
        if ((position.supports(supply) & 1 << battle) != 0) {
            return Theatre.refuse("14.6a", "already-in", Theatre.piece(supply));
        }
        if (position.is(supply, Flags.NO_SUPPORT)) {
            return Theatre.refuse("15.4.1b", "supports-nothing", Theatre.piece(supply));
        }
        long attackers = duty.inBattle(position, side, battle);
        boolean[] serves = new boolean[1];
        position.units(
                side,
                unit ->
                        serves[0] |=
                                (roster().bit(unit) & attackers) != 0
                                        && duty.reaches(
                                                board,
                                                side,
                                                position.at(supply),
                                                position.at(unit)));
        return serves[0]
                ? Ruling.LEGAL
                : Theatre.refuse("14.2a", "reaches-nobody", Theatre.piece(supply));
    }

    public boolean in(AfrikaKorpsPosition position, int piece) {
        int battle = position.get(Cell.CURRENT);
        return roster().supply(piece)
                ? (position.supports(piece) & 1 << battle) != 0
                : roster().combat(piece)
                        && (position.battle(piece) == battle || position.is(piece, Flags.BLOCKING));
    }

    public Ruling judgeDrop(AfrikaKorpsPosition position, int piece) {
        return in(position, piece)
                ? Ruling.LEGAL
                : Theatre.refuse("11.3a", "not-in", Theatre.piece(piece));
    }

    public Ruling judgeCancel(AfrikaKorpsPosition position, int battle) {
        return battle == position.get(Cell.CURRENT)
                ? Ruling.LEGAL
                : Theatre.refuse("11.3a", "no-such-battle");
    }

    public void moves(AfrikaKorpsPosition position, Consumer<? super AfrikaKorpsMove> each) {
        theatre.board(
                position,
                board -> {
                    for (int piece = 0; piece < roster().size(); piece++) {
                        if (!position.onMap(piece)) {
                            continue;
                        }
                        if (in(position, piece)) {
                            each.accept(new Drop(piece));
                        } else if (judgeAdd(position, board, piece).legal()) {
                            each.accept(new Add(piece));
                        }
                    }
                    return null;
                });
        each.accept(new Cancel(position.get(Cell.CURRENT)));
    }

    public void add(AfrikaKorpsPosition position, int piece) {
        int battle = position.get(Cell.CURRENT);
        if (roster().supply(piece)) {
            position.supports(piece, position.supports(piece) | 1 << battle);
        } else {
            position.battle(piece, battle);
        }
    }

    /** A supply unit that serves nobody any more once a unit is gone stays named no longer. */
    public void drop(AfrikaKorpsPosition position, int piece) {
        int battle = position.get(Cell.CURRENT);
        if (roster().supply(piece)) {
            position.supports(piece, position.supports(piece) & ~(1 << battle));
        } else {
            position.unmark(piece, Flags.BLOCKING);
            if (position.battle(piece) == battle) {
                position.battle(piece, 0);
            }
        }
    }

    public void dissolve(AfrikaKorpsPosition position, int battle) {
        for (int piece = 0; piece < roster().size(); piece++) {
            if (roster().supply(piece)) {
                position.supports(piece, position.supports(piece) & ~(1 << battle));
            } else if (position.battle(piece) == battle) {
                position.battle(piece, 0);
            }
        }
    }

    /** The units of a side in a battle, to be named. */
    public Phrase.Listed listed(AfrikaKorpsPosition position, int side, int battle) {
        List<Phrase.Argument> pieces = new ArrayList<>();
        position.units(
                side,
                unit -> {
                    if (position.onMap(unit) && position.battle(unit) == battle) {
                        pieces.add(Theatre.piece(unit));
                    }
                });
        return new Phrase.Listed(pieces);
    }
}
