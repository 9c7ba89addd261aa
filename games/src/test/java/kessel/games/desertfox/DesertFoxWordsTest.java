package kessel.games.desertfox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import kessel.engine.game.FastChance;
import kessel.engine.game.Journal;
import kessel.engine.words.Catalogue;
import kessel.engine.words.Phrase;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.kit.Cited;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is told, asked, offered or refused has words in both languages. */
class DesertFoxWordsTest {
    @ParameterizedTest
    @ValueSource(strings = {"italian", "crusader", "gazala", "hard-summer"})
    void everythingHasWords(String scenario) {
        Set<String> keys = new TreeSet<>();
        for (int seed = 0; seed < 3; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            FastChance chance = new FastChance(random.split());
            DesertFoxForger forger = new DesertFoxForger(Fox.GAME);
            DesertFoxPosition position = Fox.GAME.rules().setUp(scenario, Set.of(), chance);
            while (!position.over()) {
                DesertFoxMove move = DesertFoxLawsTest.eager(position, random);
                keys.add(Fox.GAME.choices().label(position, move).key());
                for (int viewer : new int[] {Roster.AXIS, Roster.ALLIES}) {
                    String prompt = Fox.GAME.sight().prompt(position, viewer).key();
                    boolean asked = viewer == position.decider();
                    keys.add(asked ? prompt : prompt.replace("prompt.", "watch."));
                }
                if (Fox.GAME.rules().judge(position, forger.forge(position, random))
                        instanceof kessel.engine.game.Ruling.Illegal illegal) {
                    keys.add(illegal.why().key());
                }
                Journal.Kept journal = new Journal.Kept();
                Fox.GAME.rules().play(position, move, chance, journal);
                for (Journal.Entry entry : journal.entries()) {
                    keys.add(entry.phrase().key());
                    for (Phrase.Argument argument : entry.phrase().arguments()) {
                        if (argument instanceof Phrase.Word(String key)) {
                            keys.add(key);
                        }
                    }
                }
            }
        }
        assertThat(keys).hasSizeGreaterThan(60);
        for (String language : new String[] {"en", "zh"}) {
            assertThat(Fox.GAME.printed().words(language).keys()).as(language).containsAll(keys);
        }
    }

    /** Places are called as the book in that language calls them, in what is told too. */
    @Test
    void placesAreCalledAsInTheBook() {
        Catalogue words = Fox.GAME.printed().words("zh");
        Map<String, String> named =
                Map.of("Tobruk", "托布魯克", "Benghazi", "班加西", "Alexandria", "亞歷山卓", "Gazala", "加薩拉");
        named.forEach(
                (name, chinese) -> {
                    int hex = Fox.GAME.map().places().get(name).hex();
                    String told =
                            words.say(
                                    Phrase.of("choice.stand", Cited.hex(hex)),
                                    Fox.GAME.printed().names(Roster.AXIS));
                    assertThat(told).contains(chinese + " (").doesNotContain(name);
                });
    }
}
