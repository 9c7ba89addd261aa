package kessel.engine.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import kessel.engine.data.DataFault;
import kessel.engine.data.Library;
import org.junit.jupiter.api.Test;

class CatalogueTest {
    private static final Map<String, String> FILES =
            Map.of(
                    "first.yaml",
                    """
                    greeting: Hello {0}.
                    refuse:
                      full: "{0} is full: at most {1} units."
                      deep:
                        down: the bottom
                    twice: "{0}, {1} and again {0}"
                    none: nothing to fill in
                    money: costs $5 and \\ {0}
                    braces: "{ {0} } {x} {10}"
                    count: "{0} {0:unit goes|units go}"
                    left: "{1:one|many} {2:a|b}"
                    chinese: "{0} 佔領 {1} 有 {2} 個"
                    """,
                    "second.yaml",
                    """
                    greeting: Good day {0}.
                    refuse:
                      other: another
                    """,
                    "chinese.yaml",
                    """
                    greeting: 你好 {0}。
                    match:
                      listed: "{0}、{1}"
                    """,
                    "broken.yaml",
                    "a: [1]\n",
                    "twice.yaml",
                    "a: 1\nb: 2\na: 3\n");
    private static final Library LIBRARY = FILES::get;

    private static final Catalogue.Names NAMES =
            new Catalogue.Names() {
                @Override
                public String piece(int piece, boolean shown, Catalogue words) {
                    return shown ? "piece " + piece : "a piece (" + words.word("none") + ")";
                }

                @Override
                public String hex(int hex, Catalogue words) {
                    return "hex " + hex;
                }

                @Override
                public String side(int side, Catalogue words) {
                    return "side " + side;
                }
            };

    private final Catalogue words = Catalogue.read(LIBRARY, List.of("first.yaml"));

    private String say(String key, Object... arguments) {
        return words.say(Phrase.of(key, arguments), NAMES);
    }

    @Test
    void wordsAgreeWithNumbers() {
        assertThat(say("count", 1)).isEqualTo("1 unit goes");
        assertThat(say("count", 2)).isEqualTo("2 units go");
        assertThat(say("count", 0)).isEqualTo("0 units go");
        assertThat(say("count", "2.5")).isEqualTo("2.5 units go");
        assertThat(say("left", 7, 1)).as("no third argument").isEqualTo("one {2:a|b}");
    }

    @Test
    void severalAreNamedOneAfterTheOther() {
        Phrase.Listed both =
                new Phrase.Listed(List.of(new Phrase.Piece(3, true), new Phrase.Hex(4)));
        assertThat(say("greeting", both)).isEqualTo("Hello piece 3, hex 4.");
    }

    @Test
    void aDayIsWrittenInTheOrderOfTheLanguage() {
        Map<String, String> dates = Map.of("date", "{1} {0}, {2}", "month.5", "May");
        Phrase phrase = Phrase.of("greeting", Phrase.day("1942-05-06"));
        assertThat(words.with(dates).say(phrase, NAMES)).isEqualTo("Hello May 6, 1942.");
    }

    @Test
    void slotsAreFilledInTheirOrder() {
        assertThat(say("refuse.full", new Phrase.Hex(7), 3))
                .isEqualTo("hex 7 is full: at most 3 units.");
        assertThat(say("twice", "a", "b")).isEqualTo("a, b and again a");
    }

    @Test
    void everyKindOfArgumentIsSpeltOut() {
        assertThat(say("greeting", new Phrase.Piece(4, true))).isEqualTo("Hello piece 4.");
        assertThat(say("greeting", new Phrase.Piece(4, false)))
                .isEqualTo("Hello a piece (nothing to fill in).");
        assertThat(say("greeting", new Phrase.Side(1))).isEqualTo("Hello side 1.");
        assertThat(say("greeting", new Phrase.Word("refuse.deep.down")))
                .isEqualTo("Hello the bottom.");
        assertThat(say("greeting", new Phrase.Text("{0}"))).isEqualTo("Hello {0}.");
        assertThat(say("greeting", 12)).isEqualTo("Hello 12.");
    }

    @Test
    void aPhraseMayHoldAPhrase() {
        Phrase inner = Phrase.of("twice", "x", new Phrase.Hex(1));
        assertThat(say("greeting", new Phrase.Said(inner)))
                .isEqualTo("Hello x, hex 1 and again x.");
    }

    @Test
    void aSentenceComesInStretchesThatSayWhatTheyName() {
        Phrase inner = Phrase.of("twice", new Phrase.Die(5), new Phrase.Word("none"));
        Phrase.Listed both =
                new Phrase.Listed(
                        List.of(
                                new Phrase.Said(inner),
                                new Phrase.Piece(3, true),
                                new Phrase.Side(1)));
        assertThat(words.parts(Phrase.of("greeting", both), NAMES))
                .containsExactly(
                        new Catalogue.Part("Hello ", null),
                        new Catalogue.Part("5", new Phrase.Die(5)),
                        new Catalogue.Part(", nothing to fill in and again ", null),
                        new Catalogue.Part("5", new Phrase.Die(5)),
                        new Catalogue.Part(", ", null),
                        new Catalogue.Part("piece 3", new Phrase.Piece(3, true)),
                        new Catalogue.Part(", ", null),
                        new Catalogue.Part("side 1", new Phrase.Side(1)),
                        new Catalogue.Part(".", null));
        assertThat(words.parts(Phrase.of("count", 1), NAMES))
                .containsExactly(new Catalogue.Part("1 unit goes", null));
    }

    @Test
    void whatAnArgumentHoldsIsTakenAsItIs() {
        assertThat(say("money", "$1 \\ {1}")).isEqualTo("costs $5 and \\ $1 \\ {1}");
        assertThat(say("braces", "x")).isEqualTo("{ x } {x} {10}");
    }

    @Test
    void aSlotWithoutAnArgumentStays() {
        assertThat(say("twice", "a")).isEqualTo("a, {1} and again a");
        assertThat(say("none", "unused")).isEqualTo("nothing to fill in");
    }

    @Test
    void anUnknownKeySpeaksForItself() {
        assertThat(say("refuse.unheard-of", 1)).isEqualTo("refuse.unheard-of");
        assertThat(words.word("refuse.unheard-of")).isEqualTo("refuse.unheard-of");
        assertThat(words.find("refuse.unheard-of")).isEmpty();
        assertThat(words.find("refuse")).isEmpty();
    }

    @Test
    void keysAreThePathsToTheirSentences() {
        assertThat(words.keys())
                .containsExactly(
                        "greeting",
                        "refuse.full",
                        "refuse.deep.down",
                        "twice",
                        "none",
                        "money",
                        "braces",
                        "count",
                        "left",
                        "chinese");
    }

    @Test
    void aLaterCatalogueSaysAnewWhatAnEarlierOneSaid() {
        Catalogue both = Catalogue.read(LIBRARY, List.of("first.yaml", "second.yaml"));
        assertThat(both.say(Phrase.of("greeting", "you"), NAMES)).isEqualTo("Good day you.");
        assertThat(both.word("refuse.other")).isEqualTo("another");
        assertThat(both.word("none")).isEqualTo("nothing to fill in");
        Catalogue otherWayRound = Catalogue.read(LIBRARY, List.of("second.yaml", "first.yaml"));
        assertThat(otherWayRound.word("greeting")).isEqualTo("Hello {0}.");
    }

    @Test
    void withinOneCatalogueAKeyStandsOnce() {
        assertThatThrownBy(() -> Catalogue.read(LIBRARY, List.of("twice.yaml")))
                .isInstanceOf(DataFault.class)
                .hasMessage("twice.yaml:3: 'a' stands here twice");
    }

    @Test
    void aListIsNoSentence() {
        assertThatThrownBy(() -> Catalogue.read(LIBRARY, List.of("broken.yaml")))
                .isInstanceOf(DataFault.class)
                .hasMessageStartingWith("broken.yaml:1: ");
    }

    @Test
    void betweenChineseCharactersThereIsNoSpace() {
        Phrase filled = Phrase.of("chinese", "英方", "托布魯克", "2");
        assertThat(words.say(filled, NAMES)).isEqualTo("英方佔領托布魯克有 2 個");
        assertThat(words.say(Phrase.of("chinese", "4Arm", "B9", "2"), NAMES))
                .isEqualTo("4Arm 佔領 B9 有 2 個");
    }

    @Test
    void everyLanguageHasItsOwnComma() {
        Phrase.Listed both = new Phrase.Listed(List.of(new Phrase.Text("A"), new Phrase.Text("B")));
        assertThat(say("greeting", both)).isEqualTo("Hello A, B.");
        Catalogue chinese = Catalogue.read(LIBRARY, List.of("chinese.yaml"));
        assertThat(chinese.say(Phrase.of("greeting", both), NAMES)).isEqualTo("你好 A、B。");
    }
}
