package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.Function;
import kessel.engine.data.DataFault;
import kessel.engine.game.SealedChance;
import kessel.engine.match.Match;
import kessel.engine.match.MatchRecord;
import kessel.engine.match.RecordText;
import kessel.engine.match.Replay;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.position.BrigadePosition;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A real record in which somebody has changed something. */
@Tag("long")
class ForgedRecordTest {
    private static final BrigadeGame GAME = Table.GAZALA;

    /** Four hundred random decisions, resigned by the Allies. */
    private static final String RECORD = record(11, 400);

    private static String record(long seed, int length) {
        SplittableRandom random = new SplittableRandom(seed);
        Match<BrigadePosition, BrigadeMove> match =
                Match.start(GAME, "campaign", new TreeSet<>(), List.of("a", "b"), "seed " + seed);
        for (int i = 0; i < length && !match.over(); i++) {
            int side = match.position().step().decider();
            assertThat(match.play(side, match.seat(side).sample(random)).legal()).isTrue();
        }
        match.resign(1);
        return RecordText.write(match);
    }

    private static MatchRecord read(String text) {
        return RecordText.read("forged.txt", text);
    }

    private static void refused(String text, String message) {
        assertThat(text).isNotEqualTo(RECORD);
        assertThatThrownBy(() -> Replay.whole(GAME, read(text)))
                .isInstanceOf(DataFault.class)
                .hasMessageStartingWith("forged.txt:")
                .hasMessageContaining(message);
        assertThatThrownBy(() -> Replay.verified(GAME, read(text))).isInstanceOf(DataFault.class);
    }

    /** The record with one of its lines changed, and where that line stands. */
    private static String change(String matching, Function<String, String> to) {
        List<String> lines = new ArrayList<>(RECORD.lines().toList());
        lines.set(lineOf(matching) - 1, to.apply(lines.get(lineOf(matching) - 1)));
        return String.join("\n", lines) + "\n";
    }

    private static int lineOf(String matching) {
        List<String> lines = RECORD.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).matches(matching)) {
                return i + 1;
            }
        }
        throw new AssertionError("no line is like " + matching);
    }

    @Test
    void theRecordItselfIsFine() {
        assertThat(Replay.whole(GAME, read(RECORD)).moves()).hasSize(400);
        assertThat(Replay.verified(GAME, read(RECORD)).resigned()).isEqualTo(1);
    }

    @Test
    void anIllegalMoveIsNamedWithItsRule() {
        String march = "\\d+ axis \\S+ \\d{4}-.*";
        String place = "forged.txt:" + lineOf(march) + ": move ";
        refused(change(march, line -> line.replaceAll(" \\d{4}-.*", " 0101-2516")), place);
        refused(
                change(march, line -> line.replaceAll("axis .*", "axis attack 1012")),
                "illegal under 3.0");
    }

    @Test
    void aMoveThatWasInsertedIsNoticed() {
        String march = "\\d+ axis \\S+ \\d{4}-.*";
        refused(change(march, line -> line + "\n" + line), "was due here");
    }

    @Test
    void aMoveThatWasLeftOutIsNoticed() {
        String march = "\\d+ axis \\S+ \\d{4}-.*";
        refused(RECORD.replaceFirst("\n" + march, ""), "was due here");
    }

    @Test
    void anUnknownUnitIsNamed() {
        refused(
                change(
                        "\\d+ axis \\S+ \\d{4}-.*",
                        line -> line.replaceAll("axis \\S+", "axis 6/99Pz")),
                "there is no unit '6/99Pz'");
    }

    @Test
    void aMoveOfTheOtherSideIsNamed() {
        refused(
                change("\\d+ axis \\S+ \\d{4}-.*", line -> line.replace("axis", "allies")),
                "illegal under K1: It is for the Axis to decide.");
        refused(change("\\d+ axis .*", line -> line.replace("axis", "romans")), "no side 'romans'");
    }

    @Test
    void missingDiceAreNoticed() {
        String rolled = ".* \\[\\d \\d]";
        refused(
                change(rolled, line -> line.replaceAll(" \\[.*]", "")),
                "the move rolls more dice than the 0 recorded");
    }

    @Test
    void extraDiceAreNoticed() {
        refused(
                change("\\d+ axis \\S+ \\d{4}-\\d{4}", line -> line + " [3]"),
                "the move rolls 0 dice, but 1 are recorded");
        refused(change(".* \\[\\d \\d]", line -> line.replace("]", " 1 2 3 4 5 6]")), "dice, but");
    }

    @Test
    void aWrongHashIsNoticed() {
        refused(RECORD.replaceAll("end 400 \\w+", "end 400 0123456789abcdef"), "lead to position");
    }

    @Test
    void aSeedThatWasNotCommittedToIsNoticed() {
        refused(
                RECORD.replace("seed seed 11", "seed seed 12"),
                "not the one that was committed to");
        String commitment = SealedChance.commitment("seed 11");
        refused(
                RECORD.replace(commitment, SealedChance.commitment("seed 12")),
                "not the one that was committed to");
    }

    /** Whoever writes another die must write another end, too; the seed still gives them away. */
    @Property(tries = 25, shrinking = ShrinkingMode.OFF)
    void aDieThatWasChangedNeverPassesForWhatTheSeedRolled(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<String> lines = new ArrayList<>(RECORD.lines().toList());
        List<Integer> rolls = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).endsWith("]")) {
                rolls.add(i);
            }
        }
        int at = rolls.get(random.nextInt(rolls.size()));
        String line = lines.get(at);
        int digit = line.indexOf('[') + 1;
        int other = 1 + (line.charAt(digit) - '0' + random.nextInt(5)) % 6;
        lines.set(at, line.substring(0, digit) + other + line.substring(digit + 1));
        String forged = String.join("\n", lines) + "\n";
        assertThatThrownBy(() -> Replay.verified(GAME, read(forged)))
                .isInstanceOf(DataFault.class)
                .hasMessageStartingWith("forged.txt:" + (at + 1) + ": move ")
                .hasMessageContaining("the seed rolls");
        try {
            assertThat(Replay.whole(GAME, read(forged)).moves()).hasSize(400);
        } catch (DataFault refused) {
            assertThat(refused.getMessage()).startsWith("forged.txt:");
        }
    }
}
