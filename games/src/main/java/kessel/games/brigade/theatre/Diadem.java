package kessel.games.brigade.theatre;

import static kessel.games.brigade.position.BrigadePosition.DESTROYED;
import static kessel.games.brigade.position.BrigadePosition.GONE;
import static kessel.games.brigade.position.UnitStates.DRIVEN_OFF;

import kessel.engine.game.Tally;
import kessel.engine.hex.HexMap;
import kessel.engine.words.Phrase;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Division;
import kessel.games.brigade.data.Exits;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.BrigadeStep;
import kessel.games.brigade.position.Theatre;

/**
 * What Operação Diadem has of its own beyond its values: how far the victor goes (5.2), and the
 * points for leaving the map, for the 36th Division and for the Germans who got away (11.2).
 */
public final class Diadem implements Theatre {
    private static final int DIVISION_OUT = 10;
    private static final int DIVISION_WITHDRAWN = 10;
    private static final int WITHDRAWN_BY = 3;

    private final Campaign campaign;
    private final int allies;
    private final int axis;
    private final Ground ground;
    private final Division texans;

    public Diadem(Campaign campaign) {
        this.campaign = campaign;
        allies = campaign.sides().indexOf("allies");
        axis = campaign.sides().indexOf("axis");
        ground = new Ground(campaign);
        texans =
                campaign.divisions().stream()
                        .filter(division -> division.id().equals("36US"))
                        .findFirst()
                        .orElseThrow();
    }

    // 5.2: how far the victor goes.

    @Override
    public boolean mayAdvanceOn(BrigadePosition position, int first, int second) {
        return ground.is(first, "open")
                && (ground.is(second, "open") || ground.is(second, "city"))
                && !ground.between(first, second, "fortified-line")
                && !ground.unbridged(first, second, "river");
    }

    // 11.2: points.

    @Override
    public void score(BrigadePosition position, int side, Tally.Terms terms) {
        if (side == allies) {
            scoreExits(position, terms);
        } else {
            scoreSurvivors(position, terms);
        }
    }

    private void scoreExits(BrigadePosition position, Tally.Terms terms) {
        boolean withdrawn = texans.all(unit -> withdrawn(position, unit));
        if (withdrawn) {
            terms.add("11.2.1c", DIVISION_WITHDRAWN, Phrase.of("term.withdrawn", texans.id()));
        }
        for (Division division : campaign.divisions()) {
            boolean counted = withdrawn && division == texans;
            if (!counted
                    && campaign.side(division.units()[0]) == allies
                    && division.all(unit -> leftByTheWest(position, unit))) {
                terms.add("11.2.1b", DIVISION_OUT, Phrase.of("term.division-out", division.id()));
            }
        }
    }

    private static boolean withdrawn(BrigadePosition position, int unit) {
        return left(position, unit) && position.exitTurn(unit) <= WITHDRAWN_BY;
    }

    /** To leave is to leave by one's own movement, not to be driven off (11.2). */
    private static boolean left(BrigadePosition position, int unit) {
        return position.hex(unit) == GONE
                && position.exit(unit) != Exits.NOWHERE
                && !position.is(unit, DRIVEN_OFF);
    }

    private static boolean leftByTheWest(BrigadePosition position, int unit) {
        return left(position, unit) && position.leftBy(unit, HexMap.Edge.WEST);
    }

    /** Every regiment that is out counts for its part of the division, as long as all can be. */
    @Override
    public double outlook(BrigadePosition position, int side) {
        if (side == axis) {
            Tally.Sum survivors = new Tally.Sum();
            scoreSurvivors(position, survivors);
            return survivors.total();
        }
        double sum = 0;
        for (Division division : campaign.divisions()) {
            if (campaign.side(division.units()[0]) == allies) {
                double out =
                        mayBreakOut(position, division)
                                ? DIVISION_OUT * gone(position, division)
                                : 0;
                double withdrawn =
                        mayWithdraw(position, division)
                                ? DIVISION_WITHDRAWN * gone(position, division)
                                : 0;
                sum += Math.max(out, withdrawn) / division.units().length;
            }
        }
        return sum;
    }

    @Override
    public boolean leavingPays(BrigadePosition position, int unit, int from, HexMap.Edge across) {
        if (campaign.side(unit) == axis) {
            return brokenOut(position);
        }
        int number = campaign.division(unit);
        if (number < 0) {
            return false;
        }
        Division division = campaign.divisions().get(number);
        return across == HexMap.Edge.WEST && mayBreakOut(position, division)
                || mayWithdraw(position, division);
    }

    private static int gone(BrigadePosition position, Division division) {
        int gone = 0;
        for (int unit : division.units()) {
            gone += position.hex(unit) == GONE ? 1 : 0;
        }
        return gone;
    }

    /** Whether all of a division have left by the west or still can. */
    private static boolean mayBreakOut(BrigadePosition position, Division division) {
        return division.all(
                unit ->
                        position.hex(unit) == GONE
                                ? leftByTheWest(position, unit)
                                : position.hex(unit) != DESTROYED);
    }

    /** Whether this is the 36th Division, and all of it have been withdrawn or still can be. */
    private boolean mayWithdraw(BrigadePosition position, Division division) {
        boolean time =
                position.turn() < WITHDRAWN_BY
                        || position.turn() == WITHDRAWN_BY
                                && position.phasing() == allies
                                && position.step() instanceof BrigadeStep.Moving;
        return division == texans
                && division.all(
                        unit ->
                                position.hex(unit) == GONE
                                        ? withdrawn(position, unit)
                                        : time && position.hex(unit) != DESTROYED);
    }

    /** The Germans count who is on the map, or, once the Allies have broken out, who got away. */
    private void scoreSurvivors(BrigadePosition position, Tally.Terms terms) {
        boolean brokenOut = brokenOut(position);
        int onMap = 0;
        int away = 0;
        for (int unit : campaign.unitsOf(axis)) {
            onMap += position.onMap(unit) ? 1 : 0;
            away += left(position, unit) ? 1 : 0;
        }
        if (brokenOut && away > 0) {
            terms.add("11.2.2c", away, words(terms, "term.away", away));
        } else if (!brokenOut && onMap > 0) {
            terms.add("11.2.2b", onMap, words(terms, "term.on-map", onMap));
        }
    }

    private boolean brokenOut(BrigadePosition position) {
        for (int unit : campaign.unitsOf(allies)) {
            if (leftByTheWest(position, unit)) {
                return true;
            }
        }
        return false;
    }

    private static Phrase words(Tally.Terms terms, String key, int count) {
        return terms.worded() ? Phrase.of(key, count) : null;
    }
}
