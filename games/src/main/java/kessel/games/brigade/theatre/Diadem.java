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
            boolean ours = campaign.side(division.units()[0]) == allies;
            if (ours && division.all(unit -> position.hex(unit) != DESTROYED)) {
                double part = (double) DIVISION_OUT / division.units().length;
                for (int unit : division.units()) {
                    boolean out =
                            leftByTheWest(position, unit)
                                    || division == texans && withdrawn(position, unit);
                    sum += out ? part : 0;
                }
            }
        }
        return sum;
    }

    /** The Germans count who is on the map, or, once the Allies have broken out, who got away. */
    private void scoreSurvivors(BrigadePosition position, Tally.Terms terms) {
        boolean brokenOut = false;
        int onMap = 0;
        int away = 0;
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (campaign.side(unit) == axis) {
                onMap += position.onMap(unit) ? 1 : 0;
                away += left(position, unit) ? 1 : 0;
            } else {
                brokenOut |= leftByTheWest(position, unit);
            }
        }
        if (brokenOut && away > 0) {
            terms.add("11.2.2c", away, words(terms, "term.away", away));
        } else if (!brokenOut && onMap > 0) {
            terms.add("11.2.2b", onMap, words(terms, "term.on-map", onMap));
        }
    }

    private static Phrase words(Tally.Terms terms, String key, int count) {
        return terms.worded() ? Phrase.of(key, count) : null;
    }
}
