package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import kessel.engine.data.DataFault;
import kessel.engine.data.Item;
import kessel.engine.game.FastChance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.engine.game.Sight;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Outcome;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.BrigadeStep;
import kessel.games.brigade.position.UnitStates;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tag;

/**
 * A position file that somebody has broken is refused when it is read, or it can be played: nothing
 * in between.
 */
class BrokenPositionsTest {
    private static final List<BrigadeGame> GAMES =
            List.of(Table.GAZALA, Table.DIADEM, Table.BLITZKRIEG);
    private static final List<String> WORDS =
            List.of(
                    "axis",
                    "allies",
                    "over",
                    "EMP",
                    "retreat",
                    "true",
                    "1012",
                    "1904",
                    "0801",
                    "5/21Pz",
                    "1FL",
                    "[]",
                    "{}",
                    "-1",
                    "~",
                    "x",
                    "[1012]",
                    "combat:",
                    "&a",
                    "*a",
                    "'",
                    "west",
                    "turn-3",
                    "gone",
                    "german",
                    "to-disband: 2",
                    "air-worn: { axis: 1 }",
                    "captured: [3616]");
    private static final List<String> STEPS =
            List.of(
                    "placing",
                    "recovering",
                    "moving",
                    "fighting",
                    "gathering",
                    "defending",
                    "losing",
                    "sacrificing",
                    "retreating",
                    "displacing",
                    "advancing",
                    "disbanding");
    private static final List<String> STAGES =
            List.of(
                    "defender-loss",
                    "attacker-loss",
                    "defender-sacrifice",
                    "attacker-sacrifice",
                    "retreat",
                    "advance");
    private static final List<String> BOXES =
            List.of(
                    "free",
                    "due",
                    "gone",
                    "destroyed",
                    "gone 0105 west turn-2",
                    "gone 1601 north turn-1");

    private BrigadeGame game;

    @Tag("long")
    @Property(tries = 2000, shrinking = ShrinkingMode.OFF)
    void aPositionWithAChangedLineIsRefusedOrPlays(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        game = GAMES.get(random.nextInt(GAMES.size()));
        String text = change(game.positions().write(randomPosition(random)), random);
        for (int more = random.nextInt(3); more > 0; more--) {
            text = change(text, random);
        }
        BrigadePosition position;
        try {
            position = game.positions().read(Item.parse("mine.yaml", text));
        } catch (DataFault refused) {
            assertThat(refused.getMessage()).startsWith("mine.yaml:");
            return;
        }
        try {
            check(position, random);
        } catch (RuntimeException | AssertionError broken) {
            fail(broken + "\n" + text, broken);
        }
    }

    /** Most positions of a game are moves; those in the midst of a combat are what can go wrong. */
    private BrigadePosition randomPosition(SplittableRandom random) {
        FastChance chance = new FastChance(random.split());
        BrigadePosition position = game.rules().setUp("campaign", Set.of(), chance);
        int decisions = random.nextInt(900);
        int patience = 400;
        boolean wantsCombat = random.nextInt(5) > 0;
        int wanted = random.nextInt(5);
        for (int i = 0; !position.over(); i++) {
            if (i >= decisions && (!wantsCombat || --patience == 0 || rare(position, wanted))) {
                break;
            }
            BrigadeMove move = game.rules().sample(position, random);
            game.rules().play(position, move, chance, Journal.SILENT);
        }
        return position;
    }

    private static boolean rare(BrigadePosition position, int wanted) {
        return switch (position.step()) {
            case BrigadeStep.Moving _, BrigadeStep.Fighting _, BrigadeStep.Placing _ -> false;
            case BrigadeStep.Gathering _, BrigadeStep.Defending _ -> wanted == 0;
            case BrigadeStep.Retreating _ -> wanted <= 1;
            case BrigadeStep.Losing _ -> wanted <= 2;
            default -> true;
        };
    }

    private String change(String text, SplittableRandom random) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        int at = random.nextInt(lines.size());
        if (random.nextBoolean()) {
            // The first and the last lines say more than those of the units between them.
            at = Math.floorMod(random.nextInt(24) - 16, lines.size());
        }
        String line = lines.get(at);
        switch (random.nextInt(12)) {
            case 0 -> lines.remove(at);
            case 1 -> lines.add(at, lines.get(random.nextInt(lines.size())));
            case 2 -> lines.set(at, line.replaceAll("\\d+", "" + random.nextInt(40)));
            case 3 -> {
                int other = random.nextInt(lines.size());
                lines.set(at, value(line, lines.get(other)));
                lines.set(other, value(lines.get(other), line));
            }
            case 4 -> {
                String[] words = line.split("(?<= )");
                words[random.nextInt(words.length)] = any(WORDS, random) + " ";
                lines.set(at, String.join("", words).stripTrailing());
            }
            default -> lines.set(at, sensible(line, random));
        }
        return String.join("\n", lines) + "\n";
    }

    /** Another value of the kind that stands in this line. */
    private String sensible(String line, SplittableRandom random) {
        String key = line.substring(0, line.indexOf(':') + 1);
        Campaign campaign = game.campaign();
        String hex = campaign.grid().label(random.nextInt(campaign.grid().size()));
        return switch (key.strip()) {
            case "step:" -> key + " " + any(STEPS, random) + " " + any(game.sides(), random);
            case "phase:" -> key + " " + any(game.sides(), random);
            case "turn:" -> key + " " + (1 + random.nextInt(game.campaign().turns()));
            case "target:", "crowded:" -> key + " " + hex;
            case "chain:", "attacked:", "cleared:", "captured:" -> key + " [" + hex + "]";
            case "attack-air:", "defence-air:", "debt:", "to-disband:" ->
                    key + " " + random.nextInt(20);
            case "result:" ->
                    key + " " + Outcome.values()[random.nextInt(Outcome.values().length)].code();
            case "stage:" -> key + " " + any(STAGES, random);
            default -> {
                boolean unit = campaign.unit(key.strip().replace(":", "")).isPresent();
                yield unit ? otherUnit(line, key, hex, random) : line;
            }
        };
    }

    private static String otherUnit(String line, String key, String hex, SplittableRandom random) {
        List<String> words =
                new ArrayList<>(List.of(line.substring(key.length()).strip().split(" ")));
        switch (random.nextInt(4)) {
            case 0 -> words.set(0, hex);
            case 1 -> words.set(0, any(BOXES, random));
            case 2 -> words.add(any(UnitStates.known(), random));
            default -> words.removeLast();
        }
        return key + " " + (words.isEmpty() ? hex : String.join(" ", words));
    }

    private static String any(List<String> words, SplittableRandom random) {
        return words.get(random.nextInt(words.size()));
    }

    private static String value(String line, String from) {
        int colon = line.indexOf(':');
        int other = from.indexOf(':');
        return colon < 0 || other < 0 ? line : line.substring(0, colon) + from.substring(other);
    }

    /** What every position must bear: looking at it, judging, and fifty decisions at random. */
    private void check(BrigadePosition start, SplittableRandom random) {
        String text = game.positions().write(start);
        assertThat(game.positions().read(Item.parse("again", text))).isEqualTo(start);
        for (int viewer = 0; viewer <= Sight.SPECTATOR; viewer++) {
            assertThat(game.sight().view(start, viewer)).isNotNull();
        }
        List<BrigadeMove> moves = moves(start);
        assertThat(moves.isEmpty()).isEqualTo(start.over());
        for (BrigadeMove move : moves) {
            assertThat(game.rules().judge(start, move))
                    .as(game.notation().write(move))
                    .isEqualTo(Ruling.LEGAL);
        }
        BrigadeForger forger = new BrigadeForger(game.campaign());
        FastChance chance = new FastChance(random.split());
        for (int play = 0; play < 5; play++) {
            BrigadePosition position = start.copy();
            for (int i = 0; i < 50 && !position.over(); i++) {
                assertThat(game.rules().judge(position, forger.forge(position, random)))
                        .isNotNull();
                BrigadeMove move = game.rules().sample(position, random);
                assertThat(move).as("a move in step " + position.step()).isNotNull();
                game.rules().play(position, move, chance, new Journal.Kept());
            }
        }
    }

    private List<BrigadeMove> moves(BrigadePosition position) {
        List<BrigadeMove> moves = new ArrayList<>();
        game.rules().moves(position, moves::add);
        return moves;
    }
}
