package kessel.games.afrikakorps.planning;

import java.util.ArrayList;
import java.util.List;
import kessel.games.afrikakorps.data.ResultsTable;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.planning.Plan.Fight;
import kessel.games.afrikakorps.planning.Plan.Joining;
import kessel.games.afrikakorps.planning.Plan.Seizure;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Theatre;

/**
 * Lawful plans of battle for a position: whether there is one, with which units given up, and one
 * of them.
 */
public final class Plans {
    /** So many sets of units of one size to give up are tried in one part of the front. */
    private static final int MOST_SETS = 300;

    /**
     * What was found.
     *
     * @param plan a plan, or null where there is none
     * @param certain whether the search was complete
     */
    public record Found(Plan plan, boolean certain) {}

    private final Theatre theatre;
    private final Duty duty;
    private final Prospect prospect;

    public Plans(Theatre theatre, Duty duty) {
        this.theatre = theatre;
        this.duty = duty;
        prospect = new Prospect(theatre.campaign().results());
    }

    /** The battles planned so far, automatic victories apart. */
    public List<Fight> planned(AfrikaKorpsPosition position, Battlefield field) {
        List<Fight> fights = new ArrayList<>();
        int battles = position.get(Cell.PLANNED) & ~field.automatic;
        for (int battle = 1; battle <= AfrikaKorpsPosition.MOST_BATTLES; battle++) {
            if ((battles & 1 << battle) != 0) {
                fights.add(
                        new Fight(
                                battle,
                                duty.inBattle(position, field.side, battle),
                                duty.inBattle(position, 1 - field.side, battle),
                                supplies(position, field, battle)));
            }
        }
        return fights;
    }

    /** The supply hexes of the supply units that support a battle. */
    public long supplies(AfrikaKorpsPosition position, Battlefield field, int battle) {
        long mask = 0;
        Roster roster = theatre.roster();
        for (int supply = position.onMapFrom(roster.firstSupply());
                supply < roster.size();
                supply = position.onMapFrom(supply + 1)) {
            if (roster.side(supply) == field.side
                    && (position.supports(supply) & 1 << battle) != 0) {
                int at = field.supplyHexes.indexOf(position.at(supply));
                mask |= at < 0 ? 0 : 1L << at;
            }
        }
        return mask;
    }

    /** Units that may be given up: they stand in a zone and did not move into it (11.6c). */
    long expendable(AfrikaKorpsPosition position, Board board) {
        int side = position.phasing();
        return duty.obliged(position, board, 0)
                & ~duty.flagged(position, side, Flags.MOVED)
                & ~duty.flagged(position, side, Flags.FROZEN);
    }

    /**
     * A plan with the battles planned so far and these units given up, with as few others as can be
     * where that is not enough.
     */
    public Found find(AfrikaKorpsPosition position, Board board, long named) {
        return find(position, board, named, 0, 0);
    }

    /** The same, and of all such plans the one from which most can be expected. */
    public Found best(AfrikaKorpsPosition position, Board board, long named) {
        Found best = find(position, board, named, 0, 0, prospect);
        // Out of steps it may have seen none where the first is soon found.
        return best.plan() != null || best.certain() ? best : find(position, board, named);
    }

    /** The same with a battle in which these units and enemies take part, among others. */
    public Found find(
            AfrikaKorpsPosition position, Board board, long named, long units, long enemies) {
        return find(position, board, named, units, enemies, null);
    }

    private Found find(
            AfrikaKorpsPosition position,
            Board board,
            long named,
            long units,
            long enemies,
            Prospect wanted) {
        Battlefield field = new Battlefield(theatre, position, board);
        List<Fight> planned = planned(position, field);
        Planner planner = new Planner(duty, board, field, wanted);
        List<Fight> fights = new ArrayList<>();
        List<Seizure> seizures = new ArrayList<>();
        List<Joining> joinings = new ArrayList<>();
        long doomed = 0;
        boolean certain = true;
        long expendable = expendable(position, board) & field.ready;
        for (Part part : Part.of(field)) {
            long own = named & part.units();
            boolean seeded = (units & part.units()) != 0 || (enemies & part.enemies()) != 0;
            planner.seed(seeded ? units : 0, seeded ? enemies : 0);
            long hopeless = hopeless(planner, position, board, field, part, own);
            if ((hopeless & ~expendable & ~own) != 0) {
                return new Found(null, !planner.gaveUp());
            }
            boolean found =
                    (hopeless & ~own) == 0 && tryWith(planner, position, board, field, part, own);
            certain &= !planner.gaveUp();
            if (!found) {
                Tried tried =
                        smallest(
                                planner,
                                position,
                                board,
                                field,
                                part,
                                hopeless,
                                expendable & part.units() & ~hopeless);
                certain &= tried.certain;
                own = tried.doomed;
                found = tried.found;
            }
            if (!found) {
                return new Found(null, certain);
            }
            doomed |= own;
            fights.addAll(planner.fights());
            seizures.addAll(planner.seizures());
            joinings.addAll(planner.joinings());
        }
        List<Fight> all = new ArrayList<>(planned);
        all.addAll(fights);
        if (!SupplyCheck.holds(field, all, joinings, field.entered)) {
            return new Found(null, certain);
        }
        Plan plan = named(field, all, fights, seizures, joinings, doomed);
        return new Found(plan, certain);
    }

    /** What a plan adds to what is planned already: the battles it makes, less whom it gives up. */
    public double promise(AfrikaKorpsPosition position, Board board, Plan plan) {
        Battlefield field = new Battlefield(theatre, position, board);
        double sum = -field.worth(plan.doomed(), true);
        for (Fight fight : plan.fights()) {
            sum += field.gain(prospect, fight.attackers(), fight.defenders());
            if (noWayBack(board, field, fight.defenders())) {
                sum +=
                        prospect.noWayBack(
                                field.attack(fight.attackers()),
                                field.defence(fight.defenders()),
                                field.worth(fight.defenders(), false));
            }
        }
        return sum;
    }

    private boolean noWayBack(Board board, Battlefield field, long enemies) {
        for (long left = enemies; left != 0; left &= left - 1) {
            int hex = field.enemyHex[Long.numberOfTrailingZeros(left)];
            if (!board.noWayBack(1 - field.side, hex)) {
                return false;
            }
        }
        return true;
    }

    private boolean tryWith(
            Planner planner,
            AfrikaKorpsPosition position,
            Board board,
            Battlefield field,
            Part part,
            long doomed) {
        long obliged = duty.obliged(position, board, doomed);
        long must = duty.mustBeAttacked(position, board, obliged);
        return planner.find(
                planned(position, field).stream()
                        .filter(fight -> (fight.attackers() & part.units()) != 0)
                        .toList(),
                obliged & part.units() & field.ready,
                must & part.enemies(),
                field.ready & part.units() & ~doomed,
                field.open & part.enemies());
    }

    /**
     * Units that no plan can save: for whom there is no lawful battle with all the help there is,
     * and those in the zone of an enemy against whom there is none. Whoever is given up helps
     * nobody, so there may be more of them then.
     */
    long hopeless(
            Planner planner,
            AfrikaKorpsPosition position,
            Board board,
            Battlefield field,
            Part part,
            long doomed) {
        long lost = doomed;
        while (true) {
            long before = lost;
            long ready = field.ready & part.units() & ~lost;
            long open = field.open & part.enemies();
            long obliged = duty.obliged(position, board, lost) & part.units();
            for (long left = obliged & field.ready; left != 0; left &= left - 1) {
                int unit = Long.numberOfTrailingZeros(left);
                lost |= planner.openings().anyFor(unit, ready, open) ? 0 : 1L << unit;
            }
            long must = duty.mustBeAttacked(position, board, obliged) & open;
            for (long left = must; left != 0; left &= left - 1) {
                int enemy = Long.numberOfTrailingZeros(left);
                if (!planner.openings().anyAgainst(enemy, ready, open)) {
                    lost |= inZoneOf(position, board, field, obliged, 1L << enemy);
                }
            }
            if (lost == before) {
                return lost;
            }
        }
    }

    private static long inZoneOf(
            AfrikaKorpsPosition position, Board board, Battlefield field, long units, long enemy) {
        long inZone = 0;
        for (long left = units; left != 0; left &= left - 1) {
            int unit = Long.numberOfTrailingZeros(left);
            int hex = position.at(field.firstOwn + unit);
            inZone |= (board.zone(1 - field.side, hex) & enemy) != 0 ? 1L << unit : 0;
        }
        return inZone;
    }

    private record Tried(boolean found, long doomed, boolean certain) {}

    /**
     * Sets of units to give up besides those that are hopeless, by their size: the first with which
     * there is a plan.
     */
    private Tried smallest(
            Planner planner,
            AfrikaKorpsPosition position,
            Board board,
            Battlefield field,
            Part part,
            long hopeless,
            long among) {
        for (int size = 0; size <= Long.bitCount(among); size++) {
            for (long set : Subsets.of(among, size, MOST_SETS)) {
                if (tryWith(planner, position, board, field, part, hopeless | set)) {
                    return new Tried(true, hopeless | set, !planner.gaveUp());
                }
                if (planner.gaveUp()) {
                    return new Tried(false, 0, false);
                }
            }
        }
        return new Tried(false, 0, true);
    }

    /** Whether a plan exists for a part, with as few units given up as can be. */
    boolean inPart(
            Planner planner,
            AfrikaKorpsPosition position,
            Board board,
            Battlefield field,
            Part part,
            long own,
            long hopeless) {
        long among = expendable(position, board) & field.ready & part.units() & ~hopeless;
        return (hopeless & ~own) == 0 && tryWith(planner, position, board, field, part, own)
                || smallest(planner, position, board, field, part, hopeless, among).found;
    }

    /** Whether a plan exists with only some of these units given up (7.4d, 11.6b). */
    public boolean needless(AfrikaKorpsPosition position, Board board, long doomed) {
        AfrikaKorpsPosition bare = position.copy();
        dissolve(bare);
        Battlefield field = new Battlefield(theatre, bare, board);
        Planner planner = new Planner(duty, board, field);
        for (Part part : Part.of(field)) {
            long own = doomed & part.units();
            if (own == 0) {
                continue;
            }
            long hopeless = hopeless(planner, bare, board, field, part, 0);
            long spared = own & ~hopeless;
            for (long set = spared; set != 0 && !planner.gaveUp(); ) {
                set = set - 1 & spared;
                if (tryWith(planner, bare, board, field, part, own & hopeless | set)) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Units that may be given up besides those given up already: those that some set has in it
     * which is enough and of which nobody can be spared (7.4d, 11.6b). Nobody where all can fight.
     */
    public long choosable(AfrikaKorpsPosition position, Board board, long given) {
        AfrikaKorpsPosition bare = position.copy();
        dissolve(bare);
        Battlefield field = new Battlefield(theatre, bare, board);
        Planner planner = new Planner(duty, board, field);
        long expendable = expendable(bare, board) & field.ready;
        long may = 0;
        for (Part part : Part.of(field)) {
            long hopeless = hopeless(planner, bare, board, field, part, 0);
            long among = expendable & part.units() & ~hopeless;
            for (long set : enough(planner, bare, board, field, part, hopeless, among)) {
                boolean fits = (given & part.units() & ~set) == 0;
                may |= fits ? set & ~given : 0;
            }
        }
        return may;
    }

    /** The sets of units to give up that are enough, without any that have more than another. */
    private List<Long> enough(
            Planner planner,
            AfrikaKorpsPosition position,
            Board board,
            Battlefield field,
            Part part,
            long hopeless,
            long among) {
        List<Long> sets = new ArrayList<>();
        for (int size = 0; size <= Long.bitCount(among) && !planner.gaveUp(); size++) {
            for (long more : Subsets.of(among, size, MOST_SETS)) {
                long set = hopeless | more;
                boolean least = sets.stream().noneMatch(other -> (other & ~set) == 0);
                if (least && tryWith(planner, position, board, field, part, set)) {
                    sets.add(set);
                }
                if (planner.gaveUp()) {
                    break;
                }
            }
        }
        return sets;
    }

    /** Takes all battles apart that are not automatic victories. */
    public static void dissolve(AfrikaKorpsPosition position) {
        int automatic = position.get(Cell.AUTOMATIC);
        for (int piece = 0; piece < position.roster().size(); piece++) {
            if (position.roster().supply(piece)) {
                position.supports(piece, position.supports(piece) & automatic);
                continue;
            }
            if ((automatic & 1 << position.battle(piece)) == 0) {
                position.battle(piece, 0);
            }
            position.seizes(piece, -1);
        }
        position.set(Cell.PLANNED, automatic);
    }

    /**
     * The plan with a supply named for every unit that needs one. What lies in an enemy zone and is
     * relied on, or entered it in this turn, supports every attack on whoever's zone it is (13.2a).
     */
    private static Plan named(
            Battlefield field,
            List<Fight> all,
            List<Fight> fights,
            List<Seizure> seizures,
            List<Joining> joinings,
            long doomed) {
        long bound = field.entered;
        for (Fight fight : fights) {
            bound |= chosen(field, all, fight) & field.conditional();
        }
        List<Fight> supplied = new ArrayList<>();
        for (Fight fight : fights) {
            long supplies = chosen(field, all, fight);
            for (long left = bound; left != 0; left &= left - 1) {
                int supply = Long.numberOfTrailingZeros(left);
                boolean its = (field.zones.get(supply) & fight.defenders()) != 0;
                supplies |= its && supplies != 0 ? 1L << supply : 0;
            }
            supplied.add(new Fight(0, fight.attackers(), fight.defenders(), supplies));
        }
        return new Plan(supplied, seizures, joinings, doomed);
    }

    /** One supply hex for each attacker; none where the odds need none. */
    private static long chosen(Battlefield field, List<Fight> all, Fight fight) {
        long supplies = 0;
        if (ResultsTable.needsSupply(field.odds(fight.attackers(), fight.defenders()))) {
            for (long left = fight.attackers(); left != 0; left &= left - 1) {
                int unit = Long.numberOfTrailingZeros(left);
                int supply = SupplyCheck.chosen(field, all, unit, field.lines[unit]);
                supplies |= supply < 0 ? 0 : 1L << supply;
            }
        }
        return supplies;
    }
}
