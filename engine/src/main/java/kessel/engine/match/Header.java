package kessel.engine.match;

import java.util.List;
import java.util.SortedSet;

/**
 * What is agreed before a match. The position is null unless the match starts from one of its own
 * rather than the scenario's.
 */
public record Header(
        String game,
        String scenario,
        SortedSet<String> options,
        List<String> players,
        String commitment,
        String position) {}
