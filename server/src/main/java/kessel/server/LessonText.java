package kessel.server;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import kessel.engine.game.Game;
import kessel.engine.lesson.Lesson;

/** The script of a lesson in one language, for whoever leads through it. */
record LessonText(String id, String title, int minutes, String learner, List<CardText> cards) {
    /**
     * A card.
     *
     * @param waits for {@code reading}, a {@code refusal}, a {@code move} of the learner's or an
     *     {@code answer} of the other side, which is the choice that is to be made for it
     * @param rule under which the refusal comes
     */
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    record CardText(
            String says,
            String praise,
            List<Point> points,
            String waits,
            String rule,
            ChoiceText answer) {}

    /** What it speaks of, one of these. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Point(String hex, String piece, String action) {}

    static LessonText of(Game<?, ?> game, Lesson lesson, String language) {
        return new LessonText(
                lesson.id(),
                in(language, lesson.title()),
                lesson.minutes(),
                game.sides().get(lesson.learner()),
                lesson.cards().stream().map(card -> card(game, lesson, card, language)).toList());
    }

    private static CardText card(
            Game<?, ?> game, Lesson lesson, Lesson.Card card, String language) {
        Lesson.Deed answer =
                card.waits() instanceof Lesson.Deed deed && deed.answers(lesson) ? deed : null;
        return new CardText(
                in(language, card.says()),
                card.praise().isEmpty() ? null : in(language, card.praise()),
                card.points().stream().map(LessonText::point).toList(),
                switch (card.waits()) {
                    case Lesson.Reading _ -> "reading";
                    case Lesson.Refusal _ -> "refusal";
                    case Lesson.Deed _ -> answer == null ? "move" : "answer";
                },
                card.waits() instanceof Lesson.Refusal(var _, String rule) ? rule : null,
                answer == null ? null : ChoiceText.of(game, answer.own().getLast()));
    }

    private static Point point(Lesson.Pointer pointer) {
        String name = pointer.name();
        return switch (pointer.kind()) {
            case HEX -> new Point(name, null, null);
            case PIECE -> new Point(null, name, null);
            case ACTION -> new Point(null, null, name);
        };
    }

    /** In a language, or in English where nobody has translated it. */
    static String in(String language, Map<String, String> words) {
        return words.getOrDefault(language, words.get(Shelf.ENGLISH));
    }
}
