package kessel.games.afrikakorps.evaluation;

import java.util.Arrays;
import kessel.engine.game.Workspaces;
import kessel.games.afrikakorps.data.Campaign;
import kessel.games.afrikakorps.data.Ground;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Supplied;

/** A position as a player sees it who looks around: who bears on which hex, who has supply. */
final class Survey {
    /** How near a unit has to be to bear on a hex in its next turn. */
    static final int NEAR = 4;

    private static final int NOWHERE = -1;
    private static final int UNKNOWN = -1;

    private final Campaign campaign;
    private final Ground ground;
    private final int[][] near;

    private final Board board;
    private final Supplied[] supplied;
    private final int[][] attack;
    private final boolean[][] held;

    /** By side: the hexes of the other's combat units. */
    private final int[][] enemies;

    private final int[] enemyCount = new int[2];

    /** By side and hex: what was asked before of the way to the enemies, and to the own army. */
    private final int[][] toEnemy;

    private final int[][] toArmy;

    /** By side and hex: whether supply is near, as far as it was asked before. */
    private final byte[][] supplyNear;

    /** By side: the attack factors of all its combat units. */
    private final int[] factors = new int[2];

    /** Where each combat unit was found. */
    private final int[] at;

    /** By side, which changes of its units and its supply were looked at. */
    private final int[] units = {NOWHERE, NOWHERE};

    private final int[] supplies = {NOWHERE, NOWHERE};
    private long read;
    private boolean any;

    private Survey(Campaign campaign, int[][] near) {
        this.campaign = campaign;
        this.near = near;
        ground = campaign.ground();
        board = new Board(ground);
        supplied = new Supplied[] {new Supplied(ground), new Supplied(ground)};
        at = new int[campaign.roster().size()];
        Arrays.fill(at, NOWHERE);
        attack = new int[2][ground.size()];
        held = new boolean[2][campaign.objectives().length];
        enemies = new int[2][ground.size()];
        toEnemy = new int[2][ground.size()];
        toArmy = new int[2][ground.size()];
        supplyNear = new byte[2][ground.size()];
    }

    static Workspaces<Survey> workspaces(Campaign campaign) {
        Ground ground = campaign.ground();
        int[][] near = new int[ground.size()][];
        for (int hex = 0; hex < near.length; hex++) {
            int[] found = new int[near.length];
            int count = 0;
            for (int other = 0; other < near.length; other++) {
                if (ground.playable(other) && ground.grid().distance(hex, other) <= NEAR) {
                    found[count++] = other;
                }
            }
            near[hex] = Arrays.copyOf(found, count);
        }
        return new Workspaces<>(() -> new Survey(campaign, near));
    }

    /** Looks at a position; at what is as it was in the one looked at last, not again. */
    Survey read(AfrikaKorpsPosition position) {
        if (any && read == position.hash()) {
            return this;
        }
        read = position.hash();
        any = true;
        board.read(position);
        for (int side = 0; side < 2; side++) {
            if (units[side] != board.unitChanges(side)) {
                bear(position, side);
                find(1 - side);
            }
        }
        for (int side = 0; side < 2; side++) {
            if (units[1 - side] != board.unitChanges(1 - side)
                    || supplies[side] != board.supplyChanges(side)) {
                supplied[side].read(board, side);
            }
            if (supplies[side] != board.supplyChanges(side)) {
                Arrays.fill(supplyNear[side], (byte) UNKNOWN);
            }
            supplies[side] = board.supplyChanges(side);
            hold(side);
        }
        units[0] = board.unitChanges(0);
        units[1] = board.unitChanges(1);
        return this;
    }

    /** Who bears on the hexes around him, of those who are elsewhere than before. */
    private void bear(AfrikaKorpsPosition position, int side) {
        Roster roster = campaign.roster();
        for (int unit = roster.first(side); unit < roster.end(side); unit++) {
            int hex = Math.max(NOWHERE, position.at(unit));
            if (hex != at[unit]) {
                bear(side, at[unit], -roster.attack(unit));
                bear(side, hex, roster.attack(unit));
                at[unit] = hex;
            }
        }
        Arrays.fill(toArmy[side], UNKNOWN);
    }

    private void bear(int side, int hex, int factors) {
        if (hex != NOWHERE) {
            this.factors[side] += factors;
            for (int other : near[hex]) {
                attack[side][other] += factors;
            }
        }
    }

    private void hold(int side) {
        for (int i = 0; i < held[side].length; i++) {
            held[side][i] = Stand.holders(board, side, campaign.objectives()[i]) > 0;
        }
    }

    /** The hexes of a side's enemies. */
    private void find(int side) {
        Roster roster = campaign.roster();
        int count = 0;
        for (int unit = roster.first(1 - side); unit < roster.end(1 - side); unit++) {
            if (board.first(unit)) {
                enemies[side][count++] = at[unit];
            }
        }
        enemyCount[side] = count;
        Arrays.fill(toEnemy[side], UNKNOWN);
    }

    /** Whether a side holds an objective (4.3a). */
    boolean held(int side, int objective) {
        return held[side][objective];
    }

    /** Whether supply may land (12.1a, 12.2a). */
    boolean holdsPort(int side) {
        for (int i = 0; i < campaign.objectives().length; i++) {
            if (held[side][i] && ground.port(campaign.objectives()[i], side)) {
                return true;
            }
        }
        return false;
    }

    /** The steps from a hex to the nearest enemy of a side. */
    int toEnemy(int side, int hex) {
        if (toEnemy[side][hex] == UNKNOWN) {
            toEnemy[side][hex] = stepsToEnemy(side, hex);
        }
        return toEnemy[side][hex];
    }

    private int stepsToEnemy(int side, int hex) {
        short[] steps = ground.steps(hex);
        int nearest = Integer.MAX_VALUE;
        for (int i = 0; i < enemyCount[side]; i++) {
            nearest = Math.min(nearest, steps[enemies[side][i]]);
        }
        return nearest;
    }

    /** How many hexes nearer to its army, on average over all attack factors, a hex is. */
    double nearer(int side, int from, int to) {
        return factors[side] == 0
                ? 0
                : (double) (toArmy(side, from) - toArmy(side, to)) / factors[side];
    }

    private int toArmy(int side, int hex) {
        if (toArmy[side][hex] == UNKNOWN) {
            toArmy[side][hex] = awayFromArmy(side, hex);
        }
        return toArmy[side][hex];
    }

    /** The hexes from a hex to each combat unit of a side, as often as it has attack factors. */
    private int awayFromArmy(int side, int hex) {
        int sum = 0;
        Roster roster = campaign.roster();
        for (int unit = roster.first(side); unit < roster.end(side); unit++) {
            if (at[unit] != NOWHERE) {
                sum += roster.attack(unit) * ground.grid().distance(hex, at[unit]);
            }
        }
        return sum;
    }

    Board board() {
        return board;
    }

    /** Whether a line leads from supply of a side to a hex (24.1a). */
    boolean supplied(int side, int hex) {
        return supplied[side].reaches(hex);
    }

    /** Whether supply of a side is as near as an attack needs it (14.2). */
    boolean supplyNear(int side, int hex) {
        if (supplyNear[side][hex] == UNKNOWN) {
            supplyNear[side][hex] = (byte) (board.supplyWithin(side, hex, campaign.line()) ? 1 : 0);
        }
        return supplyNear[side][hex] == 1;
    }

    /** The attack factors of a side near a hex. */
    int attack(int side, int hex) {
        return attack[side][hex];
    }
}
