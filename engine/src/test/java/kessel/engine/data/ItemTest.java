package kessel.engine.data;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

class ItemTest {
    private enum Weather {
        CLEAR,
        HEAVY_RAIN
    }

    private static Item parse(String yaml) {
        return Item.parse("test.yaml", yaml);
    }

    private static Item value(String yaml) {
        return parse("first: line\nvalue: " + yaml + "\n").at("value");
    }

    private static void fault(String yaml, Consumer<Item> use, String message) {
        assertThatThrownBy(() -> use.accept(value(yaml)))
                .isInstanceOf(DataFault.class)
                .hasMessageContaining("test.yaml:2: ")
                .hasMessageContaining(message);
    }

    // Reading.

    @Test
    void aNumberWithLeadingZerosStaysTextAsItIsWritten() {
        assertThat(value("0101").text()).isEqualTo("0101");
        assertThat(value("0101").number()).isEqualTo(101);
        assertThat(value("1e3").text()).isEqualTo("1e3");
        assertThat(value("yes").text()).isEqualTo("yes");
        assertThat(value("'  padded '").text()).isEqualTo("padded");
    }

    @Test
    void twoMayReadATableForTheFirstTimeAtOnce() throws Exception {
        String rows =
                IntStream.range(0, 5_000).mapToObj(i -> i + ": " + i + "\n").collect(joining());
        CyclicBarrier both = new CyclicBarrier(2);
        try (ExecutorService readers = Executors.newFixedThreadPool(2)) {
            for (int i = 0; i < 20; i++) {
                Item table = parse(rows);
                Callable<Integer> reader =
                        () -> {
                            both.await();
                            int read = 0;
                            for (Item row : table.entries().values()) {
                                read += row.number() == read ? 1 : 0;
                            }
                            return read;
                        };
                for (Future<Integer> read : readers.invokeAll(List.of(reader, reader))) {
                    assertThat(read.get()).isEqualTo(5_000);
                }
            }
        }
    }

    @Test
    void aTableThatWasRefusedIsRefusedAgain() {
        Item table = value("{a: 1, a: 2}");
        for (int i = 0; i < 2; i++) {
            assertThatThrownBy(table::entries).hasMessageContaining("'a' stands here twice");
        }
    }

    @Test
    void numbersMayBeNegative() {
        assertThat(value("-7").number()).isEqualTo(-7);
        assertThat(value("3").number(3, 3)).isEqualTo(3);
    }

    @Test
    void wordsListsAndTablesAreTold() {
        assertThat(value("word").isText()).isTrue();
        assertThat(value("[a, b]").isText()).isFalse();
        assertThat(value("[a, b]").texts()).containsExactly("a", "b");
        assertThat(value("{ b: 1, a: 2 }").entries().keySet()).containsExactly("b", "a");
        assertThat(value("true").flag()).isTrue();
        assertThat(value("false").flag()).isFalse();
        assertThat(value("heavy-rain").oneOf(Weather.class)).isEqualTo(Weather.HEAVY_RAIN);
    }

    @Test
    void everyItemKnowsItsLine() {
        Item list = parse("a: 1\nb:\n  - x\n  - y\n").at("b");
        assertThat(list.list().get(1).line()).isEqualTo(4);
        assertThat(list.file()).isEqualTo("test.yaml");
        assertThat(list.list().get(1).fault("wrong")).hasMessage("test.yaml:4: wrong");
    }

    @Test
    void anAbsentEntryIsFoundEmpty() {
        assertThat(parse("a: 1").find("b")).isEmpty();
        assertThat(parse("a: 1").find("a").orElseThrow().number()).isEqualTo(1);
    }

    // Faults.

    @Test
    void whatIsNoWholeNumberIsRefused() {
        for (String notANumber : List.of("x", "1.5", "''", "99999999999", "0x10", "1 2")) {
            fault(notANumber, Item::number, "is not a whole number");
        }
    }

    @Test
    void aNumberOutOfItsRangeIsRefused() {
        fault("7", item -> item.number(1, 6), "7 is not between 1 and 6");
        fault("0", item -> item.number(1, 6), "0 is not between 1 and 6");
    }

    @Test
    void aWordThatIsNoneOfTheKnownIsRefused() {
        fault("grey", item -> item.oneOf(List.of("red", "blue")), "'grey' is none of red, blue");
        fault("CLEAR", item -> item.oneOf(Weather.class), "'CLEAR' is none of clear, heavy-rain");
        fault("maybe", Item::flag, "'maybe' is none of true, false");
    }

    @Test
    void aListWhereTextBelongsIsRefused() {
        fault("[a, b]", Item::text, "a single word or number belongs here");
        fault("{ a: b }", Item::text, "a single word or number belongs here");
        fault("[[a], b]", Item::texts, "a single word or number belongs here");
    }

    @Test
    void textWhereAListOrATableBelongsIsRefused() {
        fault("word", Item::list, "a list belongs here");
        fault("word", Item::entries, "a table of 'name: value' lines belongs here");
        fault("[a]", Item::entries, "a table of 'name: value' lines belongs here");
        fault("", item -> item.at("x"), "a table of 'name: value' lines belongs here");
    }

    @Test
    void anEntryThatStandsTwiceIsRefused() {
        assertThatThrownBy(() -> parse("a: 1\nb: 2\na: 3\n").entries())
                .isInstanceOf(DataFault.class)
                .hasMessage("test.yaml:3: 'a' stands here twice");
    }

    @Test
    void anEntryThatNobodyReadsIsRefused() {
        assertThatThrownBy(() -> parse("b: 1\na: 2\ncolour: 3\n").only(Set.of("a", "b", "color")))
                .isInstanceOf(DataFault.class)
                .hasMessage("test.yaml:3: unknown entry 'colour'; known here: a, b, color");
    }

    @Test
    void aMissingEntryIsNamed() {
        assertThatThrownBy(() -> parse("\n\na: 1\n").at("b"))
                .isInstanceOf(DataFault.class)
                .hasMessage("test.yaml:3: 'b' is missing");
    }

    @Test
    void aKeyIsASingleWord() {
        assertThatThrownBy(() -> parse("? [a, b]\n: c\n").entries())
                .isInstanceOf(DataFault.class)
                .hasMessageContaining("test.yaml:1: a single word");
    }

    // Files that are no YAML at all.

    private static void broken(String text, String message) {
        assertThatThrownBy(() -> parse(text))
                .isInstanceOf(DataFault.class)
                .hasMessageStartingWith("test.yaml:")
                .hasMessageContaining(message);
    }

    @Test
    void anEmptyFileIsNamedAsEmpty() {
        broken("", "is empty");
        broken("# only a comment\n\n", "is empty");
    }

    @Test
    void brokenYamlIsNamedWithItsLine() {
        broken("a: 1\nb: [1, 2\nc: 3\n", "test.yaml:3: is not YAML here");
        broken("a: 1\n\tb: 2\n", "test.yaml:2: is not YAML here");
        broken("a: 'no end", "is not YAML here");
        broken("a: 1\n---\nb: 2\n", "is not YAML here");
    }

    @Test
    void binaryGarbageIsNoTextFile() {
        broken("\u0000\u0001\u0002PNG\u001a", "is not a text file in YAML");
        byte[] bytes = {(byte) 0xff, (byte) 0xd8, 0, 17, (byte) 0xfe};
        broken(new String(bytes, StandardCharsets.ISO_8859_1), "is not a text file in YAML");
    }

    @Test
    void listsNestedWithoutEndAreRefused() {
        broken("[".repeat(100_000), "is not");
        broken("a: " + "[".repeat(2000) + "]".repeat(2000), "is not a text file in YAML");
        broken("{a: ".repeat(100_000), "is not");
        broken("- ".repeat(100_000), "is not");
    }

    @Test
    void aFileIsNoDeeperAndNoLargerThanAnyoneNeeds() {
        assertThat(parse("a: " + "[".repeat(18) + "]".repeat(18)).at("a").list()).hasSize(1);
        broken("a: " + "[".repeat(30) + "]".repeat(30), "is not a text file in YAML");
        broken("- 1\n".repeat(200_000), "is not a text file in YAML");
    }

    @Test
    void aTableThatHoldsItselfIsRefused() {
        broken("&a\nx: 1\ny: *a\n", "aliases");
        broken("a: &a [*a]\n", "aliases");
    }

    @Test
    void aSmallFileThatSwellsWithoutEndIsRefused() {
        StringBuilder bomb = new StringBuilder("a0: &a0 [x, x, x, x, x, x, x, x, x]\n");
        for (int i = 1; i < 12; i++) {
            String alias = "*a" + (i - 1);
            bomb.append(
                    "a%d: &a%d [%s]\n"
                            .formatted(i, i, String.join(", ", List.of(alias, alias, alias))));
        }
        broken(bomb.toString(), "aliases");
    }

    @Test
    void aWordMayStillBeReferredTo() {
        assertThat(parse("a: &a word\nb: *a\n").at("b").text()).isEqualTo("word");
    }

    @Test
    void aFileTooLongToBeWrittenByHandIsRefused() {
        broken("- x\n".repeat(800_000), "is not a text file in YAML");
    }

    @Property(tries = 2000)
    void anyTextIsReadOrRefusedAndNothingElse(@ForAll @StringLength(max = 60) String text) {
        readOrRefused(text);
    }

    @Property(tries = 2000)
    void anyTextOfYamlsOwnLettersIsReadOrRefusedAndNothingElse(@ForAll List<YamlPiece> pieces) {
        StringBuilder text = new StringBuilder();
        pieces.forEach(piece -> text.append(piece.text));
        readOrRefused(text.toString());
    }

    private enum YamlPiece {
        LINE("\n"),
        INDENT("\n  "),
        TAB("\t"),
        KEY("a: "),
        ITEM("- "),
        OPEN("["),
        CLOSE("]"),
        BRACE("{"),
        UNBRACE("}"),
        ANCHOR("&a "),
        ALIAS("*a "),
        QUOTE("'"),
        DOUBLE("\""),
        COMMA(", "),
        ESCAPE("\\xff"),
        UNICODE("\\U00ffffff"),
        TAG("!!int "),
        LOCAL("!x%ff "),
        DIRECTIVE("%YAML 9.9\n"),
        DOCUMENT("---\n"),
        END("...\n"),
        FOLD(">9\n"),
        TEXT("word"),
        BAR("|-\n"),
        COMPLEX("? "),
        MERGE("<<: "),
        HASH(" #"),
        NUMBER("12");

        private final String text;

        YamlPiece(String text) {
            this.text = text;
        }
    }

    private static void readOrRefused(String text) {
        try {
            walk(parse(text));
        } catch (DataFault refused) {
            assertThat(refused.getMessage()).startsWith("test.yaml:").doesNotContain("\tat ");
        }
    }

    private static void walk(Item item) {
        assertThat(item.line()).isPositive();
        if (item.isText()) {
            assertThat(item.text()).isNotNull();
        } else {
            within(item).forEach(ItemTest::walk);
        }
    }

    private static Iterable<Item> within(Item item) {
        try {
            return item.list();
        } catch (DataFault noList) {
            return item.entries().values();
        }
    }
}
