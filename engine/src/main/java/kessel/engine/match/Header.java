package kessel.engine.match;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;

/**
 * What is agreed before a match, what chance gave its set-up, and what its seats add to the dice.
 * The edition is that of the rules it is played under, null in a record that does not say. The
 * players are names of computer players, or {@code person}, perhaps with what they are called. The
 * position is null unless the match starts from one of its own rather than the scenario's. The
 * lesson is null unless it is one: then its dice were fixed beforehand, and prove nothing.
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
        String position,
        String lesson) {
    /** What chance gave the set-up, draw by draw. */
    public int[] setUpDraws() {
        return setUp.stream().mapToInt(Integer::intValue).toArray();
    }

    /** The same, begun as a lesson. */
    Header asLesson(String id) {
        return with(setUp, players, nonces, id);
    }

    Header with(Nonces nonces) {
        return with(setUp, players, nonces, lesson);
    }

    Header playedBy(int side, String player) {
        List<String> others = new ArrayList<>(players);
        others.set(side, player);
        return with(setUp, List.copyOf(others), nonces, lesson);
    }

    Header with(List<Integer> setUp) {
        return with(setUp, players, nonces, lesson);
    }

    /** The same agreement, with what may still come to it. */
    private Header with(List<Integer> setUp, List<String> players, Nonces nonces, String lesson) {
        return new Header(
                game,
                edition,
                scenario,
                options,
                setUp,
                players,
                commitment,
                nonces,
                position,
                lesson);
    }
}
