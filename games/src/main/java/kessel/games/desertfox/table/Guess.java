package kessel.games.desertfox.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.logistics.Logistics;
import kessel.games.desertfox.position.Cards;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Flag;
import kessel.games.desertfox.position.Stage;

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

    Guess(Campaign campaign, int side, RandomGenerator random) {
        this.campaign = campaign;
        this.side = side;
        enemy = 1 - side;
        this.random = random;
    }

    DesertFoxPosition of(DesertFoxPosition position) {
        DesertFoxPosition guess = position.copy();
        boolean spends = position.stage() == Stage.SPENDING && Logistics.spender(position) == enemy;
        if (spends) {
            unspend(guess);
        }
        for (int block = 0; block < guess.roster().size(); block++) {
            if (guess.roster().side(block) == enemy && guess.group(block) == block) {
                deal(guess, block);
            }
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
