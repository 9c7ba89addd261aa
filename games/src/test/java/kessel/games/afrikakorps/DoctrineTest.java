package kessel.games.afrikakorps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import kessel.engine.game.Doctrine;
import kessel.engine.game.Doctrine.Scheme;
import kessel.engine.game.FastChance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.engine.game.Weights;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What computer players know of the game: what counts, and what belongs together. */
class DoctrineTest {
    /** What ends a phase may look bad, since the next has begun; it has to be done all the same. */
    private static final double WORSE_THAN_ANY_PHASE_TO_COME = -200;

    private static final Doctrine<AfrikaKorpsPosition, AfrikaKorpsMove> DOCTRINE =
            Table.GAME.doctrine();

    private static double measured(Table table, String name) {
        double[] measures = new double[DOCTRINE.weights().names().size()];
        DOCTRINE.measure(table.position(), measures);
        return measures[DOCTRINE.weights().names().indexOf(name)];
    }

    private static List<Scheme<AfrikaKorpsMove>> schemes(AfrikaKorpsPosition position) {
        List<Scheme<AfrikaKorpsMove>> schemes = new ArrayList<>();
        DOCTRINE.guide(position).schemes(position, schemes::add);
        schemes.sort(Comparator.comparingDouble(scheme -> -scheme.gain()));
        return schemes;
    }

    private static List<String> written(Scheme<AfrikaKorpsMove> scheme) {
        return scheme.moves().stream().map(Table.GAME.notation()::write).toList();
    }

    @Test
    void whatCountsIsMeasuredAsTheAxisSeesIt() {
        Table table = Table.axis().with("21/5 R40", "AxS1 R39", "AlS1 I63");
        double before = measured(table, "strength");
        table.with("7/4 K50");
        assertThat(measured(table, "strength")).isLessThan(before);
        // Cut off from all supply, and the worse for the second turn.
        assertThat(measured(table, "isolation")).isZero();
        table.with("AxS1 due");
        assertThat(measured(table, "isolation")).isNegative();
        double held = measured(table, "places");
        table.with("21/5 G25");
        assertThat(measured(table, "places")).isGreaterThan(held);
    }

    @Test
    void whoIsAtGripsIsWorthWhatTheBestPlanPromises() {
        // 10:2 = 5-1 with supply; without it the attack is unlawful, and the unit that moved is
        // lost.
        Table fed = Table.axis().with("21/5 R39", "21/104 Q39", "9A/18 R40", "AxS1 R36");
        assertThat(measured(fed.moved("21/5", "21/104"), "battles")).isPositive();
        // 7:2 = 3-1: an exchange, which two dice bring, costs the whole regiment (7.5d).
        Table alone = Table.axis().with("21/5 R39", "9A/18 R40", "AxS1 R36").moved("21/5");
        assertThat(measured(alone, "battles")).isNegative();
        Table hungry = Table.axis().with("21/5 R39", "9A/18 R40", "AxS1 W2").moved("21/5");
        assertThat(measured(hungry, "battles")).isLessThan(-5);
    }

    /**
     * 10:2 = 5-1, where dice 2 and 4 drive back, and there is no way: with nobody else, or with a
     * third who touches no enemy, but whose zone reaches the hexes behind him (7.6.1a).
     */
    @Test
    void aPlanPromisesMoreWhereTheEnemyHasNoWayBack() {
        Table open = Table.axis().with("21/5 R39", "21/104 Q39", "9A/18 R40", "AxS1 R36");
        double promised = measured(open.moved("21/5", "21/104"), "battles");
        Table across = Table.axis().with("21/5 Q40", "21/104 S40", "9A/18 R40", "AxS1 R37");
        assertThat(measured(across.moved("21/5", "21/104"), "battles"))
                .isGreaterThan(promised + 0.4);
        open.with("Ariete S42");
        assertThat(measured(open.moved("21/5", "21/104"), "battles")).isGreaterThan(promised + 0.4);
    }

    @Test
    void supplyFollowsTheArmyAndTheArmyDoesNotGoBackToIt() {
        Table table = Table.axis().with("21/5 H20", "21/104 H20", "AxS1 W3", "Savona W3");
        var guide = DOCTRINE.guide(table.position());
        assertThat(guide.habit(table.position(), read("march AxS1 W3-W4-W5"))).isPositive();
        assertThat(guide.habit(table.position(), read("march 21/5 H20-H19-H18"))).isZero();
        table.with("AxS1 H20");
        assertThat(guide.habit(table.position(), read("march AxS1 H20-H19-H18"))).isNegative();
    }

    /** Alone on the road it falls to whoever comes beside it (15.2.1a). */
    @Test
    void supplyDoesNotFollowToWhereTheEnemyTakesIt() {
        Table table = Table.axis().with("21/5 H20", "21/104 H20", "AxS1 W3", "Savona W3");
        table.with("7/4 W9");
        var guide = DOCTRINE.guide(table.position());
        assertThat(guide.habit(table.position(), read("march AxS1 W3-W4-W5"))).isZero();
        table.with("Ariete W5");
        assertThat(guide.habit(table.position(), read("march AxS1 W3-W4-W5"))).isPositive();
    }

    /**
     * The hexes around R40 are R39, R41, Q39, Q40, S40 and S41; two across from each other close
     * it.
     */
    @Test
    void unitsAlsoComeFromAllSidesSoThatNobodyGetsAway() {
        Table table =
                Table.axis().with("21/5 R37", "21/104 R37", "15/8 R37", "1/22 R40", "AxS1 R36");
        assertThat(schemes(table.position()))
                .anySatisfy(
                        scheme -> {
                            List<String> ends =
                                    written(scheme).stream()
                                            .filter(move -> !move.contains("AxS"))
                                            .map(move -> move.substring(move.lastIndexOf('-') + 1))
                                            .toList();
                            assertThat(
                                            List.of(
                                                    List.of("R39", "R41"),
                                                    List.of("Q39", "S41"),
                                                    List.of("Q40", "S40")))
                                    .anyMatch(ends::containsAll);
                        });
    }

    @Test
    void whoCanTakeLoneSupplyLooksThere() {
        Table table = Table.axis().with("21/3 R34", "AxS1 R30", "AlS1 R40");
        AfrikaKorpsMove beside = read("march 21/3 R34-R35-R36-R37-R38-R39");
        double prize = DOCTRINE.guide(table.position()).promise(table.position(), beside);
        table.with("AlS1 due");
        assertThat(DOCTRINE.guide(table.position()).promise(table.position(), beside))
                .isLessThan(prize - 1);
    }

    private static AfrikaKorpsMove read(String move) {
        return Table.GAME.notation().read(move);
    }

    @Test
    void unitsComeTogetherAroundAnEnemyWithSupplyInReach() {
        Table table = Table.axis().with("21/5 R34", "21/104 R34", "9A/18 R40", "AxS1 R30");
        List<String> best = written(schemes(table.position()).getFirst());
        assertThat(best).anyMatch(move -> move.startsWith("march AxS1"));
        assertThat(best).anyMatch(move -> move.startsWith("march 21/5"));
        best.forEach(table::play);
        table.play("done").step("planning axis").legal("suggest");
    }

    @Test
    void anAutomaticVictoryThatIsReadyIsDeclared() {
        Table table = Table.axis().with("21/5 R39", "7A/2 R40", "AxS1 R36");
        List<String> moves =
                schemes(table.position()).stream()
                        .map(DoctrineTest::written)
                        .filter(each -> each.getLast().equals("declare"))
                        .findFirst()
                        .orElseThrow();
        assertThat(moves)
                .containsExactlyInAnyOrder(
                        "prepare", "add 7A/2", "add 21/5", "add AxS1", "declare");
        moves.forEach(table::play);
        table.step("moving axis");
    }

    /**
     * 7/4 must be attacked too, which nobody is left to do: movement may not end so (8.4a, 11.6c).
     */
    @Test
    void noAutomaticVictoryIsDeclaredAfterWhichMovementCouldNotEnd() {
        Table table = Table.axis().with("21/5 R39", "7A/2 R40", "7/4 Q38", "AxS1 R36");
        assertThat(schemes(table.position()))
                .noneMatch(each -> written(each).getLast().equals("declare"));
        table.play("prepare", "add 7A/2", "add 21/5", "add AxS1", "declare");
        table.refused("done", "11.6c");
    }

    /** Supply of the Axis lands in its base, or in Tobruk: who loses both starves (12.3.1a). */
    @Test
    void somebodyStaysInTheBase() {
        Table guarded = Table.axis().with("Sabratha W3", "21/5 R40", "AxS1 R39", "AlS1 I63");
        Table open = Table.axis().with("21/5 R40", "AxS1 R39", "AlS1 I63");
        double safe = measured(guarded, "places");
        double unguarded = measured(open, "places");
        // Far from any enemy it counts, and more with one near; most, if he is there.
        assertThat(unguarded).isLessThan(safe - 10);
        double near = measured(open.with("7/4 W12"), "places");
        assertThat(near).isLessThan(unguarded - 2);
        assertThat(measured(open.with("7/4 W3"), "places")).isLessThan(near - 6);
    }

    /** 15.5a, 24.1a: he may take it, or not; without any the whole army starves. */
    @Test
    void supplyIsNotDestroyedForFearOfTheEnemy() {
        Table table = Table.axis().with("21/5 R40", "AxC1 R38", "7/4 R36", "AlS1 I63");
        AfrikaKorpsMove destroy = read("destroy AxC1");
        assertThat(DOCTRINE.gain(table.position(), destroy, Roster.AXIS).orElseThrow())
                .isLessThan(WORSE_THAN_ANY_PHASE_TO_COME);
        table.with("AxS1 R40", "AxS2 R40", "AxS3 R40");
        assertThat(DOCTRINE.gain(table.position(), destroy, Roster.AXIS).orElseThrow())
                .isLessThan(WORSE_THAN_ANY_PHASE_TO_COME);
    }

    /** 12.1b: four, of which one may make room for a fifth that lands nearer the front. */
    @Test
    void beforeSupplyLandsItIsDestroyedOnlyToMakeRoom() {
        Table table = Table.allies().with("7/4 R40", "AlS1 I63", "AlS2 R30", "AlS3 R39");
        table.position().ask(Stage.ARRIVING, Roster.ALLIES);
        AfrikaKorpsMove destroy = read("destroy AlS2");
        assertThat(DOCTRINE.gain(table.position(), destroy, Roster.ALLIES).orElseThrow())
                .isLessThan(WORSE_THAN_ANY_PHASE_TO_COME);
        table.with("AlS4 R41");
        table.position().ask(Stage.ARRIVING, Roster.ALLIES);
        assertThat(DOCTRINE.gain(table.position(), destroy, Roster.ALLIES)).isEmpty();
    }

    /** A fourth is not needed, but it is better to have it than not. */
    @Test
    void supplyBeyondWhatIsNeededCountsALittle() {
        Table table = Table.axis().with("21/5 R40", "AxS1 R40", "AxS2 R40", "AxC1 R40", "AlS1 I63");
        double three = measured(table, "supply");
        table.with("AxS3 R40");
        assertThat(measured(table, "supply")).isBetween(three + 0.1, three + 0.9);
    }

    /**
     * With a port held and room under the limit (12.2d) the next of the Axis comes with four of six
     * dice in May 1941 (12.2b), so one spent of three is back as often; from the last, which may be
     * followed by none, the Axis parts at a price.
     */
    @Test
    void supplyThatComesAgainIsSpentMoreFreely() {
        Table table = Table.axis().turn(2).with("21/5 R40", "AlS1 I63");
        assertThat(supplyLost(table.with("Sabratha W3"))).isCloseTo(1 / 3.0, within(1e-3));
        assertThat(supplyLost(table.with("Sabratha W4"))).isCloseTo(1, within(1e-3));
        table.with("Sabratha W3", "AxS1 R40", "AxS2 due", "AxS3 due");
        double last = measured(table, "supply");
        table.with("AxS1 due");
        assertThat(measured(table, "supply")).isLessThan(last - 5);
    }

    /** What the third of three supply units counts. */
    private static double supplyLost(Table table) {
        table.with("AxS1 R40", "AxS2 R40", "AxS3 R40");
        double three = measured(table, "supply");
        table.with("AxS3 due");
        return three - measured(table, "supply");
    }

    @Test
    void aLostBaseDrawsBackWhoeverIsAway() {
        Table near = Table.axis().with("21/5 W9", "7/4 W3", "AlS1 I63");
        Table far = Table.axis().with("21/5 W20", "7/4 W3", "AlS1 I63");
        assertThat(measured(near, "approach")).isGreaterThan(measured(far, "approach"));
        // Without that it is the east that draws.
        near.with("7/4 R43");
        far.with("7/4 R43");
        assertThat(measured(near, "approach")).isLessThan(measured(far, "approach"));
    }

    /**
     * Three stand in Tobruk, and of the hexes around it the enemy leaves G26 alone free, which
     * three can go to: so many more come in, and a seventh would have nowhere to stay (6.3b).
     */
    @Test
    void noMoreComeInThanThereIsRoomFor() {
        Table table =
                Table.allies()
                        .with("2SA/7 G25", "2SA/4 G25", "2SA/6 G25", "21/5 G23", "21/104 I25")
                        .with("7/4 sea", "9A/18 sea", "9A/20 sea", "9A/24 sea");
        table.position().set(Cell.PORTS, 1 << 1);
        table.position().ask(Stage.ARRIVING, Roster.ALLIES);
        for (String unit : List.of("7/4", "9A/18", "9A/20")) {
            assertThat(gain(table, "arrive " + unit + " G25")).isGreaterThan(gain(table, "done"));
            table.play("arrive " + unit + " G25");
        }
        assertThat(gain(table, "arrive 9A/24 G25")).isLessThan(gain(table, "done"));
    }

    /** What a move of the Allies makes better, as a player weighs it. */
    private static double gain(Table table, String written) {
        AfrikaKorpsMove move = Table.GAME.notation().read(written);
        AfrikaKorpsPosition after = table.position().copy();
        Table.GAME
                .rules()
                .play(after, move, new FastChance(new SplittableRandom(1)), Journal.SILENT);
        return DOCTRINE.gain(table.position(), move, Roster.ALLIES)
                .orElseGet(() -> worth(table.position()) - worth(after));
    }

    private static double worth(AfrikaKorpsPosition position) {
        double[] measures = new double[DOCTRINE.weights().names().size()];
        DOCTRINE.measure(position, measures);
        return Weights.sum(measures, DOCTRINE.weights().values());
    }

    /** What belongs together can be played, the first move of it at the least. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void schemesBeginWithWhatIsLegal(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        FastChance chance = new FastChance(random.split());
        AfrikaKorpsPosition position = Fronts.random(Table.GAME, random);
        for (int i = 0; i < 40 && !position.over(); i++) {
            for (Scheme<AfrikaKorpsMove> scheme : schemes(position)) {
                AfrikaKorpsMove first = scheme.moves().getFirst();
                assertThat(Table.GAME.rules().judge(position, first))
                        .as(Table.GAME.notation().write(first))
                        .isEqualTo(Ruling.LEGAL);
            }
            AfrikaKorpsMove move = Table.GAME.rules().sample(position, random);
            Table.GAME.rules().play(position, move, chance, Journal.SILENT);
        }
    }
}
