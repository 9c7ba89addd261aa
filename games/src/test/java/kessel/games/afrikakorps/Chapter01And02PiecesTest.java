package kessel.games.afrikakorps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import kessel.engine.data.Item;
import kessel.engine.data.Library;
import kessel.engine.game.FastChance;
import kessel.engine.game.Journal;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Chapters 1 and 2: what the counters and the box mean for play, and what means nothing. */
class Chapter01And02PiecesTest {
    private static final Set<String> AXIS_NATIONS = Set.of("german", "italian");

    @Test
    @Rule("afrika-korps 1.2a")
    void everyCounterBelongsToTheSideOfItsColour() {
        DataFiles.counters("counters")
                .forEach(
                        (id, counter) -> {
                            boolean red = AXIS_NATIONS.contains(counter.get("nation").text());
                            assertThat(Table.roster().side(Table.piece(id)))
                                    .as(id)
                                    .isEqualTo(red ? 0 : 1);
                        });
        assertThat(Table.roster().side(Table.piece("Rom"))).isZero();
        assertThat(Table.roster().side(Table.piece("SA1"))).isOne();
    }

    /** The files of the game, with the counters changed in a way. */
    private static AfrikaKorps with(UnaryOperator<String> counters) {
        Library builtIn = Library.builtIn(AfrikaKorps.class);
        return new AfrikaKorps(
                file ->
                        file.endsWith("counters.yaml")
                                ? counters.apply(builtIn.text(file))
                                : builtIn.text(file));
    }

    /** The hashes of a game by chance, every tenth move. */
    private static List<Long> course(AfrikaKorps game) {
        SplittableRandom random = new SplittableRandom(1941);
        FastChance chance = new FastChance(random.split());
        AfrikaKorpsPosition position = game.rules().setUp("campaign", Set.of(), chance);
        List<Long> hashes = new java.util.ArrayList<>();
        for (int moves = 0; !position.over(); moves++) {
            if (moves % 10 == 0) {
                hashes.add(position.hash());
            }
            game.rules()
                    .play(position, game.rules().sample(position, random), chance, Journal.SILENT);
        }
        hashes.add(position.hash());
        return hashes;
    }

    @Test
    @Rule("afrika-korps 1.2.1a")
    void theSizeOfAUnitIsNotEvenWrittenDown() {
        assertThat(DataFiles.yaml("counters").at("counters").list().getFirst().texts())
                .doesNotContain("size");
        assertThat(DataFiles.yaml("counters").at("substitutes").list().getFirst().texts())
                .doesNotContain("size");
    }

    @Test
    @Rule("afrika-korps 1.2.2a")
    void theNationOfAUnitMeansNothingInPlay() {
        UnaryOperator<String> others =
                text ->
                        text.replaceAll(", australian +,", ", indian ,")
                                .replaceAll(", south-african +,", ", polish ,")
                                .replaceAll(", italian +,", ", german ,");
        assertThat(others.apply(DataFiles.text("counters.yaml")))
                .isNotEqualTo(DataFiles.text("counters.yaml"));
        assertThat(course(with(others))).isEqualTo(course(Table.GAME));
        // Factors do: another unit, another game.
        UnaryOperator<String> slower =
                text -> text.replaceAll("(armour +, +)7, +7, +10", "$17,       7,    3");
        assertThat(course(with(slower))).isNotEqualTo(course(Table.GAME));
    }

    @Test
    @Rule("afrika-korps 1.3a")
    void namesAreHistoryAndUnitsAlikeCanStandForOneAnother() {
        UnaryOperator<String> renamed = text -> text.replaceAll("\"[^\"]+\"", "\"Somebody\"");
        assertThat(course(with(renamed))).isEqualTo(course(Table.GAME));
        // 21/5 and 15/8 have the same factors: what one may do in a place the other may.
        Table one = Table.axis().with("21/5 R38", "7A/1 R41", "AxS1 R38");
        Table other = Table.axis().with("15/8 R38", "7A/1 R41", "AxS1 R38");
        one.legal("march 21/5 R38-R39-R40").refused("march 21/5 R38-R39-R40-S41", "8.1a");
        other.legal("march 15/8 R38-R39-R40").refused("march 15/8 R38-R39-R40-S41", "8.1a");
    }

    @Test
    @Rule("afrika-korps 1.4a")
    void allTablesThatPlayNeedsArePrinted() {
        Map<String, Item> tables = DataFiles.yaml("tables").entries();
        assertThat(tables).containsKeys("combat", "axis-supply");
        for (int die = 1; die <= 6; die++) {
            String row = Integer.toString(die);
            assertThat(tables.get("combat").at(row).list()).hasSize(11);
            assertThat(tables.get("axis-supply").at(row).list()).hasSize(3);
        }
        assertThat(Table.GAME.printed().books()).isNotEmpty();
    }

    @Test
    @Rule("afrika-korps 2.1a")
    void theMapLiesWithTheNorthUpForBothPlayers() {
        // Row A is the northernmost, row X the southernmost, whoever looks (1.1a).
        int tobruk = Table.hex("G25");
        int south = Table.hex("R25");
        assertThat(Table.GAME.map().grid().row(tobruk))
                .isLessThan(Table.GAME.map().grid().row(south));
    }

    @Test
    @Rule("afrika-korps 2.3c")
    void noCounterIsWithoutAPart() {
        AfrikaKorpsPosition start =
                Table.GAME
                        .rules()
                        .setUp("campaign", Set.of(), new FastChance(new SplittableRandom(1)));
        Set<String> idle = new HashSet<>();
        for (String id : DataFiles.counters("counters").keySet()) {
            int unit = Table.piece(id);
            if (!start.onMap(unit) && Table.GAME.campaign().due(unit) == 0) {
                idle.add(id);
            }
        }
        assertThat(idle).isEmpty();
    }
}
