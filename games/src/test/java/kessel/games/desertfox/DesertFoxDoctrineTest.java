package kessel.games.desertfox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kessel.engine.game.Doctrine.Scheme;
import kessel.engine.game.Doctrine.Schemes;
import kessel.engine.game.FastChance;
import kessel.engine.game.Journal;
import kessel.engine.game.Printed;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a computer player knows of the game. */
class DesertFoxDoctrineTest {
    private static final FastChance CHANCE = new FastChance(new SplittableRandom(1));

    static Stream<String> scenarios() {
        return Fox.GAME.printed().scenarios().stream().map(Printed.Scenario::id);
    }

    private static List<Scheme<DesertFoxMove>> schemes(DesertFoxPosition position) {
        List<Scheme<DesertFoxMove>> schemes = new ArrayList<>();
        Fox.GAME.doctrine().guide(position).schemes(position, schemes::add);
        return schemes;
    }

    private static DesertFoxPosition after(DesertFoxPosition before, List<DesertFoxMove> moves) {
        DesertFoxPosition position = before.copy();
        for (DesertFoxMove move : moves) {
            assertThat(Fox.GAME.rules().judge(position, move).legal())
                    .as(Fox.GAME.notation().write(move))
                    .isTrue();
            Fox.GAME.rules().play(position, move, CHANCE, Journal.SILENT);
        }
        return position;
    }

    private static boolean inHand(DesertFoxPosition position, int side) {
        return IntStream.range(0, position.roster().size())
                .anyMatch(
                        block ->
                                position.roster().side(block) == side
                                        && position.at(block) == DesertFoxPosition.IN_HAND);
    }

    /** Whatever army is set up, in every scenario. */
    @ParameterizedTest
    @MethodSource("scenarios")
    void aDeploymentIsLawfulAndWhole(String scenario) {
        DesertFoxPosition position = Fox.GAME.rules().setUp(scenario, Set.of(), CHANCE);
        int lists = 0;
        while (position.stage() == Stage.SETTING_UP) {
            int side = position.decider();
            List<Scheme<DesertFoxMove>> schemes = schemes(position);
            assertThat(schemes).isNotEmpty();
            for (Scheme<DesertFoxMove> scheme : schemes) {
                DesertFoxPosition then = after(position, scheme.moves());
                assertThat(
                                then.stage() != Stage.SETTING_UP
                                        || then.decider() != side
                                        || !inHand(position, 1 - side))
                        .isTrue();
            }
            position = after(position, schemes.getFirst().moves());
            lists++;
        }
        assertThat(inHand(position, 0) || inHand(position, 1)).isFalse();
        assertThat(lists).isLessThanOrEqualTo(4);
    }

    /** A set-up that is not the best is better than none, and better than an answer too late. */
    @Test
    void whoHasNoTimeSetsUpAtOnce() {
        DesertFoxPosition start = Fox.GAME.rules().setUp("crusader", Set.of(), CHANCE);
        List<Scheme<DesertFoxMove>> schemes = new ArrayList<>();
        Schemes<DesertFoxMove> noTime =
                new Schemes<>() {
                    @Override
                    public void accept(Scheme<DesertFoxMove> scheme) {
                        schemes.add(scheme);
                    }

                    @Override
                    public boolean goOn() {
                        return false;
                    }
                };
        Fox.GAME.doctrine().guide(start).schemes(start, noTime);
        assertThat(schemes).hasSize(1);
    }

    /**
     * Not all in one place, nobody out of supply but garrisons, and Tobruk besieged (8.3, 10.3).
     */
    @Test
    void theAxisMayWaitForCrusaderAroundTobruk() {
        DesertFoxPosition start = Fox.GAME.rules().setUp("crusader", Set.of(), CHANCE);
        assertThat(schemes(start))
                .anySatisfy(scheme -> assertAroundTobruk(after(start, scheme.moves())));
    }

    private static void assertAroundTobruk(DesertFoxPosition position) {
        int tobruk = Fox.hex("B9");
        int beside = 0;
        for (int hex = 0; hex < Fox.GAME.map().grid().size(); hex++) {
            int here = position.board().all(Roster.AXIS, hex);
            assertThat(here).isLessThanOrEqualTo(8);
            boolean garrison = Fox.GAME.campaign().fortress(hex) >= 0;
            assertThat(here == 0 || garrison || position.supply(Roster.AXIS).reaches(hex))
                    .as(here + " in " + Fox.GAME.map().label(hex))
                    .isTrue();
            beside += Fox.GAME.map().grid().distance(hex, tobruk) == 1 ? here : 0;
        }
        assertThat(beside).isPositive();
    }

    /**
     * 11.5a, 11.5d: at Gazala the Axis may begin on the line or far behind it. Both deserve a look,
     * but with two months to go the line comes first.
     */
    @Test
    void anArmyMayBeSetUpForwardOrBack() {
        DesertFoxPosition start = Fox.GAME.rules().setUp("gazala", Set.of(), CHANCE);
        List<Scheme<DesertFoxMove>> schemes = schemes(start);
        Scheme<DesertFoxMove> first =
                schemes.stream().max(Comparator.comparingDouble(Scheme::gain)).orElseThrow();
        assertThat(onTheLine(start, first)).isGreaterThan(5);
        assertThat(schemes).anyMatch(scheme -> onTheLine(start, scheme) == 0);
    }

    private static int onTheLine(DesertFoxPosition start, Scheme<DesertFoxMove> scheme) {
        DesertFoxPosition then = after(start, scheme.moves());
        return then.board().all(Roster.AXIS, Fox.hex("B7"))
                + then.board().all(Roster.AXIS, Fox.hex("C7"));
    }

    /** 11.1d, 11.1e: four against eight had better not begin where the eight can come at once. */
    @Test
    void whoIsFarOutnumberedBeginsOutOfReach() {
        DesertFoxPosition start = Fox.GAME.rules().setUp("italian", Set.of(), CHANCE);
        DesertFoxPosition axis = after(start, schemes(start).getFirst().moves());
        assertThat(axis.decider()).isEqualTo(Roster.ALLIES);
        for (Scheme<DesertFoxMove> scheme : schemes(axis)) {
            DesertFoxPosition then = after(axis, scheme.moves());
            for (int hex = 0; hex < Fox.GAME.map().grid().size(); hex++) {
                boolean far = Fox.GAME.map().grid().distance(hex, Fox.hex("C12")) > 5;
                assertThat(far || then.board().all(Roster.ALLIES, hex) == 0).isTrue();
            }
        }
    }

    /** 2.1d, 10.3a: the second pass ends the last month, and Tobruk is not besieged. */
    @Test
    void whoWinsByPassingPasses() {
        Fox fox = Fox.table("1941").with("Trento Pavia", "C6").with("6NZ 5NZ 4NZ 20Aus", "C7");
        fox.holds("allies", "Tobruk").turn("axis").play("pass", "done");
        assertThat(fox.position.decider()).isEqualTo(Roster.ALLIES);
        assertThat(fox.position.stage()).isEqualTo(Stage.OPERATION);
        DesertFoxMove pass = new DesertFoxMove.Pass();
        assertThat(schemes(fox.position)).noneMatch(each -> each.moves().contains(pass));
        fox.position.set(Cell.MONTH, fox.position.setting().lastMonth());
        assertThat(schemes(fox.position)).allMatch(each -> each.moves().equals(List.of(pass)));
        fox.with("Savona", "C9");
        fox.with("Brescia Bologna Littorio", "C3");
        assertThat(schemes(fox.position)).noneMatch(each -> each.moves().contains(pass));
    }

    /** 5.0c: in C13 it stands between Alexandria and those who are fed along the highway. */
    @Test
    void whoCanCutALineDoesNotWalkPastIt() {
        Fox fox = Fox.table("crusader").with("Trento", "B12").with("6NZ 5NZ 4NZ", "C12");
        fox.holds("axis", "Bardia").turn("axis").play("lay 1+0", "disperse B12");
        double raid = promise(fox, "march Trento B12-C13") - promise(fox, "march Trento B12-B11");
        for (String block : List.of("6NZ", "5NZ", "4NZ")) {
            fox.position.at(Fox.block(block), DesertFoxPosition.DEAD);
        }
        double walk = promise(fox, "march Trento B12-C13") - promise(fox, "march Trento B12-B11");
        assertThat(raid).isPositive().isGreaterThan(walk + 0.5);
    }

    /** 5.2b: the regiment in G8 lies disrupted at the end of the turn, unless it goes back. */
    @Test
    void whoHasNoSupplyMayGoBackToIt() {
        Fox fox = Fox.table("1941").with("Ariete", "D8").with("104R", "B8").with("5Pz", "G8");
        fox.holds("axis", "Benghazi", "Tobruk", "Bardia").turn("axis");
        assertThat(schemes(fox.position)).anySatisfy(scheme -> assertBack(fox, scheme));
        assertThat(schemes(fox.with("5Pz", "D8").position)).as("in supply").isEmpty();
    }

    private static void assertBack(Fox fox, Scheme<DesertFoxMove> scheme) {
        assertThat(scheme.moves().getLast()).isInstanceOf(DesertFoxMove.March.class);
        DesertFoxMove.March march = (DesertFoxMove.March) scheme.moves().getLast();
        assertThat(march.block()).isEqualTo(Fox.block("5Pz"));
        DesertFoxPosition then = after(fox.position, scheme.moves());
        assertThat(then.supply(Roster.AXIS).reaches(then.at(march.block()))).isTrue();
    }

    /** 8.1d, 8.1e: who storms has to fight on with another card, or to leave under pursuit. */
    @Test
    void nobodyStormsAFortressWithTheLastCard() {
        Fox fox = Fox.table("1941").with("5Pz 8Pz 104R 115R", "B8").with("KDG", "B9");
        fox.holds("allies", "Tobruk").turn("axis");
        assertThat(blow(fox, "B9")).isPresent();
        fox.hand("axis", 2, 0);
        assertThat(blow(fox, "B9")).isPresent();
        fox.hand("axis", 1, 1);
        assertThat(blow(fox, "B9")).isEmpty();
        fox.with("KDG", "B10").with("5Pz 8Pz", "B9").holds("axis", "Tobruk");
        assertThat(blow(fox, "B10")).as("no fortress").isPresent();
    }

    /** What the best blow at a hex promises. */
    private static OptionalDouble blow(Fox fox, String target) {
        return schemes(fox.position).stream()
                .filter(
                        scheme ->
                                scheme.moves().stream()
                                        .map(move -> Fox.GAME.notation().write(move))
                                        .anyMatch(move -> move.endsWith("-" + target)))
                .mapToDouble(Scheme::gain)
                .max();
    }

    /** 10.3a: who holds Tobruk and is not besieged in it wins in the end. */
    @Test
    void asTheEndComesNearTobrukIsBesieged() {
        Fox fox = Fox.table("1941").with("Trento Pavia", "C7").with("6NZ", "B9");
        fox.holds("allies", "Tobruk").turn("axis").play("lay 1+0", "disperse C7");
        double first = promise(fox, "march Trento C7-C8-C9") - promise(fox, "march Trento C7-C6");
        fox.position.set(Cell.MONTH, fox.position.setting().lastMonth());
        double last = promise(fox, "march Trento C7-C8-C9") - promise(fox, "march Trento C7-C6");
        assertThat(last).isGreaterThan(first + 1);
    }

    /** 10.3a, 10.4a: of two that have as much, in the last month the one that would win counts. */
    @Test
    void whoWouldWinNowCountsInTheLastMonth() {
        Fox fox = Fox.table("1941").with("Trento Pavia Savona", "B8").with("6NZ 5NZ", "B9");
        fox.holds("allies", "Tobruk").turn("axis");
        double[] early = measured(fox);
        fox.position.set(Cell.MONTH, fox.position.setting().lastMonth());
        double[] late = measured(fox);
        int verdict = Fox.GAME.doctrine().weights().names().indexOf("verdict");
        assertThat(early[verdict]).isBetween(0.0, 0.05);
        assertThat(late[verdict]).isEqualTo(1);
        fox.with("Trento Pavia Savona", "C3");
        assertThat(measured(fox)[verdict]).as("nobody besieges Tobruk").isEqualTo(-1);
    }

    /** 10.1b: three off the far edge win, and whoever is disrupted or not fed cannot leave. */
    @Test
    void whoCouldSoonLeaveByTheFarEdgeCounts() {
        Fox fox = Fox.table("1941").with("Trento Pavia", "D21").turn("axis");
        int gates = Fox.GAME.doctrine().weights().names().indexOf("gates");
        assertThat(measured(fox)[gates]).isEqualTo(2);
        assertThat(measured(fox.with("Savona Brescia", "D21"))[gates]).isEqualTo(3);
        assertThat(measured(fox.disrupted("Trento", "Savona"))[gates]).isEqualTo(2);
        assertThat(measured(fox.with("6NZ", "D19"))[gates]).as("cut off").isEqualTo(0);
    }

    /** 11.3d: nobody can come to Benghazi, so whoever sat there would be missed. */
    @Test
    void theArmyOfCrusaderIsSetUpWhereTheBattleWillBe() {
        DesertFoxPosition start = Fox.GAME.rules().setUp("crusader", Set.of(), CHANCE);
        Scheme<DesertFoxMove> first =
                schemes(start).stream().max(Comparator.comparingDouble(Scheme::gain)).orElseThrow();
        DesertFoxPosition then = after(start, first.moves());
        for (int block : then.roster().of(Roster.AXIS)) {
            int at = then.at(block);
            assertThat(at < 0 || Fox.GAME.map().grid().distance(at, Fox.hex("B9")) <= 5)
                    .as(Fox.GAME.map().label(Math.max(0, at)))
                    .isTrue();
        }
    }

    private static double[] measured(Fox fox) {
        double[] measures = new double[Fox.GAME.doctrine().weights().names().size()];
        Fox.GAME.doctrine().measure(fox.position, measures);
        return measures;
    }

    private static double promise(Fox fox, String move) {
        return Fox.GAME
                .doctrine()
                .gain(fox.position, Fox.GAME.notation().read(move), Roster.AXIS)
                .orElseThrow();
    }
}
