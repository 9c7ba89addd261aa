package kessel.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import kessel.engine.game.Game;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Sight;
import kessel.engine.game.Target;
import kessel.engine.game.View;
import kessel.engine.match.Match;
import kessel.engine.match.RecordText;

/** Moments of random games: one of each kind of step, and one before a unit leaves the map. */
final class Moments<P extends Position<P>, M extends Move> {
    static final String LEAVING = "leaving";

    /** The rarest step, making room in Gazala, comes up once in some forty games. */
    private static final int MOST_GAMES = 150;

    /** Then the match goes on as one from its position, so that its record is soon replayed. */
    private static final int LONGEST_RECORD = 100;

    private static final List<String> PLAYERS = List.of("random", "random");

    /**
     * A match at the moment of a decision.
     *
     * @param units one of each side, kind and whereabouts (on the map, or which box beside it), by
     *     these three
     */
    record Moment(
            int decider, int moves, String record, String position, Map<String, String> units) {
        boolean over() {
            return decider < 0;
        }
    }

    private final Game<P, M> game;
    private final Map<String, Moment> found = new LinkedHashMap<>();

    private Moments(Game<P, M> game) {
        this.game = game;
    }

    /** The first moment of each step that is met, until all those wanted have been. */
    static <P extends Position<P>, M extends Move> Map<String, Moment> of(
            Game<P, M> game, Set<String> wanted) {
        Moments<P, M> moments = new Moments<>(game);
        for (int seed = 1;
                seed <= MOST_GAMES && !moments.found.keySet().containsAll(wanted);
                seed++) {
            moments.play(seed);
        }
        return moments.found;
    }

    private void play(int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Match<P, M> match =
                Match.start(
                        game,
                        game.printed().scenarios().getFirst().id(),
                        new TreeSet<>(),
                        PLAYERS,
                        "moments " + seed);
        while (true) {
            note(match.position().step().name(), match);
            if (match.over()) {
                return;
            }
            int side = match.position().step().decider();
            M move = match.seat(side).sample(random);
            if (game.choices().of(move).target() instanceof Target.Beyond) {
                note(LEAVING, match);
            }
            match.play(side, move);
            if (match.moves().size() == LONGEST_RECORD && !match.over()) {
                match = Match.startFrom(game, match.position().copy(), PLAYERS, "on " + seed);
            }
        }
    }

    private void note(String kind, Match<P, M> match) {
        found.computeIfAbsent(kind, _ -> moment(match));
    }

    private Moment moment(Match<P, M> match) {
        Map<String, String> units = new LinkedHashMap<>();
        for (View.Piece piece : game.sight().view(match.position(), Sight.HINDSIGHT).pieces()) {
            boolean onMap = game.map().grid().find(piece.where()).isPresent();
            String whereabouts = onMap ? "map" : piece.where();
            units.put(String.join(" ", piece.owner(), piece.kind(), whereabouts), piece.id());
        }
        return new Moment(
                match.position().step().decider(),
                match.moves().size(),
                RecordText.write(match),
                game.positions().write(match.position()),
                units);
    }
}
