package kessel.games.desertfox.evaluation;

import java.util.Optional;
import java.util.function.ToIntFunction;
import kessel.engine.game.Doctrine.Reason;
import kessel.engine.game.Sight;
import kessel.engine.hex.Grid;
import kessel.engine.words.Phrase;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Stage;
import kessel.games.desertfox.position.Supply;

/**
 * What a move is good for: of all that it is to change, what matters most. A march is told by where
 * it leads, for blocks set out only when all have been named. Of the enemy it names hexes, never
 * blocks. Who cannot see all is told what follows from where blocks stand, and only when they have
 * set out.
 */
final class Reasons {
    /** Less than this is not worth a word. */
    private static final double LEAST = 0.3;

    /** Whoever comes so much nearer to where the side wants to go is on the way there. */
    private static final int STRIDE = 2;

    private static final double BASE = 12;
    private static final double TOBRUK = 8;
    private static final double FORTRESS = 4;
    private static final double STRIKE = 2;
    private static final double CUT = 1.5;
    private static final double SUPPLIED = 1;

    private final Campaign campaign;
    private final Balance balance;
    private final DesertFoxPosition before;
    private final DesertFoxPosition after;
    private final boolean seesAll;
    private final ToIntFunction<DesertFoxMove> aim;
    private final int side;
    private Reason best;

    /**
     * @param aim the hex that an operation is best aimed at, or -1
     */
    Reasons(
            Campaign campaign,
            Balance balance,
            DesertFoxPosition before,
            DesertFoxPosition after,
            int viewer,
            ToIntFunction<DesertFoxMove> aim) {
        this.aim = aim;
        this.campaign = campaign;
        this.balance = balance;
        this.before = before;
        this.after = after;
        seesAll = viewer == Sight.HINDSIGHT;
        side = before.decider();
    }

    Optional<Reason> of(DesertFoxMove move) {
        switch (move) {
            case DesertFoxMove.March(int block, int[] way) -> marches(block, way[way.length - 1]);
            case DesertFoxMove.Done _ when before.stage() == Stage.MARCHING && !seesAll ->
                    arrivals();
            case DesertFoxMove.Lay _, DesertFoxMove.Disperse _, DesertFoxMove.Converge _
                    when seesAll ->
                    operates(move);
            case DesertFoxMove.Stand(int hex) -> stands(hex);
            case DesertFoxMove.Refuse(int hex) when seesAll -> refuses(hex);
            case DesertFoxMove.Attack(int hex) when seesAll -> attacks(hex);
            default -> {
                // What belongs to something else has its reason there.
            }
        }
        return Optional.ofNullable(best);
    }

    private void offer(double weight, String key, Object... arguments) {
        if (weight > LEAST && (best == null || weight > best.weight())) {
            best = new Reason(Phrase.of(key, arguments), weight);
        }
    }

    /** A withdrawal aims at nobody. */
    private void operates(DesertFoxMove move) {
        int hex = before.get(Cell.PASSED) == 0 ? aim.applyAsInt(move) : -1;
        if (hex >= 0) {
            offer(LEAST + 0.4, "reason.aims", new Phrase.Hex(hex));
        }
    }

    /** Those whose ways were named before set out now (3.6b). */
    private void arrivals() {
        for (int block : before.roster().of(side)) {
            if (after.at(block) != before.at(block)) {
                marches(block, after.at(block));
            }
        }
    }

    private void marches(int block, int to) {
        int from = before.at(block);
        if (to < 0 || from < 0 || !seesAll && after.at(block) != to) {
            return;
        }
        Board board = before.board();
        Phrase.Hex hex = new Phrase.Hex(to);
        double place = place(to);
        if (board.standing(1 - side, to) > 0) {
            offer(STRIKE + place, "reason.strikes", hex);
            return;
        }
        offer(place, "reason.takes", hex);
        DesertFoxPosition then = before.copy();
        then.at(block, to);
        cuts(then);
        Supply old = before.supply(side);
        if (!old.reaches(from) && before.fed(block) == 0 && then.supply(side).reaches(to)) {
            offer(seesAll ? balance.block(before, block) : SUPPLIED, "reason.supplied");
        }
        boolean danger = balance.near(board, 1 - side, from);
        if (danger && !balance.near(board, 1 - side, to)) {
            offer(LEAST + 0.2, "reason.out-of-danger");
        }
        if (balance.near(board, 1 - side, to) && board.standing(side, to) > 0) {
            offer(LEAST + 0.3, "reason.supports", hex);
        }
        int nearer = balance.distance(before, side, from) - balance.distance(before, side, to);
        if (nearer >= STRIDE) {
            offer(LEAST + 0.05 * nearer, "reason.towards", new Phrase.Hex(goal()));
        }
    }

    /** What it is worth to come into a hex: the enemy's base (10.1), or a fortress of his. */
    private double place(int hex) {
        if (hex == campaign.bases()[1 - side]) {
            return BASE;
        }
        int fortress = campaign.fortress(hex);
        if (fortress < 0 || before.holder(fortress) == side) {
            return 0;
        }
        return fortress == balance.tobruk() ? TOBRUK : FORTRESS;
    }

    private int goal() {
        return before.holder(balance.tobruk()) == side
                ? campaign.bases()[1 - side]
                : campaign.fortresses()[balance.tobruk()].hex();
    }

    /** The enemies whose line to their base is gone (5.0): the hex with most of them. */
    private void cuts(DesertFoxPosition then) {
        Supply old = before.supply(1 - side);
        Supply now = then.supply(1 - side);
        int most = 0;
        int where = Grid.OFF;
        int all = 0;
        for (int hex = 0; hex < campaign.ground().size(); hex++) {
            int there = before.board().all(1 - side, hex);
            if (there > 0 && old.reaches(hex) && !now.reaches(hex)) {
                all += there;
                if (there > most) {
                    most = there;
                    where = hex;
                }
            }
        }
        if (where != Grid.OFF) {
            offer(CUT * all, "reason.cuts-off", new Phrase.Hex(where));
        }
    }

    private double lead(int hex) {
        return balance.power(before, side, hex) - balance.power(before, 1 - side, hex);
    }

    private void stands(int hex) {
        int fortress = campaign.fortress(hex);
        if (fortress >= 0 && before.holder(fortress) == side) {
            offer(FORTRESS, "reason.holds", new Phrase.Hex(hex));
        } else if (seesAll && lead(hex) >= 0) {
            offer(LEAST + lead(hex), "reason.stands", new Phrase.Hex(hex));
        }
    }

    private void refuses(int hex) {
        if (lead(hex) < 0) {
            offer(LEAST - lead(hex), "reason.refuses", new Phrase.Hex(hex));
        }
    }

    private void attacks(int hex) {
        if (lead(hex) > 0) {
            offer(LEAST + lead(hex), "reason.attacks", new Phrase.Hex(hex));
        }
    }
}
