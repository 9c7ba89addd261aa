package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeSet;
import kessel.engine.data.Item;
import kessel.engine.game.Ruling;
import kessel.engine.match.Match;
import kessel.engine.match.Nonces;
import kessel.engine.match.RecordText;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.BrigadeStep;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The rules of the table on Gazala itself. */
class MatchAtGazalaTest {
    private static final BrigadeGame GAME = Table.GAZALA;
    private static final int AXIS = 0;
    private static final int ALLIES = 1;

    private final Match<BrigadePosition, BrigadeMove> match =
            Match.start(GAME, "campaign", new TreeSet<>(), List.of("Anna", "Boris"), "a seed");

    private static Ruling play(
            Match<BrigadePosition, BrigadeMove> match, int side, String... moves) {
        Ruling ruling = null;
        for (String move : moves) {
            ruling = match.play(side, GAME.notation().read(move));
        }
        return ruling;
    }

    private static void refused(Ruling ruling, String rule, String why) {
        assertThat(ruling).isInstanceOf(Ruling.Illegal.class);
        Ruling.Illegal illegal = (Ruling.Illegal) ruling;
        assertThat(illegal.rule()).isEqualTo(rule);
        assertThat(GAME.printed().words("en").say(illegal.why(), GAME.printed().names(0)))
                .isEqualTo(why);
    }

    /** The campaign with all free units placed: the Axis is to move. */
    private void setUp() {
        SplittableRandom random = new SplittableRandom(7);
        while (match.position().step() instanceof BrigadeStep.Placing) {
            int side = match.position().step().decider();
            assertThat(match.play(side, match.seat(side).sample(random)).legal()).isTrue();
        }
        assertThat(match.position().step()).isEqualTo(new BrigadeStep.Moving(AXIS));
    }

    @Test
    @Rule("table K1")
    void onlyTheSideThatIsToDecideMoves() {
        refused(play(match, AXIS, "place PiGer 0306"), "K1", "It is for the Allies to decide.");
        setUp();
        refused(play(match, ALLIES, "end"), "K1", "It is for the Axis to decide.");
        assertThat(play(match, AXIS, "end")).isEqualTo(Ruling.LEGAL);
    }

    @Test
    @Rule("table K7")
    void anAttackCanBeGivenUpOftenButNotForEver() {
        setUp();
        play(match, AXIS, "end");
        String attack = "attack 1012";
        for (int i = 0; i < 2000; i++) {
            assertThat(play(match, AXIS, attack, "cancel").legal()).isTrue();
        }
        refused(
                play(match, AXIS, attack, "cancel"),
                "K7",
                "Parts of attacks and the like were taken back 2000 times in this match, which is"
                        + " as often as it goes. Undo still works.");
        // Undoing one of them gives it back, and what is not taken back goes on as ever.
        match.undo(AXIS);
        match.undo(AXIS);
        assertThat(play(match, AXIS, "cancel").legal()).isTrue();
        assertThat(play(match, AXIS, attack, "air 3", "declare").legal()).isTrue();
    }

    @Test
    @Rule("table K2")
    void aMarchWithoutDiceIsTakenBackAndTheOneBeforeItToo() {
        setUp();
        BrigadePosition before = match.position().copy();
        assertThat(play(match, AXIS, "5/21Pz 0409-0408", "104/21Pz 0409-0408").legal()).isTrue();
        assertThat(match.undo(AXIS)).isEqualTo(Ruling.LEGAL);
        assertThat(match.undo(AXIS)).isEqualTo(Ruling.LEGAL);
        assertThat(match.position()).isEqualTo(before);
    }

    @Test
    @Rule("table K2")
    void nobodyTakesBackTheMoveOfTheOther() {
        setUp();
        play(match, AXIS, "5/21Pz 0409-0408");
        refused(
                match.undo(ALLIES),
                "K2",
                "The last move was not yours, so you cannot take it back.");
    }

    @Test
    @Rule("table K2")
    void aMarchThroughAMinefieldRolledADieAndStays() {
        setUp();
        assertThat(play(match, AXIS, "28/Pavia 0707-0706-0806").legal()).isTrue();
        assertThat(match.moves().getLast().draws()).hasSize(1);
        refused(
                match.undo(AXIS),
                "K2",
                "The last move cannot be taken back, for dice were rolled or something hidden was shown.");
    }

    /** Declaring shows the defenders, before any die is rolled. */
    @Test
    @Rule("table K2")
    void aDeclaredAttackShowedTheDefendersAndStays() {
        BrigadePosition position =
                Table.gazala()
                        .with("5/21Pz at 1309", "201G at 1409", "XIII at 1510")
                        .step("fighting axis")
                        .position();
        Match<BrigadePosition, BrigadeMove> attack =
                Match.startFrom(GAME, position, List.of("Anna", "Boris"), "a seed");
        assertThat(play(attack, AXIS, "attack 1409", "join 5/21Pz").legal()).isTrue();
        assertThat(attack.judgeUndo(AXIS)).isEqualTo(Ruling.LEGAL);
        assertThat(play(attack, AXIS, "declare").legal()).isTrue();
        assertThat(attack.position().step()).isEqualTo(new BrigadeStep.Defending(ALLIES));
        assertThat(attack.moves().getLast().draws()).isEmpty();
        refused(
                attack.undo(AXIS),
                "K2",
                "The last move cannot be taken back, for dice were rolled or something hidden was shown.");
    }

    @Test
    @Rule("table K3")
    void theLastPhaseOfTheLastTurnEndsTheMatch() {
        BrigadePosition position =
                Table.gazala().turn(14).with("201G at 1904").step("fighting allies").position();
        Match<BrigadePosition, BrigadeMove> last =
                Match.startFrom(GAME, position, List.of("Anna", "Boris"), "a seed");
        assertThat(play(last, ALLIES, "end").legal()).isTrue();
        assertThat(last.over()).isTrue();
        assertThat(last.result().winner()).isEqualTo(ALLIES);
        refused(play(last, AXIS, "end"), "K3", "The match is over.");
        refused(last.undo(ALLIES), "K3", "The match is over.");
        refused(last.resign(AXIS), "K3", "The match is over.");
    }

    @Test
    @Rule({"table K3", "table K4"})
    void whoeverResignsLosesAndNothingFollows() {
        setUp();
        assertThat(match.resign(ALLIES)).isEqualTo(Ruling.LEGAL);
        assertThat(match.result().winner()).isEqualTo(AXIS);
        assertThat(match.result().byResignation()).isTrue();
        refused(play(match, AXIS, "end"), "K3", "The match is over.");
    }

    @Test
    @Rule("table K5")
    void theSeedStaysSecretUntilTheMatchIsOver() {
        setUp();
        assertThat(RecordText.write(match)).doesNotContain("a seed").contains("commitment ");
        match.resign(AXIS);
        assertThat(RecordText.write(match)).contains("\nseed a seed\n");
    }

    @Test
    @Rule("table K5")
    void noDieIsRolledBeforeEverySeatHasAddedToTheDice() {
        Match<BrigadePosition, BrigadeMove> waiting =
                Match.start(
                        GAME,
                        "campaign",
                        new TreeSet<>(),
                        List.of("Anna", "Boris"),
                        "a seed",
                        Nonces.awaited(2)
                                .with(Map.of(AXIS, new Nonces.Nonce("0123456789abcdef", false))));
        SplittableRandom random = new SplittableRandom(7);
        while (waiting.position().step() instanceof BrigadeStep.Placing) {
            int side = waiting.position().step().decider();
            assertThat(waiting.play(side, waiting.seat(side).sample(random)).legal()).isTrue();
        }
        assertThat(play(waiting, AXIS, "5/21Pz 0409-0408").legal()).isTrue();
        refused(
                play(waiting, AXIS, "28/Pavia 0707-0706-0806"),
                "K5",
                "No die is rolled before every seat has added to the dice; the Allies have not yet.");
        waiting.seat(Map.of(ALLIES, new Nonces.Nonce("fedcba9876543210", false)));
        assertThat(play(waiting, AXIS, "28/Pavia 0707-0706-0806").legal()).isTrue();
        assertThat(waiting.moves().getLast().draws()).hasSize(1);
    }

    @Test
    void aMatchStartsFromAnyPositionThatCanBeWritten() {
        setUp();
        String text = GAME.positions().write(match.position());
        BrigadePosition read = GAME.positions().read(Item.parse("mine.yaml", text));
        Match<BrigadePosition, BrigadeMove> later =
                Match.startFrom(GAME, read, List.of("Anna", "Boris"), "another");
        assertThat(later.position()).isEqualTo(match.position());
    }
}
