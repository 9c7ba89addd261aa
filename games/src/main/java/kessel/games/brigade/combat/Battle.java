package kessel.games.brigade.combat;

import static kessel.games.brigade.position.UnitStates.BACKING;
import static kessel.games.brigade.position.UnitStates.FOUGHT;
import static kessel.games.brigade.position.UnitStates.JOINED;

import java.util.function.IntPredicate;
import kessel.engine.game.Tally;
import kessel.engine.hex.Grid;
import kessel.engine.words.Phrase;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Division;
import kessel.games.brigade.data.Fortification;
import kessel.games.brigade.data.SeriesRule;
import kessel.games.brigade.data.TerrainTable.Barrier;
import kessel.games.brigade.data.UnitType;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.Words;

/**
 * The numbers of the combat under way: strengths, odds, shifts and columns, each with its reasons
 * (5.1, 6.2, 8.0).
 */
public final class Battle {
    private final Campaign campaign;

    public Battle(Campaign campaign) {
        this.campaign = campaign;
    }

    /** What kind of attack is being put together. */
    public enum Kind {
        /** Units at close quarters: the combat results table. */
        ASSAULT,
        /** Artillery alone, from a distance: the bombardment table. */
        BOMBARDMENT,
        /** Air points alone: the bombardment table. */
        AIR_ATTACK,
        /** Nothing yet. */
        NONE
    }

    public Kind kind(BrigadePosition position) {
        if (position.firstAssaulting() >= 0) {
            return Kind.ASSAULT;
        }
        boolean guns = false;
        for (int unit : campaign.unitsOf(position.attacker())) {
            guns |= position.is(unit, JOINED);
        }
        return guns ? Kind.BOMBARDMENT : position.attackAir() > 0 ? Kind.AIR_ATTACK : Kind.NONE;
    }

    /**
     * The attack's strength: the attack powers of all units that take part, and the air points
     * (5.1.1a, 6.1b, 8.0d).
     */
    public void attack(BrigadePosition position, Tally.Terms terms) {
        for (int unit : campaign.unitsOf(position.attacker())) {
            if (position.is(unit, JOINED)) {
                SeriesRule rule =
                        position.adjacentToTarget(unit)
                                ? SeriesRule.ATTACK_POWER
                                : SeriesRule.ARTILLERY_ATTACK;
                addUnit(terms, position, rule, unit, position.attack(unit));
            }
        }
        addAir(terms, position.attackAir());
    }

    /**
     * The defence's strength: the defence powers of the stack, but not of guns that have supported
     * another defence, the attack powers of supporting artillery, air points (5.1.1b, 8.0).
     */
    public void defence(BrigadePosition position, Tally.Terms terms) {
        for (int unit = position.top(position.target()); unit >= 0; unit = position.below(unit)) {
            if (position.type(unit).artillery() && position.is(unit, FOUGHT)) {
                addUnit(terms, position, SeriesRule.ARTILLERY_ONCE, "term.used-guns", unit, 0);
            } else {
                addUnit(terms, position, SeriesRule.DEFENCE_POWER, unit, position.defence(unit));
            }
        }
        for (int unit : campaign.unitsOf(position.defender())) {
            if (position.is(unit, BACKING)) {
                addUnit(terms, position, SeriesRule.ARTILLERY_DEFENCE, unit, position.attack(unit));
            }
        }
        addAir(terms, position.defenceAir());
    }

    private void addUnit(
            Tally.Terms terms, BrigadePosition position, SeriesRule rule, int unit, int power) {
        addUnit(terms, position, rule, "term.unit", unit, power);
    }

    private void addUnit(
            Tally.Terms terms,
            BrigadePosition position,
            SeriesRule rule,
            String key,
            int unit,
            int power) {
        Phrase words = terms.worded() ? Phrase.of(key, Words.unit(position, unit)) : null;
        terms.add(campaign.cite(rule), power, words);
    }

    private void addAir(Tally.Terms terms, int points) {
        if (points > 0) {
            terms.add(campaign.cite(SeriesRule.AIR_SUPPORT), points, words(terms, "term.air"));
        }
    }

    private static Phrase words(Tally.Terms terms, String key) {
        return terms.worded() ? Phrase.of(key) : null;
    }

    public int attackStrength(BrigadePosition position) {
        Tally.Sum sum = new Tally.Sum();
        attack(position, sum);
        return sum.total();
    }

    public int defenceStrength(BrigadePosition position) {
        Tally.Sum sum = new Tally.Sum();
        defence(position, sum);
        return sum.total();
    }

    /** The column of the combat results table, all shifts applied once (R13). */
    public int column(BrigadePosition position) {
        Tally.Sum shifts = new Tally.Sum();
        shifts(position, shifts);
        int odds = campaign.combat().odds(attackStrength(position), defenceStrength(position));
        return campaign.combat().clamp(odds + shifts.total());
    }

    /** The shifts of an assault: to the right is positive and helps the attacker. */
    public void shifts(BrigadePosition position, Tally.Terms terms) {
        terrain(position, terms, hexside(position));
        if (besieged(position)) {
            terms.add(campaign.cite(SeriesRule.SIEGE), 1, words(terms, "term.siege"));
        }
        int target = position.target();
        for (int unit = position.firstAssaulting();
                unit >= 0;
                unit = position.nextAssaulting(unit)) {
            divisionShift(unit, position::assaults, 1, terms);
        }
        for (int unit = position.top(target); unit >= 0; unit = position.below(unit)) {
            divisionShift(unit, other -> position.hex(other) == target, -1, terms);
        }
        position.theatre().combatShifts(position, terms);
    }

    /**
     * The best terrain of the defender's hex, one only; a fortification counts beside it or instead
     * of it (5.1.2, 10.0).
     */
    private void terrain(BrigadePosition position, Tally.Terms terms, Barrier crossed) {
        int target = position.target();
        Fortification works = campaign.terrain().fortification();
        int inHex = ground(position, target);
        int fort = works.stands(position, target) ? works.columns() : 0;
        int across = crossed.columns();
        if (!works.added() && fort >= Math.max(inHex, across)) {
            inHex = 0;
            across = 0;
        } else if (!works.added()) {
            fort = 0;
        }
        if (inHex >= across && inHex > 0) {
            terms.add(campaign.cite(SeriesRule.TERRAIN), -inHex, groundWords(terms, target));
        } else if (across > 0) {
            terms.add(
                    campaign.cite(
                            crossed.oneSided() ? SeriesRule.FORTIFICATION : SeriesRule.HEXSIDE),
                    -across,
                    hexsideWords(terms, crossed));
        }
        if (fort > 0) {
            terms.add(
                    campaign.cite(SeriesRule.FORTIFICATION),
                    -fort,
                    words(terms, "term.fortification"));
        }
    }

    /** The columns of the terrain in a hex; captured works leave open ground (5.1.2). */
    private int ground(BrigadePosition position, int hex) {
        return campaign.terrain().fortification().captured(position, hex)
                ? 0
                : campaign.terrain().columns(hex);
    }

    private static Phrase hexsideWords(Tally.Terms terms, Barrier crossed) {
        return terms.worded()
                ? Phrase.of("term.hexside", new Phrase.Word("ground." + crossed.kind()))
                : null;
    }

    private Phrase groundWords(Tally.Terms terms, int hex) {
        return terms.worded()
                ? Phrase.of(
                        "term.ground",
                        new Phrase.Word("ground." + campaign.map().terrainName(hex)),
                        new Phrase.Hex(hex))
                : null;
    }

    /** The best hexside that every attacker at close quarters attacks across (R14). */
    private Barrier hexside(BrigadePosition position) {
        int crossedByAll = -1;
        for (int unit = position.firstAssaulting();
                unit >= 0;
                unit = position.nextAssaulting(unit)) {
            int direction = campaign.grid().direction(position.hex(unit), position.target());
            int edge = position.hex(unit) * Grid.DIRECTIONS + direction;
            crossedByAll &= campaign.map().hexsideBits(edge);
        }
        return crossedByAll == -1
                ? Barrier.NONE
                : campaign.terrain().barrier(crossedByAll, position.defender());
    }

    /** Whether all units of the defending stack are besieged (5.1.3, R15). */
    public boolean besieged(BrigadePosition position) {
        for (int unit = position.top(position.target()); unit >= 0; unit = position.below(unit)) {
            if (!Retreats.besieged(position, unit)) {
                return false;
            }
        }
        return true;
    }

    /** The shift of a division all of whose units take part, counted once, with its first unit. */
    private void divisionShift(int unit, IntPredicate takesPart, int shift, Tally.Terms terms) {
        if (campaign.division(unit) < 0) {
            return;
        }
        Division division = campaign.divisions().get(campaign.division(unit));
        if (division.units()[0] == unit && division.countsInCombat() && division.all(takesPart)) {
            Phrase words = terms.worded() ? Phrase.of("term.division", division.id()) : null;
            terms.add(campaign.cite(SeriesRule.DIVISION), shift, words);
        }
    }

    // Bombardment and air attack.

    /**
     * The value of an artillery bombardment or air attack: power times the vulnerability of the
     * stack (6.2b, 8.0f).
     */
    public int bombardmentValue(BrigadePosition position) {
        boolean air = kind(position) == Kind.AIR_ATTACK;
        int index = 0;
        for (int unit = position.top(position.target()); unit >= 0; unit = position.below(unit)) {
            UnitType type = position.type(unit);
            index += air ? type.airIndex() : type.artilleryIndex();
        }
        return index * attackStrength(position);
    }

    /**
     * The shifts of a bombardment: the terrain in the hex and the game's own, no hexsides, siege or
     * divisions (R20).
     */
    public void bombardmentShifts(BrigadePosition position, Tally.Terms terms) {
        terrain(position, terms, Barrier.NONE);
        position.theatre().bombardmentShifts(position, terms);
    }

    public int bombardmentColumn(BrigadePosition position) {
        Tally.Sum shifts = new Tally.Sum();
        bombardmentShifts(position, shifts);
        int column = campaign.bombardment().bombardment(bombardmentValue(position));
        return campaign.bombardment().clamp(column + shifts.total());
    }

    /**
     * The columns that a hex gives a side against an enemy in another: what dominance compares. A
     * hexside counts only if it serves that side alone (4.1.2f, R05).
     */
    public int columnsAgainst(BrigadePosition position, int hex, int side, int enemyHex) {
        Fortification works = campaign.terrain().fortification();
        int columns = ground(position, hex);
        if (works.stands(position, hex)) {
            int fort = works.columns();
            columns = works.added() ? columns + fort : Math.max(columns, fort);
        }
        int edge = enemyHex * Grid.DIRECTIONS + campaign.grid().direction(enemyHex, hex);
        return Math.max(columns, campaign.terrain().oneSidedColumns(edge, side));
    }

    /**
     * Whether a unit stands on terrain that dominates every enemy unit that engages it (4.1.2e).
     */
    public boolean dominates(BrigadePosition position, int unit) {
        int at = position.hex(unit);
        int enemy = 1 - position.side(unit);
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int around = campaign.grid().neighbour(at, direction);
            if (around == Grid.OFF
                    || !position.occupied(around, enemy)
                    || !engagedFrom(position, unit, around)) {
                continue;
            }
            Boolean special = position.theatre().dominance(position, unit, around);
            boolean higher =
                    special != null
                            ? special
                            : columnsAgainst(position, at, 1 - enemy, around)
                                    > columnsAgainst(position, around, enemy, at);
            if (!higher) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether a unit of that stack engages this one: armour is not engaged by those whose zone it
     * ignores.
     */
    private boolean engagedFrom(BrigadePosition position, int unit, int around) {
        for (int other = position.top(around); other >= 0; other = position.below(other)) {
            if (!position.type(unit).armour()
                    || !position.theatre().armourIgnores(position.type(other))) {
                return true;
            }
        }
        return false;
    }
}
