package kessel.games.afrikakorps.evaluation;

import java.util.List;
import java.util.function.Consumer;
import kessel.engine.game.Doctrine.Guide;
import kessel.engine.game.Doctrine.Scheme;
import kessel.engine.game.Doctrine.Schemes;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Done;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Escort;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.March;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Roll;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Suggest;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;

/** What the side that decides finds when it looks round. */
final class AfrikaKorpsGuide implements Guide<AfrikaKorpsPosition, AfrikaKorpsMove> {
    /** What it counts, in factors, for a supply unit to come nearer to its army by a hex. */
    private static final double FOLLOW = 0.1;

    private final AfrikaKorpsDoctrine doctrine;

    AfrikaKorpsGuide(AfrikaKorpsDoctrine doctrine) {
        this.doctrine = doctrine;
    }

    @Override
    public double promise(AfrikaKorpsPosition position, AfrikaKorpsMove move) {
        return switch (move) {
            case March(int piece, int[] way) ->
                    doctrine.there(position, piece, way[way.length - 1]) + habit(position, move);
            case Escort(int piece, int _, int _, int to) -> doctrine.there(position, piece, to);
            default -> 0;
        };
    }

    /**
     * Supply follows the army: what stays in the base feeds nobody (14.2), and is cut off from
     * those who went on (24.1a). Units that come back to it would be the other way round, so this
     * is nothing to be measured in a position. It does not go where the enemy takes it.
     */
    @Override
    public double habit(AfrikaKorpsPosition position, AfrikaKorpsMove move) {
        if (!(move instanceof March(int piece, int[] way) && position.roster().supply(piece))) {
            return 0;
        }
        int to = way[way.length - 1];
        double nearer = FOLLOW * doctrine.nearer(position, piece, to);
        return nearer > 0 && doctrine.canBeTaken(position, piece, to) ? 0 : nearer;
    }

    @Override
    public void schemes(AfrikaKorpsPosition position, Schemes<AfrikaKorpsMove> each) {
        switch (position.stage()) {
            case MOVING -> doctrine.assaults(position, each);
            case OVERRUNNING -> each.accept(one(doctrine.overcoming().next(position)));
            case CONVOY -> offer(position, new Roll(), each);
            // What was suggested is whole, and what is whole is carried out, but for what nobody
            // has to do.
            case PLANNING -> {
                List<AfrikaKorpsMove> storm = doctrine.storm(position);
                if (!doctrine.rules().judge(position, new Done()).legal()) {
                    offer(position, new Suggest(), each);
                } else if (!storm.isEmpty()) {
                    each.accept(new Scheme<>(storm, 1));
                } else {
                    offer(position, new Done(), each);
                }
            }
            case EXCHANGING -> offer(position, new Done(), each);
            default -> {
                // Small decisions are tried one by one.
            }
        }
    }

    private boolean offer(
            AfrikaKorpsPosition position,
            AfrikaKorpsMove move,
            Consumer<Scheme<AfrikaKorpsMove>> each) {
        boolean may = doctrine.rules().judge(position, move).legal();
        if (may) {
            each.accept(one(move));
        }
        return may;
    }

    private static Scheme<AfrikaKorpsMove> one(AfrikaKorpsMove move) {
        return new Scheme<>(List.of(move), 1);
    }
}
