package kessel.games.desertfox.evaluation;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import kessel.engine.data.Item;
import kessel.engine.game.Doctrine;
import kessel.engine.game.Weights;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.movement.Marches;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Flag;
import kessel.games.desertfox.position.Stage;
import kessel.games.desertfox.position.Supply;
import kessel.games.desertfox.rules.DesertFoxRules;

/** What a good player of Desert Fox knows. The coin is a unit: what a block is worth at the end. */
public final class DesertFoxDoctrine implements Doctrine<DesertFoxPosition, DesertFoxMove> {
    /** So far a block bears on others: a march on a track, or two in the open. */
    private static final int REACH = 4;

    /** From so far a base without a guard can be rushed along the highway. */
    private static final int RUSH = 9;

    private static final double HIGHEST_DANGER = 10;
    private static final double WORST_ODDS = 2;

    enum Measure {
        UNITS,
        STRENGTH,
        SUPPLY,
        DISRUPTION,
        BATTLES,
        PLACES,
        SIEGE,
        BASES,
        EXPOSURE,
        APPROACH,
        EXITS,
        CARDS,
        POINTS;

        static final List<String> NAMES =
                Arrays.stream(values()).map(each -> each.name().toLowerCase(Locale.ROOT)).toList();
    }

    final Campaign campaign;
    final DesertFoxRules rules;
    final Balance balance;
    final Marches marches;
    private final Intent intent;
    private final Weights weights;
    private final int tobruk;
    private volatile Outlook seen;

    public DesertFoxDoctrine(Campaign campaign, DesertFoxRules rules, Item file) {
        this.campaign = campaign;
        this.rules = rules;
        weights = Weights.read(file, Measure.NAMES);
        balance = new Balance(campaign);
        intent = new Intent(campaign, balance);
        marches = new Marches(campaign);
        tobruk = balance.tobruk();
    }

    @Override
    public Weights weights() {
        return weights;
    }

    private static void add(double[] measures, Measure measure, double value) {
        measures[measure.ordinal()] += value;
    }

    @Override
    public void measure(DesertFoxPosition position, double[] measures) {
        Arrays.fill(measures, 0);
        for (int side = 0; side < 2; side++) {
            int sign = side == 0 ? 1 : -1;
            blocks(position, side, sign, measures);
            places(position, side, sign, measures);
            add(measures, Measure.BASES, -sign * danger(position, side));
            add(
                    measures,
                    Measure.CARDS,
                    sign
                            * (position.get(Cell.AXIS_REAL, side)
                                    + Balance.BLANK_CARD * position.get(Cell.AXIS_BLANK, side)
                                    + due(position, side)));
            add(measures, Measure.POINTS, sign * position.get(Cell.AXIS_POINTS, side));
        }
        stacks(position, measures);
    }

    /** Cards that are still to be drawn in this phase: two of three are real. */
    private static double due(DesertFoxPosition position, int side) {
        return position.stage() == Stage.SPENDING
                ? 2 * position.get(Cell.AXIS_DRAWS, side) / 3.0
                : 0;
    }

    private void blocks(DesertFoxPosition position, int side, int sign, double[] measures) {
        Supply base = position.supply(side);
        for (int block = 0; block < position.roster().size(); block++) {
            int at = position.at(block);
            boolean counts =
                    at >= 0
                            || at == DesertFoxPosition.TRIPOLI
                            || at == DesertFoxPosition.IN_HAND
                            || at == DesertFoxPosition.EXITED;
            if (position.roster().side(block) != side || !counts) {
                continue;
            }
            boolean german = position.roster().block(block).nation().equals("german");
            add(measures, Measure.UNITS, sign * (german ? 1.5 : 1));
            if (at == DesertFoxPosition.EXITED) {
                add(measures, Measure.EXITS, sign);
                continue;
            }
            add(measures, Measure.STRENGTH, sign * position.strength(block));
            if (at < 0 || position.is(block, Flag.FROZEN)) {
                continue;
            }
            double worth = balance.block(position, block);
            if (position.is(block, Flag.DISRUPTED)) {
                add(measures, Measure.DISRUPTION, -sign * worth);
            }
            if (!base.reaches(at)) {
                double lack = position.fed(block) > 0 ? 0.15 : 1;
                add(measures, Measure.SUPPLY, -sign * lack * worth);
            }
            add(measures, Measure.APPROACH, -sign * balance.distance(position, side, at));
        }
    }

    private void places(DesertFoxPosition position, int side, int sign, double[] measures) {
        Board board = position.board();
        for (int i = 0; i < campaign.fortresses().length; i++) {
            if (position.holder(i) == side) {
                int hex = campaign.fortresses()[i].hex();
                add(measures, Measure.PLACES, sign * (i == tobruk ? 4 : 1.5));
                boolean guarded = board.standing(side, hex) > 0;
                boolean besieged = balance.near(board, 1 - side, hex);
                double risk = besieged ? guarded ? 1 : 2.5 : 0;
                add(measures, Measure.SIEGE, -sign * risk * (i == tobruk ? 1 : 0.4));
            }
        }
    }

    /** How near a side's base is to being taken, which would end everything (10.1a). */
    private double danger(DesertFoxPosition position, int side) {
        int base = campaign.bases()[side];
        Board board = position.board();
        double near = 0;
        double attack = 0;
        double defence = 0;
        for (int block = 0; block < position.roster().size(); block++) {
            if (!position.stands(block)) {
                continue;
            }
            int far = campaign.grid().distance(position.at(block), base);
            if (position.roster().side(block) == side) {
                defence += far <= 1 ? position.strength(block) : 0;
            } else if (far <= RUSH) {
                near += (RUSH + 1.0 - far) / RUSH;
                attack += far <= REACH ? position.strength(block) : 0;
            }
        }
        double danger =
                board.standing(side, base) == 0
                        ? 4 * near
                        : Math.max(0, attack - defence) / Math.max(1, defence);
        return Math.min(HIGHEST_DANGER, danger);
    }

    /** Battles as they stand, and stacks that could be set upon by more than they are. */
    private void stacks(DesertFoxPosition position, double[] measures) {
        Board board = position.board();
        for (int hex = 0; hex < campaign.ground().size(); hex++) {
            if (board.battlefield(hex)) {
                double lead = balance.power(position, 0, hex) - balance.power(position, 1, hex);
                add(measures, Measure.BATTLES, lead);
                continue;
            }
            for (int side = 0; side < 2; side++) {
                if (board.standing(side, hex) > 0) {
                    add(
                            measures,
                            Measure.EXPOSURE,
                            (side == 0 ? -1 : 1) * exposed(position, side, hex));
                }
            }
        }
    }

    private double exposed(DesertFoxPosition position, int side, int hex) {
        double threat = 0;
        double help = 0;
        double worth = 0;
        for (int block = 0; block < position.roster().size(); block++) {
            if (!position.stands(block)) {
                continue;
            }
            int far = campaign.grid().distance(position.at(block), hex);
            if (position.roster().side(block) != side) {
                threat += far <= REACH ? position.strength(block) : 0;
            } else if (far == 0) {
                help += balance.fire(position, block, hex);
                worth += balance.block(position, block);
            } else if (far == 1) {
                help += 0.5 * position.strength(block);
            }
        }
        double odds = threat / Math.max(1, help) - 1;
        return worth * Math.clamp(odds, 0, WORST_ODDS) / WORST_ODDS;
    }

    @Override
    public Guide<DesertFoxPosition, DesertFoxMove> guide(DesertFoxPosition position) {
        return new DesertFoxGuide(this, position);
    }

    /**
     * Where no piece goes anywhere, what a move promises can be told without playing it; marches
     * and what points buy are played and measured.
     */
    @Override
    public OptionalDouble foresee(DesertFoxPosition position, DesertFoxMove move, int side) {
        if (position.stage() == Stage.MARCHING || position.stage() == Stage.SPENDING) {
            return OptionalDouble.empty();
        }
        Outlook last = seen;
        if (last == null || !last.isOf(position, side)) {
            last = new Outlook(this, intent, position.copy(), side);
            seen = last;
        }
        return OptionalDouble.of(last.gain(move));
    }
}
