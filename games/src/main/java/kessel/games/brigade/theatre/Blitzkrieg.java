package kessel.games.brigade.theatre;

import static kessel.games.brigade.position.BrigadePosition.DESTROYED;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Tally;
import kessel.engine.hex.HexMap;
import kessel.engine.words.Phrase;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Division;
import kessel.games.brigade.data.EdgeStretch;
import kessel.games.brigade.data.Exits;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.Theatre;
import kessel.games.brigade.position.TheatreNumber;
import kessel.games.kit.Cited;

/**
 * What Blitzkrieg has of its own beyond its values: the right bank of the Meuse and the engineers
 * (5.1.2), how far the victor goes (5.2), the wearing down of both air forces (6.0), and the points
 * for whole divisions and for the Panzers that break through (9.2).
 */
public final class Blitzkrieg implements Theatre {
    /** The air points that each side has lost for the rest of the game. */
    private static final TheatreNumber AIR_WORN = TheatreNumber.ofSides("air-worn", 1);

    private static final int PANZERS_THROUGH = 20;
    private static final int WHOLE_DIVISION = 5;
    private static final int AIR_FOR_A_DIVISION = 5;
    private static final int CORRIDOR = 3;

    /** The most that being on the way counts against having broken through. */
    private static final double ON_THE_WAY = 0.5;

    private final Campaign campaign;
    private final int german;
    private final int french;
    private final Ground ground;
    private final boolean[] rightBank;
    private final List<Division> panzers = new ArrayList<>();
    private final EdgeStretch westEdge;
    private final EdgeStretch westOfCarvin;

    public Blitzkrieg(Campaign campaign) {
        this.campaign = campaign;
        german = campaign.sides().indexOf("german");
        french = campaign.sides().indexOf("french");
        ground = new Ground(campaign);
        HexMap map = campaign.map();
        rightBank = new boolean[campaign.grid().size()];
        for (int hex = 0; hex < rightBank.length; hex++) {
            rightBank[hex] = map.has(hex, "right-bank");
        }
        for (Division division : campaign.divisions()) {
            boolean armoured = !division.all(unit -> !campaign.typeOf(unit).armour());
            if (armoured && campaign.side(division.units()[0]) == german) {
                panzers.add(division);
            }
        }
        westEdge = EdgeStretch.all(map, HexMap.Edge.WEST);
        int carvin = campaign.grid().column(campaign.place("Carvin"));
        westOfCarvin =
                new EdgeStretch(
                        HexMap.Edge.NORTH,
                        IntStream.of(EdgeStretch.all(map, HexMap.Edge.NORTH).hexes())
                                .filter(hex -> campaign.grid().column(hex) <= carvin)
                                .toArray());
    }

    // 5.1.2: columns.

    @Override
    public void combatShifts(BrigadePosition position, Tally.Terms terms) {
        boolean frenchAttack = position.attacker() == french;
        if (!frenchAttack && rightBank[position.target()]) {
            add(terms, "5.1.2-obs2", 1, "term.defence-on-the-right-bank");
        }
        if (frenchAttack && allAttackersOnTheRightBank(position)) {
            add(terms, "5.1.2-obs2", -1, "term.attack-from-the-right-bank");
        }
        if (!frenchAttack
                && campaign.terrain().fortification().stands(position, position.target())
                && engineersAttack(position)) {
            add(terms, "5.1.2-obs3", 1, "term.engineers");
        }
    }

    private static void add(Tally.Terms terms, String rule, int value, String key) {
        terms.add(rule, value, terms.worded() ? Phrase.of(key) : null);
    }

    private boolean allAttackersOnTheRightBank(BrigadePosition position) {
        for (int unit = position.firstAssaulting();
                unit >= 0;
                unit = position.nextAssaulting(unit)) {
            if (!rightBank[position.hex(unit)]) {
                return false;
            }
        }
        return true;
    }

    private boolean engineersAttack(BrigadePosition position) {
        for (int unit = position.firstAssaulting();
                unit >= 0;
                unit = position.nextAssaulting(unit)) {
            if (position.type(unit).engineers()) {
                return true;
            }
        }
        return false;
    }

    // 5.2: how far the victor goes.

    @Override
    public boolean mayAdvanceOn(BrigadePosition position, int first, int second) {
        boolean rough = ground.is(first, "forest") || ground.is(first, "city");
        boolean open = !rough || campaign.terrain().fortification().captured(position, first);
        return open && !ground.unbridged(first, second, "river");
    }

    // 6.0: the air forces wear down.

    @Override
    public List<TheatreNumber> numbers() {
        return List.of(AIR_WORN);
    }

    @Override
    public int airLost(BrigadePosition position, int side) {
        return AIR_WORN.of(position, side);
    }

    @Override
    public void turnBegins(BrigadePosition position, Chance chance, Journal journal) {
        if (position.turn() > 1) {
            int die = chance.die();
            boolean lost = die % 2 == 1 && AIR_WORN.of(position, french) < campaign.air(french);
            AIR_WORN.set(position, french, AIR_WORN.of(position, french) + (lost ? 1 : 0));
            if (journal.listens()) {
                Cited.tell(
                        journal,
                        "6.0b",
                        lost ? "told.air-lost" : "told.air-kept",
                        Cited.side(french),
                        new Phrase.Die(die));
            }
        }
        int through = 0;
        for (Division division : panzers) {
            through += goneWest(position, division) ? AIR_FOR_A_DIVISION : 0;
        }
        if (through > AIR_WORN.of(position, german)) {
            if (journal.listens()) {
                Cited.tell(
                        journal,
                        "6.0c",
                        "told.air-follows",
                        Cited.side(german),
                        through - AIR_WORN.of(position, german));
            }
        }
        AIR_WORN.set(position, german, Math.max(AIR_WORN.of(position, german), through));
    }

    /** Whether all that is left of a division has gone by the west edge. */
    private static boolean goneWest(BrigadePosition position, Division division) {
        return division.all(
                        unit ->
                                position.hex(unit) == DESTROYED
                                        || position.leftBy(unit, HexMap.Edge.WEST))
                && !division.all(unit -> position.hex(unit) == DESTROYED);
    }

    // 9.2: points.

    @Override
    public void score(BrigadePosition position, int side, Tally.Terms terms) {
        if (side == french) {
            for (Division division : campaign.divisions()) {
                if (campaign.side(division.units()[0]) == french && division.all(position::onMap)) {
                    terms.add("9.2.1b", WHOLE_DIVISION, Phrase.of("term.whole", division.id()));
                }
            }
        } else if (wayIsOpen(position)) {
            for (Division division : panzers) {
                if (division.all(unit -> brokenThrough(position, unit))) {
                    terms.add("9.2.2a", PANZERS_THROUGH, Phrase.of("term.through", division.id()));
                }
            }
        }
    }

    private boolean wayIsOpen(BrigadePosition position) {
        return corridor(position, westEdge) || corridor(position, westOfCarvin);
    }

    /** The points of the Panzers that are through, as long as the way behind them is open. */
    @Override
    public int fleeting(BrigadePosition position) {
        Tally.Sum points = new Tally.Sum();
        for (Division division : panzers) {
            if (division.all(unit -> brokenThrough(position, unit))) {
                points.add("9.2.2a", PANZERS_THROUGH, null);
            }
        }
        return points.total() > 0 && wayIsOpen(position) ? points.total() : 0;
    }

    @Override
    public void tellFleeting(BrigadePosition position, int before, Journal journal) {
        int now = fleeting(position);
        if (now != before) {
            boolean closed = now == 0;
            if (journal.listens()) {
                Cited.tell(
                        journal,
                        closed ? "9.2.2b" : "9.2.2a",
                        closed ? "told.way-closed" : "told.way-open",
                        closed ? before : now);
            }
        }
    }

    /**
     * Panzers of a division that can still break through are worth the more the farther west they
     * are; a French division is worth its points as long as it is whole.
     */
    @Override
    public double outlook(BrigadePosition position, int side) {
        double sum = 0;
        for (Division division : side == german ? panzers : campaign.divisions()) {
            if (campaign.side(division.units()[0]) == side
                    && division.all(unit -> position.hex(unit) != DESTROYED)) {
                sum +=
                        side == french
                                ? WHOLE_DIVISION
                                : PANZERS_THROUGH * progress(position, division);
            }
        }
        return sum;
    }

    private double progress(BrigadePosition position, Division division) {
        double sum = 0;
        for (int unit : division.units()) {
            if (position.onMap(unit)) {
                int column = campaign.grid().column(position.hex(unit));
                sum += ON_THE_WAY * (1 - (double) column / campaign.grid().columns());
            } else if (brokenThrough(position, unit)) {
                sum += 1;
            }
        }
        return sum / division.units().length;
    }

    private boolean brokenThrough(BrigadePosition position, int unit) {
        return position.leftBy(unit, HexMap.Edge.WEST)
                || position.leftBy(unit, HexMap.Edge.NORTH)
                        && westOfCarvin.contains(Exits.hex(position.exit(unit)));
    }

    @Override
    public boolean leavingPays(BrigadePosition position, int unit, int from, HexMap.Edge across) {
        return (across == HexMap.Edge.WEST
                        || across == HexMap.Edge.NORTH && westOfCarvin.contains(from))
                && panzers.stream()
                        .anyMatch(
                                division ->
                                        division.index() == campaign.division(unit)
                                                && division.all(
                                                        each -> position.hex(each) != DESTROYED));
    }

    /**
     * Whether three hexes in a row along an edge are free of the French and their zones (9.2.2).
     */
    private boolean corridor(BrigadePosition position, EdgeStretch edge) {
        int row = 0;
        for (int hex : edge.hexes()) {
            boolean free = !position.inEnemyZone(hex, german) && !position.occupied(hex, french);
            row = free ? row + 1 : 0;
            if (row == CORRIDOR) {
                return true;
            }
        }
        return false;
    }

    @Override
    public String changedWord() {
        return "captured";
    }

    @Override
    public String changedLook() {
        return "breach";
    }
}
