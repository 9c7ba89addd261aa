package kessel.engine.lesson;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import kessel.engine.data.DataFault;
import kessel.engine.data.Item;
import kessel.engine.game.Choice;
import kessel.engine.game.Game;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Ruling;
import kessel.engine.game.Sight;
import kessel.engine.game.Target;
import kessel.engine.match.Match;
import kessel.engine.match.Nonces;

/**
 * Reads a lesson and plays its script through the rules while it does: a move that is refused, a
 * refusal that does not come or a card that names what is not there is told with its line.
 */
public final class LessonFile<P extends Position<P>, M extends Move> {
    private static final String ENGLISH = "en";
    private static final int LONGEST_MINUTES = 60;
    private static final List<String> KINDS = List.of("plays", "answers", "tries");

    private final Game<P, M> game;
    private final Item file;
    private final Set<String> languages;

    private LessonFile(Game<P, M> game, Item file) {
        this.game = game;
        this.file =
                file.only(
                        Set.of(
                                "lesson",
                                "minutes",
                                "title",
                                "learner",
                                "seed",
                                "nonces",
                                "position",
                                "cards"));
        languages = file.at("title").entries().keySet();
    }

    /** All lessons of a game. */
    public static List<Lesson> all(Game<?, ?> game) {
        return game.printed().lessons().stream().map(file -> read(game, file)).toList();
    }

    public static <P extends Position<P>, M extends Move> Lesson read(Game<P, M> game, Item file) {
        return new LessonFile<>(game, file).read();
    }

    private Lesson read() {
        if (!languages.contains(ENGLISH)) {
            throw file.at("title").fault("every lesson speaks English: 'en' is missing");
        }
        file.at("title").entries().forEach((language, item) -> known(language, item));
        Item id = file.at("lesson");
        if (!id.text().matches("[a-z0-9-]{1,40}")) {
            throw id.fault("'" + id.text() + "' is no name of lower-case letters, digits and '-'");
        }
        P opening = game.positions().read(file.at("position"));
        Lesson begun =
                new Lesson(
                        id.text(),
                        file.at("minutes").number(1, LONGEST_MINUTES),
                        words(file.at("title")),
                        side(file.at("learner")),
                        file.at("seed").text(),
                        nonces(file.at("nonces")),
                        game.positions().write(opening),
                        List.of());
        List<Lesson.Card> cards = cards(begun, file.at("cards"));
        return new Lesson(
                begun.id(),
                begun.minutes(),
                begun.title(),
                begun.learner(),
                begun.seed(),
                begun.nonces(),
                begun.position(),
                cards);
    }

    private void known(String language, Item item) {
        try {
            game.printed().words(language);
        } catch (DataFault unknown) {
            throw item.fault(game.id() + " does not speak '" + language + "'");
        }
    }

    private Nonces nonces(Item item) {
        item.only(Set.copyOf(game.sides()));
        Map<Integer, Nonces.Nonce> given = new HashMap<>();
        for (int side = 0; side < game.sides().size(); side++) {
            Item nonce = item.at(game.sides().get(side));
            if (!Nonces.Nonce.canBe(nonce.text())) {
                throw nonce.fault("a nonce is a word of 16 to 64 letters, digits, '-' and '_'");
            }
            given.put(side, new Nonces.Nonce(nonce.text(), true));
        }
        return Nonces.awaited(game.sides().size()).with(given);
    }

    private List<Lesson.Card> cards(Lesson lesson, Item items) {
        List<String> nobody = Collections.nCopies(game.sides().size(), "person");
        Match<P, M> match = lesson.begin(game, nobody);
        List<Lesson.Card> cards = new ArrayList<>();
        for (Item item : items.list()) {
            item.only(
                    Set.of(
                            "says", "praise", "points", "plays", "answers", "tries", "refused",
                            "fits", "until"));
            if (KINDS.stream().filter(kind -> item.find(kind).isPresent()).count() > 1) {
                throw item.fault("a card waits for one thing: " + String.join(", ", KINDS));
            }
            cards.add(
                    new Lesson.Card(
                            words(item.at("says")),
                            item.find("praise").map(this::words).orElse(Map.of()),
                            points(item),
                            waits(item, lesson, match)));
        }
        if (cards.isEmpty()) {
            throw items.fault("a lesson has cards");
        }
        return cards;
    }

    private Map<String, String> words(Item item) {
        item.only(languages);
        Map<String, String> words = new LinkedHashMap<>();
        for (String language : languages) {
            Item said = item.at(language);
            if (said.text().isEmpty()) {
                throw said.fault("nothing is said");
            }
            words.put(language, said.text());
        }
        return words;
    }

    private List<Lesson.Pointer> points(Item card) {
        List<Lesson.Pointer> points = new ArrayList<>();
        for (Item each : card.find("points").map(Item::list).orElse(List.of())) {
            each.only(Set.of("hex", "piece", "action"))
                    .entries()
                    .forEach((kind, name) -> points.add(pointer(kind, name)));
        }
        return points;
    }

    private Lesson.Pointer pointer(String kind, Item name) {
        return switch (kind) {
            case "hex" -> {
                hex(name);
                yield new Lesson.Pointer(Lesson.Pointer.Kind.HEX, name.text());
            }
            case "piece" -> {
                piece(name);
                yield new Lesson.Pointer(Lesson.Pointer.Kind.PIECE, name.text());
            }
            default -> new Lesson.Pointer(Lesson.Pointer.Kind.ACTION, name.text());
        };
    }

    private Lesson.Wait waits(Item card, Lesson lesson, Match<P, M> match) {
        if (card.find("tries").isPresent()) {
            return refusal(card.at("tries"), card.at("refused"), lesson, match);
        }
        boolean answers = card.find("answers").isPresent();
        if (!answers && card.find("plays").isEmpty()) {
            card.find("fits").ifPresent(LessonFile::nothingPlayed);
            card.find("until").ifPresent(LessonFile::nothingPlayed);
            return new Lesson.Reading();
        }
        int side = answers ? 1 - lesson.learner() : lesson.learner();
        Item item = card.at(answers ? "answers" : "plays");
        List<Item> moves = item.isText() ? List.of(item) : item.list();
        if (moves.isEmpty()) {
            throw item.fault("nothing is played");
        }
        if (answers && moves.size() > 1) {
            throw item.fault("the other side answers with one move a card");
        }
        List<Choice> own = new ArrayList<>();
        for (Item each : moves) {
            M move = move(each);
            own.add(game.choices().of(move));
            // What leads up to the last move may have been done for a card before.
            if (match.play(side, move) instanceof Ruling.Illegal illegal
                    && each == moves.getLast()) {
                throw each.fault(refused(each, illegal));
            }
        }
        Lesson.Fit fit = fit(card, own.getLast());
        boolean fits =
                switch (fit) {
                    case Lesson.Like like -> like.fits(own.getLast());
                    case Lesson.Until until -> until.reached(match.position().step());
                };
        if (!fits) {
            throw item.fault("what the script plays is not what the card waits for");
        }
        return new Lesson.Deed(own, side, fit);
    }

    private static void nothingPlayed(Item item) {
        throw item.fault("the card does not say what the script itself plays");
    }

    private Lesson.Refusal refusal(Item tries, Item rule, Lesson lesson, Match<P, M> match) {
        M move = move(tries);
        return switch (match.judge(lesson.learner(), move)) {
            case Ruling.Legal _ -> throw tries.fault("'" + tries.text() + "' is allowed here");
            case Ruling.Illegal illegal when !illegal.rule().equals(rule.text()) ->
                    throw rule.fault(refused(tries, illegal));
            case Ruling.Illegal illegal ->
                    new Lesson.Refusal(game.choices().of(move), illegal.rule());
        };
    }

    private String refused(Item move, Ruling.Illegal illegal) {
        String why =
                game.printed()
                        .words(ENGLISH)
                        .say(illegal.why(), game.printed().names(Sight.SPECTATOR));
        return "'" + move.text() + "' is refused under " + illegal.rule() + ": " + why;
    }

    private M move(Item item) {
        try {
            return game.notation().read(item.text());
        } catch (DataFault unreadable) {
            throw item.fault(unreadable.getMessage());
        }
    }

    /** What will do: the move itself by any way, unless the card says otherwise. */
    private Lesson.Fit fit(Item card, Choice own) {
        if (card.find("until").isPresent()) {
            Item until = card.at("until");
            String[] words = until.text().split(" ");
            int decider = words.length == 2 ? game.side(words[1]) : -1;
            if (decider < 0 || !game.steps().contains(words[0])) {
                throw until.fault("a step and a side belong here, not '" + until.text() + "'");
            }
            return new Lesson.Until(words[0], decider);
        }
        return new Lesson.Like(card.find("fits").map(this::pattern).orElse(own).anyWay());
    }

    private Choice pattern(Item fits) {
        fits.only(Set.of("verb", "subjects", "target"));
        String verb =
                fits.find("verb").map(item -> item.oneOf(game.choices().verbs())).orElse(null);
        List<Integer> subjects = new ArrayList<>();
        fits.find("subjects").ifPresent(all -> all.list().forEach(id -> subjects.add(piece(id))));
        Target target =
                fits.find("target").<Target>map(item -> new Target.Hex(hex(item))).orElse(null);
        return new Choice(verb, subjects, target, List.of(), OptionalInt.empty());
    }

    private int hex(Item item) {
        return game.map()
                .grid()
                .find(item.text())
                .orElseThrow(() -> item.fault("there is no hex '" + item.text() + "'"));
    }

    private int piece(Item item) {
        return game.piece(item.text())
                .orElseThrow(() -> item.fault("there is no piece '" + item.text() + "'"));
    }

    private int side(Item item) {
        return game.side(item.oneOf(game.sides()));
    }
}
