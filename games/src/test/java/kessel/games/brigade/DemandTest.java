package kessel.games.brigade;

import static kessel.games.brigade.position.BrigadePosition.DESTROYED;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import kessel.engine.game.Chance;
import kessel.engine.game.FastChance;
import kessel.engine.game.Journal;
import kessel.games.brigade.combat.Battle;
import kessel.games.brigade.data.Demand;
import kessel.games.brigade.data.Demand.Toll;
import kessel.games.brigade.data.Outcome;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.BrigadeStep;
import kessel.games.brigade.position.UnitStates;
import kessel.games.brigade.rules.BrigadeRules;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/**
 * What a result asks of either side: as the book has it, and as combats go. Whoever weighs a combat
 * without playing it relies on that.
 */
class DemandTest {
    private static final int COMBATS = 300;

    /** The codes of 5.1.7: of the defender, then of the attacker. */
    private static final Map<String, Demand> DEFENDERS =
            Map.ofEntries(
                    Map.entry("DE", new Demand(Toll.LIFE, true)),
                    Map.entry("DA", new Demand(Toll.ALL, false)),
                    Map.entry("DRI", new Demand(Toll.NONE, true)),
                    Map.entry("DRB", new Demand(Toll.LOSS, true)),
                    Map.entry("DVI", new Demand(Toll.NONE, false)),
                    Map.entry("DVB", new Demand(Toll.LOSS, false)),
                    Map.entry("EMP", new Demand(Toll.EXCHANGE, true)),
                    Map.entry("IMP", new Demand(Toll.NONE, false)),
                    Map.entry("DB", new Demand(Toll.LOSS, false)),
                    Map.entry("DI", new Demand(Toll.NONE, false)));

    /** An attacker's unit that is eliminated leaves the others to fall back before the victor. */
    private static final Map<String, Demand> ATTACKERS =
            Map.of(
                    "AVI", new Demand(Toll.NONE, false),
                    "AVB", new Demand(Toll.LOSS, false),
                    "ARI", new Demand(Toll.NONE, true),
                    "ARB", new Demand(Toll.LOSS, true),
                    "AE", new Demand(Toll.LIFE, true));

    @Test
    @Rule("gazala 5.1.7a")
    void asTheBookHasIt() {
        for (Outcome outcome : Outcome.values()) {
            String[] codes = outcome.code().split("/");
            assertThat(outcome.onDefender()).as(outcome.code()).isEqualTo(DEFENDERS.get(codes[0]));
            Demand alone = new Demand(outcome == Outcome.EMP ? Toll.EXCHANGE : Toll.NONE, false);
            assertThat(outcome.onAttacker())
                    .as(outcome.code())
                    .isEqualTo(codes.length == 1 ? alone : ATTACKERS.get(codes[1]));
        }
    }

    @Test
    void asCombatsGoInGazala() {
        follow(Table.GAZALA);
    }

    @Test
    void asCombatsGoInDiadem() {
        follow(Table.DIADEM);
    }

    @Test
    void asCombatsGoInBlitzkrieg() {
        follow(Table.BLITZKRIEG);
    }

    /** Random games; now and then a combat is fought out for every way that its dice can fall. */
    private static void follow(BrigadeGame game) {
        Set<Outcome> seen = EnumSet.noneOf(Outcome.class);
        SplittableRandom random = new SplittableRandom(517);
        FastChance chance = new FastChance(random);
        BrigadeRules rules = game.rules();
        BrigadePosition position = opening(game, chance);
        for (int combats = 0; combats < COMBATS; ) {
            if (position.over()) {
                position = opening(game, chance);
            }
            if (position.step() instanceof BrigadeStep.Gathering
                    && rules.judge(position, BrigadeMove.DECLARE).legal()) {
                fightOut(game, position, random, seen);
                combats++;
            }
            rules.play(position, rules.sample(position, random), chance, Journal.SILENT);
        }
        // All but the rarest, so that nothing is shown of nothing.
        assertThat(seen).hasSizeGreaterThan(Outcome.values().length - 4);
    }

    private static BrigadePosition opening(BrigadeGame game, Chance chance) {
        return game.rules().setUp(game.printed().scenarios().getFirst().id(), Set.of(), chance);
    }

    private static void fightOut(
            BrigadeGame game,
            BrigadePosition gathered,
            SplittableRandom random,
            Set<Outcome> seen) {
        Battle battle = game.rules().battle;
        boolean assault = battle.kind(gathered) == Battle.Kind.ASSAULT;
        for (int first = 1; first <= 6; first++) {
            for (int second = 1; second <= 6; second++) {
                Dice dice = new Dice(new int[] {first, second}, random);
                BrigadePosition fought = gathered.copy();
                game.rules().play(fought, BrigadeMove.DECLARE, dice, Journal.SILENT);
                if (fought.step() instanceof BrigadeStep.Defending) {
                    game.rules().play(fought, BrigadeMove.STAND, dice, Journal.SILENT);
                }
                settle(game.rules(), fought, dice, random);
                Outcome result =
                        assault
                                ? game.campaign()
                                        .combat()
                                        .read(battle.column(gathered), first + second)
                                : game.campaign()
                                        .bombardment()
                                        .read(battle.bombardmentColumn(gathered), first + second);
                seen.add(result);
                check(result.code(), result.onDefender(), defenders(gathered), gathered, fought);
                check(result.code(), result.onAttacker(), attackers(gathered), gathered, fought);
            }
        }
    }

    /** The dice of a combat, and any for what its retreats may meet. */
    private static final class Dice implements Chance {
        private final int[] dice;
        private final SplittableRandom random;
        private int rolled;

        Dice(int[] dice, SplittableRandom random) {
            this.dice = dice;
            this.random = random;
        }

        @Override
        public int below(int bound) {
            return rolled < dice.length ? dice[rolled++] - 1 : random.nextInt(bound);
        }
    }

    /** Plays on by chance until the result has been carried out, up to the advance. */
    private static void settle(
            BrigadeRules rules, BrigadePosition position, Chance chance, SplittableRandom random) {
        while (switch (position.stepKind()) {
            case LOSING, SACRIFICING, RETREATING, DISPLACING -> true;
            default -> false;
        }) {
            rules.play(position, rules.sample(position, random), chance, Journal.SILENT);
        }
    }

    private static List<Integer> defenders(BrigadePosition position) {
        List<Integer> units = new ArrayList<>();
        for (int unit = position.top(position.target()); unit >= 0; unit = position.below(unit)) {
            units.add(unit);
        }
        return units;
    }

    /** Those that have joined the attack and stand beside the hex. */
    private static List<Integer> attackers(BrigadePosition position) {
        List<Integer> units = new ArrayList<>();
        for (int unit = 0; unit < position.campaign().units(); unit++) {
            if (position.is(unit, UnitStates.JOINED)
                    && position.campaign().grid().distance(position.hex(unit), position.target())
                            == 1) {
                units.add(unit);
            }
        }
        return units;
    }

    private static void check(
            String result,
            Demand demand,
            List<Integer> units,
            BrigadePosition before,
            BrigadePosition after) {
        int dead = 0;
        int losses = 0;
        for (int unit : units) {
            if (after.hex(unit) == DESTROYED) {
                dead++;
                losses++;
            } else {
                losses += steps(before, unit) - steps(after, unit);
                boolean stays = after.hex(unit) == before.hex(unit);
                assertThat(stays).as(result + ": survivors stay").isEqualTo(!demand.retreats());
            }
        }
        if (demand.retreats()) {
            // On the way back more may befall them.
            int least = demand.toll() == Toll.NONE ? 0 : 1;
            assertThat(losses).as(result).isGreaterThanOrEqualTo(least);
            assertThat(dead)
                    .as(result)
                    .isGreaterThanOrEqualTo(demand.toll() == Toll.LOSS ? 0 : least);
            return;
        }
        switch (demand.toll()) {
            case NONE -> assertThat(losses).as(result).isZero();
            case LOSS -> assertThat(losses).as(result).isEqualTo(1);
            case LIFE -> {
                assertThat(dead).as(result).isEqualTo(1);
                assertThat(losses).as(result).isEqualTo(1);
            }
            case ALL -> assertThat(dead).as(result).isEqualTo(units.size());
            case EXCHANGE -> {
                assertThat(dead).as(result).isPositive();
                assertThat(losses).as(result).isEqualTo(dead);
            }
        }
    }

    /** How many losses a unit on the map has before it: the reduced side is the last. */
    private static int steps(BrigadePosition position, int unit) {
        return position.is(unit, UnitStates.REDUCED) ? 1 : 2;
    }
}
