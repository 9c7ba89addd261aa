package kessel.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import kessel.engine.data.DataFault;
import kessel.engine.game.SealedChance;
import kessel.engine.match.CountingGame.Act;
import kessel.engine.match.CountingGame.Add;
import kessel.engine.match.CountingGame.Count;
import kessel.engine.match.CountingGame.Gamble;
import kessel.engine.match.CountingGame.Pass;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class RecordTextTest {
    private static final CountingGame GAME = new CountingGame();
    private static final int DIE = new SealedChance("a seed", 0).die();

    private static Match<Count, Act> match() {
        Match<Count, Act> match =
                Match.start(
                        GAME,
                        "plain",
                        new TreeSet<>(List.of("open")),
                        List.of("Anna Lee", "Boris"),
                        "a seed");
        match.play(0, new Add(2));
        match.play(0, new Gamble());
        match.play(1, new Pass());
        return match;
    }

    private static String hash(Match<?, ?> match) {
        return String.format("%016x", match.position().hash());
    }

    /** Eleven lines; the faults below count on them. */
    private static String record() {
        return RecordText.write(match());
    }

    private static String resigned() {
        Match<Count, Act> match = match();
        match.resign(1);
        return RecordText.write(match);
    }

    // Writing.

    @Test
    void aRecordReadsAsAPersonWouldWriteIt() {
        assertThat(record())
                .isEqualTo(
                        """
                        Kessel record 1
                        game counting
                        rules 7
                        scenario plain
                        options open
                        black Anna Lee
                        white Boris
                        commitment %s

                        1 black add 2
                        2 black gamble [%d]
                        3 white pass
                        end 3 %s
                        """
                                .formatted(SealedChance.commitment("a seed"), DIE, hash(match())));
    }

    @Test
    void theSeedIsDisclosedOnlyWhenTheMatchIsOver() {
        assertThat(record()).doesNotContain("a seed");
        assertThat(resigned()).contains("\nseed a seed\n\n").contains("\nwhite resigns\nend 3 ");
    }

    @Test
    void aMatchFromAPositionHoldsThePosition() {
        Match<Count, Act> match = Match.startFrom(GAME, match().position(), List.of("a", "b"), "x");
        match.play(0, new Add(1));
        String text = RecordText.write(match);
        assertThat(text).doesNotContain("scenario").contains("\n| black: ").contains("\n|\n");
        MatchRecord record = RecordText.read("record", text);
        assertThat(record.header()).isEqualTo(match.header());
        Match<Count, Act> replayed = Replay.whole(GAME, record);
        assertThat(replayed.position()).isEqualTo(match.position());
        assertThat(RecordText.write(replayed)).isEqualTo(text);
    }

    @Test
    void aMatchThatIsFollowedWithoutItsSeedDoesNotMakeOneUp() {
        Match<Count, Act> followed = Replay.whole(GAME, RecordText.read("record", record()));
        followed.resign(0);
        assertThat(RecordText.write(followed)).doesNotContain("seed");
    }

    @Test
    void aReplayThatNobodyWaitsForAnyMoreStops() {
        MatchRecord record = RecordText.read("record", resigned());
        for (Replayed replayed : List.<Replayed>of(Replay::whole, Replay::verified)) {
            Thread.currentThread().interrupt();
            try {
                assertThatThrownBy(() -> replayed.of(GAME, record))
                        .isInstanceOf(CancellationException.class);
            } finally {
                assertThat(Thread.interrupted()).isTrue();
            }
        }
    }

    private interface Replayed {
        Match<Count, Act> of(CountingGame game, MatchRecord record);
    }

    /** What a player thought changes nothing, and comes back as it was written. */
    @Test
    void aRemarkStandsBehindItsMove() {
        Match<Count, Act> match = match();
        match.remark("passes: for want of anything else");
        match.play(0, new Gamble());
        match.remark("let us see");
        match.play(1, new Pass());
        match.resign(1);
        String text = RecordText.write(match);
        assertThat(text)
                .contains("\n3 white pass {passes: for want of anything else}\n")
                .containsPattern("\n4 black gamble \\[\\d] \\{let us see}\n5 white pass\n");
        MatchRecord record = RecordText.read("record", text);
        assertThat(RecordText.write(Replay.whole(GAME, record))).isEqualTo(text);
        assertThat(RecordText.write(Replay.verified(GAME, record))).isEqualTo(text);
        assertThat(hash(Replay.verified(GAME, record))).isEqualTo(hash(match));
        String tooLong = text.replace("let us see", "x".repeat(201));
        assertThatThrownBy(() -> RecordText.read("record", tooLong))
                .isInstanceOf(DataFault.class)
                .hasMessageContaining("a remark has at most 200 characters");
    }

    // Reading.

    @Test
    void aRecordIsKnownByItsFirstLine() {
        assertThat(RecordText.is(record())).isTrue();
        assertThat(RecordText.is("game: gazala\n")).isFalse();
        assertThat(RecordText.is("")).isFalse();
    }

    @Test
    void whatIsWrittenIsReadBack() {
        MatchRecord record = RecordText.read("mine.txt", resigned());
        assertThat(record.file()).isEqualTo("mine.txt");
        assertThat(record.header()).isEqualTo(match().header());
        assertThat(record.sides()).containsExactly("black", "white");
        assertThat(record.seed()).isEqualTo("a seed");
        assertThat(record.resigned()).isEqualTo("white");
        assertThat(record.hash()).isEqualTo(hash(match()));
        assertThat(record.lines()).hasSize(3);
        MatchRecord.Line gamble = record.lines().get(1);
        assertThat(gamble.number()).isEqualTo(2);
        assertThat(gamble.side()).isEqualTo("black");
        assertThat(gamble.notation()).isEqualTo("gamble");
        assertThat(gamble.draws()).containsExactly(DIE);
        assertThat(gamble.fileLine()).isEqualTo(12);
    }

    @Test
    void lineEndsOfOtherSystemsAreFine() {
        MatchRecord record = RecordText.read("record", record().replace("\n", "\r\n"));
        assertThat(Replay.whole(GAME, record).position()).isEqualTo(match().position());
    }

    private static MatchRecord read(String text) {
        return RecordText.read("mine.txt", text);
    }

    private static void fault(String from, String to, int line, String message) {
        assertThat(record()).contains(from);
        faultIn(record().replace(from, to), line, message);
    }

    private static void faultIn(String text, int line, String message) {
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(DataFault.class)
                .hasMessageStartingWith("mine.txt:" + line + ": ")
                .hasMessageContaining(message);
    }

    @Test
    void aWrongFirstLineIsNamed() {
        fault("Kessel record 1", "Kessel record 2", 1, "a record begins with 'Kessel record 1'");
        fault("Kessel record 1\n", "", 1, "a record begins with");
        faultIn("", 1, "a record begins with");
    }

    @Test
    void aMissingHeaderIsNamed() {
        fault("game counting\n", "", 2, "'game' is missing");
        fault("scenario plain\noptions open\n", "", 7, "a scenario or starts from a position");
        fault("white Boris\n", "", 7, "a match has two sides");
        fault("commitment ", "commited ", 8, "'commitment' is missing");
        faultIn("Kessel record 1\n", 1, "'game' is missing");
    }

    // What strangers could send: refused before it is looked into.

    @Test
    void aRecordIsNoLongerThanAnyMatch() {
        String moves = "1 black add 2\n".repeat(20_000);
        assertThatThrownBy(() -> read("Kessel record 1\n" + moves))
                .isInstanceOf(DataFault.class)
                .hasMessage("mine.txt: a record has at most 20000 lines");
        String millions = "\n".repeat(5_000_000);
        assertThatThrownBy(() -> read(millions)).hasMessageContaining("at most 20000 lines");
    }

    @Test
    void aLineANameAndASeedHaveTheirLength() {
        fault("add 2", "add " + "2".repeat(1000), 10, "a line has at most 1000 characters");
        fault("Anna Lee", "A".repeat(201), 6, "a name has at most 200 characters");
        fault("scenario plain", "scenario " + "p".repeat(201), 4, "a name has at most 200");
        faultIn(resigned().replace("a seed", "s".repeat(201)), 9, "a name has at most 200");
        assertThat(read(record().replace("Anna Lee", "A".repeat(200))).header().players())
                .contains("A".repeat(200));
    }

    @Test
    void aPositionHasItsSize() {
        String board = "| - 1\n".repeat(64 * 1024 / 4 + 1);
        faultIn(
                record().replace("scenario plain\noptions open\n", "")
                        .replace("\n\n1 black", "\n" + board + "\n1 black"),
                7 + 64 * 1024 / 4,
                "a position has at most 65536 characters");
    }

    @Test
    void whatNoTextHasIsNotKept() {
        fault("Anna Lee", "Anna\u0000Lee", 6, "belongs in no text");
        fault("add 2", "add\u001b[2J 2", 10, "belongs in no text");
        assertThat(read(record().replace("Anna Lee", "Ana\tJo\u00e3o")).sides()).hasSize(2);
    }

    @Test
    void aThirdSideIsNamed() {
        fault("white Boris\n", "white Boris\ngreen Carol\n", 8, "'commitment' is missing");
    }

    @Test
    void aScenarioAndAPositionTogetherAreRefused() {
        fault("\n\n1 black", "\n| black: 1\n\n1 black", 10, "one of the two");
    }

    @Test
    void anEmptySeedIsRefused() {
        assertThat(resigned()).contains("seed a seed");
        faultIn(resigned().replace("seed a seed", "seed "), 9, "the seed is empty");
    }

    @Test
    void theBlankLineBeforeTheMovesIsNeeded() {
        fault("\n\n1 black", "\n1 black", 9, "a blank line parts the header from the moves");
    }

    @Test
    void aMoveOfAnUnknownSideIsNamed() {
        fault("1 black add", "1 green add", 10, "there is no side 'green'");
    }

    @Test
    void aNumberOutOfOrderIsNamed() {
        fault("2 black gamble", "3 black gamble", 11, "move 2 was due here, not 3");
        fault("1 black add", "01 black add", 10, "move 1 was due here, not 01");
        fault("2 black", "99999999999999999999 black", 11, "move 2 was due here");
    }

    @Test
    void whatIsNoMoveIsNamed() {
        fault("3 white pass", "white pass", 12, "not a move: 'white pass'");
        fault("3 white pass", "", 12, "not a move: ''");
        fault("3 white pass", "3 white", 12, "not a move: '3 white'");
    }

    @Test
    void nothingFollowsTheEnd() {
        faultIn(record() + "4 black add 1\n", 14, "nothing may follow the record's end");
        faultIn(record() + "\n", 14, "nothing may follow the record's end");
    }

    @Test
    void anEndThatCountsOtherMovesIsNamed() {
        fault("end 3", "end 4", 13, "the record ends after 4 moves, but holds 3");
        fault("3 white pass\n", "", 12, "the record ends after 3 moves, but holds 2");
    }

    @Test
    void diceThatNoDieShowsAreNamed() {
        fault("[" + DIE + "]", "[0]", 11, "a die cannot show 0");
        fault("[" + DIE + "]", "[]", 11, "a die cannot show");
        fault("[" + DIE + "]", "[x]", 11, "a die cannot show x");
        fault("[" + DIE + "]", "[999999]", 11, "a die cannot show 999999");
        fault("[" + DIE + "]", "[99999999999999999999]", 11, "a die cannot show");
    }

    @Test
    void aResignationIsTheLastThing() {
        faultIn(
                resigned().replace("white resigns\n", "white resigns\n4 black add 1\n"),
                15,
                "no move may follow a resignation");
        faultIn(
                resigned().replace("white resigns\n", "white resigns\nblack resigns\n"),
                15,
                "no move may follow a resignation");
        faultIn(resigned().replace("white resigns", "green resigns"), 14, "not a move");
    }

    @Test
    void aRecordWithoutItsEndIsCutShortAtItsLastLine() {
        String whole = record().stripTrailing();
        String cut = whole.substring(0, whole.lastIndexOf('\n'));
        faultIn(cut, (int) cut.lines().count(), "the record is cut short");
    }

    @Test
    void whatIsJustNotTooLongIsReadOn() {
        faultIn("x".repeat(1000), 1, "a record begins with");
        faultIn("x".repeat(1001), 1, "a line has at most 1000 characters");
        faultIn("x\n".repeat(20_000), 1, "a record begins with");
        assertThatThrownBy(() -> read("x\n".repeat(20_001)))
                .hasMessageContaining("a record has at most 20000 lines");
    }

    /** All but the last line break: without that, nothing is missing. */
    @Test
    void aRecordThatIsCutShortAnywhereIsRefused() {
        for (String text : List.of(record(), resigned(), fromAPosition())) {
            for (int length = 0; length < text.length() - 1; length++) {
                String cut = text.substring(0, length);
                assertThatThrownBy(() -> RecordText.read("mine.txt", cut))
                        .as(cut)
                        .isInstanceOf(DataFault.class)
                        .hasMessageStartingWith("mine.txt:");
            }
            assertThat(RecordText.read("mine.txt", text.stripTrailing()).lines())
                    .hasSameSizeAs(RecordText.read("mine.txt", text).lines());
        }
    }

    private static String fromAPosition() {
        Match<Count, Act> match = Match.startFrom(GAME, match().position(), List.of("a", "b"), "x");
        match.play(0, new Gamble());
        return RecordText.write(match);
    }

    @Property(tries = 300)
    void aRandomRecordThatIsCutShortIsRefused(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Match<Count, Act> match = match();
        for (int i = random.nextInt(10); i > 0 && !match.over(); i--) {
            int side = match.position().step().decider();
            match.play(side, match.seat(side).sample(random));
        }
        String text = RecordText.write(match);
        String cut = text.substring(0, random.nextInt(text.length() - 1));
        assertThatThrownBy(() -> RecordText.read("mine.txt", cut))
                .isInstanceOf(DataFault.class)
                .hasMessageStartingWith("mine.txt:");
    }

    /** Whatever is done to one letter, a record is refused with a fault or still replays. */
    @Property(tries = 2000)
    void aRecordWithAWrongLetterNeverBreaksAnything(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        String text = random.nextBoolean() ? resigned() : fromAPosition();
        StringBuilder changed = new StringBuilder(text);
        int at = random.nextInt(text.length());
        String letters = "0123456789 abcdefghnrst[]|:-\n\t#\u0000";
        switch (random.nextInt(3)) {
            case 0 -> changed.deleteCharAt(at);
            case 1 -> changed.setCharAt(at, letters.charAt(random.nextInt(letters.length())));
            default -> changed.insert(at, letters.charAt(random.nextInt(letters.length())));
        }
        try {
            Match<Count, Act> match = Replay.whole(GAME, read(changed.toString()));
            assertThat(match.position().sum()).isPositive();
        } catch (DataFault refused) {
            assertThat(refused.getMessage()).isNotBlank();
        }
    }

    // Replaying.

    private static void replayFault(String text, String message) {
        assertThatThrownBy(() -> Replay.whole(GAME, read(text)))
                .isInstanceOf(DataFault.class)
                .hasMessageContaining("mine.txt")
                .hasMessageContaining(message);
    }

    @Test
    void anIllegalMoveIsNamedWithItsLineItsRuleAndItsReason() {
        replayFault(
                record().replace("add 2", "add 7"),
                "mine.txt:10: move 1: illegal under C1: 7 is not a number to add.");
        replayFault(
                record().replace("3 white", "3 black"), "mine.txt:12: move 3: illegal under K1");
    }

    @Test
    void anUnreadableMoveIsNamed() {
        replayFault(record().replace("add 2", "jump"), "mine.txt:10: move 1: 'jump' is not a move");
    }

    @Test
    void diceThatDoNotFitTheirMoveAreNamed() {
        String die = " [" + DIE + "]";
        replayFault(record().replace(die, ""), "mine.txt:11: move 2: the move rolls more dice");
        replayFault(
                record().replace("pass", "pass [1]"), "mine.txt:12: move 3: the move rolls 0 dice");
        replayFault(record().replace(die, " [7]"), "mine.txt:11: move 2: a die cannot show 7");
    }

    @Test
    void movesThatLeadElsewhereAreNoticed() {
        replayFault(record().replace("add 2", "add 1"), "the moves lead to position");
        String hash = hash(match());
        replayFault(record().replace(hash, "0123456789abcdef"), "the record says 0123456789abcdef");
    }

    @Test
    void anotherGameScenarioOrOptionIsNoticed() {
        replayFault(
                record().replace("game counting", "game chess"), "is a record of chess, not of");
        replayFault(record().replace("scenario plain", "scenario fancy"), "no scenario 'fancy'");
        replayFault(record().replace("options open", "options shut"), "no option 'shut'");
    }

    @Test
    void sidesInAnotherOrderOrOfAnotherNameAreNoticed() {
        String swapped =
                record().replace("black Anna Lee\nwhite Boris", "white Boris\nblack Anna Lee");
        replayFault(swapped, "the sides of counting are black and white");
        replayFault(
                record().replace("black", "green"), "the sides of counting are black and white");
    }

    @Test
    void aSeedThatWasNotCommittedToIsNoticed() {
        replayFault(
                resigned().replace("seed a seed", "seed b seed"),
                "the seed is not the one that was committed to");
        String forged = SealedChance.commitment("b seed");
        replayFault(
                resigned().replace(SealedChance.commitment("a seed"), forged),
                "the seed is not the one that was committed to");
    }

    @Test
    void nobodyResignsAMatchThatIsOver() {
        Match<Count, Act> match = match();
        while (!match.over()) {
            int side = match.position().step().decider();
            if (!match.play(side, new Add(3)).legal()) {
                match.play(side, new Pass());
            }
        }
        String text = RecordText.write(match);
        assertThat(Replay.whole(GAME, read(text)).over()).isTrue();
        replayFault(text.replace("\nend ", "\nwhite resigns\nend "), "nobody can resign");
    }

    @Test
    void onlyTheFirstMovesAreReplayedIfSomebodyAsks() {
        MatchRecord record = read(resigned());
        Match<Count, Act> early = Replay.upTo(GAME, record, 1);
        assertThat(early.position().sum()).isEqualTo(2);
        assertThat(early.over()).isFalse();
        assertThat(Replay.upTo(GAME, record, 0).moves()).isEmpty();
        assertThatThrownBy(() -> Replay.upTo(GAME, record, 4))
                .isInstanceOf(DataFault.class)
                .hasMessage("mine.txt: there is no move 4; the record has 3");
        assertThatThrownBy(() -> Replay.upTo(GAME, record, -1)).isInstanceOf(DataFault.class);
    }

    @Test
    void diceAreVerifiedAgainstTheSeed() {
        assertThat(Replay.verified(GAME, read(resigned())).resigned()).isEqualTo(1);
        int other = DIE % 6 + 1;
        String forged = resigned().replace("[" + DIE + "]", "[" + other + "]");
        assertThatThrownBy(() -> Replay.verified(GAME, read(forged)))
                .isInstanceOf(DataFault.class)
                .hasMessageContaining(
                        "move 2: the seed rolls [" + DIE + "] here, the record says [" + other);
    }

    @Test
    void anIllegalMoveIsNotVerified() {
        assertThatThrownBy(
                        () ->
                                Replay.verified(
                                        GAME,
                                        read(resigned().replace("white pass", "white add 4"))))
                .isInstanceOf(DataFault.class)
                .hasMessageContaining("move 3: illegal under C1: 4 is not a number to add.");
    }

    @Test
    void withoutTheSeedNothingIsVerified() {
        assertThatThrownBy(() -> Replay.verified(GAME, read(record())))
                .isInstanceOf(DataFault.class)
                .hasMessageContaining("the seed is not disclosed before the match is over");
    }

    private static Match<Count, Act> drawn() {
        return Match.start(GAME, "drawn", new TreeSet<>(), List.of("a", "b"), "a seed");
    }

    @Test
    void whatChanceGaveTheSetUpBelongsToTheRecord() {
        Match<Count, Act> drawn = drawn();
        String text = RecordText.write(drawn);
        assertThat(text).contains("scenario drawn\nset-up " + DIE + "\nblack a\n");
        assertThat(Replay.whole(GAME, read(text)).position()).isEqualTo(drawn.position());
        drawn.resign(0);
        String disclosed = RecordText.write(drawn);
        Match<Count, Act> verified = Replay.verified(GAME, read(disclosed));
        assertThat(RecordText.write(verified)).isEqualTo(disclosed);
    }

    @Test
    void aSetUpThatDoesNotHoldIsNamed() {
        Match<Count, Act> match = drawn();
        match.resign(0);
        String text = RecordText.write(match);
        String set = "set-up " + DIE;
        replayFault(text.replace(set + "\n", ""), "its set-up does not hold: the move rolls more");
        replayFault(text.replace(set, set + " 1"), "its set-up does not hold: the move rolls 1");
        replayFault(text.replace(set, "set-up 7"), "its set-up does not hold: a die cannot show 7");
        replayFault(text.replace(set, "set-up 3.5"), "a die cannot show 3.5");
        String other = text.replace(set, "set-up " + (DIE % 6 + 1));
        assertThatThrownBy(() -> Replay.verified(GAME, read(other)))
                .isInstanceOf(DataFault.class)
                .hasMessageContaining("the seed gives the set-up [" + DIE + "]");
    }

    // Under which edition of the rules it was played.

    @Test
    void aRecordOfAnotherEditionThatHoldsIsARecord() {
        String other = record().replace("rules 7", "rules 6");
        assertThat(Replay.whole(GAME, read(other)).header().edition()).isEqualTo("6");
        String silent = record().replace("rules 7\n", "");
        assertThat(Replay.whole(GAME, read(silent)).header().edition()).isNull();
    }

    @Test
    void aRecordThatOnlyAnotherEditionAllowedSaysSo() {
        String illegal = record().replace("white pass", "white add 4");
        assertThatThrownBy(() -> Replay.whole(GAME, read(illegal)))
                .isInstanceOf(DataFault.class)
                .hasMessageEndingWith("4 is not a number to add.");
        replayFault(
                illegal.replace("rules 7", "rules 6"),
                "4 is not a number to add. (the record was played under edition 6 of the rules;"
                        + " here it is edition 7)");
        replayFault(
                illegal.replace("rules 7\n", ""),
                "(the record does not say under which edition of the rules it was played;");
        assertThatThrownBy(
                        () ->
                                Replay.verified(
                                        GAME,
                                        read(
                                                resigned()
                                                        .replace("rules 7", "rules 6")
                                                        .replace("white pass", "white add 4"))))
                .hasMessageContaining("edition 6");
    }

    /** Whose record it is has nothing to do with rules. */
    @Test
    void whatIsWrongWithTheHeaderIsNoMatterOfEditions() {
        String text =
                record().replace("rules 7", "rules 6").replace("scenario plain", "scenario x");
        assertThatThrownBy(() -> Replay.whole(GAME, read(text)))
                .hasMessageEndingWith("has no scenario 'x'");
    }

    @Test
    void aPositionThatCannotBeReadIsNamed() {
        positionFault(fromAPosition().replace("| secret: 3", "| secret: 9"));
    }

    private static void positionFault(String text) {
        assertThatThrownBy(() -> Replay.whole(GAME, read(text)))
                .isInstanceOf(DataFault.class)
                .hasMessageContaining("the record's position:")
                .hasMessageContaining("9 is not between 1 and 6");
    }
}
