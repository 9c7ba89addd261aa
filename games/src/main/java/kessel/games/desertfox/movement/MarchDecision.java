package kessel.games.desertfox.movement;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.random.RandomGenerator;
import kessel.engine.game.Ruling;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.move.DesertFoxMove.Discard;
import kessel.games.desertfox.move.DesertFoxMove.Done;
import kessel.games.desertfox.move.DesertFoxMove.March;
import kessel.games.desertfox.move.DesertFoxMove.Pass;
import kessel.games.desertfox.move.DesertFoxMove.Rommel;
import kessel.games.desertfox.move.DesertFoxMove.Stay;
import kessel.games.desertfox.operation.OperationDecision;
import kessel.games.desertfox.operation.Operations;
import kessel.games.desertfox.position.Cards;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxDecision;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Flag;
import kessel.games.desertfox.position.Luck;
import kessel.games.desertfox.position.Phase;
import kessel.games.desertfox.position.Way;
import kessel.games.desertfox.supply.Lines;
import kessel.games.kit.Cited;

/** Where each unit of a move goes (3). */
public final class MarchDecision implements DesertFoxDecision {
    private final Campaign campaign;
    private final Marches marches;
    private final Lines lines;
    private final Withdrawals withdrawals;
    private final Movement movement;

    public MarchDecision(
            Campaign campaign, Lines lines, Withdrawals withdrawals, Movement movement) {
        this.campaign = campaign;
        marches = new Marches(campaign);
        this.lines = lines;
        this.withdrawals = withdrawals;
        this.movement = movement;
    }

    private static boolean passed(DesertFoxPosition position) {
        return position.get(Cell.PASSED) != 0;
    }

    private static boolean converges(DesertFoxPosition position) {
        return position.get(Cell.KIND) == Operations.CONVERGENCE;
    }

    /** Whether a hex is the one that disperses, or one around the command point. */
    private boolean inReach(DesertFoxPosition position, int hex) {
        int point = position.get(Cell.POINT) - 1;
        return hex == point
                || hex >= 0 && converges(position) && campaign.grid().adjacent(point, hex);
    }

    private Ruling judge(DesertFoxPosition position, int block, int[] way) {
        if (position.roster().side(block) != position.active() || !position.stands(block)) {
            return Cited.refuse("3.1h", "refuse.cannot-move");
        }
        if (!MoveDecision.free(position, block)) {
            return Cited.refuse("3.1h", "refuse.moved-already");
        }
        if (!inReach(position, position.at(block))) {
            return Cited.refuse("3.1b", "refuse.not-in-this-move");
        }
        int rendezvous = position.get(Cell.RENDEZVOUS) - 1;
        boolean leaves = way.length > 0 && way[way.length - 1] < 0;
        if (converges(position)
                && way.length > 0
                && (leaves || rendezvous >= 0 && way[way.length - 1] != rendezvous)) {
            return Cited.refuse("3.1c", "refuse.to-the-rendezvous");
        }
        if (!passed(position)) {
            return marches.judge(position, block, way);
        }
        Lines.Taken taken = withdrawals.taken(position);
        return lines.judge(position, block, way, Marches.bonus(position), taken) != null
                ? Ruling.LEGAL
                : Cited.refuse("6.3e", "refuse.not-along-the-line");
    }

    private static Ruling judgeRommel(DesertFoxPosition position) {
        if (position.active() != Roster.AXIS || !position.setting().rommel()) {
            return Cited.refuse("3.5a", "refuse.no-rommel");
        }
        return position.get(Cell.ROMMEL) == 0
                ? Ruling.LEGAL
                : Cited.refuse("3.5a", "refuse.rommel-once");
    }

    /** A withdrawal that was begun is given up, unless it is owed. */
    private Ruling judgePass(DesertFoxPosition position) {
        if (!passed(position)) {
            return DesertFoxDecision.notNow();
        }
        return withdrawals.owed(position)
                ? Cited.refuse("8.1i", "refuse.must-withdraw")
                : Ruling.LEGAL;
    }

    private Ruling judgeDone(DesertFoxPosition position) {
        if (!passed(position) || !Withdrawals.declared(position)) {
            return Ruling.LEGAL;
        }
        if (withdrawals.owed(position)) {
            return withdrawals.pays(position)
                    ? Ruling.LEGAL
                    : Cited.refuse("8.1i", "refuse.must-withdraw");
        }
        return withdrawals.shortens(position)
                ? Ruling.LEGAL
                : Cited.refuse("6.3d", "refuse.network-not-shorter");
    }

    @Override
    public Ruling judge(DesertFoxPosition position, DesertFoxMove move) {
        return switch (move) {
            case March(int block, int[] way) -> judge(position, block, way);
            case Stay(int block) ->
                    position.is(block, Flag.DECLARED)
                            ? Ruling.LEGAL
                            : Cited.refuse("3.1h", "refuse.not-going");
            case Rommel _ -> judgeRommel(position);
            case Discard(boolean real) ->
                    OperationDecision.discard(position, position.active(), real);
            case Pass _ -> judgePass(position);
            case Done _ -> judgeDone(position);
            default -> DesertFoxDecision.notNow();
        };
    }

    public void movers(DesertFoxPosition position, IntConsumer each) {
        for (int block = 0; block < position.roster().size(); block++) {
            if (mayMove(position, block)) {
                each.accept(block);
            }
        }
    }

    public boolean hasMovers(DesertFoxPosition position) {
        for (int block = 0; block < position.roster().size(); block++) {
            if (mayMove(position, block)) {
                return true;
            }
        }
        return false;
    }

    private boolean mayMove(DesertFoxPosition position, int block) {
        return position.is(block, Flag.DECLARED)
                || MoveDecision.free(position, block) && inReach(position, position.at(block));
    }

    public void movesOf(
            DesertFoxPosition position, int block, Consumer<? super DesertFoxMove> each) {
        if (!position.roster().isBlock(block)) {
            return;
        }
        if (position.is(block, Flag.DECLARED)) {
            each.accept(new Stay(block));
            return;
        }
        if (!MoveDecision.free(position, block) || !inReach(position, position.at(block))) {
            return;
        }
        int rendezvous = position.get(Cell.RENDEZVOUS) - 1;
        if (passed(position)) {
            lines.ways(
                    position,
                    block,
                    Marches.bonus(position),
                    true,
                    withdrawals.taken(position),
                    (way, _) -> {
                        if (rendezvous < 0 || way[way.length - 1] == rendezvous) {
                            each.accept(new March(block, way));
                        }
                    });
        } else {
            marches.list(
                    position,
                    block,
                    rendezvous,
                    march -> {
                        boolean off = march.way()[march.way().length - 1] < 0;
                        if (!off || !converges(position)) {
                            each.accept(march);
                        }
                    });
        }
    }

    public void otherMoves(DesertFoxPosition position, Consumer<? super DesertFoxMove> each) {
        if (judgeRommel(position).legal()) {
            each.accept(new Rommel());
        }
        if (position.get(Cell.AXIS_BLANK, position.active()) > 0) {
            each.accept(new Discard(false));
        }
        if (passed(position) && judgePass(position).legal()) {
            each.accept(new Pass());
        }
        if (judgeDone(position).legal()) {
            each.accept(new Done());
        }
    }

    @Override
    public void moves(DesertFoxPosition position, Consumer<? super DesertFoxMove> each) {
        movers(position, block -> movesOf(position, block, each));
        otherMoves(position, each);
    }

    /** Mostly some unit's; a withdrawal that leads nowhere is given up before long. */
    @Override
    public DesertFoxMove sample(DesertFoxPosition position, RandomGenerator random) {
        List<Integer> movers = new ArrayList<>();
        movers(position, movers::add);
        boolean done = judgeDone(position).legal();
        if (passed(position) && !movers.isEmpty() && withdrawals.owed(position)) {
            return withdrawal(position, movers, done, random);
        }
        if (passed(position) && random.nextInt(3) > 0) {
            if (done && Withdrawals.declared(position)) {
                return new Done();
            }
            movers.removeIf(block -> !done && !position.is(block, Flag.DECLARED));
        }
        List<DesertFoxMove> moves = new ArrayList<>();
        if (!movers.isEmpty() && random.nextInt(4) > 0) {
            movesOf(position, movers.get(random.nextInt(movers.size())), moves::add);
        }
        if (moves.isEmpty()) {
            otherMoves(position, moves::add);
        }
        return moves.isEmpty()
                ? DesertFoxDecision.super.sample(position, random)
                : moves.get(random.nextInt(moves.size()));
    }

    /** A step towards a withdrawal of the whole force that owes it (8.1i). */
    private DesertFoxMove withdrawal(
            DesertFoxPosition position,
            List<Integer> movers,
            boolean done,
            RandomGenerator random) {
        if (done && Withdrawals.declared(position)) {
            return new Done();
        }
        Collections.shuffle(movers, random);
        List<DesertFoxMove> moves = new ArrayList<>();
        for (int block : movers) {
            if (!position.is(block, Flag.DECLARED)) {
                movesOf(position, block, moves::add);
            }
            if (!moves.isEmpty()) {
                return moves.get(random.nextInt(moves.size()));
            }
        }
        // Others have taken its place on the line (5.1j).
        return new Stay(movers.getFirst());
    }

    @Override
    public void play(DesertFoxPosition position, DesertFoxMove move, Luck luck) {
        switch (move) {
            case March(int block, int[] way) -> march(position, block, way, luck);
            case Pass _ -> {
                for (int block = 0; block < position.roster().size(); block++) {
                    stay(position, block);
                }
                forget(position);
                position.enter(Phase.PASSED);
            }
            case Stay(int block) -> {
                stay(position, block);
                if (converges(position) && !Withdrawals.declared(position)) {
                    forgetRendezvous(position);
                }
            }
            case Rommel _ -> {
                position.set(Cell.ROMMEL, 1);
                luck.tell("3.5a", "rommel");
            }
            case Discard(boolean real) ->
                    OperationDecision.discarded(position, position.active(), real, luck);
            default -> done(position);
        }
    }

    private static void stay(DesertFoxPosition position, int block) {
        position.set(block, Flag.DECLARED, false);
        position.set(block, Flag.FORCED, false);
        position.way(block, Way.NONE);
    }

    /** The move that was begun is none. */
    private static void forget(DesertFoxPosition position) {
        position.set(Cell.KIND, 0);
        position.set(Cell.POINT, 0);
        position.set(Cell.RENDEZVOUS, 0);
        position.set(Cell.ROMMEL, 0);
    }

    /** Where nobody has gone there and nobody means to, another rendezvous may be named. */
    private void forgetRendezvous(DesertFoxPosition position) {
        if (position.get(Cell.ARRIVED) == 0) {
            position.set(Cell.RENDEZVOUS, 0);
        }
    }

    /** A withdrawal that nobody takes part in was none. */
    private static void done(DesertFoxPosition position) {
        position.set(Cell.ARRIVED, 0);
        if (passed(position) && !Withdrawals.declared(position)) {
            forget(position);
        } else {
            position.enter(Phase.AFTER_MOVE);
        }
    }

    /** Whether a legal way takes a forced march (3.6a). */
    public boolean forced(DesertFoxPosition position, int block, int[] way) {
        return passed(position)
                ? lines.judge(
                                position,
                                block,
                                way,
                                Marches.bonus(position),
                                withdrawals.taken(position))
                        .forced()
                : marches.forced(position, block, way);
    }

    private void march(DesertFoxPosition position, int block, int[] way, Luck luck) {
        int packed = Way.pack(campaign.grid(), way);
        if (converges(position)) {
            position.set(Cell.RENDEZVOUS, way[way.length - 1] + 1);
        }
        boolean forced = forced(position, block, way);
        boolean leaves = position.board().standing(1 - position.active(), position.at(block)) > 0;
        if (!passed(position)) {
            Cards.prove(position, Operations.FOR_ONE, luck);
        }
        if (forced || leaves || passed(position)) {
            position.set(block, Flag.DECLARED, true);
            position.set(block, Flag.FORCED, forced);
            position.way(block, packed);
        } else {
            position.set(Cell.ARRIVED, 1);
            movement.setOut(position, block, packed);
        }
    }
}
