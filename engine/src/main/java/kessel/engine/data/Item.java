package kessel.engine.data;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/**
 * A piece of a YAML file that knows its file and line, so that whoever finds a fault in it can say
 * where.
 */
public final class Item {
    /** Many times what the largest file of a game has. */
    private static final int MOST_CHARACTERS = 512 * 1024;

    private static final int DEEPEST = 20;

    private final String file;
    private final Node node;

    /** Read when first asked for; many matches may open one file at a time. */
    private volatile Map<String, Item> entries;

    private Item(String file, Node node) {
        this.file = file;
        this.node = node;
    }

    public static Item parse(String file, String yaml) {
        try {
            Node root = new Yaml(new SafeConstructor(limits())).compose(new StringReader(yaml));
            if (root == null) {
                throw DataFault.in(file, "is empty");
            }
            return new Item(file, root);
        } catch (MarkedYAMLException broken) {
            int line = broken.getProblemMark() == null ? 1 : broken.getProblemMark().getLine() + 1;
            throw DataFault.at(file, line, "is not YAML here: " + broken.getProblem());
        } catch (YAMLException broken) {
            throw DataFault.in(
                    file,
                    "is not a text file in YAML: "
                            + broken.getMessage().lines().findFirst().orElse(""));
        }
    }

    /** No table or list may stand in two places: it could hold itself, or swell without end. */
    private static LoaderOptions limits() {
        LoaderOptions limits = new LoaderOptions();
        limits.setMaxAliasesForCollections(0);
        limits.setNestingDepthLimit(DEEPEST);
        limits.setCodePointLimit(MOST_CHARACTERS);
        return limits;
    }

    public DataFault fault(String fault) {
        return DataFault.at(file, line(), fault);
    }

    public String file() {
        return file;
    }

    public int line() {
        return node.getStartMark().getLine() + 1;
    }

    /** A scalar exactly as it is written: {@code 0101} stays 0101. */
    public String text() {
        if (node instanceof ScalarNode scalar) {
            return scalar.getValue().strip();
        }
        throw fault("a single word or number belongs here, not a list or a table");
    }

    public int number() {
        String text = text();
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException notANumber) {
            throw fault("'" + text + "' is not a whole number");
        }
    }

    public int number(int least, int most) {
        int number = number();
        if (number < least || number > most) {
            throw fault(number + " is not between " + least + " and " + most);
        }
        return number;
    }

    public boolean flag() {
        return oneOf(List.of("true", "false")).equals("true");
    }

    public String oneOf(Collection<String> allowed) {
        String text = text();
        if (!allowed.contains(text)) {
            throw fault("'" + text + "' is none of " + String.join(", ", allowed));
        }
        return text;
    }

    public <E extends Enum<E>> E oneOf(Class<E> type) {
        List<String> names = new ArrayList<>();
        for (E constant : type.getEnumConstants()) {
            String name = constant.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
            if (name.equals(text())) {
                return constant;
            }
            names.add(name);
        }
        throw fault("'" + text() + "' is none of " + String.join(", ", names));
    }

    public boolean isText() {
        return node instanceof ScalarNode;
    }

    public List<Item> list() {
        if (node instanceof SequenceNode sequence) {
            List<Item> items = new ArrayList<>();
            sequence.getValue().forEach(child -> items.add(new Item(file, child)));
            return items;
        }
        throw fault("a list belongs here");
    }

    public List<String> texts() {
        return list().stream().map(Item::text).toList();
    }

    /** The entries of a table in the order in which they are written. */
    public Map<String, Item> entries() {
        Map<String, Item> read = entries;
        if (read == null) {
            read = readEntries();
            entries = read;
        }
        return read;
    }

    private Map<String, Item> readEntries() {
        if (!(node instanceof MappingNode mapping)) {
            throw fault("a table of 'name: value' lines belongs here");
        }
        Map<String, Item> read = new LinkedHashMap<>();
        for (NodeTuple tuple : mapping.getValue()) {
            Item key = new Item(file, tuple.getKeyNode());
            if (read.put(key.text(), new Item(file, tuple.getValueNode())) != null) {
                throw key.fault("'" + key.text() + "' stands here twice");
            }
        }
        return Collections.unmodifiableMap(read);
    }

    public Item at(String key) {
        return find(key).orElseThrow(() -> fault("'" + key + "' is missing"));
    }

    public Optional<Item> find(String key) {
        return Optional.ofNullable(entries().get(key));
    }

    /** Refuses entries that nobody would read: a misspelt key must not be ignored in silence. */
    public Item only(Set<String> known) {
        entries()
                .forEach(
                        (key, value) -> {
                            if (!known.contains(key)) {
                                throw value.fault(
                                        "unknown entry '"
                                                + key
                                                + "'; known here: "
                                                + String.join(
                                                        ", ", known.stream().sorted().toList()));
                            }
                        });
        return this;
    }
}
