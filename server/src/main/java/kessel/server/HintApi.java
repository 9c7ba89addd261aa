package kessel.server;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.List;
import kessel.engine.game.Game;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Seat;
import kessel.engine.words.Phrase;
import kessel.players.Advice;
import kessel.players.Deadline;
import kessel.players.Hands;
import kessel.server.storage.StoredSeat;

/** What a computer player would do in somebody's place, from what their side knows. */
final class HintApi implements AutoCloseable {
    /** So long it is thought about, at most. */
    private static final Duration THOUGHT = Duration.ofMillis(1500);

    private static final int QUEUE = 8;

    /** For those who wait until their turn comes, too. */
    private static final Duration PATIENCE = Duration.ofSeconds(15);

    /**
     * @param moveCount after how many moves of the match it was asked for
     * @param reason the one that matters most
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Hint(int moveCount, List<Step> steps, String reason) {}

    /** A move of the plan, as a choice, with what a button would say and what it is good for. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Step(@JsonUnwrapped ChoiceText choice, String move, String label, String reason) {}

    private final Shelf shelf;
    private final Hall hall;
    private final Doorkeeper doorkeeper;
    private final Hands hands;
    private final Duration thought;
    private final Workshop workshop = new Workshop("hint", 1, QUEUE, PATIENCE);

    /**
     * @param hands those of the computer players: nobody's hint is thought about beyond them
     * @param most what a computer player may think in a turn
     */
    HintApi(Shelf shelf, Hall hall, Doorkeeper doorkeeper, Hands hands, Duration most) {
        this.shelf = shelf;
        this.hall = hall;
        this.doorkeeper = doorkeeper;
        this.hands = hands;
        thought = most.compareTo(THOUGHT) < 0 ? most : THOUGHT;
    }

    List<Route> routes() {
        return List.of(Route.post("/api/matches/{id}/hint", this::hint));
    }

    private void hint(Context request) {
        Visit visit = Visit.of(request, hall, shelf);
        visit.asker().actsFor(0);
        Requests.json(request);
        for (StoredSeat seat : visit.stored().seats()) {
            if (seat.isPerson() && !visit.asker().sides().contains(seat.side())) {
                throw new Refusal(403, "against another person you are on your own");
            }
        }
        doorkeeper.admitHint(request.ip());
        Asked<?, ?> asked = visit.with(live -> asked(live, visit));
        Requests.answer(request, workshop.have(() -> asked.answer(hands, thought)));
    }

    private static <P extends Position<P>, M extends Move> Asked<P, M> asked(
            LiveMatch<P, M> live, Visit visit) {
        if (live.match().over() || !visit.asker().sides().contains(live.decider())) {
            throw new Refusal(409, "there is nothing for you to decide now");
        }
        return new Asked<>(
                live.seat(live.decider()),
                live.numbering(visit.asker().counts()).count(),
                visit.speaker(live));
    }

    /** What is thought about, without anybody else having to wait for the match. */
    private record Asked<P extends Position<P>, M extends Move>(
            Seat<P, M> seat, int moveCount, Speaker speaker) {
        Hint answer(Hands hands, Duration thought) {
            // Who asks twice of what they see is told the same.
            long seed = seat.view().hashCode();
            Advice<M> advice = Advice.of(seat, seed, hands, Deadline.in(thought));
            return new Hint(
                    moveCount,
                    advice.steps().stream().map(this::step).toList(),
                    say(advice.reason()));
        }

        private Step step(Advice.Step<M> step) {
            Game<P, M> game = seat.game();
            return new Step(
                    ChoiceText.of(game, game.choices().of(step.move())),
                    game.notation().write(step.move()),
                    speaker.say(step.label()),
                    step.reason() == null ? null : say(step.reason().words()));
        }

        private String say(Phrase phrase) {
            return phrase == null ? null : speaker.say(phrase);
        }
    }

    @Override
    public void close() {
        workshop.close();
    }
}
