package kessel.games.afrikakorps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import kessel.engine.game.Doctrine;
import kessel.engine.game.Doctrine.Scheme;
import kessel.engine.game.FastChance;
import kessel.engine.game.Journal;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.planning.Prospect;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Fortresses are attacked, though nobody has to (23.1a), and the Axis knows what it needs. */
class StormsTest {
    private static final Doctrine<AfrikaKorpsPosition, AfrikaKorpsMove> DOCTRINE =
            Table.GAME.doctrine();

    private static double measured(AfrikaKorpsPosition position, String name) {
        double[] measures = new double[DOCTRINE.weights().names().size()];
        DOCTRINE.measure(position, measures);
        return measures[DOCTRINE.weights().names().indexOf(name)];
    }

    private static double measured(Table table, String name) {
        return measured(table.position(), name);
    }

    /** What belongs together for who divides the fighting into battles. */
    private static List<String> planned(Table table) {
        List<Scheme<AfrikaKorpsMove>> schemes = new ArrayList<>();
        DOCTRINE.guide(table.position()).schemes(table.position(), schemes::add);
        assertThat(schemes).hasSize(1);
        return schemes.getFirst().moves().stream().map(Table.GAME.notation()::write).toList();
    }

    /** 14 against twice 2 is 3-1, where every die clears the fortress. */
    private static Table siege() {
        return Table.axis().with("21/5 H26", "15/8 H25", "9A/18 G25", "AxS1 H24", "AlS1 I63");
    }

    @Test
    void whoBesiegesAFortressStormsIt() {
        Table table = siege().play("done").step("planning axis");
        List<String> moves = planned(table);
        assertThat(moves)
                .containsExactlyInAnyOrder(
                        "add 9A/18", "add 21/5", "add 15/8", "add AxS1", "declare");
        moves.forEach(table::play);
        assertThat(planned(table)).containsExactly("done");
        table.play("done").dice(1).play("resolve 1").at("9A/18", "dead");
    }

    @Test
    void nobodyStormsWithoutSupplyOrWithoutHope() {
        Table hungry = siege().with("AxS1 W3").play("done");
        assertThat(planned(hungry)).containsExactly("done");
        // 7 against twice 12 is 1-4.
        Table hopeless =
                siege().with("15/8 W9", "9A/18 due", "7/4 G25", "1/22 G25", "2/3 G25").play("done");
        assertThat(planned(hopeless)).containsExactly("done");
        // At 1-1 two dice of six take the whole army.
        Table evens = siege().with("9A/18 due", "7/4 G25", "7/7 G25").play("done");
        assertThat(planned(evens)).containsExactly("done");
    }

    @Test
    void unitsThatHaveToFightElsewhereDoNotStorm() {
        // 7/4 holds 21/5 where it is (8.4a); 15/8 alone is 7 against 4, 1-1.
        Table table = siege().with("7/4 H27").play("done");
        assertThat(planned(table)).containsExactly("suggest");
    }

    @Test
    void aStormCountsBeforeItIsMade() {
        assertThat(measured(siege(), "storms")).isGreaterThan(10);
        assertThat(measured(siege().with("AxS1 W3"), "storms")).isZero();
        Table declared = siege().play("done");
        planned(declared).forEach(declared::play);
        assertThat(measured(declared, "storms")).isGreaterThan(10);
    }

    @Test
    void aWeakGarrisonIsInDanger() {
        Table alone = Table.allies().with("Ariete G25", "7/4 H28", "1/22 H28", "2/3 H28");
        assertThat(measured(alone, "garrisons")).isNegative();
        double danger = measured(alone, "garrisons");
        // 12 against twice 15 is worse than 1-2.
        assertThat(measured(alone.with("21/5 G25", "21/104 G25"), "garrisons"))
                .isGreaterThan(danger);
        assertThat(measured(alone.with("7/4 K60", "1/22 K60", "2/3 K60"), "garrisons")).isZero();
    }

    /** 4.1b, 4.2c: in the end places count and armies do not. */
    @Test
    void nearTheEndItCountsWhatIsHeld() {
        Table table = Table.axis().with("21/5 G25", "Savona W3", "15/8 J62", "AlS1 I63");
        double early = measured(table.turn(10), "verdict");
        assertThat(early).isBetween(-0.1, 0.0);
        double strength = measured(table, "strength");
        double late = measured(table.turn(36), "verdict");
        assertThat(late).isLessThan(-0.3);
        assertThat(measured(table, "strength")).isBetween(-1.0, strength / 4);
        assertThat(measured(table.with("Bologna H2"), "verdict")).isZero();
    }

    /** One place is missing: whoever is on his way there is needed, whatever else draws. */
    @Test
    void inTheEndTheMissingPlaceDraws() {
        Table table = Table.axis().with("21/5 G25", "Savona W3", "15/8 J62", "7/4 H2", "AlS1 I63");
        double from = measured(table.turn(36).with("Ariete H14"), "approach");
        double nearer = measured(table.with("Ariete H8"), "approach");
        assertThat(nearer).isGreaterThan(from + 1);
    }

    /**
     * 7.5d: in an exchange against 2 a unit of 7 is lost whole, of 3, 2 and 2 only a 2. Dice 2 and
     * 5 bring one at 3-1.
     */
    @Test
    void anExchangeCostsWholeUnits() {
        Prospect prospect = new Prospect(Table.GAME.campaign().results());
        long one = Prospect.with(Prospect.NOBODY, 7);
        long three = Prospect.with(Prospect.with(Prospect.with(Prospect.NOBODY, 3), 2), 2);
        assertThat(prospect.gain(7, 2, 7, 2, three) - prospect.gain(7, 2, 7, 2, one))
                .isCloseTo(2 / 6.0 * (7 - 2), within(1e-9));
        // Where the sums leave room for less than the price, the next higher one is paid.
        long pairs = Prospect.with(Prospect.with(Prospect.NOBODY, 4), 4);
        assertThat(prospect.gain(8, 3, 8, 3, pairs) - prospect.gain(8, 3, 8, 3))
                .isCloseTo(-2 / 6.0 * (4 - 3), within(1e-9));
    }

    /** The table of results: at 2-1 dice 1 to 3 and 5 clear, at 1-2 die 1, at 3-1 all. */
    @Test
    void howLikelyAFortressIsEmptiedIsReadOffTheTable() {
        Prospect prospect = new Prospect(Table.GAME.campaign().results());
        assertThat(prospect.clears(8, 4)).isCloseTo(4 / 6.0, within(1e-9));
        assertThat(prospect.clears(4, 8)).isCloseTo(1 / 6.0, within(1e-9));
        assertThat(prospect.clears(12, 4)).isCloseTo(1, within(1e-9));
        assertThat(prospect.clears(40, 4)).isEqualTo(1);
        assertThat(prospect.clears(1, 40)).isZero();
    }

    /** 7.6.1a: at 4-1 dice 1, 3 and 6 destroy, 4 and 5 drive back, which comes to the same then. */
    @Test
    void whoIsDrivenBackWithNowhereToGoIsLost() {
        Prospect prospect = new Prospect(Table.GAME.campaign().results());
        // The exchange of die 2 takes two factors from either side.
        assertThat(prospect.gain(8, 2, 8, 2) + prospect.noWayBack(8, 2, 2))
                .isCloseTo(5 / 6.0 * 2, within(1e-9));
        assertThat(prospect.noWayBack(40, 2, 2)).isZero();
        assertThat(prospect.noWayBack(1, 40, 40)).isZero();
    }

    /** Whatever stands around Tobruk: a storm that is proposed can be carried out. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void whatIsProposedCanBeDone(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        FastChance chance = new FastChance(random.split());
        int storms = 0;
        for (int i = 0; i < 60; i++) {
            AfrikaKorpsPosition position = around(random).position();
            List<Scheme<AfrikaKorpsMove>> schemes = new ArrayList<>();
            DOCTRINE.guide(position).schemes(position, schemes::add);
            for (Scheme<AfrikaKorpsMove> scheme : schemes) {
                AfrikaKorpsPosition next = position.copy();
                for (AfrikaKorpsMove move : scheme.moves()) {
                    assertThat(Table.GAME.rules().judge(next, move).legal())
                            .as(Table.GAME.notation().write(move))
                            .isTrue();
                    Table.GAME.rules().play(next, move, chance, Journal.SILENT);
                }
                storms += scheme.moves().size() > 1 ? 1 : 0;
            }
        }
        assertThat(storms).isGreaterThan(5);
    }

    private static Table around(SplittableRandom random) {
        String[] hexes = {"G24", "H25", "H26", "H24", "I26", "G23"};
        String[] axis = {"21/5", "15/8", "21/104", "15/115", "Ariete", "Trento", "21/3"};
        String[] allies = {"9A/18", "7A/1", "2SA/4", "3IMot"};
        String[] carts = {"AxS1", "AxS2"};
        List<String> pieces = new ArrayList<>(List.of("9A/20 G25", "AlS1 I63"));
        for (int i = 0; i < axis.length; i++) {
            // The strongest beside it, and no more than three in a hex.
            pieces.add(axis[i] + " " + hexes[i < 3 ? random.nextInt(2) + i % 2 : 3 + i % 3]);
        }
        for (String cart : carts) {
            pieces.add(cart + " " + hexes[random.nextInt(hexes.length)]);
        }
        for (String unit : allies) {
            pieces.add(unit + " " + (random.nextInt(3) == 0 ? "I28" : "due"));
        }
        return Table.axis().with(pieces.toArray(String[]::new)).play("done");
    }
}
