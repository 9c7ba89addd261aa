package kessel.server;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import kessel.engine.game.Game;
import kessel.engine.game.Journal;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Ruling;
import kessel.engine.game.Sight;
import kessel.engine.game.Step;
import kessel.engine.game.Tally;
import kessel.engine.lesson.Lesson;
import kessel.engine.lesson.Progress;
import kessel.engine.match.Match;
import kessel.engine.match.Nonces;
import kessel.engine.words.Catalogue;
import kessel.engine.words.Phrase;
import kessel.players.Entrant;
import kessel.players.Thought;
import kessel.server.storage.StoredSeat;
import kessel.server.storage.Versions;

/** Writes the state of a match as one asker may see it, now or after some of its moves. */
final class Portrait<P extends Position<P>, M extends Move> {
    private final LiveMatch<P, M> live;
    private final Match<P, M> match;
    private final Game<P, M> game;
    private final Asker asker;
    private final Numbering numbering;
    private final Catalogue words;
    private final Function<String, Optional<Lesson>> lessons;

    /**
     * @param lessons those of the game, by name
     */
    Portrait(
            LiveMatch<P, M> live,
            Asker asker,
            Catalogue words,
            Function<String, Optional<Lesson>> lessons) {
        this.live = live;
        this.match = live.match();
        this.game = live.game();
        this.asker = asker;
        this.numbering = live.numbering(asker.counts());
        this.words = words;
        this.lessons = lessons;
    }

    /** How it stands, with the journal of what came after so many moves. */
    State now(List<StoredSeat> seats, int journalAfter, Versions versions, Choices choices) {
        int viewer = asker.viewer(live.decider());
        int moves = numbering.count();
        long version = versions.of(asker.counts());
        return write(seats, match.position(), moves, journalAfter, viewer, true, version, choices);
    }

    /** The moves as the asker counts them; all numbers here are of these. */
    Numbering numbering() {
        return numbering;
    }

    /** How it stood after so many moves, as a viewer saw it then. */
    State at(List<StoredSeat> seats, int moves, int journalAfter, int viewer) {
        P position = live.at(numbering.all(moves));
        long version = live.version(asker.counts());
        return write(seats, position, moves, journalAfter, viewer, false, version, null);
    }

    private State write(
            List<StoredSeat> seats,
            P position,
            int moves,
            int journalAfter,
            int viewer,
            boolean present,
            long version,
            Choices choices) {
        Speaker speaker = new Speaker(words, game.printed().names(viewer));
        boolean last = moves == numbering.count();
        Ruling undo = present ? undo() : null;
        return new State(
                live.id(),
                game.id(),
                position.scenario(),
                match.header().options(),
                version,
                moves,
                asker.sides().stream().map(game.sides()::get).toList(),
                viewer < game.sides().size() ? game.sides().get(viewer) : null,
                seats(seats),
                match.header().commitment(),
                match.header().nonces().awaited().stream().map(game.sides()::get).toList(),
                match.over() ? match.seed() : null,
                prompt(position, viewer, speaker, last),
                ViewText.of(game.sight().view(position, viewer), speaker),
                scores(position, viewer, speaker),
                undo != null && undo.legal(),
                undo instanceof Ruling.Illegal(String rule, Phrase why, var _)
                        ? new State.Reason(rule, speaker.say(why))
                        : null,
                journal(seats, moves, journalAfter, viewer, speaker),
                last ? result() : null,
                lesson(present),
                choices);
    }

    private Map<String, State.SeatState> seats(List<StoredSeat> seats) {
        Map<String, State.SeatState> states = new LinkedHashMap<>();
        for (StoredSeat seat : seats) {
            // The seats were read before a move that may have fixed a nonce.
            Nonces.Nonce nonce = match.header().nonces().given().get(seat.side());
            Optional<Entrant> computer = Entrant.find(seat.kind());
            states.put(
                    game.sides().get(seat.side()),
                    new State.SeatState(
                            computer.map(Entrant::name).orElse(seat.kind()),
                            computer.map(Entrant::time).map(Duration::toSeconds).orElse(null),
                            seat.claimed(),
                            seat.name(),
                            seat.nonceSeal(),
                            nonce == null ? null : nonce.word(),
                            nonce == null ? null : nonce.fromServer()));
        }
        return states;
    }

    private State.Prompt prompt(P position, int viewer, Speaker speaker, boolean last) {
        if (last && match.over()) {
            return new State.Prompt("match.over", words.word("match.over"));
        }
        Phrase prompt = game.sight().prompt(position, viewer);
        boolean asked = viewer == position.step().decider();
        return new State.Prompt(prompt.key(), speaker.say(asked ? prompt : watched(prompt)));
    }

    /** What is asked of somebody else, as one tells it to who only looks on. */
    private Phrase watched(Phrase prompt) {
        String key = prompt.key().replaceFirst("^prompt\\.", "watch.");
        return words.find(key).isPresent() ? new Phrase(key, prompt.arguments()) : prompt;
    }

    private Map<String, Speaker.Number> scores(P position, int viewer, Speaker speaker) {
        Map<String, Speaker.Number> scores = new LinkedHashMap<>();
        for (int side = 0; side < game.sides().size(); side++) {
            Tally score = game.sight().score(position, side, viewer);
            scores.put(game.sides().get(side), speaker.number(score));
        }
        return scores;
    }

    /**
     * Whether the asker may take the last move back, for any side of theirs; null if they have
     * none.
     */
    private Ruling undo() {
        Ruling ruling = null;
        for (int side : asker.sides()) {
            if (ruling == null || !ruling.legal()) {
                Ruling other = live.judgeUndo(side);
                // Of two refusals, the one for the side that moved last says more.
                boolean moved = !match.moves().isEmpty() && match.moves().getLast().side() == side;
                ruling = ruling == null || other.legal() || moved ? other : ruling;
            }
        }
        return ruling;
    }

    private List<State.Told> journal(
            List<StoredSeat> seats, int moves, int after, int viewer, Speaker speaker) {
        List<State.Told> told = new ArrayList<>();
        for (int number = Math.max(0, after); number < moves; number++) {
            boolean late = number >= moves - Story.PAGE;
            String reason = late ? reason(seats, number + 1, viewer) : null;
            told.add(told(number + 1, viewer, speaker, reason));
        }
        return told;
    }

    /** What the journal tells of one move. */
    State.Told told(List<StoredSeat> seats, int number, int viewer) {
        Speaker speaker = new Speaker(words, game.printed().names(viewer));
        return told(number, viewer, speaker, reason(seats, number, viewer));
    }

    /**
     * The journal tells a viewer what they may know. The move itself may name what is hidden, so
     * only its own side gets it, and everybody once the match is over.
     */
    private State.Told told(int number, int viewer, Speaker speaker, String reason) {
        Match.Played<M> played = match.moves().get(numbering.all(number) - 1);
        int hearer = match.over() ? Sight.HINDSIGHT : viewer;
        boolean known = hearer == Sight.HINDSIGHT || played.side() == viewer;
        List<State.Entry> entries = new ArrayList<>();
        for (Journal.Entry entry : played.journal(hearer)) {
            entries.add(
                    new State.Entry(
                            entry.rule(),
                            speaker.say(entry.phrase()),
                            entry.heading(),
                            parts(entry.phrase(), speaker)));
        }
        return new State.Told(
                number,
                known ? game.notation().write(played.move()) : null,
                known ? ChoiceText.of(game, game.choices().of(played.move())) : null,
                game.sides().get(played.side()),
                played.draws(hearer),
                entries,
                reason,
                thought(played));
    }

    /**
     * What a computer player made a move for: what it changed, as the viewer can see it, and
     * everybody once the match is over.
     */
    private String reason(List<StoredSeat> seats, int number, int viewer) {
        int counted = numbering.all(number);
        Match.Played<M> played = match.moves().get(counted - 1);
        boolean computer =
                seats.stream().anyMatch(seat -> seat.side() == played.side() && !seat.isPerson());
        if (!computer || viewer == played.side() && !match.over()) {
            return null;
        }
        int hearer = match.over() ? Sight.HINDSIGHT : viewer;
        Speaker speaker = new Speaker(words, game.printed().names(hearer));
        return game.doctrine()
                .reason(live.at(counted - 1), played.move(), live.at(counted), hearer)
                .map(reason -> speaker.say(reason.words()))
                .orElse(null);
    }

    /** What a computer player had in mind with a move, as it said then, once the match is over. */
    private String thought(Match.Played<M> played) {
        return match.over()
                ? Thought.read(played.remark())
                        .filter(thought -> words.find(thought.key()).isPresent())
                        .map(
                                thought ->
                                        words.say(
                                                thought.words(played.side()),
                                                game.printed().names(Sight.HINDSIGHT)))
                        .orElse(null)
                : null;
    }

    private List<State.Part> parts(Phrase phrase, Speaker speaker) {
        List<Catalogue.Part> parts = words.parts(phrase, speaker.names());
        return parts.stream().allMatch(part -> part.about() == null)
                ? List.of()
                : parts.stream().map(this::part).toList();
    }

    private State.Part part(Catalogue.Part part) {
        String text = part.text();
        return switch (part.about()) {
            case Phrase.Hex(int hex) ->
                    new State.Part(text, game.map().label(hex), null, null, null, null);
            // Whoever does not hear its name does not learn it here either.
            case Phrase.Piece(int piece, boolean _) when text.equals(game.pieceId(piece)) ->
                    new State.Part(text, null, text, null, null, null);
            case Phrase.Side(int side) ->
                    new State.Part(text, null, null, game.sides().get(side), null, null);
            case Phrase.Die(int shows, boolean hit) ->
                    new State.Part(text, null, null, null, shows, hit ? true : null);
            case null, default -> new State.Part(text, null, null, null, null, null);
        };
    }

    private State.LessonState lesson(boolean present) {
        String id = match.header().lesson();
        if (id == null) {
            return null;
        }
        Optional<Progress> progress =
                present && !asker.sides().isEmpty()
                        ? lessons.apply(id).map(lesson -> Progress.of(lesson, match))
                        : Optional.empty();
        return new State.LessonState(
                id,
                progress.map(Progress::card).orElse(null),
                progress.map(Progress::astray).orElse(null));
    }

    private State.Result result() {
        Match.Result result = match.result();
        return result == null
                ? null
                : new State.Result(
                        result.winner() == Step.NOBODY ? null : game.sides().get(result.winner()),
                        result.byResignation());
    }
}
