package kessel.games.afrikakorps.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Abandon;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Add;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Cancel;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Declare;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Done;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Drop;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Join;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Open;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Seize;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Suggest;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Support;
import kessel.games.afrikakorps.planning.Battlefield;
import kessel.games.afrikakorps.planning.Duty;
import kessel.games.afrikakorps.planning.Gathering;
import kessel.games.afrikakorps.planning.Plan;
import kessel.games.afrikakorps.planning.Plan.Fight;
import kessel.games.afrikakorps.planning.Plan.Joining;
import kessel.games.afrikakorps.planning.Plan.Seizure;
import kessel.games.afrikakorps.planning.PlanCheck;
import kessel.games.afrikakorps.planning.Plans;
import kessel.games.afrikakorps.position.AfrikaKorpsDecision;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Stage;
import kessel.games.afrikakorps.position.Theatre;

/** Dividing the fighting into battles (8.6a, 11.3): all of them before the first die. */
public final class PlanDecision implements AfrikaKorpsDecision {
    private final Theatre theatre;
    private final Gathering gathering;
    private final Duty duty;
    private final Plans plans;
    private final PlanCheck check;
    private final Combat combat;

    public PlanDecision(
            Theatre theatre,
            Gathering gathering,
            Duty duty,
            Plans plans,
            PlanCheck check,
            Combat combat) {
        this.theatre = theatre;
        this.gathering = gathering;
        this.duty = duty;
        this.plans = plans;
        this.check = check;
        this.combat = combat;
    }

    @Override
    public Ruling judge(AfrikaKorpsPosition position, AfrikaKorpsMove move) {
        boolean gathers = position.stage() == Stage.GATHERING;
        return switch (move) {
            case Open _ when !gathers -> judgeOpen(position);
            case Add(int piece) when gathers ->
                    theatre.board(position, board -> judgeAdd(position, board, piece));
            case Add(int piece) ->
                    theatre.board(position, board -> judgeAttackOn(position, board, piece));
            case Drop(int piece) when gathers -> gathering.judgeDrop(position, piece);
            case Cancel(int battle) -> judgeCancel(position, battle, gathers);
            case Declare _ when gathers ->
                    theatre.board(position, board -> check.declared(position, board));
            case Seize(int unit, int hex) when !gathers ->
                    theatre.board(position, board -> check.seizure(position, board, unit, hex));
            case Join(int unit, int battle) when !gathers ->
                    theatre.board(position, board -> check.joining(position, board, unit, battle));
            case Support(int supply, int battle) when !gathers ->
                    theatre.board(
                            position, board -> check.support(position, board, supply, battle));
            case Abandon(int unit) when !gathers ->
                    theatre.board(position, board -> check.abandoned(position, board, unit));
            case Suggest _ when !gathers ->
                    theatre.board(position, board -> judgeSuggestion(position, board));
            case Done _ when !gathers ->
                    theatre.board(position, board -> check.whole(position, board));
            default -> AfrikaKorpsDecision.notNow();
        };
    }

    /** There is something to add to the plan, and a way to make it whole. */
    private Ruling judgeSuggestion(AfrikaKorpsPosition position, Board board) {
        if (check.whole(position, board).legal()) {
            return Theatre.refuse("11.3a", "plan-whole");
        }
        AfrikaKorpsPosition next = position.copy();
        return suggest(next, board) && check.whole(next, board).legal()
                ? Ruling.LEGAL
                : Theatre.refuse("11.3a", "no-suggestion");
    }

    /** Completes what is planned in the best way there is; says whether one was found. */
    private boolean suggest(AfrikaKorpsPosition position, Board board) {
        int side = position.phasing();
        long doomed = duty.flagged(position, side, Flags.DOOMED);
        Plan plan = plans.best(position, board, doomed).plan();
        if (plan == null) {
            return false;
        }
        int first = theatre.roster().first(side);
        for (long left = plan.doomed(); left != 0; left &= left - 1) {
            position.mark(first + Long.numberOfTrailingZeros(left), Flags.DOOMED);
        }
        for (Seizure seizure : plan.seizures()) {
            position.seizes(first + seizure.unit(), seizure.hex());
        }
        for (Joining joining : plan.joinings()) {
            join(position, first + joining.unit(), joining.battle());
        }
        Battlefield field = new Battlefield(theatre, position, board);
        for (Fight fight : plan.fights()) {
            int battle = Gathering.freeBattle(position);
            if (battle == 0) {
                return false;
            }
            position.set(Cell.CURRENT, battle);
            wanted(position, field, fight).forEach(piece -> gathering.add(position, piece));
            check.declare(position);
        }
        back(position);
        return true;
    }

    private Ruling judgeAdd(AfrikaKorpsPosition position, Board board, int piece) {
        Ruling ruling = gathering.judgeAdd(position, board, piece);
        return ruling.legal() && theatre.roster().combat(piece)
                ? check.added(position, board, gathering, piece)
                : ruling;
    }

    /** A battle may begin with the enemy that is attacked. */
    private Ruling judgeAttackOn(AfrikaKorpsPosition position, Board board, int piece) {
        Roster roster = theatre.roster();
        if (!roster.combat(piece) || roster.side(piece) == position.phasing()) {
            return Theatre.refuse("11.3a", "enemy-first");
        }
        AfrikaKorpsPosition next = position.copy();
        next.set(Cell.CURRENT, Gathering.freeBattle(position));
        return next.get(Cell.CURRENT) == 0
                ? Theatre.refuse("11.3a", "too-many-battles")
                : judgeAdd(next, board, piece);
    }

    /** There is somebody left who can attack. */
    private Ruling judgeOpen(AfrikaKorpsPosition position) {
        AfrikaKorpsPosition next = position.copy();
        next.set(Cell.CURRENT, Gathering.freeBattle(position));
        if (next.get(Cell.CURRENT) == 0) {
            return Theatre.refuse("11.3a", "too-many-battles");
        }
        boolean any =
                theatre.board(
                        position,
                        board -> {
                            int side = position.phasing();
                            for (int unit = theatre.roster().first(side);
                                    unit < theatre.roster().end(side);
                                    unit++) {
                                if (judgeAdd(next, board, unit).legal()) {
                                    return true;
                                }
                            }
                            return false;
                        });
        return any ? Ruling.LEGAL : Theatre.refuse("11.3a", "nobody-left");
    }

    private Ruling judgeCancel(AfrikaKorpsPosition position, int battle, boolean gathers) {
        if (gathers) {
            return gathering.judgeCancel(position, battle);
        }
        int planned = position.get(Cell.PLANNED) & ~position.get(Cell.AUTOMATIC);
        boolean there =
                battle > 0
                        && battle <= AfrikaKorpsPosition.MOST_BATTLES
                        && (planned & 1 << battle) != 0;
        return there ? Ruling.LEGAL : Theatre.refuse("11.3a", "no-such-battle");
    }

    @Override
    public void moves(AfrikaKorpsPosition position, Consumer<? super AfrikaKorpsMove> each) {
        if (position.stage() == Stage.GATHERING) {
            gathering.moves(
                    position,
                    move -> {
                        if (!(move instanceof Add) || judge(position, move).legal()) {
                            each.accept(move);
                        }
                    });
            offer(position, new Declare(), each);
            return;
        }
        offer(position, new Open(), each);
        position.units(
                1 - position.phasing(),
                enemy -> {
                    if (position.onMap(enemy)) {
                        offer(position, new Add(enemy), each);
                    }
                });
        for (int battle = 1; battle <= AfrikaKorpsPosition.MOST_BATTLES; battle++) {
            offer(position, new Cancel(battle), each);
        }
        position.units(
                position.phasing(),
                unit -> {
                    if (!position.onMap(unit)) {
                        return;
                    }
                    for (int hex : theatre.ground().beside(position.at(unit))) {
                        offer(position, new Seize(unit, hex), each);
                    }
                    int automatic = position.get(Cell.AUTOMATIC);
                    for (int left = automatic; left != 0; left &= left - 1) {
                        int battle = Integer.numberOfTrailingZeros(left);
                        offer(position, new Join(unit, battle), each);
                    }
                });
        for (int left = position.get(Cell.AUTOMATIC); left != 0; left &= left - 1) {
            int battle = Integer.numberOfTrailingZeros(left);
            position.supplies(
                    position.phasing(),
                    supply -> offer(position, new Support(supply, battle), each));
        }
        abandonments(position, each);
        offer(position, new Suggest(), each);
        offer(position, new Done(), each);
    }

    private void abandonments(
            AfrikaKorpsPosition position, Consumer<? super AfrikaKorpsMove> each) {
        long may = theatre.board(position, board -> check.mayAbandon(position, board));
        position.units(
                position.phasing(),
                unit -> {
                    boolean free =
                            position.onMap(unit)
                                    && position.battle(unit) == 0
                                    && position.seizes(unit) < 0
                                    && (may & theatre.roster().bit(unit)) != 0;
                    if (free || position.onMap(unit) && position.is(unit, Flags.DOOMED)) {
                        each.accept(new Abandon(unit));
                    }
                });
    }

    @Override
    public void play(
            AfrikaKorpsPosition position, AfrikaKorpsMove move, Chance chance, Journal journal) {
        switch (move) {
            case Open _ -> open(position);
            case Add(int piece) -> {
                if (position.stage() == Stage.PLANNING) {
                    open(position);
                }
                gathering.add(position, piece);
            }
            case Drop(int piece) -> gathering.drop(position, piece);
            case Cancel(int battle) -> {
                gathering.dissolve(position, battle);
                position.set(Cell.PLANNED, position.get(Cell.PLANNED) & ~(1 << battle));
                back(position);
            }
            case Declare _ -> {
                check.declare(position);
                back(position);
            }
            case Seize(int unit, int hex) ->
                    position.seizes(unit, position.seizes(unit) == hex ? -1 : hex);
            case Join(int unit, int battle) -> join(position, unit, battle);
            case Support(int supply, int battle) ->
                    position.supports(supply, position.supports(supply) ^ 1 << battle);
            case Suggest _ -> theatre.board(position, board -> suggest(position, board));
            case Abandon(int unit) -> position.flags(unit, position.flags(unit) ^ Flags.DOOMED);
            default -> combat.begin(position, journal);
        }
    }

    private static void open(AfrikaKorpsPosition position) {
        position.set(Cell.CURRENT, Gathering.freeBattle(position));
        position.ask(Stage.GATHERING, position.phasing());
    }

    private static void back(AfrikaKorpsPosition position) {
        position.set(Cell.CURRENT, 0);
        position.ask(Stage.PLANNING, position.phasing());
    }

    private void join(AfrikaKorpsPosition position, int unit, int battle) {
        if (position.battle(unit) == battle) {
            position.battle(unit, 0);
            return;
        }
        position.battle(unit, battle);
        theatre.board(
                position,
                board -> {
                    check.nameSupply(position, board, unit, battle);
                    return null;
                });
    }

    /** One step of a plan that is lawful, or now and then any move. */
    @Override
    public AfrikaKorpsMove sample(AfrikaKorpsPosition position, RandomGenerator random) {
        AfrikaKorpsMove step =
                random.nextInt(8) == 0
                        ? null
                        : theatre.board(
                                position,
                                board ->
                                        position.stage() == Stage.GATHERING
                                                ? towards(position, board)
                                                : next(position, board));
        return step == null || !judge(position, step).legal()
                ? AfrikaKorpsDecision.super.sample(position, random)
                : step;
    }

    private AfrikaKorpsMove next(AfrikaKorpsPosition position, Board board) {
        if (check.whole(position, board).legal()) {
            return new Done();
        }
        Support missing = check.missing(position, board);
        if (missing != null) {
            return missing;
        }
        int side = position.phasing();
        long doomed = duty.flagged(position, side, Flags.DOOMED);
        int first = theatre.roster().first(side);
        Plan plan = plans.find(position, board, doomed).plan();
        if (plan == null || plan.fights().isEmpty() && plan.doomed() == doomed) {
            return undo(position, board, first, doomed);
        }
        long more = plan.doomed() & ~doomed;
        if (more != 0) {
            // With these battles more may be lost than has to be (11.6b).
            return (more & ~check.mayAbandon(position, board)) == 0
                    ? new Abandon(first + Long.numberOfTrailingZeros(more))
                    : undo(position, board, first, doomed);
        }
        for (Seizure seizure : plan.seizures()) {
            return new Seize(first + seizure.unit(), seizure.hex());
        }
        for (Joining joining : plan.joinings()) {
            return new Join(first + joining.unit(), joining.battle());
        }
        return plan.fights().isEmpty() ? null : new Open();
    }

    /** Takes back what stands in the way of every plan: who was given up first, then battles. */
    private AfrikaKorpsMove undo(
            AfrikaKorpsPosition position, Board board, int first, long doomed) {
        Plan plan = plans.find(position, board, 0).plan();
        long needless = plan == null ? doomed : doomed & ~plan.doomed();
        if (needless != 0) {
            return new Abandon(first + Long.numberOfTrailingZeros(needless));
        }
        int planned = position.get(Cell.PLANNED) & ~position.get(Cell.AUTOMATIC);
        return planned == 0 ? null : new Cancel(Integer.numberOfTrailingZeros(planned));
    }

    /** Makes what is gathered into the first battle of a lawful plan. */
    private AfrikaKorpsMove towards(AfrikaKorpsPosition position, Board board) {
        int battle = position.get(Cell.CURRENT);
        AfrikaKorpsPosition bare = position.copy();
        gathering.dissolve(bare, battle);
        int side = position.phasing();
        long doomed = duty.flagged(position, side, Flags.DOOMED);
        Plan plan = plans.find(bare, board, doomed).plan();
        if (plan == null || plan.fights().isEmpty()) {
            return new Cancel(battle);
        }
        Fight fight = plan.fights().getFirst();
        Battlefield field = new Battlefield(theatre, bare, board);
        List<Integer> wanted = wanted(bare, field, fight);
        for (int piece = 0; piece < theatre.roster().size(); piece++) {
            if (gathering.in(position, piece) && !wanted.contains(piece)) {
                return new Drop(piece);
            }
        }
        for (int piece : wanted) {
            if (!gathering.in(position, piece)) {
                return new Add(piece);
            }
        }
        return check.declared(position, board).legal() ? new Declare() : new Cancel(battle);
    }

    /** The pieces of a battle: units of either side, then a supply unit in each of its hexes. */
    private List<Integer> wanted(AfrikaKorpsPosition position, Battlefield field, Fight fight) {
        List<Integer> pieces = new ArrayList<>();
        for (long left = fight.attackers(); left != 0; left &= left - 1) {
            pieces.add(field.firstOwn + Long.numberOfTrailingZeros(left));
        }
        for (long left = fight.defenders(); left != 0; left &= left - 1) {
            pieces.add(field.firstEnemy + Long.numberOfTrailingZeros(left));
        }
        for (long left = fight.supplies(); left != 0; left &= left - 1) {
            int hex = field.supplyHexes.get(Long.numberOfTrailingZeros(left));
            int[] chosen = {-1};
            position.supplies(
                    field.side,
                    supply -> {
                        boolean fits =
                                position.at(supply) == hex
                                        && !position.is(supply, Flags.NO_SUPPORT);
                        boolean entered = position.is(supply, Flags.ENTERED_ZONE);
                        if (fits && (chosen[0] < 0 || entered)) {
                            chosen[0] = supply;
                        }
                    });
            pieces.add(chosen[0]);
        }
        return pieces;
    }
}
