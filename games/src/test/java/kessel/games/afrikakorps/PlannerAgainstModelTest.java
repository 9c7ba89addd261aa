package kessel.games.afrikakorps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Stream;
import kessel.engine.game.Ruling;
import kessel.games.afrikakorps.BattleModel.Plan;
import kessel.games.afrikakorps.BattleModel.Supply;
import kessel.games.afrikakorps.BattleModel.Unit;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.planning.Battlefield;
import kessel.games.afrikakorps.planning.Duty;
import kessel.games.afrikakorps.planning.Plans;
import kessel.games.afrikakorps.planning.Prospect;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Stage;
import kessel.games.afrikakorps.position.Theatre;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The planner, held against {@link BattleModel} in thousands of small fights. */
class PlannerAgainstModelTest {
    private static final int CASES = 200;
    private static final AfrikaKorps GAME = Table.GAME;
    private static final Theatre THEATRE = GAME.rules().theatre();
    private static final Plans PLANS = new Plans(THEATRE, new Duty(THEATRE));

    private static final Map<String, List<String>> NEIGHBOURS = new HashMap<>();

    /** Desert, escarpment, both fortresses, the sides that nothing crosses. */
    private static final List<String> PLACES =
            List.of("R40", "L38", "G25", "H25", "G25", "H2", "F19", "X62", "S65", "I26", "T42");

    /** A fight: how the model sees it, and the table it stands on. */
    private record Case(BattleModel model, Table table, int side) {
        AfrikaKorpsPosition position() {
            return table.position();
        }

        String told() {
            return model.own + "\n" + model.enemies + "\n" + model.supplies + "\n" + model.guarded;
        }
    }

    /** One in which somebody can attack somebody. */
    private static Case fight(SplittableRandom random) {
        Case fight = drawn(random);
        while (!fight.model.inContact()) {
            fight = drawn(random);
        }
        return fight;
    }

    private static Case drawn(SplittableRandom random) {
        int side = random.nextInt(2);
        Table table = side == Roster.AXIS ? Table.axis() : Table.allies();
        List<String> near =
                around(PLACES.get(random.nextInt(PLACES.size())), 1 + random.nextInt(2));
        List<String> wide = around(near.getFirst(), 4);
        List<Unit> enemies = new ArrayList<>();
        List<Unit> own = new ArrayList<>();
        for (int piece : drawn(1 - side, 1 + random.nextInt(4), random)) {
            place(near, enemies, own, random, Table.roster().id(piece), false, piece);
        }
        for (int piece : drawn(side, 1 + random.nextInt(5), random)) {
            boolean moved = random.nextInt(3) == 0;
            place(near, own, enemies, random, Table.roster().id(piece), moved, piece);
        }
        Set<String> held = new HashSet<>();
        enemies.forEach(each -> held.add(each.hex()));
        List<Supply> supplies = new ArrayList<>();
        String[] names =
                side == Roster.AXIS ? new String[] {"AxS1", "AxS2"} : new String[] {"AlS1", "AlS2"};
        for (int i = random.nextInt(3); i > 0; i--) {
            String hex = (random.nextBoolean() ? near : wide).get(random.nextInt(near.size()));
            if (!held.contains(hex)) {
                supplies.add(new Supply(names[i - 1], hex, random.nextInt(3) == 0));
            }
        }
        List<String> guarded = new ArrayList<>();
        if (random.nextInt(3) == 0) {
            String hex = enemies.get(random.nextInt(enemies.size())).hex();
            table.with((side == Roster.AXIS ? "AlS4 " : "AxS3 ") + hex);
            if (!Set.of("G25", "H2").contains(hex)) {
                guarded.add(hex);
            }
        }
        own.forEach(each -> table.with(each.id() + " " + each.hex()));
        own.stream().filter(Unit::moved).forEach(each -> table.moved(each.id()));
        enemies.forEach(each -> table.with(each.id() + " " + each.hex()));
        supplies.forEach(each -> table.with(each.id() + " " + each.hex()));
        supplies.stream()
                .filter(Supply::entered)
                .forEach(each -> table.flag(Flags.ENTERED_ZONE, each.id()));
        return new Case(
                new BattleModel(GAME.map(), NEIGHBOURS, own, enemies, supplies, guarded),
                table,
                side);
    }

    private static void place(
            List<String> near,
            List<Unit> to,
            List<Unit> others,
            SplittableRandom random,
            String id,
            boolean moved,
            int piece) {
        String hex = near.get(random.nextInt(near.size()));
        long there = to.stream().filter(each -> each.hex().equals(hex)).count();
        if (there < 3 && others.stream().noneMatch(each -> each.hex().equals(hex))) {
            // Whose turn it is attacks: the enemies are placed first.
            int factor =
                    others.isEmpty() ? Table.roster().defence(piece) : Table.roster().attack(piece);
            to.add(new Unit(id, factor, hex, moved));
        }
    }

    private static List<Integer> drawn(int side, int count, SplittableRandom random) {
        List<Integer> units = new ArrayList<>();
        while (units.size() < count) {
            Roster roster = Table.roster();
            int piece = roster.first(side) + random.nextInt(roster.end(side) - roster.first(side));
            boolean far = Set.of("Sabratha", "51/2").contains(roster.id(piece));
            if (!far && !roster.substitute(piece) && !units.contains(piece)) {
                units.add(piece);
            }
        }
        return units;
    }

    /** Playable hexes near another, which comes first. */
    private static List<String> around(String label, int most) {
        List<String> labels = new ArrayList<>(List.of(label));
        for (int hex = 0; hex < GAME.map().grid().size(); hex++) {
            int far = GAME.map().grid().distance(hex, Table.hex(label));
            if (far > 0 && far <= most && GAME.campaign().ground().playable(hex)) {
                labels.add(GAME.map().label(hex));
            }
        }
        return labels;
    }

    private static Set<Integer> units(long mask, List<Unit> of, int first) {
        Set<Integer> found = new TreeSet<>();
        for (int i = 0; i < of.size(); i++) {
            if ((mask & 1L << Table.piece(of.get(i).id()) - first) != 0) {
                found.add(i);
            }
        }
        return found;
    }

    /** A plan of the planner's in the words of the model. */
    private static Plan translated(Case fight, kessel.games.afrikakorps.planning.Plan plan) {
        BattleModel model = fight.model;
        Battlefield field =
                THEATRE.board(
                        fight.position(),
                        board -> new Battlefield(THEATRE, fight.position(), board));
        int[] of = new int[model.own.size()];
        int[] against = new int[model.enemies.size()];
        List<Set<Integer>> named = new ArrayList<>();
        plan.fights()
                .forEach(
                        each -> {
                            Set<Integer> supplies = new TreeSet<>();
                            for (int s = 0; s < model.supplies.size(); s++) {
                                int hex = Table.hex(model.supplies.get(s).hex());
                                int at = field.supplyHexes.indexOf(hex);
                                if ((each.supplies() & 1L << at) != 0) {
                                    supplies.add(s);
                                }
                            }
                            named.add(supplies);
                            units(each.attackers(), model.own, field.firstOwn)
                                    .forEach(unit -> of[unit] = named.size());
                            units(each.defenders(), model.enemies, field.firstEnemy)
                                    .forEach(unit -> against[unit] = named.size());
                        });
        String[] seizes = new String[model.own.size()];
        plan.seizures()
                .forEach(
                        each ->
                                units(1L << each.unit(), model.own, field.firstOwn)
                                        .forEach(
                                                unit ->
                                                        seizes[unit] =
                                                                GAME.map().label(each.hex())));
        return new Plan(
                of, against, named, seizes, units(plan.doomed(), model.own, field.firstOwn));
    }

    @Rule({"afrika-korps 8.4a", "afrika-korps 8.4b", "afrika-korps 8.5a", "afrika-korps 11.6c"})
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void aPlanIsFoundWhereThereIsOneAndItIsLawful(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < CASES; i++) {
            Case fight = fight(random);
            List<Set<Integer>> least = fight.model.least();
            Plans.Found found =
                    THEATRE.board(
                            fight.position(), board -> PLANS.find(fight.position(), board, 0));
            assertThat(found.certain()).as(fight.told()).isTrue();
            assertThat(found.plan() != null).as(fight.told()).isEqualTo(!least.isEmpty());
            if (found.plan() == null) {
                continue;
            }
            Plan plan = translated(fight, found.plan());
            assertThat(fight.model.obeys(plan)).as(fight.told() + "\n" + plan).isTrue();
            assertThat(least).as(fight.told()).contains(plan.given());
            long choosable =
                    THEATRE.board(
                            fight.position(), board -> PLANS.choosable(fight.position(), board, 0));
            Set<Integer> some = new TreeSet<>();
            least.forEach(some::addAll);
            assertThat(units(choosable, fight.model.own, Table.roster().first(fight.side)))
                    .as("who may be given up: " + fight.told())
                    .isEqualTo(some);
        }
    }

    /**
     * Outside fortresses everybody in a battle has to be in one: no battle is a matter of taste.
     */
    private static boolean inTheOpen(BattleModel model) {
        Set<String> fortresses = Set.of("G25", "H2");
        return Stream.concat(model.own.stream(), model.enemies.stream())
                .noneMatch(each -> fortresses.contains(each.hex()));
    }

    @Rule("afrika-korps 11.3a")
    @Test
    void thePlanThatIsSuggestedIsTheBest() {
        SplittableRandom random = new SplittableRandom(500);
        Prospect prospect = new Prospect(GAME.campaign().results());
        int choices = 0;
        for (int i = 0; i < 10 * CASES && choices < 25; i++) {
            Case fight = fight(random);
            Plans.Found found =
                    THEATRE.board(
                            fight.position(), board -> PLANS.best(fight.position(), board, 0));
            if (found.plan() == null || !inTheOpen(fight.model)) {
                continue;
            }
            Plan plan = translated(fight, found.plan());
            assertThat(fight.model.obeys(plan)).as(fight.told() + "\n" + told(plan)).isTrue();
            double[] most = {Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY};
            fight.model.any(
                    plan.given(),
                    other -> {
                        double value = value(fight.model, other, prospect);
                        most[0] = Math.max(most[0], value);
                        most[1] = Math.min(most[1], value);
                        return false;
                    });
            assertThat(value(fight.model, plan, prospect))
                    .as(fight.told() + "\n" + told(plan))
                    .isCloseTo(most[0], within(1e-9));
            choices += most[0] > most[1] + 1e-9 ? 1 : 0;
        }
        assertThat(choices).as("fights in which there was a choice").isEqualTo(25);
    }

    /** What a plan promises: half of all factors that are won and lost, and two for supply. */
    private static double value(BattleModel model, Plan plan, Prospect prospect) {
        double sum = 0;
        for (int battle = 1; battle <= plan.named().size(); battle++) {
            double ours = 0;
            double theirs = 0;
            long sums = Prospect.NOBODY;
            for (int u = 0; u < model.own.size(); u++) {
                int piece = Table.piece(model.own.get(u).id());
                if (plan.of()[u] == battle) {
                    ours += Prospect.worth(Table.roster(), piece);
                    sums = Prospect.with(sums, Table.roster().attack(piece));
                }
            }
            for (int e = 0; e < model.enemies.size(); e++) {
                int piece = Table.piece(model.enemies.get(e).id());
                theirs += plan.against()[e] == battle ? Prospect.worth(Table.roster(), piece) : 0;
            }
            int attack = model.attack(plan, battle);
            sum += prospect.gain(attack, model.defence(plan, battle), ours, theirs, sums);
        }
        return sum + 2 * Arrays.stream(plan.seizes()).filter(Objects::nonNull).count();
    }

    @Rule({"afrika-korps 11.3a", "afrika-korps 14.6a"})
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void aPlanPutTogetherByHandIsTakenIfItIsLawfulAndNotOtherwise(long seed) {
        SplittableRandom random = new SplittableRandom(1000 + seed);
        int[] counts = new int[2];
        for (int i = 0; i < CASES; i++) {
            Case fight = fight(random);
            List<Set<Integer>> least = fight.model.least();
            if (least.isEmpty()) {
                continue;
            }
            List<Plan> all = new ArrayList<>();
            Set<Integer> given = least.get(random.nextInt(least.size()));
            fight.model.any(given, plan -> all.add(plan) && all.size() == 60);
            Plan lawful = all.get(random.nextInt(all.size()));
            for (Plan plan : List.of(lawful, changed(fight.model, lawful, random))) {
                boolean ours = fight.model.obeys(plan) && least.contains(plan.given());
                String refusal = refusal(fight, plan);
                assertThat(refusal == null)
                        .as(fight.told() + "\n" + told(plan) + "\n" + refusal)
                        .isEqualTo(ours);
                counts[ours ? 1 : 0]++;
            }
        }
        assertThat(counts[0]).as("plans that are not lawful").isGreaterThan(CASES / 8);
        assertThat(counts[1]).as("plans that are").isGreaterThan(CASES / 2);
    }

    /**
     * Where everybody stands among everybody, the search has an end before it has tried all: then
     * movement cannot end like that either, and whoever moves is told so and can take moves back.
     */
    @Rule("afrika-korps 11.6c")
    @Test
    void aTangleTooThickToSearchIsRefusedAndCanBeTakenBack() {
        SplittableRandom random = new SplittableRandom(19);
        for (int i = 0; i < 2000; i++) {
            AfrikaKorpsPosition position = Fronts.random(GAME, random);
            position.units(
                    position.phasing(),
                    unit -> {
                        if (position.onMap(unit) && random.nextInt(3) == 0) {
                            position.mark(unit, Flags.MOVED);
                        }
                    });
            Plans.Found found = THEATRE.board(position, board -> PLANS.find(position, board, 0));
            if (!found.certain()) {
                assertThat(found.plan()).isNull();
                Ruling ruling = GAME.rules().judge(position, new AfrikaKorpsMove.Done());
                assertThat(ruling).isInstanceOf(Ruling.Illegal.class);
                assertThat(((Ruling.Illegal) ruling).rule()).isEqualTo("11.6c");
                assertThat(((Ruling.Illegal) ruling).why().key()).isEqualTo("refuse.no-plan-found");
                AfrikaKorpsMove back = new AfrikaKorpsMove.TakeBack();
                assertThat(GAME.rules().judge(position, back)).isEqualTo(Ruling.LEGAL);
                return;
            }
        }
        throw new AssertionError("no position was too thick");
    }

    private static String told(Plan plan) {
        return Arrays.toString(plan.of())
                + Arrays.toString(plan.against())
                + plan.named()
                + Arrays.toString(plan.seizes())
                + plan.given();
    }

    /**
     * The same with something else in it: a unit in another battle or in none, supply not named.
     */
    private static Plan changed(BattleModel model, Plan plan, SplittableRandom random) {
        int[] of = plan.of().clone();
        int[] against = plan.against().clone();
        String[] seizes = plan.seizes().clone();
        List<Set<Integer>> named = new ArrayList<>();
        plan.named().forEach(each -> named.add(new TreeSet<>(each)));
        Set<Integer> given = new TreeSet<>(plan.given());
        int battles = named.size();
        int unit = random.nextInt(of.length);
        switch (random.nextInt(5)) {
            case 0 -> {
                of[unit] = random.nextInt(battles + 1);
                seizes[unit] = null;
            }
            case 1 -> against[random.nextInt(against.length)] = random.nextInt(battles + 1);
            case 2 -> named.forEach(each -> each.removeIf(_ -> random.nextBoolean()));
            case 3 -> {
                of[unit] = 0;
                seizes[unit] = null;
                if (!given.remove(unit)) {
                    given.add(unit);
                }
            }
            default -> {
                if (!model.guarded.isEmpty()) {
                    of[unit] = 0;
                    seizes[unit] = model.guarded.getFirst();
                    given.remove(unit);
                }
            }
        }
        return new Plan(of, against, named, seizes, given);
    }

    /** Puts a plan together move by move; what is refused, or null. */
    private static String refusal(Case fight, Plan plan) {
        BattleModel model = fight.model;
        Table table = fight.table;
        AfrikaKorpsPosition before = fight.position().copy();
        fight.position().ask(Stage.PLANNING, fight.side);
        List<String> moves = new ArrayList<>();
        plan.given().forEach(unit -> moves.add("abandon " + model.own.get(unit).id()));
        for (int u = 0; u < model.own.size(); u++) {
            if (plan.seizes()[u] != null) {
                moves.add("seize " + model.own.get(u).id() + " " + plan.seizes()[u]);
            }
        }
        for (int battle = 1; battle <= plan.named().size(); battle++) {
            moves.add("prepare");
            for (int u = 0; u < model.own.size(); u++) {
                if (plan.of()[u] == battle) {
                    moves.add("add " + model.own.get(u).id());
                }
            }
            for (int e = 0; e < model.enemies.size(); e++) {
                if (plan.against()[e] == battle) {
                    moves.add("add " + model.enemies.get(e).id());
                }
            }
            for (int supply : plan.named().get(battle - 1)) {
                moves.add("add " + model.supplies.get(supply).id());
            }
            moves.add("declare");
        }
        moves.add("done");
        String refused = null;
        for (String move : moves) {
            var ruling = table.judge(move);
            if (!ruling.legal()) {
                refused = move + ": " + ruling;
                break;
            }
            if (!move.equals("done")) {
                table.play(move);
            }
        }
        fight.position().copyFrom(before);
        return refused;
    }
}
