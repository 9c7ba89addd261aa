package kessel.engine.match;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;

/**
 * What is agreed before a match, what chance gave its set-up, and what its seats add to the dice.
 * The edition is that of the rules it is played under, null in a record that does not say. The
 * players are names of computer players, or {@code person}, perhaps with what they are called. The
 * position is null unless the match starts from one of its own rather than the scenario's.
 */
public record Header(
        String game,
        String edition,
        String scenario,
        SortedSet<String> options,
        List<Integer> setUp,
        List<String> players,
        String commitment,
        Nonces nonces,
        String position) {
    /** What chance gave the set-up, draw by draw. */
    public int[] setUpDraws() {
        return setUp.stream().mapToInt(Integer::intValue).toArray();
    }

    Header with(Nonces nonces) {
        return new Header(
                game, edition, scenario, options, setUp, players, commitment, nonces, position);
    }

    Header playedBy(int side, String player) {
        List<String> others = new ArrayList<>(players);
        others.set(side, player);
        return new Header(
                game,
                edition,
                scenario,
                options,
                setUp,
                List.copyOf(others),
                commitment,
                nonces,
                position);
    }

    Header with(List<Integer> setUp) {
        return new Header(
                game, edition, scenario, options, setUp, players, commitment, nonces, position);
    }
}
