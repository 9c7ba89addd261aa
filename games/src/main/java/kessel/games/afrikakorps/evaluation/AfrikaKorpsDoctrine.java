package kessel.games.afrikakorps.evaluation;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import kessel.engine.data.Item;
import kessel.engine.game.Doctrine;
import kessel.engine.game.Weights;
import kessel.engine.game.Workspaces;
import kessel.games.afrikakorps.data.Campaign;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.planning.Prospect;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Stage;
import kessel.games.afrikakorps.rules.AfrikaKorpsRules;

/** What a good player of Afrika Korps knows. The coin is a combat factor. */
public final class AfrikaKorpsDoctrine implements Doctrine<AfrikaKorpsPosition, AfrikaKorpsMove> {
    /** So many supply units are of use; more count less. */
    private static final int ENOUGH_SUPPLY = 3;

    private static final double SUPPLY_TO_SPARE = 0.3;

    /**
     * What it counts, in supply units, to have none at all: two ships sunk in a row, one time of
     * nine, and the Axis has lost (12.2a, 24.5a).
     */
    private static final double[] WITHOUT_SUPPLY = {36, 1};

    /**
     * What it counts, in factors, that nobody guards one's base: a part of that wherever the enemy
     * is, for who has left it is not back in time, and the more the nearer he comes.
     */
    private static final double[] OPEN_BASE = {12, 6};

    private static final double ANYWAY = 0.3;
    private static final double RUSH = 20;

    /** The same of an enemy in it: the Axis lands supply nowhere else but in Tobruk (12.3.1a). */
    private static final double[] LOST_BASE = {20, 6};

    /** How much it draws units then. */
    private static final double BACK = 10;

    /** How much a place that is missing draws the Axis in the end: it needs all of them (4.1b). */
    private static final double LAST_CALL = 12;

    /** What it counts to hold all places but one, against holding all when it is looked at. */
    private static final double NEARLY_ALL = 0.4;

    /** What it counts, in factors, to take a supply unit: there is one less over there as well. */
    private static final double PRIZE = 2 * Stand.SUPPLY;

    /** Worse than anything that can come of ending a phase. */
    private static final double UNTHINKABLE = 1000;

    /** The same of each unit too many in a hex. */
    private static final double CROWDED = 6;

    enum Measure {
        STRENGTH,
        SUPPLY,
        FED,
        ISOLATION,
        PLACES,
        CONTROL,
        APPROACH,
        EXPOSURE,
        BATTLES,
        STORMS,
        GARRISONS,
        TIME,
        VERDICT;

        static final List<String> NAMES =
                Arrays.stream(values()).map(each -> each.name().toLowerCase(Locale.ROOT)).toList();
    }

    private final Campaign campaign;
    private final Roster roster;
    private final AfrikaKorpsRules rules;
    private final Weights weights;
    private final Prospect prospect;
    private final Stand stand;
    private final Battles battles;
    private final Storms storms;
    private final Overcoming overcoming;
    private final Workspaces<Survey> surveys;
    private final Workspaces<Outlook> outlooks;

    public AfrikaKorpsDoctrine(Campaign campaign, AfrikaKorpsRules rules, Item file) {
        this.campaign = campaign;
        this.rules = rules;
        roster = campaign.roster();
        weights = Weights.read(file, Measure.NAMES);
        prospect = new Prospect(campaign.results());
        stand = new Stand(campaign, prospect);
        battles = new Battles(campaign, prospect);
        storms = new Storms(rules, prospect, stand);
        overcoming = new Overcoming(rules);
        surveys = Survey.workspaces(campaign);
        outlooks = Outlook.workspaces(rules);
    }

    AfrikaKorpsRules rules() {
        return rules;
    }

    Overcoming overcoming() {
        return overcoming;
    }

    @Override
    public Weights weights() {
        return weights;
    }

    private static void add(double[] measures, Measure measure, double value) {
        measures[measure.ordinal()] += value;
    }

    /** Rommel goes from where nobody guards him as soon as an enemy is there (22.4b). */
    @Override
    public boolean interrupts(AfrikaKorpsPosition position) {
        return position.stage() == Stage.PLACING_ROMMEL;
    }

    /** Every look takes in a large map and what may come of all who are at grips. */
    @Override
    public int slowness() {
        return 2;
    }

    /** Losses and retreats: generals that played these out won less. */
    @Override
    public int weight(AfrikaKorpsPosition position) {
        return TRIFLE;
    }

    @Override
    public void measure(AfrikaKorpsPosition position, double[] measures) {
        Arrays.fill(measures, 0);
        Survey survey = surveys.take();
        try {
            survey.read(position);
            int spent = fights(position, survey, measures);
            for (int side = 0; side < 2; side++) {
                int sign = side == Roster.AXIS ? 1 : -1;
                units(position, survey, side, sign, measures);
                int gone = side == position.phasing() ? spent : 0;
                supplies(position, survey, side, sign, gone, measures);
                places(position, survey, side, sign, measures);
            }
            crowds(position, survey.board(), measures);
        } finally {
            surveys.give(survey);
        }
        double army = 1 - nearTheEnd(position);
        measures[Measure.STRENGTH.ordinal()] *= army;
        measures[Measure.SUPPLY.ordinal()] *= army;
        // If nothing happens the Allies win (4.2c).
        add(measures, Measure.TIME, -gone(position));
    }

    /** The part of the game that has gone by. */
    private double gone(AfrikaKorpsPosition position) {
        return (double) position.turn() / campaign.turns();
    }

    /**
     * How much more it counts who holds the places than who has the stronger army: all of it when
     * it is too late to hold them for as long as it takes (4.1b).
     */
    private double nearTheEnd(AfrikaKorpsPosition position) {
        int last = campaign.turns() - campaign.controlTurns();
        return Math.pow(Math.min(1, (double) position.turn() / last), 4);
    }

    private void units(
            AfrikaKorpsPosition position, Survey survey, int side, int sign, double[] measures) {
        double late = LAST_CALL * nearTheEnd(position);
        for (int unit = roster.first(side); unit < roster.end(side); unit++) {
            int hex = position.at(unit);
            double worth = Prospect.worth(roster, unit);
            if (hex < 0) {
                add(measures, Measure.STRENGTH, sign * stand.unit(position, survey, unit));
                continue;
            }
            add(measures, Measure.STRENGTH, sign * worth);
            double pull = stand.pull(survey, side, hex) + back(survey, side, hex);
            pull += side == Roster.AXIS ? late * stand.missing(survey, side, hex) : 0;
            add(measures, Measure.APPROACH, sign * pull * (1 + worth / 5));
            add(measures, Measure.EXPOSURE, -sign * stand.exposure(survey, unit, hex));
            if (!survey.supplied(side, hex)) {
                double turns = position.is(unit, Flags.ISOLATED) ? 2 : 1;
                add(measures, Measure.ISOLATION, -sign * turns * worth / 2);
            }
            if (survey.supplyNear(side, hex)) {
                add(measures, Measure.FED, sign * roster.attack(unit));
            }
        }
    }

    private double baseInDanger(Survey survey, int side) {
        int base = campaign.ground().base(side);
        if (isLost(survey, side)) {
            return LOST_BASE[side];
        }
        double near = Math.max(0, 1 - survey.toEnemy(side, base) / RUSH);
        boolean open = survey.board().stack(side, base) == 0;
        return open ? OPEN_BASE[side] * (ANYWAY + (1 - ANYWAY) * near) : 0;
    }

    /** Whether an enemy is in a side's base. */
    private boolean isLost(Survey survey, int side) {
        return survey.board().stack(1 - side, campaign.ground().base(side)) > 0;
    }

    /** What draws units back to a base that is lost. */
    private double back(Survey survey, int side, int hex) {
        return isLost(survey, side) ? BACK * stand.near(hex, campaign.ground().base(side)) : 0;
    }

    /** Movement cannot end where there are too many, so who comes in needs room to go on (5.4a). */
    private void crowds(AfrikaKorpsPosition position, Board board, double[] measures) {
        boolean arriving = position.stage() == Stage.ARRIVING;
        if (!arriving && position.stage() != Stage.MOVING) {
            return;
        }
        int side = position.phasing();
        for (int unit = roster.first(side); unit < roster.end(side); unit++) {
            int hex = position.at(unit);
            int many = board.first(unit) ? board.stack(side, hex) - campaign.stacking() : 0;
            if (many > 0) {
                many = arriving ? Math.max(0, many - roomAround(board, side, hex)) : many;
                double worse = CROWDED * many;
                add(measures, Measure.BATTLES, side == Roster.AXIS ? -worse : worse);
            }
        }
    }

    private int roomAround(Board board, int side, int hex) {
        int room = 0;
        for (int beside : campaign.ground().beside(hex)) {
            if (board.free(side, beside)) {
                room += Math.max(0, campaign.stacking() - board.stack(side, beside));
            }
        }
        return room;
    }

    private void supplies(
            AfrikaKorpsPosition position,
            Survey survey,
            int side,
            int sign,
            int gone,
            double[] measures) {
        int left = -gone;
        int own = -gone;
        double danger = 0;
        for (int supply = position.onMapFrom(roster.firstSupply());
                supply < roster.size();
                supply = position.onMapFrom(supply + 1)) {
            if (roster.side(supply) == side) {
                if (!Stand.spent(position, supply)) {
                    left++;
                    own += roster.captured(supply) ? 0 : 1;
                }
                danger += Math.max(0, -stand.supplying(survey, side, position.at(supply)));
            }
        }
        // The last is guarded better than any.
        add(measures, Measure.SUPPLY, -sign * danger / Stand.SUPPLY * (left < 2 ? 2 : 1));
        double comes =
                own < campaign.mostOwnSupplies(side) && survey.holdsPort(side)
                        ? campaign.supplyComes(nextTurn(position), side)
                        : 0;
        double worth = comes * worth(side, left + 1) + (1 - comes) * worth(side, left);
        add(measures, Measure.SUPPLY, sign * worth);
    }

    /** What so many supply units are worth. */
    private static double worth(int side, int supplies) {
        return supplies <= 0
                ? -WITHOUT_SUPPLY[side]
                : Math.min(supplies, ENOUGH_SUPPLY)
                        + SUPPLY_TO_SPARE * Math.max(0, supplies - ENOUGH_SUPPLY);
    }

    private int nextTurn(AfrikaKorpsPosition position) {
        return Math.min(position.turn() + 1, campaign.turns());
    }

    private void places(
            AfrikaKorpsPosition position, Survey survey, int side, int sign, double[] measures) {
        int held = 0;
        for (int i = 0; i < campaign.objectives().length; i++) {
            if (survey.held(side, i)) {
                add(measures, Measure.PLACES, sign * stand.holding(side, campaign.objectives()[i]));
                held++;
            }
        }
        add(measures, Measure.PLACES, -sign * baseInDanger(survey, side));
        add(measures, Measure.GARRISONS, -sign * storms.danger(survey, side));
        int missing = campaign.objectives().length - held;
        double near = missing == 0 ? 1 : missing == 1 ? NEARLY_ALL : 0;
        add(measures, Measure.CONTROL, sign * (position.control(side) + near));
        if (side == Roster.AXIS) {
            double done = (double) held / campaign.objectives().length;
            add(measures, Measure.VERDICT, -nearTheEnd(position) * (1 - done * done));
        }
    }

    /**
     * What is planned, and what the best plan for all who are at grips would add to it; the supply
     * units that it would use up.
     */
    private int fights(AfrikaKorpsPosition position, Survey survey, double[] measures) {
        Board board = survey.board();
        double sum = battles.gain(position);
        int used = 0;
        boolean open =
                switch (position.stage()) {
                    case MOVING, OVERRUNNING, EXCHANGING, PLANNING -> true;
                    default -> false;
                };
        if (open && rules.duty().obliged(position, board, 0) != 0) {
            Outlook.Best best = outlook(position, board);
            sum += best.gain();
            used = best.supplies();
        }
        double storm = open ? storms.gain(position, survey) : 0;
        used = storm > 0 ? Math.max(1, used) : used;
        storm += storms.planned(position, board);
        add(measures, Measure.BATTLES, position.phasing() == Roster.AXIS ? sum : -sum);
        add(measures, Measure.STORMS, position.phasing() == Roster.AXIS ? storm : -storm);
        return used;
    }

    private Outlook.Best outlook(AfrikaKorpsPosition position, Board board) {
        Outlook outlook = outlooks.take();
        try {
            return outlook.best(position, board);
        } finally {
            outlooks.give(outlook);
        }
    }

    /** How good it looks for a piece to be in a hex. */
    double there(AfrikaKorpsPosition position, int piece, int hex) {
        Survey survey = surveys.take();
        try {
            survey.read(position);
            double prize = roster.combat(piece) ? prize(position, survey, hex) : 0;
            return stand.at(position, survey, piece, hex) + prize;
        } finally {
            surveys.give(survey);
        }
    }

    /** What a combat unit takes by coming to a hex: enemy supply without an escort (15.2.1a). */
    private double prize(AfrikaKorpsPosition position, Survey survey, int hex) {
        int enemy = 1 - position.phasing();
        Board board = survey.board();
        double sum = board.loneSupply(enemy, hex) ? PRIZE : 0;
        for (int beside : campaign.ground().beside(hex)) {
            sum += board.loneSupply(enemy, beside) ? PRIZE : 0;
        }
        return sum;
    }

    /** How many hexes nearer to its army, on average over all attack factors, a piece would be. */
    double nearer(AfrikaKorpsPosition position, int piece, int hex) {
        Survey survey = surveys.take();
        try {
            survey.read(position);
            return survey.nearer(roster.side(piece), position.at(piece), hex);
        } finally {
            surveys.give(survey);
        }
    }

    void assaults(AfrikaKorpsPosition position, Consumer<Scheme<AfrikaKorpsMove>> each) {
        if (position.stage() != Stage.MOVING) {
            return;
        }
        rules.theatre()
                .board(
                        position,
                        board -> {
                            new Assaults(rules, prospect, storms, position, board).run(each);
                            return null;
                        });
        List<AfrikaKorpsMove> victory = overcoming.moves(position);
        if (!victory.isEmpty()) {
            each.accept(new Scheme<>(victory, 1));
        }
    }

    /** The attack on a fortress that is worth making, with all who take part; nothing if none. */
    List<AfrikaKorpsMove> storm(AfrikaKorpsPosition position) {
        return rules.theatre().board(position, board -> storms.moves(position, board));
    }

    /**
     * Nobody begins an automatic victory who does not know that it comes about: a scheme does. Nor
     * destroys supply, unless that makes room for some that may land nearer the front: a capture
     * that may come costs less than an army without supply. Who has all in that there is room for
     * is done: that they still stand where they came in, which is a crowd as soon as they may move,
     * should not have him bring in more.
     */
    @Override
    public OptionalDouble gain(AfrikaKorpsPosition position, AfrikaKorpsMove move, int side) {
        return switch (move) {
            case AfrikaKorpsMove.Open _ when position.stage() == Stage.MOVING ->
                    OptionalDouble.of(-UNTHINKABLE);
            case AfrikaKorpsMove.Destroy(int supply) when !makesRoom(position, supply) ->
                    OptionalDouble.of(-UNTHINKABLE);
            case AfrikaKorpsMove.Done _ when position.stage() == Stage.ARRIVING ->
                    OptionalDouble.of(0);
            default -> OptionalDouble.empty();
        };
    }

    /** Before supply lands, where there is as much as there may be (12.1b, 12.2d). */
    private boolean makesRoom(AfrikaKorpsPosition position, int supply) {
        int side = roster.side(supply);
        return position.stage() == Stage.ARRIVING
                && position.ownSupplies(side) >= campaign.mostOwnSupplies(side);
    }

    /**
     * Whether an enemy is beside supply in a hex, or near it where nobody guards it (15.2, 15.3).
     */
    boolean canBeTaken(AfrikaKorpsPosition position, int supply, int hex) {
        int side = roster.side(supply);
        Survey survey = surveys.take();
        try {
            Board board = survey.read(position).board();
            boolean guarded = board.stood(side, hex) != 0;
            return board.zone(1 - side, hex) != 0 || !guarded && survey.attack(1 - side, hex) > 0;
        } finally {
            surveys.give(survey);
        }
    }

    /** Everything lies open. */
    @Override
    public Optional<Reason> reason(
            AfrikaKorpsPosition before,
            AfrikaKorpsMove move,
            AfrikaKorpsPosition after,
            int viewer) {
        Survey then = surveys.take();
        Survey now = surveys.take();
        try {
            return new Reasons(campaign, stand, before, after, then, now).of(move);
        } finally {
            surveys.give(now);
            surveys.give(then);
        }
    }

    @Override
    public Guide<AfrikaKorpsPosition, AfrikaKorpsMove> guide(AfrikaKorpsPosition position) {
        return new AfrikaKorpsGuide(this);
    }
}
