package kessel.server;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.List;
import kessel.engine.game.Game;
import kessel.engine.game.Move;
import kessel.engine.game.Offer;
import kessel.engine.game.Position;
import kessel.engine.game.Stakes;
import kessel.engine.game.Tally;

/**
 * What the side that decides may do.
 *
 * @param movers pieces that go one by one and have many choices of their own: ask for each
 */
record Choices(long version, List<Offered> choices, List<String> movers) {
    /**
     * A choice that may be made: what identifies it, and what it would do.
     *
     * @param move its notation, as records have it
     * @param ends whether with it one is done with what is asked
     * @param takesBack whether it only takes back what was put together before
     * @param sacrifice whether it gives away something of one's own that is not asked for
     * @param cannotBeUndone whether it can never be taken back
     * @param entails what its player will be obliged to afterwards
     * @param means the pieces with which it can be done, where it names none; null where that is no
     *     question
     */
    record Offered(
            String verb,
            List<String> subjects,
            @JsonInclude(JsonInclude.Include.NON_NULL) ChoiceText.Aim target,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> route,
            @JsonInclude(JsonInclude.Include.NON_NULL) Integer amount,
            String move,
            String label,
            boolean ends,
            boolean takesBack,
            boolean sacrifice,
            boolean rolls,
            boolean shows,
            @JsonProperty("final") boolean cannotBeUndone,
            @JsonInclude(JsonInclude.Include.NON_NULL) String cost,
            List<Speaker.Term> terms,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Obligation> entails,
            @JsonInclude(JsonInclude.Include.NON_NULL) List<String> means) {
        static <P extends Position<P>, M extends Move> Offered of(
                Game<P, M> game, Offer<P, M> offer, M move, Speaker speaker) {
            ChoiceText text = ChoiceText.of(game, game.choices().of(move));
            Stakes stakes = offer.stakes(move);
            Tally cost = offer.cost(move);
            return new Offered(
                    text.verb(),
                    text.subjects(),
                    text.target(),
                    text.route(),
                    text.amount(),
                    game.notation().write(move),
                    speaker.say(offer.label(move)),
                    offer.ends(move),
                    offer.takesBack(move),
                    offer.sacrifices(move),
                    stakes.rolls(),
                    stakes.shows(),
                    stakes.irrevocable(),
                    cost.terms().isEmpty() ? null : cost.write(cost.total()),
                    speaker.terms(cost),
                    offer.entails(move).stream()
                            .map(duty -> new Obligation(duty.rule(), speaker.say(duty.words())))
                            .toList(),
                    pieces(game, offer.means(move)));
        }

        private static List<String> pieces(Game<?, ?> game, List<Integer> pieces) {
            return pieces == null ? null : pieces.stream().map(game::pieceId).toList();
        }
    }

    record Obligation(String rule, String text) {}

    static Choices none(long version) {
        return new Choices(version, List.of(), List.of());
    }

    /** The choices that are about one piece. */
    static <P extends Position<P>, M extends Move> Choices of(
            LiveMatch<P, M> live, long version, int piece, Speaker speaker) {
        Offer<P, M> offer = live.offer();
        List<Offered> choices = new ArrayList<>();
        offer.movesOf(piece, move -> choices.add(Offered.of(live.game(), offer, move, speaker)));
        return new Choices(version, choices, List.of());
    }

    /** All choices but those of the movers. */
    static <P extends Position<P>, M extends Move> Choices of(
            LiveMatch<P, M> live, long version, Speaker speaker) {
        Offer<P, M> offer = live.offer();
        List<Offered> choices = new ArrayList<>();
        offer.otherMoves(move -> choices.add(Offered.of(live.game(), offer, move, speaker)));
        List<String> movers = offer.movers().stream().map(live.game()::pieceId).toList();
        return new Choices(version, choices, movers);
    }
}
