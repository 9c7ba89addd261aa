package kessel.engine.match;

import java.util.List;
import java.util.SortedSet;

/**
 * What is agreed before a match, and what its seats add to the dice. The position is null unless
 * the match starts from one of its own rather than the scenario's.
 */
public record Header(
        String game,
        String scenario,
        SortedSet<String> options,
        List<String> players,
        String commitment,
        Nonces nonces,
        String position) {
    Header with(Nonces nonces) {
        return new Header(game, scenario, options, players, commitment, nonces, position);
    }
}
