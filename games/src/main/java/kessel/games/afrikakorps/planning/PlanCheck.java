package kessel.games.afrikakorps.planning;

import java.util.List;
import java.util.function.IntPredicate;
import kessel.engine.game.Ruling;
import kessel.games.afrikakorps.data.ResultsTable;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Support;
import kessel.games.afrikakorps.planning.Plan.Fight;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Theatre;

/** Whether a plan of battle is lawful: each battle of it when it is declared, and the whole. */
public final class PlanCheck {
    private final Theatre theatre;
    private final Duty duty;
    private final Plans plans;
    private final Overruns overruns;
    private final Shortfall shortfall;

    public PlanCheck(Theatre theatre, Duty duty, Plans plans, Overruns overruns) {
        this.theatre = theatre;
        this.duty = duty;
        this.plans = plans;
        this.overruns = overruns;
        shortfall = new Shortfall(theatre, duty, plans);
    }

    private int unit(int side, long mask) {
        return theatre.roster().first(side) + Long.numberOfTrailingZeros(mask);
    }

    private long doomed(AfrikaKorpsPosition position) {
        return duty.flagged(position, position.phasing(), Flags.DOOMED);
    }

    /** The battle that is being put together: 7.4c, 14.1a, and that all others can still fight. */
    public Ruling declared(AfrikaKorpsPosition position, Board board) {
        int side = position.phasing();
        int battle = position.get(Cell.CURRENT);
        long attackers = duty.inBattle(position, side, battle);
        long defenders = duty.inBattle(position, 1 - side, battle);
        if (attackers == 0 || defenders == 0) {
            return Theatre.refuse("7.3a", "nobody-there");
        }
        Battlefield field = new Battlefield(theatre, position, board);
        int odds = field.odds(attackers, defenders);
        if (!ResultsTable.lawful(odds)) {
            return Theatre.refuse("7.4c", "worse-than-1-6", ResultsTable.name(odds));
        }
        if (ResultsTable.needsSupply(odds)) {
            long supplies = plans.supplies(position, field, battle);
            for (long left = attackers; left != 0; left &= left - 1) {
                if ((field.lines[Long.numberOfTrailingZeros(left)] & supplies) == 0) {
                    return Theatre.refuse(
                            "14.1a",
                            "no-supply-for",
                            Theatre.piece(unit(side, left)),
                            ResultsTable.name(odds));
                }
            }
        }
        AfrikaKorpsPosition next = position.copy();
        declare(next);
        return possible(next, board);
    }

    /** Whether a lawful plan can still come of what is put together, with another unit in it. */
    public Ruling added(AfrikaKorpsPosition position, Board board, Gathering gathering, int unit) {
        int side = position.phasing();
        int battle = position.get(Cell.CURRENT);
        long units = duty.inBattle(position, side, battle);
        long enemies = duty.inBattle(position, 1 - side, battle);
        long bit = theatre.roster().bit(unit);
        boolean own = theatre.roster().side(unit) == side;
        AfrikaKorpsPosition bare = position.copy();
        gathering.dissolve(bare, battle);
        Plans.Found found =
                plans.find(
                        bare,
                        board,
                        doomed(position),
                        own ? units | bit : units,
                        own ? enemies : enemies | bit);
        return found.plan() != null || !found.certain()
                ? Ruling.LEGAL
                : Theatre.refuse("11.3a", "no-plan-with", Theatre.piece(unit));
    }

    /** An attack that needs no supply uses none (14.3a). */
    public void declare(AfrikaKorpsPosition position) {
        int battle = position.get(Cell.CURRENT);
        position.set(Cell.PLANNED, position.get(Cell.PLANNED) | 1 << battle);
        if (!ResultsTable.needsSupply(overruns.odds(position, battle))) {
            position.supplies(
                    position.phasing(),
                    supply ->
                            position.supports(supply, position.supports(supply) & ~(1 << battle)));
        }
    }

    private Ruling possible(AfrikaKorpsPosition next, Board board) {
        Plans.Found found = plans.find(next, board, doomed(next));
        return found.plan() != null || !found.certain()
                ? Ruling.LEGAL
                : shortfall.refuse("11.3a", next, board, doomed(next));
    }

    /** 15.2.3c: lone supply in a fortress; 15.3.2.2: guarded supply, by one unit. */
    public Ruling seizure(AfrikaKorpsPosition position, Board board, int unit, int hex) {
        int side = position.phasing();
        Roster roster = theatre.roster();
        if (!roster.combat(unit) || roster.side(unit) != side || !position.onMap(unit)) {
            return Theatre.refuse("13.3a", "captures-nothing");
        }
        if (hex < 0
                || !theatre.ground().adjacent(position.at(unit), hex)
                || !board.supply(1 - side, hex)) {
            return Theatre.refuse("15.2.3c", "no-supply-there");
        }
        if (position.seizes(unit) == hex) {
            return possibleIf(position, board, next -> next.seizes(unit, -1));
        }
        if (position.seizes(unit) >= 0 || position.is(unit, Flags.DOOMED)) {
            return Theatre.refuse("15.3.2.2c", "takes-supply", Theatre.piece(unit));
        }
        boolean guarded = board.stood(1 - side, hex) != 0;
        if (theatre.ground().fortress(hex)) {
            return guarded
                    ? Theatre.refuse("15.3.2.2d", "guarded-in-fortress", Theatre.hex(hex))
                    : Ruling.LEGAL;
        }
        if (board.holding(1 - side, hex) == 0) {
            return Theatre.refuse("15.3a", "no-guarded-supply", Theatre.hex(hex));
        }
        boolean other = position.countUnits(side, each -> position.seizes(each) == hex) > 0;
        if (other) {
            return Theatre.refuse("15.3.2.2b", "one-takes-it", Theatre.hex(hex));
        }
        if (position.battle(unit) != 0 || position.is(unit, Flags.FROZEN)) {
            return Theatre.refuse("15.3.2.2c", "in-a-battle", Theatre.piece(unit));
        }
        return possibleIf(position, board, next -> next.seizes(unit, hex));
    }

    private Ruling possibleIf(
            AfrikaKorpsPosition position,
            Board board,
            java.util.function.Consumer<AfrikaKorpsPosition> change) {
        AfrikaKorpsPosition next = position.copy();
        change.accept(next);
        return possible(next, board);
    }

    /** 9.4a: a unit beside all that are overcome, with a line of supply. */
    public Ruling joining(AfrikaKorpsPosition position, Board board, int unit, int battle) {
        int side = position.phasing();
        Roster roster = theatre.roster();
        boolean automatic =
                battle > 0
                        && battle <= AfrikaKorpsPosition.MOST_BATTLES
                        && (position.get(Cell.AUTOMATIC) & 1 << battle) != 0;
        if (!automatic) {
            return Theatre.refuse("9.4a", "no-such-battle");
        }
        if (!roster.combat(unit) || roster.side(unit) != side || !position.onMap(unit)) {
            return Theatre.refuse("9.4a", "not-yours-to-move");
        }
        boolean attacks = position.battle(unit) == battle;
        if (attacks && !position.is(unit, Flags.FROZEN)) {
            return possibleIf(position, board, next -> next.battle(unit, 0));
        }
        if (position.battle(unit) != 0
                || position.seizes(unit) >= 0
                || position.is(unit, Flags.DOOMED)) {
            return Theatre.refuse("11.7a", "in-a-battle", Theatre.piece(unit));
        }
        long overcome = duty.inBattle(position, 1 - side, battle);
        if ((overcome & ~board.beside(1 - side, position.at(unit))) != 0) {
            return Theatre.refuse("8.5a", "not-beside-all", Theatre.piece(unit));
        }
        IntPredicate notItsPrize = supply -> position.prizeOf(supply) != battle;
        if (overruns.supplyFor(position, board, unit, notItsPrize) < 0) {
            return Theatre.refuse("9.4a", "no-line", Theatre.piece(unit));
        }
        return possibleIf(position, board, next -> next.battle(unit, battle));
    }

    public void nameSupply(AfrikaKorpsPosition position, Board board, int unit, int battle) {
        overruns.nameSupply(position, board, unit, battle);
    }

    /** 14.6a: supply that serves some attacker of an automatic victory; 14.5b: a debt stays. */
    public Ruling support(AfrikaKorpsPosition position, Board board, int supply, int battle) {
        int side = position.phasing();
        Roster roster = theatre.roster();
        boolean automatic =
                battle > 0
                        && battle <= AfrikaKorpsPosition.MOST_BATTLES
                        && (position.get(Cell.AUTOMATIC) & 1 << battle) != 0;
        if (!automatic) {
            return Theatre.refuse("14.6a", "no-such-battle");
        }
        if (!roster.supply(supply)
                || roster.side(supply) != side
                || position.at(supply) == AfrikaKorpsPosition.POOL) {
            return Theatre.refuse("14.1a", "not-your-supply");
        }
        if ((position.supports(supply) & 1 << battle) != 0) {
            return position.is(supply, Flags.USED)
                    ? Theatre.refuse("14.5b", "supply-needed", Theatre.piece(supply))
                    : Ruling.LEGAL;
        }
        for (long left = duty.inBattle(position, side, battle); left != 0; left &= left - 1) {
            if (overruns.supplyFor(position, board, unit(side, left), each -> each == supply)
                    >= 0) {
                return Ruling.LEGAL;
            }
        }
        return Theatre.refuse("14.2a", "reaches-nobody", Theatre.piece(supply));
    }

    /** Supply to be named for an automatic victory that lacks it, or null. */
    public Support missing(AfrikaKorpsPosition position, Board board) {
        int unit = overruns.unsupplied(position, board);
        int supply = unit < 0 ? -1 : overruns.supplyFor(position, board, unit, _ -> true);
        return supply < 0 ? null : new Support(supply, position.battle(unit));
    }

    /** 7.4d, 11.9a: only who did not move may be given up, and only where it cannot be helped. */
    public Ruling abandoned(AfrikaKorpsPosition position, Board board, int unit) {
        int side = position.phasing();
        Roster roster = theatre.roster();
        if (!roster.combat(unit) || roster.side(unit) != side || !position.onMap(unit)) {
            return Theatre.refuse("7.4d", "not-yours-to-move");
        }
        if (position.is(unit, Flags.DOOMED)) {
            return Ruling.LEGAL;
        }
        if (position.battle(unit) != 0 || position.seizes(unit) >= 0) {
            return Theatre.refuse("7.4d", "in-a-battle", Theatre.piece(unit));
        }
        return (mayAbandon(position, board) & roster.bit(unit)) != 0
                ? Ruling.LEGAL
                : Theatre.refuse("11.6b", "not-doomed", Theatre.piece(unit));
    }

    /** Units that may be given up besides those who are; in a hopeless tangle anybody obliged. */
    public long mayAbandon(AfrikaKorpsPosition position, Board board) {
        AfrikaKorpsPosition bare = position.copy();
        Plans.dissolve(bare);
        return plans.find(bare, board, 0).plan() == null
                ? duty.obliged(position, board, doomed(position))
                : plans.choosable(position, board, doomed(position));
    }

    /** All that must attack and be attacked is in a battle, and all battles have their supply. */
    public Ruling whole(AfrikaKorpsPosition position, Board board) {
        int side = position.phasing();
        long doomed = doomed(position);
        Battlefield field = new Battlefield(theatre, position, board);
        List<Fight> fights = plans.planned(position, field);
        long obliged = duty.obliged(position, board, doomed);
        long idle = obliged & field.ready;
        if (idle != 0) {
            return Theatre.refuse("8.4b", "must-attack", Theatre.piece(unit(side, idle)));
        }
        long attackers = duty.inBattle(position, side, 0);
        long defenders = duty.inBattle(position, 1 - side, 0);
        long must = duty.mustBeAttacked(position, board, obliged) & ~defenders;
        if (must != 0) {
            return Theatre.refuse("8.4a", "must-be-attacked", Theatre.piece(unit(1 - side, must)));
        }
        long guards = field.guards(field.seized) & ~defenders;
        if (guards != 0) {
            return Theatre.refuse(
                    "15.3.2.2a", "must-be-attacked", Theatre.piece(unit(1 - side, guards)));
        }
        long around = duty.aroundFortresses(board, side, attackers, defenders) & ~defenders;
        if (around != 0) {
            return Theatre.refuse("23.1b", "fortress-whole", Theatre.piece(unit(1 - side, around)));
        }
        int unnamed = overruns.unsupplied(position, board);
        if (unnamed >= 0) {
            return Theatre.refuse("14.6a", "name-supply-for", Theatre.piece(unnamed));
        }
        int idleSupply = SupplyCheck.idle(field, fights, field.entered);
        if (idleSupply >= 0) {
            int hex = field.supplyHexes.get(idleSupply);
            return Theatre.refuse("13.2a", "supply-in-zone", Theatre.hex(hex));
        }
        int unsupplied = SupplyCheck.unsupplied(field, fights);
        if (unsupplied >= 0) {
            return Theatre.refuse(
                    "14.1a", "unsupplied-now", Theatre.piece(field.firstOwn + unsupplied));
        }
        if (doomed != 0 && plans.needless(position, board, doomed)) {
            return Theatre.refuse("11.6b", "doomed-needlessly");
        }
        return Ruling.LEGAL;
    }
}
