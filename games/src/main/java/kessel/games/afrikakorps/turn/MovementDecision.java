package kessel.games.afrikakorps.turn;

import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.random.RandomGenerator;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Destroy;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Done;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Embark;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Escort;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.March;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Open;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.TakeBack;
import kessel.games.afrikakorps.movement.Marches;
import kessel.games.afrikakorps.planning.Gathering;
import kessel.games.afrikakorps.planning.Overruns;
import kessel.games.afrikakorps.planning.Plans;
import kessel.games.afrikakorps.planning.Shortfall;
import kessel.games.afrikakorps.position.AfrikaKorpsDecision;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Stage;
import kessel.games.afrikakorps.position.Theatre;
import kessel.games.kit.Sampler;

/** The movement phase (5): pieces move one by one, in instalments if the player likes. */
public final class MovementDecision implements AfrikaKorpsDecision {
    private final Theatre theatre;
    private final Sequence sequence;
    private final Marches marches;
    private final Destruction destruction;
    private final Overruns overruns;
    private final Plans plans;
    private final Shortfall shortfall;

    public MovementDecision(
            Theatre theatre,
            Sequence sequence,
            Marches marches,
            Destruction destruction,
            Overruns overruns,
            Plans plans,
            Shortfall shortfall) {
        this.theatre = theatre;
        this.sequence = sequence;
        this.marches = marches;
        this.destruction = destruction;
        this.overruns = overruns;
        this.plans = plans;
        this.shortfall = shortfall;
    }

    @Override
    public Ruling judge(AfrikaKorpsPosition position, AfrikaKorpsMove move) {
        return switch (move) {
            case March(int piece, int[] way) -> marches.judge(position, piece, way);
            case Escort escort -> marches.judge(position, escort);
            case Embark(int piece) -> marches.judgeEmbarking(position, piece);
            case Destroy(int supply) -> destruction.judge(position, supply);
            case Open _ -> judgeOpen(position);
            case TakeBack _ ->
                    position.changed()
                            ? Ruling.LEGAL
                            : Theatre.refuse("11.6c", "nothing-to-take-back");
            case Done _ -> theatre.board(position, board -> judgeEnd(position, board));
            default -> AfrikaKorpsDecision.notNow();
        };
    }

    private Ruling judgeOpen(AfrikaKorpsPosition position) {
        boolean any =
                Gathering.freeBattle(position) != 0
                        && theatre.board(position, board -> overruns.inReach(position, board));
        return any ? Ruling.LEGAL : Theatre.refuse("9.1a", "no-automatic-victory");
    }

    /** 6.3b, 14.5a, 11.6c. */
    private Ruling judgeEnd(AfrikaKorpsPosition position, Board board) {
        int crowded = crowded(position, board);
        if (crowded >= 0) {
            return Theatre.refuse(
                    "6.3b", "too-many-there", Theatre.hex(crowded), theatre.campaign().stacking());
        }
        Ruling supplied = overruns.atEnd(position, board);
        if (!supplied.legal()) {
            return supplied;
        }
        Plans.Found found = plans.find(position, board, 0);
        if (found.plan() != null || !position.changed()) {
            // Who has moved nothing is in no trap of his own making, and has nothing to take back.
            return Ruling.LEGAL;
        }
        return found.certain()
                ? shortfall.refuse("11.6c", position, board, 0)
                : Theatre.refuse("11.6c", "no-plan-found");
    }

    /** Whether there is a lawful plan of battle for what stands where it is (11.6c). */
    public boolean mayFight(AfrikaKorpsPosition position) {
        return theatre.board(position, board -> plans.find(position, board, 0).plan() != null);
    }

    /** A hex with more combat units of the phasing side than may stay there, or -1. */
    private int crowded(AfrikaKorpsPosition position, Board board) {
        int side = position.phasing();
        int[] hex = {-1};
        position.units(
                side,
                unit -> {
                    int at = position.at(unit);
                    if (at >= 0 && board.stack(side, at) > theatre.campaign().stacking()) {
                        hex[0] = at;
                    }
                });
        return hex[0];
    }

    public void movers(AfrikaKorpsPosition position, IntConsumer each) {
        for (int piece = position.onMapFrom(0);
                piece < theatre.roster().size();
                piece = position.onMapFrom(piece + 1)) {
            if (isMover(position, piece)) {
                each.accept(piece);
            }
        }
    }

    /** Without asking for more than one of them. */
    public boolean hasMovers(AfrikaKorpsPosition position) {
        boolean any = false;
        for (int piece = position.onMapFrom(0);
                piece < theatre.roster().size() && !any;
                piece = position.onMapFrom(piece + 1)) {
            any = isMover(position, piece);
        }
        return any;
    }

    private boolean isMover(AfrikaKorpsPosition position, int piece) {
        return theatre.roster().side(piece) == position.phasing()
                && (marches.canMove(position, piece) || canDoElse(position, piece));
    }

    private boolean canDoElse(AfrikaKorpsPosition position, int piece) {
        boolean[] can = new boolean[1];
        marches.escorts(position, piece, _ -> can[0] = true);
        marches.embarkings(position, piece, _ -> can[0] = true);
        return can[0] || destruction.judge(position, piece).legal();
    }

    public void movesOf(
            AfrikaKorpsPosition position, int piece, Consumer<? super AfrikaKorpsMove> each) {
        if (theatre.roster().side(piece) != position.phasing() || !position.onMap(piece)) {
            return;
        }
        marches.of(position, piece, each);
        marches.escorts(position, piece, each);
        marches.embarkings(position, piece, each);
        if (destruction.judge(position, piece).legal()) {
            each.accept(new Destroy(piece));
        }
    }

    public void otherMoves(AfrikaKorpsPosition position, Consumer<? super AfrikaKorpsMove> each) {
        // At sea supply is no mover, but may be destroyed.
        destruction.moves(
                position,
                move -> {
                    if (!position.onMap(((Destroy) move).supply())) {
                        each.accept(move);
                    }
                });
        for (AfrikaKorpsMove move :
                new AfrikaKorpsMove[] {new Open(), new TakeBack(), new Done()}) {
            if (judge(position, move).legal()) {
                each.accept(move);
            }
        }
    }

    @Override
    public void moves(AfrikaKorpsPosition position, Consumer<? super AfrikaKorpsMove> each) {
        movers(position, piece -> movesOf(position, piece, each));
        otherMoves(position, each);
    }

    @Override
    public void play(
            AfrikaKorpsPosition position, AfrikaKorpsMove move, Chance chance, Journal journal) {
        switch (move) {
            case March(int piece, int[] way) -> {
                marches.play(position, piece, way, journal);
                moved(position, journal);
            }
            case Escort escort -> marches.play(position, escort, journal);
            case Embark(int piece) -> {
                marches.embark(position, piece, journal);
                moved(position, journal);
            }
            case Destroy(int supply) -> destruction.play(position, supply, journal);
            case Open _ -> {
                Marches.forgetLeg(position);
                position.set(Cell.CURRENT, Gathering.freeBattle(position));
                position.ask(Stage.OVERRUNNING, position.phasing());
            }
            case TakeBack _ -> position.takeBack();
            default -> {
                theatre.board(
                        position,
                        board -> {
                            overruns.nameSupplies(position, board);
                            return null;
                        });
                sequence.movementOver(position, journal);
            }
        }
    }

    /** 22.4b: an Allied move may leave Rommel alone in a zone. */
    private void moved(AfrikaKorpsPosition position, Journal journal) {
        if (position.phasing() == Roster.ALLIES) {
            sequence.rommelThen(position, false, Sequence.Then.MOVEMENT, journal);
        }
    }

    /** Some move of some piece; now and then, where it is lawful, the end of the phase. */
    @Override
    public AfrikaKorpsMove sample(AfrikaKorpsPosition position, RandomGenerator random) {
        int crowd = theatre.board(position, board -> crowded(position, board));
        if (crowd < 0 && random.nextInt(5) == 0 || random.nextInt(40) == 0) {
            if (judge(position, new Done()).legal()) {
                return new Done();
            }
            if (position.changed() && random.nextInt(4) == 0) {
                return new TakeBack();
            }
        }
        for (int tries = 0; tries < 4; tries++) {
            int hex = random.nextInt(4) > 0 ? crowd : -1;
            int piece = mover(position, hex, random);
            AfrikaKorpsMove move = piece < 0 ? null : sample(position, piece, random);
            if (move != null) {
                return move;
            }
        }
        Sampler<AfrikaKorpsMove> others = new Sampler<>(random);
        otherMoves(position, others);
        return others.chosen() == null
                ? AfrikaKorpsDecision.super.sample(position, random)
                : others.chosen();
    }

    /** Some piece on the map, of those in a hex if one is given. */
    private int mover(AfrikaKorpsPosition position, int hex, RandomGenerator random) {
        int count = 0;
        for (int piece = 0; piece < theatre.roster().size(); piece++) {
            count += stands(position, piece, hex) ? 1 : 0;
        }
        int left = count == 0 ? 0 : random.nextInt(count);
        for (int piece = 0; piece < theatre.roster().size(); piece++) {
            if (stands(position, piece, hex) && left-- == 0) {
                return piece;
            }
        }
        return -1;
    }

    private boolean stands(AfrikaKorpsPosition position, int piece, int hex) {
        return theatre.roster().side(piece) == position.phasing()
                && (hex < 0 ? position.onMap(piece) : position.at(piece) == hex);
    }

    /** Mostly a march. */
    private AfrikaKorpsMove sample(
            AfrikaKorpsPosition position, int piece, RandomGenerator random) {
        if (random.nextInt(8) == 0) {
            Sampler<AfrikaKorpsMove> others = new Sampler<>(random);
            marches.escorts(position, piece, others);
            marches.embarkings(position, piece, others);
            if (random.nextInt(20) == 0 && destruction.judge(position, piece).legal()) {
                others.accept(new Destroy(piece));
            }
            if (others.chosen() != null) {
                return others.chosen();
            }
        }
        return marches.any(position, piece, random);
    }
}
