package kessel.server;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import kessel.engine.game.Game;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Rules;
import kessel.engine.game.View;
import kessel.engine.hex.Grid;

/**
 * What the side that decides may do.
 *
 * @param movers pieces that go one by one and have many moves of their own: ask for each
 */
record Choices(long version, List<Choice> moves, List<String> movers) {
    /**
     * One legal move: what it is about, where it leads, what it costs, and whether it only takes
     * back what was put together before.
     */
    record Choice(
            String move,
            String piece,
            String kind,
            String from,
            String to,
            List<String> route,
            @JsonInclude(JsonInclude.Include.NON_NULL) String cost,
            List<Speaker.Term> terms,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean takesBack) {}

    static Choices none(long version) {
        return new Choices(version, List.of(), List.of());
    }

    /** The moves of one piece: of a mover, or those of the others that are about it. */
    static <P extends Position<P>, M extends Move> Choices of(
            LiveMatch<P, M> live, int piece, Speaker speaker) {
        Rules<P, M> rules = live.game().rules();
        P position = live.match().position();
        Set<Integer> movers = new HashSet<>();
        rules.movers(position, movers::add);
        Writer<P, M> writer = new Writer<>(live, speaker);
        if (movers.contains(piece)) {
            rules.movesOf(position, piece, writer::add);
        } else {
            rules.moves(
                    position,
                    move -> {
                        if (rules.sketch(position, move).piece() == piece) {
                            writer.add(move);
                        }
                    });
        }
        return new Choices(live.version(), writer.choices, List.of());
    }

    /** All moves but those of the movers. */
    static <P extends Position<P>, M extends Move> Choices of(
            LiveMatch<P, M> live, Speaker speaker) {
        Rules<P, M> rules = live.game().rules();
        P position = live.match().position();
        List<String> names = new ArrayList<>();
        rules.movers(
                position, piece -> names.add(speaker.names().piece(piece, false, speaker.words())));
        Writer<P, M> writer = new Writer<>(live, speaker);
        rules.otherMoves(position, writer::add);
        return new Choices(live.version(), writer.choices, names);
    }

    private static final class Writer<P extends Position<P>, M extends Move> {
        private final List<Choice> choices = new ArrayList<>();
        private final Game<P, M> game;
        private final P position;
        private final Speaker speaker;
        private final Map<String, String> places;

        Writer(LiveMatch<P, M> live, Speaker speaker) {
            game = live.game();
            position = live.match().position();
            this.speaker = speaker;
            places =
                    game.sight().view(position, live.decider()).pieces().stream()
                            .filter(piece -> piece.id() != null)
                            .collect(Collectors.toMap(View.Piece::id, View.Piece::where));
        }

        void add(M move) {
            Rules.Sketch sketch = game.rules().sketch(position, move);
            // Not "shown": the speaker names it to the one who decides, whose own it is.
            String piece =
                    sketch.piece() < 0
                            ? null
                            : speaker.names().piece(sketch.piece(), false, speaker.words());
            String notation = game.notation().write(move);
            List<String> route = new ArrayList<>();
            for (int hex : game.rules().route(move)) {
                route.add(game.map().label(hex));
            }
            boolean costs = !sketch.cost().terms().isEmpty();
            choices.add(
                    new Choice(
                            notation,
                            piece,
                            kind(move, notation),
                            piece == null ? null : places.get(piece),
                            sketch.destination() == Grid.OFF
                                    ? null
                                    : game.map().label(sketch.destination()),
                            route,
                            costs ? sketch.cost().write(sketch.cost().total()) : null,
                            speaker.terms(sketch.cost()),
                            game.rules().takesBack(position, move)));
        }
    }

    /**
     * A move of one word is its own kind; the others are called as their game's sources call them.
     */
    private static String kind(Move move, String notation) {
        return notation.indexOf(' ') < 0
                ? notation
                : move.getClass().getSimpleName().toLowerCase(Locale.ROOT);
    }
}
