package kessel.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import kessel.engine.data.DataFault;
import kessel.engine.data.Library;
import kessel.engine.game.GameBox;
import kessel.engine.game.Printed;
import kessel.engine.words.Catalogue;
import kessel.games.kit.UnitNames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Units have a name in every language that their game speaks. */
class UnitNamesTest {
    /** Who is called alike everywhere. */
    private static final Set<String> PEOPLE = Set.of("Rommel");

    /** Each game with each language that somebody has translated it into. */
    private static List<Arguments> translations() throws IOException {
        List<Arguments> all = new ArrayList<>();
        for (String game :
                List.of("gazala", "diadem", "blitzkrieg", "afrika-korps", "desert-fox")) {
            try (Stream<Path> files = Files.list(Path.of("data", game))) {
                files.map(file -> file.getFileName().toString())
                        .filter(file -> file.matches("words\\.(?!en)..\\.yaml"))
                        .forEach(file -> all.add(Arguments.of(game, file.substring(6, 8))));
            }
        }
        assertThat(all).hasSizeGreaterThanOrEqualTo(5);
        return all;
    }

    /** The English names, by id, as they stand on the sheet. */
    private static Map<String, String> english(Printed printed) {
        Map<String, String> names = new TreeMap<>();
        Map<String, Object> sheet = printed.sheet(printed.scenarios().getFirst().id());
        for (Object each : (List<?>) sheet.get("counters")) {
            Map<?, ?> counter = (Map<?, ?>) each;
            names.put((String) counter.get("id"), (String) counter.get("name"));
        }
        return names;
    }

    private static Map<String, String> named(Catalogue words) {
        Map<String, String> names = new TreeMap<>();
        words.keys().stream()
                .filter(key -> key.startsWith("unit."))
                .forEach(key -> names.put(key.substring(5), words.word(key)));
        return names;
    }

    @ParameterizedTest
    @MethodSource("translations")
    void everyUnitHasANameOfItsOwnInEveryLanguage(String game, String language) {
        Printed printed = GameBox.open(game).printed();
        Map<String, String> english = english(printed);
        Map<String, String> names = named(printed.words(language));
        assertThat(names.keySet()).isEqualTo(english.keySet());

        Map<String, String> meant = new HashMap<>();
        names.forEach(
                (id, name) -> {
                    String same = meant.putIfAbsent(name, english.get(id));
                    assertThat(same).as(id + ", " + name).isIn(null, english.get(id));
                    if (!PEOPLE.contains(name)) {
                        assertThat(name).as(id).isNotEqualTo(english.get(id));
                    }
                });
    }

    /** As the books and the histories in that language write them. */
    @ParameterizedTest
    @CsvSource({
        "gazala, pt, XIII, Artilharia do 13º Corpo",
        "gazala, pt, 9B, 9º Regimento Bersaglieri",
        "diadem, pt, 1108E, 1108º Grupo de Engenharia de Combate",
        "blitzkrieg, pt, 518GBC, 518º Grupo de Batalhões de Carros",
        "afrika-korps, it, 7/7, 7ª Brigata meccanizzata",
        "afrika-korps, it, AlC17, Rifornimento catturato dagli Alleati 17",
        "desert-fox, zh, 5Pz, 第5裝甲團"
    })
    void namesAreThoseOfTheBooks(String game, String language, String id, String name) {
        Catalogue words = GameBox.open(game).printed().words(language);
        assertThat(words.word("unit." + id)).isEqualTo(name);
    }

    /** The counters themselves are in English. */
    @Test
    void inEnglishUnitsAreCalledAsTheirCountersSay() {
        assertThat(named(GameBox.open("gazala").printed().words("en"))).isEmpty();
        assertThat(english(GameBox.open("gazala").printed()))
                .containsEntry("1Tk", "1st Army Tank Brigade");
        assertThat(english(GameBox.open("afrika-korps").printed()))
                .containsEntry("Rom", "Rommel")
                .containsEntry("AlC17", "Allied captured supply 17");
    }

    private static void fault(String file, String fault) {
        Library library = name -> name.equals("drill/names.pt.yaml") ? file : "";
        Catalogue none = Catalogue.read(library, List.of());
        UnitNames names = new UnitNames(library, "drill", Set.of("1/2", "X"));
        assertThatThrownBy(() -> names.in("pt", none))
                .isInstanceOf(DataFault.class)
                .hasMessage(fault);
    }

    @Test
    void aBrokenFileIsToldWithItsLine() {
        fault(
                "1/2: Primeira\nX: Décima\n3: Terceira\n",
                "drill/names.pt.yaml:3: drill has no unit '3'");
        fault("# nomes\n1/2: Primeira\n", "drill/names.pt.yaml:2: these units have no name: X");
        fault("1/2: Primeira\n1/2: Segunda\n", "drill/names.pt.yaml:2: '1/2' stands here twice");
        // A brigade is no copy of another, though its number may end its id.
        assertThatThrownBy(
                        () ->
                                new UnitNames(
                                                _ -> "1SA/1: Brigada 1ª\n",
                                                "x",
                                                Set.of("1SA/1", "1SA/2"))
                                        .in("pt", Catalogue.read(_ -> "", List.of())))
                .hasMessage("x/names.pt.yaml:1: these units have no name: 1SA/2");
        fault("1/2: Primeira\nX:\n", "drill/names.pt.yaml:2: 'X' has no name");
    }
}
