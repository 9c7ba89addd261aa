package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kessel.engine.game.Printed;
import kessel.engine.hex.HexMap;
import kessel.engine.words.Catalogue;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Outcome;
import kessel.games.brigade.move.Verb;
import kessel.games.brigade.position.BrigadeStep;
import kessel.games.brigade.position.UnitStates;
import kessel.games.brigade.scenario.BrigadeScenario;
import kessel.games.brigade.scenario.FreeZone;
import kessel.games.brigade.table.BrigadeTable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever the program may say, it has words for, and it has no words that it never says. */
class WordsTest {
    private static final String PLACE = "place.";
    private static final Set<String> THEATRES = Set.of("gazala", "diadem", "blitzkrieg");
    private static final List<Path> SOURCES =
            List.of(
                    Path.of("src", "main", "java", "kessel", "games", "brigade"),
                    Path.of("src", "main", "java", "kessel", "games", "kit"),
                    Path.of("..", "engine", "src", "main", "java"));

    /** A key as it stands in the sources, whole or with its last part left open. */
    private static final Pattern KEY =
            Pattern.compile(
                    "\"((?:ask|battle|box|choice|edge|ground|match|nation|note|outcome|overlay|panel|prompt|reason|refuse|side|step|term|told|type|unknown|zone)"
                            + "\\.[\\w/.-]*)\"");

    /** The steps that ask for one unit of several. */
    private static final List<String> ASKING =
            List.of(
                    "gathering",
                    "defending",
                    "losing",
                    "sacrificing",
                    "recovering",
                    "retreating",
                    "displacing",
                    "advancing",
                    "disbanding");

    private static Stream<BrigadeGame> games() {
        return Stream.of(Table.GAZALA, Table.DIADEM, Table.BLITZKRIEG);
    }

    /** Whether a source is the theatre of another game. */
    private static boolean foreign(Path file, BrigadeGame game) {
        String theatre =
                file.getFileName().toString().replace(".java", "").toLowerCase(Locale.ROOT);
        return THEATRES.contains(theatre) && !theatre.equals(game.id());
    }

    private static TreeSet<String> literals(BrigadeGame game) throws IOException {
        TreeSet<String> keys = new TreeSet<>();
        for (Path source : SOURCES) {
            try (Stream<Path> files = Files.walk(source)) {
                for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
                    if (foreign(file, game)) {
                        continue;
                    }
                    Matcher key = KEY.matcher(Files.readString(file));
                    while (key.find()) {
                        keys.add(key.group(1));
                    }
                }
            }
        }
        return keys;
    }

    /** Every key that the program can look up. */
    private static TreeSet<String> wanted(BrigadeGame game) throws IOException {
        TreeSet<String> keys = new TreeSet<>();
        for (String literal : literals(game)) {
            if (literal.endsWith(".")) {
                endings(game, literal).forEach(ending -> keys.add(literal + ending));
            } else {
                keys.add(literal);
            }
        }
        // What the table says to who only looks on.
        steps().stream()
                .filter(step -> !step.equals("over"))
                .forEach(step -> keys.add("watch." + step));
        // What the page looks up by itself.
        keys.addAll(List.of("means.none", "terrain.motor", "terrain.foot", "terrain.columns"));
        keys.addAll(List.of("win", "setting"));
        // What computer players say of their plans.
        game.printed().words("en").keys().stream()
                .filter(key -> key.equals("thought") || key.startsWith("posture."))
                .forEach(keys::add);
        for (Printed.Scenario scenario : game.printed().scenarios()) {
            keys.add("scenario." + scenario.id());
            scenario.options().forEach(option -> keys.add("option." + option.id()));
        }
        if (game.id().equals("diadem")) {
            keys.add("terrain.mountain");
        }
        UnitStates.known().forEach(state -> keys.add("state." + state));
        keys.add("mark." + BrigadeTable.ATTACKED);
        Stream.ofNullable(game.theatre().changedWord()).forEach(mark -> keys.add("mark." + mark));
        return keys;
    }

    private static List<String> endings(BrigadeGame game, String family) {
        Campaign campaign = game.campaign();
        List<String> endings = new ArrayList<>();
        switch (family) {
            case "ask." -> endings.addAll(ASKING);
            case "battle.sum." -> endings.addAll(List.of("attack", "defence"));
            case "box." -> endings.addAll(List.of("free", "due", "destroyed", "gone"));
            case "choice." -> endings.addAll(Verb.ids());
            case "edge." -> Stream.of(HexMap.Edge.values()).map(Enum::name).forEach(endings::add);
            case "ground." -> {
                endings.addAll(campaign.map().terrains().kinds());
                endings.addAll(campaign.map().hexsides().kinds());
                endings.addAll(campaign.map().paths().kinds());
            }
            case "nation." -> endings.addAll(campaign.nations().keySet());
            case "outcome." -> Stream.of(Outcome.values()).map(Outcome::code).forEach(endings::add);
            case "prompt.", "step." -> endings.addAll(steps());
            case "side." -> endings.addAll(campaign.sides());
            case "type." ->
                    campaign.counters().stream()
                            .map(counter -> counter.type().id())
                            .distinct()
                            .forEach(endings::add);
            case "unknown." ->
                    campaign.counters().stream()
                            .map(counter -> counter.nation() + "." + counter.type().id())
                            .distinct()
                            .forEach(endings::add);
            case "zone." -> {
                BrigadeScenario scenario =
                        game.rules().setUp("campaign", Set.of(), _ -> 0).orderOfBattle();
                campaign.counters().stream()
                        .map(counter -> scenario.zone(counter.index()))
                        .filter(zone -> zone != null)
                        .map(FreeZone::words)
                        .distinct()
                        .forEach(endings::add);
            }
            default -> throw new AssertionError("what can follow '" + family + "'?");
        }
        return endings;
    }

    private static List<String> steps() {
        return Stream.of(BrigadeStep.class.getPermittedSubclasses())
                .map(step -> step.getSimpleName().toLowerCase(Locale.ROOT))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyPhraseThatTheProgramSpeaksIsInTheEnglishCatalogue(BrigadeGame game)
            throws IOException {
        assertThat(literals(game))
                .hasSizeGreaterThan(80)
                .contains("refuse.full", "told.fight", "zone.");
        assertThat(wanted(game)).isSubsetOf(game.printed().words("en").keys());
    }

    @ParameterizedTest
    @MethodSource("games")
    void noEntryOfTheEnglishCatalogueIsUnused(BrigadeGame game) throws IOException {
        TreeSet<String> unused = new TreeSet<>(game.printed().words("en").keys());
        unused.removeAll(wanted(game));
        // Places and lines, of which only some are called otherwise in another language.
        String sheet = game.printed().sheet("campaign").toString();
        unused.removeIf(
                key ->
                        key.startsWith(PLACE)
                                && sheet.contains("name=" + key.substring(PLACE.length())));
        assertThat(unused).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyLanguageHasTheSameEntriesWithTheSameSlots(BrigadeGame game) {
        Catalogue english = game.printed().words("en");
        Catalogue portuguese = game.printed().words("pt");
        // What units are called is in UnitNamesTest: in English their counters say it.
        TreeSet<String> said = new TreeSet<>(portuguese.keys());
        said.removeIf(key -> key.startsWith("unit."));
        assertThat(said).isEqualTo(new TreeSet<>(english.keys()));
        for (String key : english.keys()) {
            assertThat(slots(portuguese.word(key))).as(key).isEqualTo(slots(english.word(key)));
        }
    }

    private static Set<String> slots(String sentence) {
        Set<String> slots = new TreeSet<>();
        Matcher slot = Pattern.compile("\\{\\d}").matcher(sentence);
        while (slot.find()) {
            slots.add(slot.group());
        }
        return slots;
    }
}
