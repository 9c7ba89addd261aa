package kessel.games.afrikakorps.planning;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kessel.games.afrikakorps.planning.Plan.Fight;
import kessel.games.afrikakorps.planning.Plan.Joining;
import kessel.games.afrikakorps.planning.Plan.Seizure;
import kessel.games.afrikakorps.position.Board;

/**
 * Looks for a lawful plan among all ways to divide the fighting in one part of the front: part by
 * part, because what does not touch does not matter. It tries the unit with the fewest ways first,
 * takes units alike for each other, and never looks twice at the same rest. It gives up after a
 * number of steps, whatever the position.
 */
public final class Planner {
    /** What the supply is worth that a unit takes from its guards, in combat factors. */
    private static final double PRIZE = 2;

    private static final double NONE = Double.NEGATIVE_INFINITY;

    private record Rest(long ready, long open, long seized) {}

    /** What somebody can do: fight a battle, take supply, or join an automatic victory. */
    private record Deed(Fight fight, Seizure seizure, Joining joining, Rest then) {}

    /** The best that can be made of a rest: its value, and the first deed of it. */
    private static final class Best {
        private double value = NONE;
        private Deed first;
    }

    private final Duty duty;
    private final Board board;
    private final Battlefield field;

    private final Steps steps = new Steps();
    private final Serving serving;
    private final Openings openings;
    private final Alike alike;

    /** How a battle is valued, where the best plan is looked for; else the first will do. */
    private final Prospect prospect;

    private final Map<Rest, Best> known = new HashMap<>();
    private final List<Fight> fights = new ArrayList<>();
    private final List<Seizure> seizures = new ArrayList<>();
    private final List<Joining> joinings = new ArrayList<>();
    private List<Fight> planned = List.of();
    private long obliged;
    private long must;
    private long ready;
    private long open;
    private long seedUnits;
    private long seedEnemies;

    Planner(Duty duty, Board board, Battlefield field) {
        this(duty, board, field, null);
    }

    /** One that looks for the plan that promises most; out of steps, the best it has seen. */
    Planner(Duty duty, Board board, Battlefield field, Prospect prospect) {
        this.prospect = prospect;
        this.duty = duty;
        this.board = board;
        this.field = field;
        serving = new Serving(field);
        openings = new Openings(field, serving, steps);
        alike = new Alike(field);
    }

    /** Whether it gave up: then there may be a plan that it has not found. */
    boolean gaveUp() {
        return steps.gaveUp();
    }

    public List<Fight> fights() {
        return fights;
    }

    public List<Seizure> seizures() {
        return seizures;
    }

    public List<Joining> joinings() {
        return joinings;
    }

    /** From now on one of the battles has these units and enemies among others; 0 for none. */
    public void seed(long units, long enemies) {
        seedUnits = units;
        seedEnemies = enemies;
    }

    /** Looks for battles for these units against these enemies, besides those planned. */
    public boolean find(
            List<Fight> plannedFights,
            long obligedUnits,
            long mustBeAttacked,
            long readyUnits,
            long openEnemies) {
        planned = plannedFights;
        obliged = obligedUnits;
        must = mustBeAttacked;
        ready = readyUnits;
        open = openEnemies;
        long near = open | must;
        for (Fight fight : planned) {
            near |= fight.defenders();
        }
        // Of what need not serve, all or any may. What serves outside this part stays as it is.
        long forced = serving.forced();
        long may = serving.near(near) & ~forced;
        double most = NONE;
        List<Deed> deeds = List.of();
        for (long chosen = may; ; chosen = chosen - 1 & may) {
            double value = find(forced | chosen, mustBeAttacked);
            if (value != NONE && prospect == null) {
                return true;
            }
            if (value > most) {
                most = value;
                deeds = deeds();
            }
            if (chosen == 0 || gaveUp()) {
                fights.clear();
                seizures.clear();
                joinings.clear();
                deeds.forEach(this::add);
                return most != NONE;
            }
        }
    }

    /** The best plan, deed by deed. */
    private List<Deed> deeds() {
        List<Deed> deeds = new ArrayList<>();
        Best best = known.get(new Rest(ready, open, field.seized));
        while (best != null && best.first != null) {
            deeds.add(best.first);
            best = known.get(best.first.then);
        }
        return deeds;
    }

    private void add(Deed deed) {
        if (deed.fight != null) {
            fights.add(deed.fight);
        } else if (deed.seizure != null) {
            seizures.add(deed.seizure);
        } else {
            joinings.add(deed.joining);
        }
    }

    private void remove(Deed deed) {
        if (deed.fight != null) {
            fights.removeLast();
        } else if (deed.seizure != null) {
            seizures.removeLast();
        } else {
            joinings.removeLast();
        }
    }

    /** Looks for a plan in which just these supply hexes in enemy zones serve. */
    private double find(long servingHexes, long mustBeAttacked) {
        known.clear();
        fights.clear();
        seizures.clear();
        joinings.clear();
        if (!serving.choose(servingHexes, planned)) {
            return NONE;
        }
        must = mustBeAttacked | serving.owes() & open;
        if (seedUnits == 0 && seedEnemies == 0) {
            return search(ready, open, field.seized);
        }
        boolean seeded = (seedUnits & ready) == seedUnits && (seedEnemies & open) == seedEnemies;
        return seeded && fromSeed() ? 0 : NONE;
    }

    /** All battles that grow from the seed, each with a search for the rest. */
    private boolean fromSeed() {
        long leads = seedUnits != 0 ? seedUnits & -seedUnits : field.facing(seedEnemies) & ready;
        for (long left = leads; left != 0; left &= left - 1) {
            int lead = Long.numberOfTrailingZeros(left);
            long more = field.targets[lead] & open & ~seedEnemies;
            for (long others = more; ; others = others - 1 & more) {
                if (growing(lead, others | seedEnemies)) {
                    return true;
                }
                if (others == 0 || gaveUp()) {
                    break;
                }
            }
        }
        return false;
    }

    private boolean growing(int lead, long enemies) {
        long facing = enemies == 0 ? 0 : field.facing(enemies) & ready;
        long fixed = seedUnits | 1L << lead;
        if (enemies == 0 || (fixed & ~facing) != 0) {
            return false;
        }
        long mates = facing & ~fixed;
        for (long chosen = mates; ; chosen = chosen - 1 & mates) {
            if (!steps.more()) {
                return false;
            }
            long units = chosen | fixed;
            if (serving.isLawful(units, enemies)) {
                fights.add(new Fight(0, units, enemies, 0));
                if (search(ready & ~units, open & ~enemies, field.seized) != NONE) {
                    return true;
                }
                fights.removeLast();
            }
            if (chosen == 0) {
                return false;
            }
        }
    }

    /** What anybody could do at all, which takes steps as well. */
    Openings openings() {
        return openings;
    }

    private long facingAny(long enemies) {
        long units = 0;
        for (long left = enemies; left != 0; left &= left - 1) {
            units |= field.attackers[Long.numberOfTrailingZeros(left)];
        }
        return units;
    }

    /**
     * Whether what is left can be settled, and what that promises. Where the first plan will do, it
     * stays put together.
     */
    private double search(long readyNow, long openNow, long taken) {
        long around = duty.aroundFortresses(board, field.side, used(readyNow), fought(openNow));
        long mustLeft = (must | around | field.guards(taken)) & openNow;
        long obligedLeft = obliged & readyNow;
        if (mustLeft == 0 && obligedLeft == 0) {
            return 0;
        }
        Rest rest = new Rest(readyNow, openNow, taken);
        Best seen = known.get(rest);
        if (seen != null) {
            return seen.value;
        }
        if (mustLeft != 0 && !openings.enough(facingAny(mustLeft) & readyNow, mustLeft)) {
            return NONE;
        }
        Best best = new Best();
        if (gaveUp() || tryAll(rest, mustLeft, obligedLeft, best) && prospect == null) {
            return best.value;
        }
        known.put(rest, best);
        return best.value;
    }

    /** Looks what comes of a deed; whether that is enough. */
    private boolean leads(Deed deed, double gain, Best best) {
        add(deed);
        double value = search(deed.then.ready, deed.then.open, deed.then.seized);
        if (value != NONE && prospect == null) {
            best.value = 0;
            return true;
        }
        remove(deed);
        if (value + gain > best.value) {
            best.value = value + gain;
            best.first = deed;
        }
        return gaveUp();
    }

    private double gain(long units, long enemies) {
        return prospect == null ? 0 : field.gain(prospect, units, enemies);
    }

    /** Units that attack, of this part of the front and of all that was planned before. */
    private long used(long readyNow) {
        long attackers = ready & ~readyNow | field.overrunning;
        for (Fight fight : planned) {
            attackers |= fight.attackers();
        }
        for (Seizure seizure : seizures) {
            attackers &= ~(1L << seizure.unit());
        }
        return attackers;
    }

    private long fought(long openNow) {
        long defenders = open & ~openNow | field.overcomeAll;
        for (Fight fight : planned) {
            defenders |= fight.defenders();
        }
        return defenders;
    }

    /** Whether to look no further. */
    private boolean tryAll(Rest rest, long mustLeft, long obligedLeft, Best best) {
        long readyNow = rest.ready;
        long openNow = rest.open;
        int fewest = Integer.MAX_VALUE;
        int unit = -1;
        boolean attacker = false;
        for (long left = mustLeft; left != 0; left &= left - 1) {
            int enemy = Long.numberOfTrailingZeros(left);
            int ways = Long.bitCount(field.attackers[enemy] & readyNow);
            if (ways == 0) {
                return false;
            }
            if (ways < fewest) {
                fewest = ways;
                unit = enemy;
            }
        }
        for (long left = obligedLeft; left != 0; left &= left - 1) {
            int own = Long.numberOfTrailingZeros(left);
            int ways = Long.bitCount(field.targets[own] & openNow);
            ways += openings.otherWays(own, rest.seized);
            if (ways == 0) {
                return false;
            }
            if (ways < fewest) {
                fewest = ways;
                unit = own;
                attacker = true;
            }
        }
        if (attacker) {
            return battles(unit, 0, rest, readyNow, best)
                    || joins(unit, rest, best)
                    || seizes(unit, rest, best);
        }
        long leads = field.attackers[unit] & readyNow;
        for (long left = leads; left != 0; left &= left - 1) {
            int lead = Long.numberOfTrailingZeros(left);
            // Of several attackers the first leads: the ones before it have had their turn.
            long others = readyNow & ~(leads & (1L << lead) - 1);
            if (battles(lead, 1L << unit, rest, others, best)) {
                return true;
            }
        }
        return false;
    }

    private boolean joins(int own, Rest rest, Best best) {
        for (int battle = 1; battle < field.overcome.length; battle++) {
            if (openings.mayJoin(own, battle)) {
                Rest then = new Rest(rest.ready & ~(1L << own), rest.open, rest.seized);
                if (leads(new Deed(null, null, new Joining(own, battle), then), 0, best)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean seizes(int own, Rest rest, Best best) {
        for (int i = 0; i < field.seizers.length; i++) {
            if (openings.maySeize(own, i, rest.seized)) {
                Rest then = new Rest(rest.ready & ~(1L << own), rest.open, rest.seized | 1L << i);
                Seizure seizure = new Seizure(own, field.guardedHexes.get(i));
                if (leads(new Deed(null, seizure, null, then), PRIZE, best)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** All battles of a unit with some of others against enemies of which some must be in it. */
    private boolean battles(int lead, long with, Rest rest, long others, Best best) {
        long within = field.targets[lead] & rest.open;
        for (long enemies = within; enemies != 0; enemies = enemies - 1 & within) {
            if (!steps.more()) {
                return true;
            }
            if ((enemies & with) != with || !alike.firstEnemies(enemies, within, with)) {
                continue;
            }
            long mates = field.facing(enemies) & others & ~(1L << lead);
            if (!openings.enough(mates | 1L << lead, enemies)) {
                continue;
            }
            if (withMates(lead, mates, enemies, rest, best)) {
                return true;
            }
        }
        return false;
    }

    private boolean withMates(int lead, long mates, long enemies, Rest rest, Best best) {
        long chosen = mates;
        while (true) {
            if (!steps.more()) {
                return true;
            }
            long units = chosen | 1L << lead;
            if (serving.isLawful(units, enemies) && alike.firstUnits(chosen, mates, obliged)) {
                Rest then = new Rest(rest.ready & ~units, rest.open & ~enemies, rest.seized);
                Deed deed = new Deed(new Fight(0, units, enemies, 0), null, null, then);
                if (leads(deed, gain(units, enemies), best)) {
                    return true;
                }
            }
            if (chosen == 0) {
                return false;
            }
            chosen = chosen - 1 & mates;
        }
    }
}
