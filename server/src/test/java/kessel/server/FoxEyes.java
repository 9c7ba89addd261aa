package kessel.server;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import kessel.engine.game.View;

/**
 * What can be followed by eye of one side's blocks in Desert Fox, written from 1.3g and 1.3h and
 * from nothing of the code that hides. It is told every position with nothing hidden, and says
 * which blocks nobody else can tell apart. Where the rules leave it open whether somebody was seen,
 * it takes it that they were: it names fewer pairs than there are, but never one too many.
 */
final class FoxEyes {
    private static final Set<String> OFF_THE_TABLE = Set.of("coming", "malta", "reserve");
    private static final Set<String> GONE = Set.of("lost", "exited");

    /** States in which a block is shown, or may be before long (4.2b, 6.1g). */
    private static final Set<String> IN_THE_OPEN = Set.of("fighting", "fleeing", "committed");

    private static final Set<String> OASES = Set.of("H12", "I5", "I14");

    private static final Pattern BLOCKS = Pattern.compile("blocks: \\[([^]]*)]");

    private final String side;
    private final Map<String, Set<String>> groups = new HashMap<>();
    private final Set<String> rebuilt = new TreeSet<>();
    private Map<String, View.Piece> before = Map.of();
    private Map<String, View.Piece> spending;

    /**
     * @param setUp the scenario's file, for its printed lists: each is a group (1.3g)
     */
    FoxEyes(String side, String setUp) {
        this.side = side;
        for (String list : setUp.split("\n  - side: ")) {
            Set<String> blocks = new TreeSet<>();
            Matcher named = BLOCKS.matcher(list);
            while (named.find()) {
                blocks.addAll(List.of(named.group(1).split(", ")));
            }
            band(blocks);
        }
    }

    void see(View view) {
        Map<String, View.Piece> now = new TreeMap<>();
        for (View.Piece piece : view.pieces()) {
            if (piece.owner().equals(side)) {
                now.put(piece.id(), piece);
            }
        }
        boolean spends = view.step().equals("spending") && side.equals(view.decider());
        if (spending == null) {
            part(now);
        } else if (!spends) {
            mix(now, view);
        }
        spending = !spends ? null : spending == null ? now : spending;
        for (View.Piece piece : now.values()) {
            if (GONE.contains(piece.where())
                    || piece.states().stream().anyMatch(IN_THE_OPEN::contains)) {
                Set<String> rest = new HashSet<>(group(piece.id()));
                rest.remove(piece.id());
                band(rest);
                band(Set.of(piece.id()));
                rebuilt.remove(piece.id());
            }
        }
        before = now;
    }

    private Set<String> group(String id) {
        return groups.getOrDefault(id, Set.of(id));
    }

    private void band(Set<String> group) {
        group.forEach(id -> groups.put(id, group));
    }

    private void merge(List<String> ids) {
        band(ids.stream().flatMap(id -> group(id).stream()).collect(Collectors.toSet()));
    }

    private static String place(View.Piece piece) {
        return piece.where()
                + piece.states().contains("disrupted")
                + piece.states().contains("frozen");
    }

    private static boolean plays(View.Piece piece) {
        return piece != null
                && !OFF_THE_TABLE.contains(piece.where())
                && !GONE.contains(piece.where());
    }

    /** Where not all of a place went the same way, nobody can tell who did. */
    private void part(Map<String, View.Piece> now) {
        Map<String, List<String>> places = new TreeMap<>();
        before.forEach(
                (id, piece) -> {
                    if (plays(piece) && plays(now.get(id))) {
                        places.computeIfAbsent(place(piece), _ -> new ArrayList<>()).add(id);
                    }
                });
        for (List<String> ids : places.values()) {
            if (ids.stream().map(id -> place(now.get(id))).distinct().count() > 1) {
                merge(ids);
            }
        }
    }

    /** 1.3h, but for all that stands beside the enemy or in an oasis before or after. */
    private void mix(Map<String, View.Piece> now, View view) {
        Set<String> foes =
                view.pieces().stream()
                        .filter(piece -> !piece.owner().equals(side))
                        .map(View.Piece::where)
                        .collect(Collectors.toSet());
        List<String> mixed = new ArrayList<>();
        now.forEach(
                (id, piece) -> {
                    View.Piece was = spending.get(id);
                    boolean free = true;
                    for (View.Piece each : new View.Piece[] {was, piece}) {
                        free &=
                                plays(each)
                                        && !foes.contains(each.where())
                                        && !OASES.contains(each.where());
                    }
                    if (free) {
                        mixed.add(id);
                    }
                });
        merge(mixed);
        rebuilt.addAll(mixed);
    }

    /**
     * Blocks on the map that lose or get back a step at a time and that nobody has seen since their
     * side spent its points: any of them may have been rebuilt (1.3h). Each with its strength and
     * the greatest that it can have. German blocks and some British ones of even strengths go by
     * two (4.4a); these are not named.
     */
    Map<String, List<Integer>> perhapsRebuilt() {
        Map<String, List<Integer>> blocks = new TreeMap<>();
        for (String id : rebuilt) {
            View.Piece piece = before.get(id);
            boolean single =
                    piece.kind().startsWith("italian")
                            || piece.owner().equals("allies") && piece.values().get(1) % 2 != 0;
            if (single && piece.where().matches("[A-I]\\d+")) {
                blocks.put(id, piece.values());
            }
        }
        return blocks;
    }

    /** Two blocks of one group that stand in different hexes, each such pair once. */
    List<List<String>> pairs() {
        List<List<String>> pairs = new ArrayList<>();
        before.forEach(
                (one, first) ->
                        before.forEach(
                                (other, second) -> {
                                    if (one.compareTo(other) < 0
                                            && group(one).contains(other)
                                            && first.where().matches("[A-I]\\d+")
                                            && second.where().matches("[A-I]\\d+")
                                            && !first.where().equals(second.where())) {
                                        pairs.add(List.of(one, other));
                                    }
                                }));
        return pairs;
    }
}
