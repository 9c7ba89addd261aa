package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import kessel.engine.data.DataFault;
import kessel.engine.data.Item;
import kessel.engine.data.Library;
import kessel.engine.game.Choice;
import kessel.engine.lesson.Lesson;
import kessel.engine.lesson.LessonFile;
import kessel.engine.lesson.Progress;
import kessel.engine.match.Match;
import kessel.engine.match.RecordText;
import kessel.engine.match.Replay;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.position.BrigadePosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The guided first turn of Gazala. */
final class FirstStepsTest {
    private static final String FILE = "gazala/lessons/first-steps.yaml";
    private static final int AXIS = 0;
    private static final List<String> PEOPLE = List.of("person", "person");

    private final BrigadeGame game = Table.GAZALA;
    private final Lesson lesson = LessonFile.all(game).getFirst();
    private final Match<BrigadePosition, BrigadeMove> match = lesson.begin(game, PEOPLE);

    private void play(String... moves) {
        for (String move : moves) {
            assertThat(match.play(match.position().step().decider(), game.notation().read(move)))
                    .as(move)
                    .matches(ruling -> ruling.legal());
        }
    }

    private Progress progress() {
        return Progress.of(lesson, match);
    }

    private String where(String unit) {
        int hex = match.position().hex(game.piece(unit).orElseThrow());
        return hex < 0 ? "off the map" : game.map().label(hex);
    }

    /** The other tests name cards by what they wait for, not by number. */
    private String card() {
        int card = progress().card();
        while (card < lesson.cards().size()) {
            if (lesson.cards().get(card).waits() instanceof Lesson.Deed deed) {
                return game.notation().write(move(deed.own().getLast()));
            }
            card++;
        }
        return "the end";
    }

    private BrigadeMove move(Choice choice) {
        return game.choices().move(match.position(), choice);
    }

    @Test
    void theScriptLeadsThroughAWholeTurn() {
        int done = 0;
        for (Lesson.Card card : lesson.cards()) {
            done++;
            if (!(card.waits() instanceof Lesson.Deed(var own, int side, var _))) {
                continue;
            }
            for (Choice each : own) {
                // What leads up to the last was perhaps done for a card before.
                boolean legal = match.play(side, move(each)).legal();
                assertThat(legal || each != own.getLast()).as(each.toString()).isTrue();
            }
            assertThat(progress()).isEqualTo(new Progress(done, false));
        }
        assertThat(match.position().turn()).isEqualTo(2);
        assertThat(match.position().step().name()).isEqualTo("moving");
        assertThat(where("132/Ariete")).isEqualTo("1113");
        assertThat(where("3Ind/7Arm")).isEqualTo("off the map");
        // 11.2.1a: five points for an Allied unit; the places are all in Allied hands.
        assertThat(game.rules().score(match.position(), AXIS).total()).isEqualTo(5);
    }

    @Test
    void theAttackAlwaysRollsASevenThatCostsBothSidesALoss() {
        play("132/Ariete 0814-0913-1013-1112-1213", "8B/Ariete 0815-0914-1014");
        play("104/21Pz 0716-0816-0915-1015-1114", "end", "attack 1113");
        play("join 8B/Ariete", "join 104/21Pz", "join 132/Ariete", "declare");
        assertThat(Arrays.stream(match.moves().getLast().draws()).sum()).isEqualTo(7);
        assertThat(match.position().step().name()).isEqualTo("losing");
        // T-CRT: at 6-1 a seven is DRB/AVB.
        assertThat(match.position().outcome().code()).isEqualTo("DRB/AVB");
    }

    @Test
    void itSpeaksAllLanguagesOfTheGame() {
        Set<String> spoken = new TreeSet<>();
        for (String language : List.of("en", "pt", "it", "zh")) {
            try {
                game.printed().words(language);
                spoken.add(language);
            } catch (DataFault notSpoken) {
                continue;
            }
        }
        assertThat(lesson.languages()).containsExactlyInAnyOrderElementsOf(spoken);
    }

    @Test
    void whatALaterCardAsksForMayBeDoneEarly() {
        play("104/21Pz 0716-0816-0915-1015-1114");
        assertThat(card()).startsWith("132/Ariete");
        assertThat(progress().astray()).isFalse();
        play("132/Ariete 0814-0913-1013-1112-1213", "8B/Ariete 0815-0914-1014");
        assertThat(card()).isEqualTo("end");
        assertThat(progress().astray()).isFalse();
    }

    @Test
    void aWayOfOnesOwnInTwoLegsLeadsThereToo() {
        play("132/Ariete 0814-0913-1013", "132/Ariete 1013-1112-1213");
        assertThat(card()).startsWith("8B/Ariete");
    }

    @Test
    void whoeverGoesAstrayComesBackByUndo() {
        // Beside the enemy they stop for good: from here they never get to 1114.
        play("104/21Pz 0716-0816-0915-1015-1014");
        assertThat(progress().astray()).isTrue();
        assertThat(match.undo(AXIS).legal()).isTrue();
        assertThat(progress()).isEqualTo(new Progress(0, false));
    }

    @Test
    void anotherLossThanTheScriptsWillDo() {
        theAttackAlwaysRollsASevenThatCostsBothSidesALoss();
        play("lose 104/21Pz");
        assertThat(card()).startsWith("advance");
        assertThat(progress().astray()).isFalse();
    }

    @Test
    void itsRecordSaysThatItIsALesson() {
        play("132/Ariete 0814-0913-1013-1112-1213");
        match.resign(AXIS);
        String record = RecordText.write(match);
        assertThat(record).contains("\nlesson first-steps\n");
        var read = Replay.verified(game, RecordText.read("record", record));
        assertThat(read.header().lesson()).isEqualTo("first-steps");
        assertThatThrownBy(
                        () ->
                                RecordText.read(
                                        "record",
                                        record.replace("lesson first-steps", "lesson ../x")))
                .isInstanceOf(DataFault.class)
                .hasMessageContaining("record:4: not the name of a lesson");
    }

    /** Each row spoils a line of the file; the fault names that line. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "learner: axis | learner: nobody | 'nobody' is none of axis, allies",
                "plays: attack 1113 | plays: attack 1012 | 'attack 1012' is refused under",
                "refused: 4.1.2b | refused: 4.1.2c | is refused under 4.1.2b",
                "tries: 8B/Ariete 0815-0914-1014-1113 | tries: 8B/Ariete 0815-0914 | is allowed"
                        + " here",
                "until: fighting axis | until: feasting axis | a step and a side belong here",
                "until: moving allies | until: moving axis | is not what the card waits for",
                "fits: { verb: lose } | fits: { verb: loose } | 'loose' is none of",
                "fits: { verb: advance } | fits: { verb: lose } | is not what the card waits for",
                "points: [hex: 1113] | points: [hex: 9999] | there is no hex '9999'",
                "points: [piece: 8B/Ariete] | points: [piece: 8C] | there is no piece '8C'",
                "points: [action: declare] | points: [button: declare] | unknown entry 'button'",
                "title: { en: First steps, pt: Primeiros passos } | title: { pt: Primeiros passos }"
                        + " | 'en' is missing",
                "title: { en: First steps, pt: Primeiros passos } | title: { en: First steps } |"
                        + " unknown entry 'pt'",
                "minutes: 10 | minutes: many | 'many' is not a whole number",
                "lesson: first-steps | lesson: First Steps | is no name of",
                "allies: the-allies-of-a-lesson | allies: short | a nonce is a word of 16 to 64",
                "132/Ariete: 0814 | 132/Ariete: 9914 | there is no hex '9914'",
                "    answers: end | answer: end | unknown entry",
            })
    void aBrokenScriptIsToldByFileLineAndFault(String good, String bad, String fault) {
        String text = Library.builtIn(BrigadeGame.class).text(FILE);
        assertThat(text).contains(good);
        String broken = text.replaceFirst(java.util.regex.Pattern.quote(good), bad);
        assertThatThrownBy(() -> LessonFile.read(game, Item.parse(FILE, broken)))
                .isInstanceOf(DataFault.class)
                .hasMessageMatching("(?s)" + FILE + ":\\d+: .*")
                .hasMessageContaining(fault);
    }

    @Test
    void theFaultIsToldAtItsLine() {
        String text = Library.builtIn(BrigadeGame.class).text(FILE);
        List<String> lines = new ArrayList<>(text.lines().toList());
        int at = lines.indexOf("    plays: attack 1113");
        lines.set(at, "    plays: attack 1012");
        String broken = String.join("\n", lines);
        assertThatThrownBy(() -> LessonFile.read(game, Item.parse(FILE, broken)))
                .hasMessageStartingWith(FILE + ":" + (at + 1) + ": ");
    }
}
