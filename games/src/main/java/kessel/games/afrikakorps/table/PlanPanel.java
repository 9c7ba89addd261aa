package kessel.games.afrikakorps.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import kessel.engine.game.Panel;
import kessel.engine.game.Ruling;
import kessel.engine.words.Phrase;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.planning.Duty;
import kessel.games.afrikakorps.planning.Plan;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Theatre;
import kessel.games.afrikakorps.rules.AfrikaKorpsRules;

/**
 * The plan of battles for people: its battles, who has to attack and to be attacked, and what is
 * still wrong with it. While units move it shows what they are in for.
 */
final class PlanPanel {
    private final AfrikaKorpsRules rules;
    private final Theatre theatre;
    private final Roster roster;
    private final Duty duty;
    private final BattlePanels battles;

    PlanPanel(AfrikaKorpsRules rules, BattlePanels battles) {
        this.rules = rules;
        this.battles = battles;
        theatre = rules.theatre();
        roster = theatre.roster();
        duty = rules.duty();
    }

    void panels(AfrikaKorpsPosition position, Board board, Consumer<Panel> each) {
        List<Panel.Planned> planned = new ArrayList<>();
        battles.waiting(position, battle -> planned.add(new Panel.Planned(battle, null)));
        List<Panel.Duty> duties = new ArrayList<>();
        Ruling ruling = Ruling.LEGAL;
        switch (position.stage()) {
            case MOVING -> {
                duties(position, board, duties::add);
                ruling = rules.judge(position, new AfrikaKorpsMove.Done());
                if (ruling.legal()) {
                    doomed(position, board, duties::add);
                }
            }
            case PLANNING -> {
                duties(position, board, duties::add);
                ruling = rules.judge(position, new AfrikaKorpsMove.Done());
            }
            case OVERRUNNING, GATHERING ->
                    ruling = rules.judge(position, new AfrikaKorpsMove.Declare());
            default -> {}
        }
        if (!planned.isEmpty() || !duties.isEmpty() || !ruling.legal()) {
            each.accept(new Panel.Plan(title(position), planned, duties, fault(ruling)));
        }
    }

    private static Phrase title(AfrikaKorpsPosition position) {
        return switch (position.stage()) {
            case MOVING -> Phrase.of("plan.moving");
            case OVERRUNNING, GATHERING -> Phrase.of("plan.gathering");
            case PLANNING -> Phrase.of("plan.planning");
            default -> Phrase.of("plan.fighting");
        };
    }

    private static Panel.Fault fault(Ruling ruling) {
        return ruling instanceof Ruling.Illegal(String rule, Phrase why, var _)
                ? new Panel.Fault(rule, why)
                : null;
    }

    /** Whether combat is still ahead, so that there are duties. */
    private static boolean ahead(AfrikaKorpsPosition position) {
        return switch (position.stage()) {
            case MOVING, OVERRUNNING, EXCHANGING, PLANNING, GATHERING -> true;
            default -> false;
        };
    }

    /** The own units that must attack and have nothing to do yet, as a mask. */
    long idle(AfrikaKorpsPosition position, Board board) {
        if (!ahead(position)) {
            return 0;
        }
        int side = position.phasing();
        long idle = duty.obliged(position, board, doomed(position));
        for (long left = idle; left != 0; left &= left - 1) {
            int unit = roster.first(side) + Long.numberOfTrailingZeros(left);
            idle &= acts(position, unit) ? ~roster.bit(unit) : -1L;
        }
        return idle;
    }

    /** The enemies that must be attacked and are not yet, as a mask. */
    long unattacked(AfrikaKorpsPosition position, Board board) {
        return !ahead(position)
                ? 0
                : mustBeAttacked(position, board)
                        & ~duty.inBattle(position, 1 - position.phasing(), 0);
    }

    private long doomed(AfrikaKorpsPosition position) {
        return duty.flagged(position, position.phasing(), Flags.DOOMED);
    }

    private long mustBeAttacked(AfrikaKorpsPosition position, Board board) {
        int side = position.phasing();
        long obliged = duty.obliged(position, board, doomed(position));
        return duty.mustBeAttacked(position, board, obliged)
                | duty.aroundFortresses(
                        board,
                        side,
                        duty.inBattle(position, side, 0),
                        duty.inBattle(position, 1 - side, 0));
    }

    private static boolean acts(AfrikaKorpsPosition position, int unit) {
        return position.battle(unit) != 0 || position.seizes(unit) >= 0;
    }

    private void duties(AfrikaKorpsPosition position, Board board, Consumer<Panel.Duty> each) {
        int side = position.phasing();
        long obliged = duty.obliged(position, board, doomed(position));
        for (long left = obliged; left != 0; left &= left - 1) {
            int unit = roster.first(side) + Long.numberOfTrailingZeros(left);
            long zone = board.zone(1 - side, position.at(unit));
            each.accept(
                    new Panel.Duty(
                            roster.id(unit),
                            "8.4b",
                            Phrase.of("duty.attacks", listed(1 - side, zone)),
                            acts(position, unit)));
        }
        for (long left = mustBeAttacked(position, board); left != 0; left &= left - 1) {
            int enemy = roster.first(1 - side) + Long.numberOfTrailingZeros(left);
            long caught = inZone(position, board, obliged, roster.bit(enemy));
            each.accept(
                    new Panel.Duty(
                            roster.id(enemy),
                            caught == 0 ? "23.1b" : "8.4a",
                            caught == 0
                                    ? Phrase.of("duty.fortress")
                                    : Phrase.of("duty.attacked", listed(side, caught)),
                            position.battle(enemy) != 0));
        }
        supplies(position, board, each);
    }

    private long inZone(AfrikaKorpsPosition position, Board board, long units, long enemy) {
        int side = position.phasing();
        long caught = 0;
        for (long left = units; left != 0; left &= left - 1) {
            int unit = roster.first(side) + Long.numberOfTrailingZeros(left);
            boolean its = (board.zone(1 - side, position.at(unit)) & enemy) != 0;
            caught |= its ? roster.bit(unit) : 0;
        }
        return caught;
    }

    /** 13.2a: supply that came into a zone supports an attack on whoever's zone it is. */
    private void supplies(AfrikaKorpsPosition position, Board board, Consumer<Panel.Duty> each) {
        int side = position.phasing();
        position.supplies(
                side,
                supply -> {
                    int hex = position.at(supply);
                    long zone = hex < 0 ? 0 : board.zone(1 - side, hex);
                    if (position.is(supply, Flags.ENTERED_ZONE) && zone != 0) {
                        each.accept(
                                new Panel.Duty(
                                        roster.id(supply),
                                        "13.2a",
                                        Phrase.of("duty.supports", listed(1 - side, zone)),
                                        supportsAgainst(position, supply, zone)));
                    }
                });
    }

    private boolean supportsAgainst(AfrikaKorpsPosition position, int supply, long enemies) {
        int side = 1 - position.phasing();
        for (long left = enemies; left != 0; left &= left - 1) {
            int enemy = roster.first(side) + Long.numberOfTrailingZeros(left);
            int battle = position.battle(enemy);
            if (battle == 0 || (position.supports(supply) & 1 << battle) == 0) {
                return false;
            }
        }
        return true;
    }

    /** Units that will be lost before combat if movement ends like this (7.4d, 11.9a). */
    private void doomed(AfrikaKorpsPosition position, Board board, Consumer<Panel.Duty> each) {
        Plan plan = rules.plans().find(position, board, 0).plan();
        for (long left = plan == null ? 0 : plan.doomed(); left != 0; left &= left - 1) {
            int unit = roster.first(position.phasing()) + Long.numberOfTrailingZeros(left);
            each.accept(new Panel.Duty(roster.id(unit), "7.4d", Phrase.of("duty.doomed"), false));
        }
    }

    private Phrase.Listed listed(int side, long units) {
        List<Phrase.Argument> pieces = new ArrayList<>();
        for (long left = units; left != 0; left &= left - 1) {
            pieces.add(Theatre.piece(roster.first(side) + Long.numberOfTrailingZeros(left)));
        }
        return new Phrase.Listed(pieces);
    }
}
