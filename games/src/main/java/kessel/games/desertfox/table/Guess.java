package kessel.games.desertfox.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.flight.Flights;
import kessel.games.desertfox.logistics.Logistics;
import kessel.games.desertfox.movement.Marches;
import kessel.games.desertfox.position.Cards;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Flag;
import kessel.games.desertfox.position.Stage;
import kessel.games.desertfox.position.Way;
import kessel.games.desertfox.supply.Lines;
import kessel.games.kit.Sampler;

/**
 * A position that could be the true one for all that a side knows: the enemy's blocks dealt anew
 * within each group (1.3g), its cards, points and mines drawn at random.
 */
final class Guess {
    private static final int MOST_POINTS = 21;

    private final Campaign campaign;
    private final int side;
    private final int enemy;
    private final RandomGenerator random;
    private final Lines lines;
    private final Marches marches;

    Guess(Campaign campaign, Lines lines, Marches marches, int side, RandomGenerator random) {
        this.campaign = campaign;
        this.side = side;
        enemy = 1 - side;
        this.random = random;
        this.lines = lines;
        this.marches = marches;
    }

    DesertFoxPosition of(DesertFoxPosition position) {
        DesertFoxPosition guess = position.copy();
        boolean spends = position.stage() == Stage.SPENDING && Logistics.spender(position) == enemy;
        if (spends) {
            unspend(guess);
        }
        List<Integer> ways = takePlans(guess);
        SortedMap<Integer, List<int[]>> marks = takeMarks(guess);
        for (int block = 0; block < guess.roster().size(); block++) {
            if (guess.roster().side(block) == enemy && guess.group(block) == block) {
                deal(guess, block);
            }
        }
        giveMarks(guess, marks);
        if (!ways.isEmpty()) {
            flee(guess, ways);
        }
        strengths(guess, spends);
        mines(guess);
        cards(guess, spends);
        guess.set(Cell.AXIS_POINTS, enemy, random.nextInt(MOST_POINTS));
        return guess;
    }

    /** What the enemy has spent so far is not seen: as if it had not begun. */
    private void unspend(DesertFoxPosition guess) {
        for (int block = 0; block < guess.roster().size(); block++) {
            if (guess.roster().side(block) == enemy) {
                guess.at(block, guess.seenAt(block));
                guess.set(block, Flag.FROZEN, false);
            }
        }
        guess.set(Cell.AXIS_DRAWS, enemy, 0);
        guess.set(Cell.DRAWN, 0);
        guess.set(Cell.TAKEN_UP, 0);
        guess.set(Cell.SHIPPED, 0);
    }

    /** The places of a group are dealt to its blocks. */
    private void deal(DesertFoxPosition guess, int group) {
        List<Integer> members = new ArrayList<>();
        List<int[]> slots = new ArrayList<>();
        for (int block = group; block < guess.roster().size(); block++) {
            if (guess.group(block) == group) {
                members.add(block);
                int[] slot = new int[DesertFoxPosition.OF_A_SLOT];
                for (int i = 0; i < slot.length; i++) {
                    slot[i] = guess.slot(block, i);
                }
                slots.add(slot);
            }
        }
        if (members.size() == 1) {
            return;
        }
        slots.sort(Arrays::compare);
        Collections.shuffle(members, Random.from(random));
        for (int i = 0; i < members.size(); i++) {
            for (int cell = 0; cell < DesertFoxPosition.OF_A_SLOT; cell++) {
                guess.slot(members.get(i), cell, slots.get(i)[cell]);
            }
        }
    }

    /**
     * Who leaves a hex, and by which way, is not seen before it has happened: only how many do, and
     * how fast the slowest is (6.1a). What else the enemy has declared is as if it had not.
     *
     * @return the ways of those who leave
     */
    private List<Integer> takePlans(DesertFoxPosition guess) {
        boolean flight = guess.get(Cell.FLIGHT) != 0 && guess.get(Cell.FLIGHT_SIDE) == enemy;
        List<Integer> ways = new ArrayList<>();
        for (int block = 0; block < guess.roster().size(); block++) {
            if (guess.roster().side(block) != enemy) {
                continue;
            }
            if (flight
                    && guess.is(block, Flag.FLEEING)
                    && guess.at(block) == guess.get(Cell.FLIGHT_HEX)) {
                ways.add(guess.way(block));
            }
            if (guess.stage() == Stage.PURSUING && guess.decider() == enemy) {
                guess.set(block, Flag.COMMITTED, false);
            }
            guess.set(block, Flag.DECLARED, false);
            guess.set(block, Flag.FORCED, false);
            guess.set(block, Flag.FLEEING, false);
            guess.way(block, Way.NONE);
        }
        if (guess.active() == enemy && guess.get(Cell.ARRIVED) == 0) {
            guess.set(Cell.RENDEZVOUS, 0);
        }
        if (flight) {
            guess.set(Cell.FLIGHT_PLACES, 0);
        }
        Collections.sort(ways);
        return ways;
    }

    private void flee(DesertFoxPosition guess, List<Integer> ways) {
        boolean retreat = guess.get(Cell.FLIGHT) == Flights.RETREAT;
        boolean named = !ways.contains(Way.NONE);
        List<Integer> going = going(guess, ways.size());
        for (int i = 0; i < going.size(); i++) {
            int block = going.get(i);
            guess.set(block, Flag.FLEEING, true);
            guess.set(block, Flag.DECLARED, retreat);
        }
        if (!named) {
            return;
        }
        for (int i = 0; i < going.size(); i++) {
            int block = going.get(i);
            Sampler<int[]> found = new Sampler<>(random);
            if (retreat && guess.get(Cell.PASSED) == 0) {
                marches.list(guess, block, -1, march -> found.accept(march.way()));
            } else {
                lines.ways(
                        guess,
                        block,
                        retreat ? Marches.bonus(guess) : 0,
                        retreat,
                        Flights.taken(guess),
                        (way, _) -> found.accept(way));
            }
            int[] way = found.chosen();
            if (way == null) {
                guess.way(block, ways.get(i));
                continue;
            }
            guess.way(block, Way.pack(campaign.grid(), way));
            if (retreat) {
                guess.set(block, Flag.FORCED, marches.forced(guess, block, way));
            } else {
                Flights.take(
                        guess, lines.judge(guess, block, way, 0, Flights.taken(guess)).source());
            }
        }
    }

    /** So many of those in the hex, none slower than was told and one just as fast. */
    private List<Integer> going(DesertFoxPosition guess, int count) {
        boolean rout = guess.get(Cell.FLIGHT) == Flights.ROUT;
        int rate = guess.get(Cell.RATE);
        List<Integer> there = new ArrayList<>();
        for (int block = 0; block < guess.roster().size(); block++) {
            if (guess.roster().side(block) == enemy
                    && guess.at(block) == guess.get(Cell.FLIGHT_HEX)
                    && (rout
                            ? guess.onMap(block) && guess.is(block, Flag.DISRUPTED)
                            : guess.stands(block))) {
                there.add(block);
            }
        }
        Collections.shuffle(there, Random.from(random));
        there.sort(
                Comparator.comparing((Integer block) -> guess.roster().rate(block) < rate)
                        .thenComparing(block -> guess.roster().rate(block) != rate));
        List<Integer> going = new ArrayList<>();
        if (!there.isEmpty()) {
            going.add(there.removeFirst());
        }
        there.sort(Comparator.comparing(block -> guess.roster().rate(block) < rate));
        going.addAll(there.subList(0, Math.min(there.size(), Math.max(0, count - 1))));
        Collections.sort(going);
        return going;
    }

    /** Marks of those in a hex that look alike: who is fed and who lacks supply is not seen. */
    private SortedMap<Integer, List<int[]>> takeMarks(DesertFoxPosition guess) {
        SortedMap<Integer, List<int[]>> marks = new TreeMap<>();
        for (int block = 0; block < guess.roster().size(); block++) {
            if (guess.roster().side(block) == enemy && guess.at(block) >= 0) {
                int[] its = {
                    guess.fed(block),
                    guess.is(block, Flag.UNSUPPLIED) ? 1 : 0,
                    guess.is(block, Flag.STRAYED) ? 1 : 0
                };
                marks.computeIfAbsent(looks(guess, block), _ -> new ArrayList<>()).add(its);
                mark(guess, block, new int[] {0, 0, 0});
            }
        }
        int sources = campaign.fortresses().length + campaign.oases().length;
        for (int source = 1; source <= sources; source++) {
            repick(marks, source);
        }
        marks.values().forEach(each -> each.sort(Arrays::compare));
        return marks;
    }

    /** Whom the enemy picked of those that a source could feed is not seen: any of them (5.1c). */
    private void repick(SortedMap<Integer, List<int[]>> marks, int source) {
        List<int[]> able = new ArrayList<>();
        marks.values()
                .forEach(
                        each ->
                                each.stream()
                                        .filter(its -> Math.abs(its[0]) == source)
                                        .forEach(able::add));
        if (able.stream().allMatch(its -> its[0] > 0)) {
            return;
        }
        List<int[]> picks = new ArrayList<>(able.stream().map(int[]::clone).toList());
        picks.sort(Arrays::compare);
        Collections.shuffle(picks, Random.from(random));
        for (int i = 0; i < able.size(); i++) {
            able.get(i)[0] = picks.get(i)[0];
            able.get(i)[1] = picks.get(i)[1];
            // Who has engaged without supply cannot be told either.
            able.get(i)[2] = 0;
        }
    }

    private static int looks(DesertFoxPosition guess, int block) {
        int moved = guess.is(block, Flag.MOVED) ? 1 : 0;
        return guess.at(block) * 4 + moved * 2 + (guess.is(block, Flag.DISRUPTED) ? 1 : 0);
    }

    private static void mark(DesertFoxPosition guess, int block, int[] marks) {
        guess.fed(block, marks[0]);
        guess.set(block, Flag.UNSUPPLIED, marks[1] != 0);
        guess.set(block, Flag.STRAYED, marks[2] != 0);
    }

    private void giveMarks(DesertFoxPosition guess, SortedMap<Integer, List<int[]>> marks) {
        List<Integer> blocks = new ArrayList<>();
        for (int block = 0; block < guess.roster().size(); block++) {
            if (guess.roster().side(block) == enemy && guess.at(block) >= 0) {
                blocks.add(block);
            }
        }
        Collections.shuffle(blocks, Random.from(random));
        for (int block : blocks) {
            mark(guess, block, marks.get(looks(guess, block)).removeLast());
        }
    }

    private void strengths(DesertFoxPosition guess, boolean spends) {
        for (int block = 0; block < guess.roster().size(); block++) {
            boolean inPlay = guess.at(block) >= 0 || guess.at(block) == DesertFoxPosition.TRIPOLI;
            if (guess.roster().side(block) == enemy && (guess.unsure(block) || spends && inPlay)) {
                int step = guess.roster().step(block);
                int steps = guess.roster().block(block).most() / step;
                guess.strength(block, step * (1 + random.nextInt(steps)));
            }
        }
    }

    /** Nobody knows of mines that were not shown; those that were may be gone (9.34m). */
    private void mines(DesertFoxPosition guess) {
        for (int hex = 0; hex < campaign.ground().size(); hex++) {
            guess.mined(hex, enemy, guess.minesSeen(hex, enemy));
        }
    }

    private void cards(DesertFoxPosition guess, boolean spends) {
        Roster roster = campaign.roster();
        int reals = roster.reals() - guess.get(Cell.OPEN_REAL);
        int blanks = roster.blanks() - guess.get(Cell.OPEN_BLANK);
        boolean enemyLaid = guess.active() == enemy;
        reals -= guess.get(Cell.AXIS_REAL, side) + guess.get(Cell.AXIS_PLAYED_REAL, side);
        blanks -= guess.get(Cell.AXIS_BLANK, side) + guess.get(Cell.AXIS_PLAYED_BLANK, side);
        boolean ownChallenge = side == Roster.ALLIES;
        int challenge = guess.get(Cell.CHALLENGE_CARD);
        int laid = guess.get(Cell.LAID_REAL) + guess.get(Cell.LAID_BLANK);
        if (!enemyLaid) {
            reals -= guess.get(Cell.LAID_REAL);
            blanks -= guess.get(Cell.LAID_BLANK);
        }
        if (ownChallenge) {
            reals -= challenge == Logistics.REAL ? 1 : 0;
            blanks -= challenge == Logistics.BLANK ? 1 : 0;
        }
        int hand = spends ? guess.get(Cell.SEEN_HAND) : Cards.hand(guess, enemy);
        // While the enemy spends, how many it has thrown away is not seen either.
        int played =
                spends
                        ? 0
                        : guess.get(Cell.AXIS_PLAYED_REAL, enemy)
                                + guess.get(Cell.AXIS_PLAYED_BLANK, enemy);
        int[] pool = {reals, blanks};
        if (enemyLaid) {
            boolean proved = guess.get(Cell.SHOWN) > 0;
            int sure = laid > 0 && !proved ? 1 : 0;
            pool[0] -= sure;
            int drawn = sure + draw(pool, laid - sure);
            guess.set(Cell.LAID_REAL, drawn);
            guess.set(Cell.LAID_BLANK, laid - drawn);
        }
        if (!ownChallenge && challenge != Logistics.NO_CARD) {
            boolean real = draw(pool, 1) == 1;
            guess.set(Cell.CHALLENGE_CARD, real ? Logistics.REAL : Logistics.BLANK);
        }
        int inHand = draw(pool, hand);
        guess.set(Cell.AXIS_REAL, enemy, inHand);
        guess.set(Cell.AXIS_BLANK, enemy, hand - inHand);
        int gone = draw(pool, played);
        guess.set(Cell.AXIS_PLAYED_REAL, enemy, gone);
        guess.set(Cell.AXIS_PLAYED_BLANK, enemy, played - gone);
        guess.set(Cell.DECK_REAL, pool[0]);
        guess.set(Cell.DECK_BLANK, pool[1]);
    }

    /** So many cards of the unknown ones; how many of them are real. */
    private int draw(int[] pool, int count) {
        int reals = 0;
        for (int i = 0; i < count; i++) {
            boolean real = random.nextInt(pool[0] + pool[1]) < pool[0];
            pool[real ? 0 : 1]--;
            reals += real ? 1 : 0;
        }
        return reals;
    }
}
