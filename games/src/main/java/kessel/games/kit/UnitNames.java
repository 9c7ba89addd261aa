package kessel.games.kit;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kessel.engine.data.Item;
import kessel.engine.data.Library;
import kessel.engine.words.Catalogue;

/**
 * How each language calls the units of a game: {@code GAME/names.LANGUAGE.yaml} has a name for each
 * id; of counters that only a number tells apart, such as supplies, the first is enough. In English
 * they are called as their counters say, so that there is no such file.
 *
 * @param units the ids of all
 */
public record UnitNames(Library library, String game, Set<String> units) {
    private static final String ENGLISH = "en";

    private static final Pattern NUMBERED = Pattern.compile("(.*?)(\\d+)");

    public UnitNames {
        units = Set.copyOf(units);
    }

    /** The words of a language with its names of the units, each as {@code unit.ID}. */
    public Catalogue in(String language, Catalogue words) {
        return language.equals(ENGLISH) ? words : words.with(read(language));
    }

    private Map<String, String> read(String language) {
        Item file = library.yaml(game + "/names." + language + ".yaml");
        Set<String> unnamed = new TreeSet<>(units);
        Map<String, String> names = new LinkedHashMap<>();
        file.entries()
                .forEach(
                        (id, name) -> {
                            if (!unnamed.remove(id)) {
                                throw name.fault(game + " has no unit '" + id + "'");
                            }
                            if (name.text().isEmpty()) {
                                throw name.fault("'" + id + "' has no name");
                            }
                            names.put("unit." + id, name.text());
                        });
        unnamed.removeIf(id -> another(id, names));
        if (!unnamed.isEmpty()) {
            throw file.fault("these units have no name: " + String.join(", ", unnamed));
        }
        return names;
    }

    /** Of several that only their numbers tell apart, the first names the others. */
    private static boolean another(String id, Map<String, String> names) {
        Matcher numbered = NUMBERED.matcher(id);
        String first = numbered.matches() ? names.get("unit." + numbered.group(1) + 1) : null;
        if (first == null || !first.endsWith(" 1")) {
            return false;
        }
        String name = first.substring(0, first.length() - 1) + numbered.group(2);
        names.put("unit." + id, name);
        return true;
    }
}
