package kessel.games.brigade.theatre;

import static kessel.games.brigade.position.BrigadePosition.CHANGED;
import static kessel.games.brigade.position.UnitStates.BEGAN_IN_ZONE;
import static kessel.games.brigade.position.UnitStates.POSTED;
import static kessel.games.brigade.position.UnitStates.REDUCED;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Tally;
import kessel.engine.game.Workspaces;
import kessel.engine.hex.Flood;
import kessel.engine.hex.HexMap;
import kessel.engine.words.Phrase;
import kessel.games.brigade.combat.Losses;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.UnitType;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.Theatre;
import kessel.games.brigade.position.TheatreNumber;
import kessel.games.brigade.position.Words;
import kessel.games.kit.Cited;

/**
 * What Batalha de Gazala has of its own: armour that ignores infantry (4.1.2, 5.1.5), the 20-hex
 * limit of the Axis columns (4.1.2), Allied recovery (7.0) and the minefields (9).
 */
public final class Gazala implements Theatre {
    /** The Axis has taken Tobruk once. */
    private static final TheatreNumber TOBRUK_FALLEN = TheatreNumber.event("tobruk-fallen", 0);

    private final Campaign campaign;
    private final int axis;
    private final int allies;
    private final boolean[] minefield;
    private final boolean[] open;
    private final boolean[] city;
    private final int[] sea;
    private final int[] minefields;
    private final int tobruk;
    private final int belhamed;
    private final int limitReturns;
    private final Columns columns;
    private final Workspaces<Flood> tracing;

    public Gazala(Campaign campaign) {
        this.campaign = campaign;
        axis = campaign.sides().indexOf("axis");
        allies = campaign.sides().indexOf("allies");
        HexMap map = campaign.map();
        int hexes = campaign.grid().size();
        minefield = new boolean[hexes];
        open = new boolean[hexes];
        city = new boolean[hexes];
        for (int hex = 0; hex < hexes; hex++) {
            minefield[hex] = map.has(hex, "minefield");
            open[hex] = map.terrainName(hex).equals("open");
            city[hex] = map.terrainName(hex).equals("city");
        }
        sea = hexes(hex -> map.terrainName(hex).equals("sea"));
        minefields = hexes(hex -> minefield[hex]);
        int road = map.paths().bit("road");
        int[] westRoads = hexes(hex -> (map.pathBitsOff(hex, HexMap.Edge.WEST) & road) != 0);
        columns = new Columns(campaign.grid(), allies, westRoads, sea, minefields, this::mined);
        tobruk = campaign.place("Tobruk");
        belhamed = campaign.place("Belhamed");
        limitReturns = campaign.option("limit-returns");
        tracing = new Workspaces<>(() -> new Flood(campaign.grid()));
    }

    private int[] hexes(IntPredicate which) {
        return IntStream.range(0, campaign.grid().size()).filter(which).toArray();
    }

    private boolean mined(BrigadePosition position, int hex) {
        return minefield[hex] && !position.marked(hex, CHANGED);
    }

    // 4.1.2: armour and infantry.

    @Override
    public boolean armourIgnores(UnitType type) {
        return type.infantry();
    }

    // 4.1.2: the limit of the Axis motorised units.

    @Override
    public boolean confines(BrigadePosition position, int unit) {
        return campaign.side(unit) == axis
                && campaign.typeOf(unit).motorised()
                && !lifted(position);
    }

    /** The fall of Tobruk lifts the limit: for good, or by option while the Axis holds it. */
    private boolean lifted(BrigadePosition position) {
        return (position.options() & limitReturns) == 0
                ? TOBRUK_FALLEN.happened(position)
                : position.holder(campaign.objectiveAt(tobruk)) == axis;
    }

    /** Whoever takes Tobruk lifts the limit, or by option brings it back. */
    @Override
    public void taken(BrigadePosition position, int hex, int side, Journal journal) {
        if (hex != tobruk) {
            return;
        }
        boolean comesAndGoes = (position.options() & limitReturns) != 0;
        boolean falls = side == axis && !TOBRUK_FALLEN.happened(position);
        TOBRUK_FALLEN.setHappened(position, TOBRUK_FALLEN.happened(position) | (side == axis));
        if (comesAndGoes || falls) {
            String key = side == axis ? "told.limit-ends" : "told.limit-returns";
            if (journal.listens()) {
                Cited.tell(journal, "4.1.2-obs2e", key);
            }
        }
    }

    @Override
    public boolean shapesGround(int side) {
        return side == allies;
    }

    @Override
    public void survey(BrigadePosition position) {
        columns.survey(position);
    }

    @Override
    public void clearings(BrigadePosition position, int[] saved) {
        if (!lifted(position)) {
            columns.clearings(position, saved);
        }
    }

    @Override
    public void cuts(BrigadePosition position, double[] worth, double[] cut) {
        columns.cuts(position, worth, cut);
    }

    private static void barHeld(BrigadePosition position, int side, Flood lines) {
        for (int hex = position.firstHeld(side); hex >= 0; hex = position.nextHeld(side, hex)) {
            lines.bar(hex);
        }
    }

    @Override
    public String limitRule() {
        return "4.1.2-obs2a";
    }

    @Override
    public String frozenRule() {
        return "4.1.2-obs2c";
    }

    // 5.1.5, 9.2: columns.

    @Override
    public void combatShifts(BrigadePosition position, Tally.Terms terms) {
        if (armourAgainstInfantry(position)) {
            add(terms, "5.1.5a", 1, "term.armour-infantry");
        }
        if (position.attacker() == axis && allAttackersOnMines(position)) {
            add(terms, "9.2a", -1, "term.attack-from-mines");
        }
        if (onMines(position)) {
            add(terms, "9.2b", 1, "term.defence-on-mines");
        }
    }

    @Override
    public void bombardmentShifts(BrigadePosition position, Tally.Terms terms) {
        if (onMines(position)) {
            add(terms, "9.2c", 1, "term.defence-on-mines");
        }
    }

    private static void add(Tally.Terms terms, String rule, int value, String key) {
        terms.add(rule, value, terms.worded() ? Phrase.of(key) : null);
    }

    private boolean onMines(BrigadePosition position) {
        return position.defender() == axis && mined(position, position.target());
    }

    private boolean armourAgainstInfantry(BrigadePosition position) {
        if (!open[position.target()]) {
            return false;
        }
        boolean infantry = false;
        for (int unit = position.top(position.target()); unit >= 0; unit = position.below(unit)) {
            if (position.type(unit).armour()) {
                return false;
            }
            infantry |= position.type(unit).infantry();
        }
        for (int unit = position.firstAssaulting();
                unit >= 0;
                unit = position.nextAssaulting(unit)) {
            if (infantry && position.type(unit).armour()) {
                return true;
            }
        }
        return false;
    }

    private boolean allAttackersOnMines(BrigadePosition position) {
        int first = position.firstAssaulting();
        for (int unit = first; unit >= 0; unit = position.nextAssaulting(unit)) {
            if (!mined(position, position.hex(unit))) {
                return false;
            }
        }
        return first >= 0;
    }

    // 5.2: how far the victor goes.

    @Override
    public boolean mayAdvanceOn(BrigadePosition position, int first, int second) {
        return clear(position, first) && (clear(position, second) || city[second]);
    }

    private boolean clear(BrigadePosition position, int hex) {
        return open[hex] && !mined(position, hex);
    }

    // 7.0: the Allies recover.

    @Override
    public void movementEnds(BrigadePosition position, int side, Journal journal) {
        if (side != allies) {
            return;
        }
        Flood depots = null;
        for (int unit : campaign.unitsOf(allies)) {
            if (!rests(position, unit)) {
                continue;
            }
            if (depots == null) {
                depots = linesToDepots(position);
            }
            if (depots.reaches(position.hex(unit))) {
                position.unset(unit, REDUCED);
                if (journal.listens()) {
                    Cited.tell(journal, "7.0f", "told.recovered", Words.unit(position, unit));
                }
            }
        }
        if (depots != null) {
            tracing.give(depots);
        }
    }

    private boolean rests(BrigadePosition position, int unit) {
        return position.onMap(unit)
                && position.is(unit, REDUCED)
                && !position.is(unit, BEGAN_IN_ZONE)
                && !position.inEnemyZone(position.hex(unit), allies);
    }

    /**
     * The hexes joined to Belhamed or Tobruk, if the Allies hold them, by a line free of Axis units
     * and zones.
     */
    private Flood linesToDepots(BrigadePosition position) {
        Flood lines = tracing.take().begin();
        for (int hex : sea) {
            lines.bar(hex);
        }
        barHeld(position, axis, lines);
        lines.bar(position.board(), position.zones(axis));
        fromDepot(position, tobruk, lines);
        fromDepot(position, belhamed, lines);
        return lines.run(campaign.grid().size());
    }

    private void fromDepot(BrigadePosition position, int depot, Flood lines) {
        if (position.holder(campaign.objectiveAt(depot)) == allies) {
            lines.from(depot);
        }
    }

    // 9: minefields, which only the Axis has to fear.

    @Override
    public int surcharge(BrigadePosition position, int side, int hex) {
        return hazardous(position, side, hex) ? 2 : 0;
    }

    @Override
    public String surchargeRule() {
        return "9.1a";
    }

    @Override
    public int[] hazards(int side) {
        return side == axis ? minefields : NOWHERE;
    }

    @Override
    public boolean hazardous(BrigadePosition position, int side, int hex) {
        return side == axis && mined(position, hex);
    }

    @Override
    public void entered(
            BrigadePosition position, int unit, int hex, Chance chance, Journal journal) {
        if (hazardous(position, campaign.side(unit), hex)) {
            int die = chance.die();
            boolean hit = die <= (position.type(unit).armour() ? 2 : 1);
            if (journal.listens()) {
                Cited.tell(
                        journal,
                        "9.1b",
                        hit ? "told.mines" : "told.mines-passed",
                        Words.unit(position, unit),
                        Cited.hex(hex),
                        new Phrase.Die(die));
            }
            if (hit) {
                Losses.take(position, unit, journal);
            }
        }
    }

    @Override
    public Boolean dominance(BrigadePosition position, int unit, int enemyHex) {
        if (campaign.side(unit) == axis) {
            return mined(position, position.hex(unit)) ? Boolean.FALSE : null;
        }
        return mined(position, enemyHex) ? Boolean.TRUE : null;
    }

    /**
     * An engineer who has spent the Allied half of a turn unengaged in a minefield has cleared it
     * (9.3).
     */
    @Override
    public void movementBegins(BrigadePosition position, int side, Journal journal) {
        for (int unit = 0; side == axis && unit < campaign.units(); unit++) {
            if (position.is(unit, POSTED)) {
                position.unset(unit, POSTED);
                int hex = position.hex(unit);
                if (!position.inEnemyZone(hex, axis)) {
                    position.mark(hex, CHANGED);
                    if (journal.listens()) {
                        Cited.tell(
                                journal,
                                "9.3b",
                                "told.cleared",
                                Words.unit(position, unit),
                                Cited.hex(hex));
                    }
                }
            }
        }
    }

    @Override
    public void combatEnds(BrigadePosition position, int side, Journal journal) {
        for (int unit = 0; side == axis && unit < campaign.units(); unit++) {
            boolean ready =
                    campaign.side(unit) == axis
                            && campaign.typeOf(unit).engineers()
                            && position.onMap(unit)
                            && mined(position, position.hex(unit))
                            && !position.inEnemyZone(position.hex(unit), axis);
            if (ready) {
                position.set(unit, POSTED);
            }
        }
    }

    // The files.

    @Override
    public String changedWord() {
        return "cleared";
    }

    @Override
    public String changedLook() {
        return "lane";
    }

    @Override
    public List<TheatreNumber> numbers() {
        return List.of(TOBRUK_FALLEN);
    }

    @Override
    public List<Phrase> notes(BrigadePosition position) {
        return TOBRUK_FALLEN.happened(position)
                ? List.of(Phrase.of("note.tobruk-fallen"))
                : List.of();
    }
}
