package kessel.games.brigade.evaluation;

import java.util.Arrays;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.position.BrigadePosition;

/** The stacks on the map, with who threatens and who supports whom: a look that is used again. */
final class Stacks {
    /** How far a threat is seen: on foot and on wheels. */
    private static final int FOOT_THREAT = 3;

    private static final int MOTOR_THREAT = 4;

    static final int NONE = -1;

    /** Friends so near are support. */
    private static final int SUPPORT = 2;

    private final Campaign campaign;
    private final byte[][] apart;
    int count;
    final int[] hex;
    final int[] side;
    final int[] attack;
    final int[] defence;
    final int[] motorAttack;
    final double[] worth;

    /** The attack of all enemies who can be beside a stack in their next turn. */
    final int[] threat;

    /** How many other stacks of its side are near. */
    final int[] friends;

    /** By stack, the first of the enemies who can be beside it in their next turn. */
    private final int[] firstThreat;

    /** Of each such pair, who threatens, and where the next is to be found. */
    private int[] threatBy = new int[512];

    private int[] nextThreat = new int[512];
    private int threats;

    Stacks(Campaign campaign, byte[][] apart) {
        this.campaign = campaign;
        this.apart = apart;
        int units = campaign.units();
        hex = new int[units];
        side = new int[units];
        attack = new int[units];
        defence = new int[units];
        motorAttack = new int[units];
        worth = new double[units];
        threat = new int[units];
        friends = new int[units];
        firstThreat = new int[units];
    }

    void look(BrigadePosition position, Attacks values) {
        count = 0;
        for (int first = 0; first < campaign.units(); first++) {
            int at = position.hex(first);
            if (at >= 0 && position.top(at) == first) {
                hex[count] = at;
                side[count] = campaign.side(first);
                add(position, first, values);
                count++;
            }
        }
        Arrays.fill(threat, 0, count, 0);
        Arrays.fill(friends, 0, count, 0);
        Arrays.fill(firstThreat, 0, count, NONE);
        threats = 0;
        for (int stack = 0; stack < count; stack++) {
            meet(stack);
        }
    }

    private void add(BrigadePosition position, int first, Attacks values) {
        int attacks = 0;
        int motor = 0;
        int defends = 0;
        double sum = 0;
        for (int unit = first; unit >= 0; unit = position.below(unit)) {
            int power = position.attack(unit);
            attacks += power;
            motor += campaign.typeOf(unit).motorised() ? power : 0;
            defends += position.defence(unit);
            sum += values.worth(position, unit);
        }
        attack[count] = attacks;
        motorAttack[count] = motor;
        defence[count] = defends;
        worth[count] = sum;
    }

    /** What a stack and those that come after it are to each other. */
    private void meet(int stack) {
        byte[] away = apart[hex[stack]];
        int own = side[stack];
        for (int other = stack + 1; other < count; other++) {
            int far = away[hex[other]];
            if (far > MOTOR_THREAT) {
                continue;
            }
            if (side[other] != own) {
                threaten(stack, other, far);
                threaten(other, stack, far);
            } else if (far <= SUPPORT) {
                friends[stack]++;
                friends[other]++;
            }
        }
    }

    private void threaten(int stack, int other, int far) {
        int attack = bears(stack, far);
        if (attack == 0) {
            return;
        }
        threat[other] += attack;
        if (threats == threatBy.length) {
            threatBy = Arrays.copyOf(threatBy, 2 * threats);
            nextThreat = Arrays.copyOf(nextThreat, 2 * threats);
        }
        threatBy[threats] = stack;
        nextThreat[threats] = firstThreat[other];
        firstThreat[other] = threats++;
    }

    /** The first of those who threaten a stack; {@link #NONE} if there is nobody. */
    int firstThreat(int stack) {
        return firstThreat[stack];
    }

    int nextThreat(int pair) {
        return nextThreat[pair];
    }

    /** The stack that threatens. */
    int threatBy(int pair) {
        return threatBy[pair];
    }

    /** The attack that a stack can bring beside a hex so far away in its next turn. */
    int bears(int stack, int far) {
        return far <= FOOT_THREAT ? attack[stack] : far <= MOTOR_THREAT ? motorAttack[stack] : 0;
    }
}
