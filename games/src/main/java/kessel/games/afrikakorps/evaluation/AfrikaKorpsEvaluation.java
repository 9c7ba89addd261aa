package kessel.games.afrikakorps.evaluation;

import java.util.OptionalDouble;
import java.util.SplittableRandom;
import java.util.function.Function;
import kessel.engine.game.Chance;
import kessel.engine.game.Evaluation;
import kessel.engine.game.FastChance;
import kessel.engine.game.Journal;
import kessel.engine.game.Workspaces;
import kessel.games.afrikakorps.data.Campaign;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Done;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Escort;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.March;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Open;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Resolve;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Roll;
import kessel.games.afrikakorps.planning.Prospect;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Stage;
import kessel.games.afrikakorps.rules.AfrikaKorpsRules;

/**
 * How good a position looks, in combat factors: units and supply as they stand, the places that
 * decide the game, and what the battles that are planned can be expected to bring. A march is
 * judged by what it changes, and never looks good if no lawful plan of battle is left after it.
 */
public final class AfrikaKorpsEvaluation
        implements Evaluation<AfrikaKorpsPosition, AfrikaKorpsMove> {
    private static final double WON = 1000;

    /** What a march costs after which movement could not end. */
    private static final double UNLAWFUL = 100;

    /** What it adds to hold all objectives when it is looked at. */
    private static final double CONTROL = 15;

    /** What an automatic victory that is to be had is worth besides: others may pass. */
    private static final double PASSAGE = 0.5;

    private static final double REPLACEMENT = 0.1;

    /** No march rolls dice (1.5a). */
    static final Chance UNUSED = new FastChance(new SplittableRandom(0));

    /** Substitutes leave more room in a hex. */
    private static final double SUBSTITUTE = 0.02;

    private final Campaign campaign;
    private final Roster roster;
    private final AfrikaKorpsRules rules;
    private final Stand stand;
    private final Battles battles;
    private final Overcoming overcoming;
    private final Workspaces<Survey> surveys;

    public AfrikaKorpsEvaluation(Campaign campaign, AfrikaKorpsRules rules) {
        this.campaign = campaign;
        this.rules = rules;
        roster = campaign.roster();
        Prospect prospect = new Prospect(campaign.results());
        stand = new Stand(campaign, prospect);
        battles = new Battles(campaign, prospect);
        overcoming = new Overcoming(rules);
        surveys = Survey.workspaces(campaign);
    }

    private <T> T survey(AfrikaKorpsPosition position, Function<Survey, T> look) {
        Survey survey = surveys.take();
        try {
            return look.apply(survey.read(position));
        } finally {
            surveys.give(survey);
        }
    }

    @Override
    public double worth(AfrikaKorpsPosition position, int side) {
        if (position.stage() == Stage.OVER) {
            return position.get(Cell.WINNER) == side ? WON : -WON;
        }
        return survey(position, survey -> worth(position, survey, side));
    }

    private double worth(AfrikaKorpsPosition position, Survey survey, int side) {
        double sum = strength(position, survey, side) - strength(position, survey, 1 - side);
        double fights = battles.gain(position);
        return position.phasing() == side ? sum + fights : sum - fights;
    }

    private double strength(AfrikaKorpsPosition position, Survey survey, int side) {
        Board board = survey.board();
        double sum = REPLACEMENT * position.replacements(side) + stand.anySupply(position, side);
        for (int unit = roster.first(side); unit < roster.end(side); unit++) {
            sum += stand.unit(position, survey, unit);
            sum += roster.substitute(unit) && position.onMap(unit) ? SUBSTITUTE : 0;
        }
        for (int supply = roster.firstSupply(); supply < roster.size(); supply++) {
            if (roster.side(supply) == side && position.at(supply) != AfrikaKorpsPosition.POOL) {
                sum += stand.supply(position, survey, supply);
            }
        }
        if (side == Roster.AXIS) {
            sum += stand.rommel(survey, position.at(roster.rommel()));
        }
        int held = 0;
        for (int hex : campaign.objectives()) {
            if (Stand.holders(board, side, hex) > 0) {
                sum += stand.holding(side, hex);
                held++;
            }
        }
        return sum + (held == campaign.objectives().length ? CONTROL : 0);
    }

    @Override
    public OptionalDouble foresee(AfrikaKorpsPosition position, AfrikaKorpsMove move, int side) {
        return switch (move) {
            case Roll _ -> OptionalDouble.of(worth(position, side) + Stand.SUPPLY);
            case Resolve _ -> OptionalDouble.of(worth(position, side));
            case March(int piece, int[] way) when position.stage() == Stage.MOVING ->
                    OptionalDouble.of(march(position, move, piece, way[way.length - 1], side));
            case Escort(int piece, int _, int _, int to) ->
                    OptionalDouble.of(march(position, move, piece, to, side));
            case Open _ when position.stage() == Stage.MOVING ->
                    OptionalDouble.of(
                            worth(position, side)
                                    + (overcoming.moves(position).isEmpty() ? -UNLAWFUL : PASSAGE));
            case AfrikaKorpsMove _ when position.stage() == Stage.OVERRUNNING ->
                    OptionalDouble.of(
                            worth(position, side)
                                    + (move.equals(overcoming.next(position)) ? PASSAGE : 0));
            case Done _ when goesOn(position.stage()) -> OptionalDouble.of(worth(position, side));
            default -> OptionalDouble.empty();
        };
    }

    /** Where being done changes nothing yet: what comes of it is what the position promises. */
    private static boolean goesOn(Stage stage) {
        return switch (stage) {
            case MOVING, EXCHANGING, PLANNING, ADVANCING -> true;
            default -> false;
        };
    }

    private double march(
            AfrikaKorpsPosition position, AfrikaKorpsMove move, int piece, int to, int side) {
        return survey(
                position,
                survey -> {
                    int from = position.at(piece);
                    double change =
                            stand.at(position, survey, piece, to)
                                    - stand.at(position, survey, piece, from);
                    double before = worth(position, survey, side);
                    boolean touches =
                            survey.board().zone(1 - side, to) != 0
                                    || survey.board().zone(1 - side, from) != 0
                                    || roster.supply(piece);
                    return change > 0 && touches && !lawful(position, move)
                            ? before - UNLAWFUL
                            : before + change;
                });
    }

    /** Whether movement could end after a march, crowds apart. */
    private boolean lawful(AfrikaKorpsPosition position, AfrikaKorpsMove move) {
        AfrikaKorpsPosition next = position.copy();
        rules.play(next, move, UNUSED, Journal.SILENT);
        return next.stage() != Stage.MOVING || rules.mayFight(next);
    }
}
