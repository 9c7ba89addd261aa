package kessel.games.afrikakorps.combat;

import kessel.engine.game.Journal;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.movement.Captures;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Theatre;

/** Supply that falls to the attackers in combat (15.2.3, 15.3). */
public final class Spoils {
    private final Theatre theatre;
    private final Captures captures;

    public Spoils(Theatre theatre, Captures captures) {
        this.theatre = theatre;
        this.captures = captures;
    }

    private Roster roster() {
        return theatre.roster();
    }

    /** 15.2.3c: it may then neither move nor support. */
    void takeLone(AfrikaKorpsPosition position, int unit, int hex, Journal journal) {
        position.supplies(
                1 - roster().side(unit),
                supply -> {
                    if (position.at(supply) == hex && !captures.guarded(position, supply)) {
                        captures.take(
                                position,
                                supply,
                                Flags.NO_MOVE | Flags.NO_SUPPORT,
                                "15.2.3c",
                                journal);
                    }
                });
        position.seizes(unit, -1);
    }

    /** Supply that is lost with the units around it, and who was with it. */
    void stake(AfrikaKorpsPosition position) {
        int enemy = 1 - position.phasing();
        position.struck(
                hex ->
                        position.supplies(
                                enemy,
                                supply -> {
                                    if (position.at(supply) == hex) {
                                        position.mark(supply, Flags.AT_STAKE);
                                        markWith(position, enemy, hex);
                                    }
                                }));
    }

    private static void markWith(AfrikaKorpsPosition position, int side, int hex) {
        position.units(
                side,
                unit -> {
                    if (position.at(unit) == hex) {
                        position.mark(unit, Flags.WITH_SUPPLY);
                    }
                });
    }

    /** 15.3.2.1a: supply whose guards are gone, if an attacker still stands beside it. */
    void takeAtStake(AfrikaKorpsPosition position, Board board, Journal journal) {
        int side = position.phasing();
        position.supplies(
                1 - side,
                supply -> {
                    if (!position.is(supply, Flags.AT_STAKE)) {
                        return;
                    }
                    position.unmark(supply, Flags.AT_STAKE);
                    int hex = position.at(supply);
                    boolean near = (board.beside(side, hex) | board.stood(side, hex)) != 0;
                    if (near && !captures.guarded(position, supply)) {
                        captures.take(
                                position,
                                supply,
                                Flags.TAKEN | Flags.NO_SUPPORT,
                                "15.3.2.1a",
                                journal);
                    }
                });
    }

    /** 15.3.2.2a, once the last battle against the guards is over; 15.2.3d. */
    void takeSeized(AfrikaKorpsPosition position, Journal journal) {
        int side = position.phasing();
        int battle = position.get(Cell.CURRENT);
        int left = position.get(Cell.PLANNED) & ~position.get(Cell.DONE);
        position.units(
                side,
                unit -> {
                    int hex = position.onMap(unit) ? position.seizes(unit) : -1;
                    if (hex < 0) {
                        return;
                    }
                    if (theatre.ground().fortress(hex)) {
                        boolean held =
                                position.battle(unit) == battle
                                        && theatre.ground().adjacent(position.at(unit), hex);
                        if (held) {
                            takeLone(position, unit, hex, journal);
                        }
                        return;
                    }
                    int fighting =
                            position.countUnits(
                                    1 - side,
                                    enemy ->
                                            position.at(enemy) == hex
                                                    && (left & 1 << position.battle(enemy)) != 0);
                    if (fighting == 0) {
                        seize(position, unit, hex, journal);
                    }
                });
    }

    private void seize(AfrikaKorpsPosition position, int unit, int hex, Journal journal) {
        int enemy = 1 - position.phasing();
        markWith(position, enemy, hex);
        position.supplies(
                enemy,
                supply -> {
                    if (position.at(supply) == hex) {
                        captures.take(
                                position,
                                supply,
                                Flags.TAKEN | Flags.NO_SUPPORT,
                                "15.3.2.2a",
                                journal);
                    }
                });
        position.seizes(unit, -1);
        position.mark(unit, Flags.FOUGHT);
    }
}
