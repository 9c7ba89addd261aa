package kessel.games.desertfox.evaluation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import kessel.engine.game.Doctrine.Scheme;
import kessel.engine.game.Doctrine.Schemes;
import kessel.engine.hex.Grid;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.data.Ground;
import kessel.games.desertfox.data.UnitClass;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.move.DesertFoxMove.Place;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.rules.DesertFoxRules;

/**
 * Where an army may be set up: garrisons in its fortresses, the rest in some posts along the roads
 * that supply reaches, around where it wants to go or in a line before the enemy, more or less
 * forward, each with something of everything.
 */
final class Deployment {
    /** How many hexes behind the foremost that can be had, from bold to careful. */
    private static final int[] BEHIND = {0, 1, 2, 4, 7};

    private static final int[] AS_FAR_AS_CAN_BE = {100};

    /** How much a hex farther from there counts. */
    private static final double A_HEX_OFF = 0.5;

    /**
     * Who has so little of the enemy's strength begins as far back as he can: his time will come.
     */
    private static final double OUTNUMBERED = 0.6;

    private static final int[] POSTS = {1, 2, 3, 4, 6};
    private static final int GARRISON = 2;
    private static final int GARRISON_OF_TOBRUK = 4;
    private static final double ROAD = 1;
    private static final double SIEGE = 1.5;

    /** So many in a hex can still be fed and fight (3.7); more are only lost together. */
    private static final int ENOUGH = 6;

    private static final double CROWDED = 0.3;
    private static final double EXPOSED = 0.15;

    /** Who has fewer months begins the nearer to where he wants to go. */
    private static final double MONTHS_TO_SPARE = 6;

    /** Above nothing, so that every whole set-up is better than none. */
    private static final double ANY = 1000;

    private final DesertFoxRules rules;
    private final Campaign campaign;
    private final Balance balance;
    private final int side;
    private final DesertFoxPosition start;
    private final Map<Integer, List<Integer>> places = new TreeMap<>();

    Deployment(DesertFoxRules rules, Balance balance, DesertFoxPosition position) {
        this.rules = rules;
        this.balance = balance;
        campaign = position.campaign();
        side = position.decider();
        start = position;
        rules.moves(
                position,
                move -> {
                    if (move instanceof Place(int block, int hex)) {
                        places.computeIfAbsent(block, _ -> new ArrayList<>()).add(hex);
                    }
                });
    }

    void each(Schemes<DesertFoxMove> found) {
        Set<List<DesertFoxMove>> offered = new HashSet<>();
        for (int behind : outnumbered() ? AS_FAR_AS_CAN_BE : BEHIND) {
            for (boolean around : new boolean[] {false, true}) {
                each(new Line(around, behind), offered, found);
            }
        }
    }

    /**
     * Where posts lie.
     *
     * @param around where the side wants to go, else before the enemy's base
     * @param behind how far behind the foremost hexes
     */
    private record Line(boolean around, int behind) {}

    private void each(Line line, Set<List<DesertFoxMove>> offered, Schemes<DesertFoxMove> found) {
        for (int posts : POSTS) {
            for (boolean massed : new boolean[] {false, true}) {
                // A set-up that is not the best is better than none.
                if (!offered.isEmpty() && !found.goOn()) {
                    return;
                }
                DesertFoxPosition position = start.copy();
                List<DesertFoxMove> moves = deploy(position, line, posts, massed);
                // Many come out the same, and to weigh one takes much longer than to make it.
                if (offered.add(moves)) {
                    found.accept(new Scheme<>(moves, ANY + worth(position)));
                }
            }
        }
    }

    private boolean outnumbered() {
        double[] strength = new double[2];
        for (int block = 0; block < start.roster().size(); block++) {
            int at = start.at(block);
            if (at >= 0 || at == DesertFoxPosition.IN_HAND) {
                strength[start.roster().side(block)] += start.strength(block);
            }
        }
        return strength[side] < OUTNUMBERED * strength[1 - side];
    }

    /**
     * A set-up in so many posts.
     *
     * @param massed whether all but the weakest, of whom each holds a post, stay together
     */
    private List<DesertFoxMove> deploy(
            DesertFoxPosition position, Line line, int posts, boolean massed) {
        List<DesertFoxMove> moves = new ArrayList<>();
        List<Integer> left = new ArrayList<>(places.keySet());
        left.sort(Comparator.comparingDouble(block -> -balance.fire(position, block, -1)));
        garrisons(position, left, moves);
        if (massed && left.size() > posts) {
            Collections.rotate(left.subList(1, left.size()), posts - 1);
        }
        List<Integer> chosen = new ArrayList<>();
        for (int i = 0; i < left.size(); i++) {
            int block = left.get(i);
            if (chosen.size() < posts) {
                int post = post(position, line, block, chosen);
                if (post >= 0) {
                    chosen.add(post);
                    place(position, block, post, moves);
                    continue;
                }
            }
            dealt(position, block, chosen, massed ? 0 : i, moves);
        }
        return moves;
    }

    /** The infantry that strikes least holds the fortresses. */
    private void garrisons(
            DesertFoxPosition position, List<Integer> left, List<DesertFoxMove> moves) {
        for (int i = 0; i < campaign.fortresses().length; i++) {
            int hex = campaign.fortresses()[i].hex();
            int wanted = i == balance.tobruk() ? GARRISON_OF_TOBRUK : inFront(hex) ? GARRISON : 0;
            for (int n = left.size() - 1; n >= 0 && wanted > 0; n--) {
                int block = left.get(n);
                if (position.holder(i) == side
                        && !position.roster().is(block, UnitClass.ARMOUR)
                        && place(position, block, hex, moves)) {
                    left.remove(n);
                    wanted--;
                }
            }
        }
    }

    /** Whether the enemy is nearer to it than to Tobruk, where he comes from. */
    private boolean inFront(int hex) {
        int base = campaign.bases()[1 - side];
        int tobruk = campaign.fortresses()[balance.tobruk()].hex();
        return campaign.grid().distance(hex, base) < campaign.grid().distance(tobruk, base);
    }

    /** The best post that supply reaches and that is none yet; -1 if there is none. */
    private int post(DesertFoxPosition position, Line line, int block, List<Integer> chosen) {
        int best = -1;
        double most = Double.NEGATIVE_INFINITY;
        int wanted = line.behind + foremost(position, line, block);
        for (int hex : places.get(block)) {
            if (!chosen.contains(hex) && position.supply(side).reaches(hex)) {
                double off = Math.abs(distance(position, line, hex) - wanted);
                double worth = ground(hex) - A_HEX_OFF * off;
                if (worth > most && rules.judge(position, new Place(block, hex)).legal()) {
                    most = worth;
                    best = hex;
                }
            }
        }
        return best;
    }

    private int foremost(DesertFoxPosition position, Line line, int block) {
        return places.get(block).stream()
                .filter(position.supply(side)::reaches)
                .mapToInt(hex -> distance(position, line, hex))
                .min()
                .orElse(0);
    }

    private int distance(DesertFoxPosition position, Line line, int hex) {
        return line.around
                ? balance.distance(position, side, hex)
                : campaign.grid().distance(hex, campaign.bases()[1 - side]);
    }

    private double ground(int hex) {
        double worth = 0;
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int edge = hex * Grid.DIRECTIONS + direction;
            int beside = campaign.ground().next(edge);
            if (beside == Grid.OFF) {
                continue;
            }
            int road = campaign.ground().road(edge);
            worth = Math.max(worth, road == Ground.HIGHWAY || road == Ground.TRACK ? ROAD : 0);
            if (start.isEnemyFortress(side, beside)) {
                return SIEGE + ROAD;
            }
        }
        return worth;
    }

    /** To the posts in turn, and where none will have it, wherever it may go. */
    private void dealt(
            DesertFoxPosition position,
            int block,
            List<Integer> posts,
            int turn,
            List<DesertFoxMove> moves) {
        for (int i = 0; i < posts.size(); i++) {
            if (place(position, block, posts.get((turn + i) % posts.size()), moves)) {
                return;
            }
        }
        for (int hex : new TreeSet<>(places.get(block))) {
            if (place(position, block, hex, moves)) {
                return;
            }
        }
    }

    private boolean place(
            DesertFoxPosition position, int block, int hex, List<DesertFoxMove> moves) {
        Place place = new Place(block, hex);
        if (!places.get(block).contains(hex) || !rules.judge(position, place).legal()) {
            return false;
        }
        position.at(block, hex);
        moves.add(place);
        return true;
    }

    /**
     * What stands and is fed, not too much of it together, not all of it easily cut off, and not
     * too far away for the time there is.
     */
    private double worth(DesertFoxPosition position) {
        double crowded = 0;
        double exposed = 0;
        double away = 0;
        int enemy = anybody(1 - side);
        Arteries arteries = new Arteries(balance, position, 1 - side);
        for (int hex = 0; hex < campaign.ground().size(); hex++) {
            int here = position.board().all(side, hex);
            crowded += CROWDED * Math.max(0, here - ENOUGH);
            away += here * balance.distance(position, side, hex);
            if (here == 0 && enemy >= 0 && !balance.near(position.board(), side, hex)) {
                exposed = Math.max(exposed, arteries.cut(enemy, hex));
            }
        }
        double haste = Math.max(0, MONTHS_TO_SPARE / start.setting().months() - 1);
        double late = Balance.A_HEX_NEARER * haste * away;
        return balance.worth(position, side) - crowded - EXPOSED * exposed - late;
    }

    private int anybody(int whose) {
        for (int block = 0; block < start.roster().size(); block++) {
            if (start.roster().side(block) == whose) {
                return block;
            }
        }
        return -1;
    }
}
