package kessel.cli;

import static kessel.cli.KesselTest.assertUsage;
import static kessel.cli.Shell.kessel;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import kessel.engine.game.SealedChance;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayCommandTest {
    private static final String PLAY = "./kessel play";

    @TempDir private Path folder;

    @Test
    void tellsTheGameFromCommitmentToSeed() {
        Shell shell =
                kessel("play", "gazala", "--axis", "random", "--allies=random", "--seed", "s");
        assertThat(shell.exit()).isZero();
        assertThat(shell.out())
                .contains("Axis: random", "Allies: random", SealedChance.commitment("s"))
                .containsPattern("\nTurn 14\\. \\[[^]]+]\n-+\n")
                .containsPattern("\nAxis Movement Phase\\. \\[[^]]+]\n-+\n")
                .containsPattern("\n +\\d+  5/21Pz moves from \\S+ to .* \\[[^]]+]\n")
                .containsPattern("\nAxis: \\d+\n +\\d+  .* \\[11\\.2[^]]*]\n")
                .containsPattern("\n(Winner: (Axis|Allies)|A draw) after \\d+ moves\\.\n")
                .endsWith("The seed was s\n");
    }

    @Test
    void theSameSeedGivesTheSameGame() {
        Shell one = kessel("play", "--axis", "random", "--allies", "random", "gazala", "--seed=7");
        Shell two = kessel("play", "gazala", "--seed=7", "--allies", "random", "--axis", "random");
        Shell other = kessel("play", "gazala", "--seed=8", "--allies=random", "--axis=random");
        assertThat(one).isEqualTo(two).isNotEqualTo(other);
    }

    @Test
    void greedyPlaysByDefault() {
        Path record = Records.finished(folder);
        int moves = kessel("verify", record, "--json").json().get("moves").asInt();
        String nearTheEnd = kessel("replay", record, "--to", moves - 20, "--position").out();
        Path position = Records.file(folder, "position.yaml", nearTheEnd);
        var players = kessel("play", position, "--json").json().get("players");
        assertThat(players.get("axis").asText()).isEqualTo("greedy");
        assertThat(players.get("allies").asText()).isEqualTo("greedy");
    }

    @Test
    void tellsProgramsTheResult() {
        var json = random("--json", "--option", "open-odds", "--seed", "s").json();
        assertThat(Shell.keys(json))
                .containsExactly(
                        "game",
                        "scenario",
                        "options",
                        "players",
                        "moves",
                        "scores",
                        "winner",
                        "commitment",
                        "seed");
        assertThat(json.at("/options/0").asText()).isEqualTo("open-odds");
        assertThat(json.get("seed").asText()).isEqualTo("s");
    }

    @Test
    void aPlayerCanBeGivenItsTime() {
        Path finished = Records.finished(folder);
        int moves = kessel("verify", finished, "--json").json().get("moves").asInt();
        String nearTheEnd = kessel("replay", finished, "--to", moves - 20, "--position").out();
        Path position = Records.file(folder, "near.yaml", nearTheEnd);
        Path record = folder.resolve("timed.kessel");
        Shell played = kessel("play", "--axis", "officer", "1s", position, "--record", record);
        assertThat(played.exit()).isZero();
        assertThat(played.out()).contains("Axis: officer 1s");
        assertThat(kessel("replay", record)).isEqualTo(played);
        assertThat(kessel("verify", record).exit()).isZero();
        assertUsage(
                kessel("play", position, "--axis", "greedy", "5s"),
                "option '--axis': greedy answers at once, and takes no time",
                PLAY);
    }

    /** What players thought is told with their moves, but not as the other side saw them. */
    @Test
    void remarksAreToldWithTheirMoves() throws IOException {
        Path record = Records.finished(folder);
        String text = Files.readString(record);
        String first = text.lines().filter(line -> line.startsWith("1 ")).findFirst().orElseThrow();
        Path remarked =
                Records.file(
                        folder,
                        "remarked.kessel",
                        text.replace(first, first + " {hold: 51 of 100, best of 7 plans}"));
        assertThat(kessel("replay", remarked).out()).contains("{hold: 51 of 100, best of 7 plans}");
        assertThat(kessel("replay", remarked, "--as", "allies").out()).doesNotContain("{");
        assertThat(kessel("verify", remarked).exit()).isZero();
    }

    @Test
    void playReplayAndVerifyAgree() {
        Path record = folder.resolve("game.kessel");
        Shell played = random("--record", record);
        assertThat(kessel("replay", record)).isEqualTo(played);
        assertThat(kessel("verify", record).out())
                .startsWith(record + ": ")
                .endsWith(", all legal and as the seed rolls them\n");
    }

    @Test
    void playsOnFromAPosition() throws IOException {
        Path record = Records.finished(folder);
        String text = kessel("replay", record, "--to", "400", "--position").out();
        Path position = Files.writeString(folder.resolve("position.yaml"), text);
        Path second = folder.resolve("second.kessel");
        Shell played =
                kessel("play", position, "--axis=random", "--allies=random", "--record", second);
        assertThat(played.err()).isEmpty();
        assertThat(played.out()).contains("from a position of its own");
        assertThat(kessel("replay", second)).isEqualTo(played);
        assertThat(kessel("verify", second).exit()).isZero();
        assertThat(kessel("replay", second, "--to=0", "--position").out()).isEqualTo(text);
    }

    @Test
    void replacesNoFileUnlessForced() throws IOException {
        Path precious = Files.writeString(folder.resolve("precious.txt"), "mine");
        Shell refused = random("--record", precious);
        assertThat(refused.exit()).isEqualTo(1);
        assertThat(refused.out()).isEmpty();
        assertThat(refused.err()).isEqualTo(precious + ": exists already; --force replaces it\n");
        assertThat(precious).hasContent("mine");
        assertThat(random("--record", precious, "--force").exit()).isZero();
        assertThat(kessel("verify", precious).exit()).isZero();
        assertThat(folder).isDirectoryContaining(precious::equals);
        assertThat(folder.toFile().list()).containsExactly("precious.txt");
    }

    @Test
    void refusesFoldersAsRecords() {
        assertThat(random("--record", folder).err())
                .isEqualTo(folder + ": is a folder; a file is wanted\n");
        Path lost = folder.resolve("no/such/folder.kessel");
        assertThat(random("--record", lost).err())
                .isEqualTo(lost + ": there is no folder " + lost.getParent() + "\n");
        assertThat(folder).isEmptyDirectory();
    }

    /** No shell passes this one on, but other systems and encodings have such names, too. */
    @Test
    void refusesWhatCanBeNoFile() {
        assertUsage(
                kessel("play", "a\0.yaml"),
                "'a\0.yaml' is not a game, and no file can have that name",
                PLAY);
    }

    @Test
    void refusesUnknownSidesPlayersScenariosAndOptions() {
        assertUsage(
                kessel("play", "gazala", "--soviets", "random"),
                "Unknown option: '--soviets'; the sides of gazala are --axis and --allies",
                PLAY);
        assertUsage(
                kessel("play", "--jsno", "gazala"),
                "Unknown option: '--jsno'; the sides of gazala are --axis and --allies",
                PLAY);
        assertUsage(
                kessel("play", "gazala", "--axis", "rommel"),
                "option '--axis': there is no player 'rommel'; there is "
                        + "random, greedy, recruit, officer, general",
                PLAY);
        assertUsage(
                kessel("play", "gazala", "--axis"),
                "option '--axis' wants a player: random, greedy, recruit, officer, general",
                PLAY);
        assertUsage(
                kessel("play", "gazala", "--axis=random", "--axis", "greedy"),
                "option '--axis' should be specified only once",
                PLAY);
        assertUsage(
                kessel("play", "gazala", "--scenario", "moon"),
                "option '--scenario': gazala has no 'moon'; it has campaign",
                PLAY);
        assertUsage(
                kessel("play", "gazala", "--option", "tea"),
                "option '--option': gazala has no 'tea'; it has open-odds, limit-returns",
                PLAY);
        assertUsage(
                kessel("play", "gazala", "--seed", " "),
                "option '--seed' wants a word, not ' '",
                PLAY);
    }

    @Test
    void refusesWhatIsNeitherGameNorPosition() {
        assertThat(kessel("play", "chess").err()).startsWith("there is no game 'chess'");
        assertThat(kessel("play", "").err()).startsWith("there is no game ''");
        assertThat(kessel("play", "lost.yaml").err()).isEqualTo("lost.yaml: no such file\n");
        Path record = Records.finished(folder);
        assertThat(kessel("play", record).err())
                .isEqualTo(record + ": is a record; ./kessel replay shows it again\n");
        Path position =
                Records.file(
                        folder, "p.yaml", kessel("replay", record, "--to=9", "--position").out());
        assertUsage(
                kessel("play", position, "--option", "open-odds"),
                "a position has its scenario and its options already;"
                        + " '--scenario' and '--option' do not go with it",
                PLAY);
    }

    private static Shell random(Object... more) {
        Object[] words = new Object[more.length + 4];
        System.arraycopy(
                new Object[] {"play", "gazala", "--axis=random", "--allies=random"},
                0,
                words,
                0,
                4);
        System.arraycopy(more, 0, words, 4, more.length);
        return kessel(words);
    }
}
