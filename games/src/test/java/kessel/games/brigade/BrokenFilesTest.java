package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import kessel.engine.data.DataFault;
import kessel.engine.data.Item;
import kessel.engine.data.Library;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tag;
import org.junit.jupiter.api.Test;

/** One thing is wrong in one file of the game: the program says where and what. */
class BrokenFilesTest {
    private static final Library FILES = Library.builtIn(BrigadeGame.class);
    private static final String MAP = "gazala/map.yaml";
    private static final String COUNTERS = "gazala/counters.yaml";
    private static final String TABLES = "gazala/tables.yaml";
    private static final String GAME = "gazala/game.yaml";
    private static final String CAMPAIGN = "gazala/scenarios/campaign.yaml";

    private static Library with(String file, String text) {
        return name -> name.equals(file) ? text : FILES.text(name);
    }

    /** The first place where the passage stands is changed; the fault is named at its line. */
    private static void fault(String file, String printed, String instead, String message) {
        String text = FILES.text(file);
        int at = text.indexOf(printed);
        assertThat(at).as(printed).isNotNegative();
        String changed = text.substring(0, at) + instead + text.substring(at + printed.length());
        int line = (int) text.substring(0, at).lines().count();
        line += text.charAt(at - 1) == '\n' ? 1 : 0;
        faultAt(file, changed, line, message);
    }

    private static void faultAt(String file, String changed, int line, String message) {
        assertThatThrownBy(() -> BrigadeGame.of("gazala", with(file, changed)))
                .isInstanceOf(DataFault.class)
                .hasMessageStartingWith(file + ":" + line + ": ")
                .hasMessageContaining(message);
    }

    private static int line(String file, String passage) {
        return (int)
                        FILES.text(file)
                                .substring(0, FILES.text(file).indexOf(passage))
                                .lines()
                                .count()
                + 1;
    }

    // The map.

    @Test
    void anUnknownTerrainLetterIsNamedWithItsHex() {
        fault(
                MAP,
                "'. . . . . . . ^ . o ^ . .",
                "'. . . . . . . ^ . ? ^ . .",
                "hex 1002: unknown terrain letter '?'");
    }

    @Test
    void aRoadBetweenHexesThatDoNotTouchIsNamed() {
        fault(
                MAP,
                "Tobruk-El Adem: 1905-1906",
                "Tobruk-El Adem: 1905-1907",
                "1905 and 1907 do not touch");
    }

    @Test
    void anUnknownEntryInTheMapIsNamed() {
        fault(MAP, "columns: 25", "colums: 25", "unknown entry 'colums'");
    }

    // Counters.

    @Test
    void anUnknownNationIsNamed() {
        fault(
                COUNTERS,
                "british      , armour ",
                "roman        , armour ",
                "'roman' is none of german, italian");
    }

    @Test
    void anUnknownTypeIsNamed() {
        fault(
                COUNTERS,
                "british      , armour ",
                "british      , cavalry ",
                "'cavalry' is none of infantry");
    }

    @Test
    void aUnitThatStandsTwiceIsNamed() {
        fault(COUNTERS, "[32Tk ", "[1Tk ", "the unit '1Tk' stands here twice");
    }

    @Test
    void artilleryHasARangeAndNothingElseHas() {
        fault(
                COUNTERS,
                "2,       3,    6,     2,    half, printed-for-its-type]",
                "2,       3,    6,  none,    half, printed-for-its-type]",
                "artillery has a range, and nothing else has");
        fault(
                COUNTERS,
                "4,       5,   10,  none,",
                "4,       5,   10,     2,",
                "artillery has a range, and nothing else has");
    }

    @Test
    void aMissingCellOfACounterIsNamed() {
        fault(
                COUNTERS,
                "4,       5,   10,  none,",
                "4,       5,  none,",
                "a counter has 11 columns, not 10");
    }

    @Test
    void anIdThatNoMoveCouldNameIsRefused() {
        fault(COUNTERS, "[1Tk ", "['1 Tk' ", "a unit's id is letters, digits and '/'");
    }

    @Test
    void aPowerThatIsNoNumberIsNamed() {
        fault(COUNTERS, "4,       5,   10,", "four,    5,   10,", "'four' is not a whole number");
    }

    // The set-up.

    @Test
    void aUnitOffTheMapIsNamed() {
        fault(CAMPAIGN, "1Tk: 1208", "1Tk: 2617", "1Tk stands off the map: there is no hex '2617'");
    }

    @Test
    void aUnitInTheSeaIsNamed() {
        fault(
                CAMPAIGN,
                "1Tk: 1208",
                "1Tk: 2501",
                "1Tk cannot stand in 2501, which is closed to it");
    }

    @Test
    void aUnitTogetherWithTheEnemyIsNamed() {
        fault(
                CAMPAIGN,
                "8/15Pz: 0410",
                "8/15Pz: 1208",
                "8/15Pz stands in 1208 together with the enemy");
    }

    @Test
    void fourUnitsInOneHexAreNamed() {
        String text = FILES.text(CAMPAIGN).replace("361/90Lt: 0604", "361/90Lt: 0603");
        int units = line(CAMPAIGN, "  1Tk: 1208");
        assertThatThrownBy(() -> BrigadeGame.of("gazala", with(CAMPAIGN, text)))
                .isInstanceOf(DataFault.class)
                .hasMessageMatching(CAMPAIGN + ":\\d+: 4 units stand in 0603, at most 3 may")
                .extracting(Throwable::getMessage)
                .satisfies(
                        message ->
                                assertThat(Integer.parseInt(message.toString().split(":")[1]))
                                        .isBetween(units - 1, units));
    }

    @Test
    void aMissingUnitIsNamed() {
        String text = FILES.text(CAMPAIGN).replace("  1Tk: 1208   # Sidi Muftah, printed\n", "");
        assertThatThrownBy(() -> BrigadeGame.of("gazala", with(CAMPAIGN, text)))
                .isInstanceOf(DataFault.class)
                .hasMessageStartingWith(CAMPAIGN + ":")
                .hasMessageEndingWith("missing: 1Tk");
    }

    @Test
    void anUnknownUnitIsNamed() {
        fault(CAMPAIGN, "1Tk: 1208", "1Tk: 1208\n  99Tk: 1208", 1, "there is no unit '99Tk'");
    }

    private static void fault(
            String file, String printed, String instead, int later, String message) {
        String text = FILES.text(file);
        assertThat(text).contains(printed);
        faultAt(file, text.replace(printed, instead), line(file, "  " + printed) + later, message);
    }

    @Test
    void aUnitThatIsSetUpFreelyNeedsAZone() {
        fault(CAMPAIGN, "1Tk: 1208", "1Tk: free", "1Tk has no zone to be set up in freely");
    }

    @Test
    void wrongWordsForAZoneAreNamed() {
        fault(
                CAMPAIGN,
                "XIII: east of the front, north of Got El Ualeb (11.1.1g)",
                "XIII: somewhere in the rear (11.1.1g)",
                "a zone reads");
        fault(
                CAMPAIGN,
                "XIII: east of the front, north of Got El Ualeb (11.1.1g)",
                "XIII: east of the front, north of Atlantis (11.1.1g)",
                "there is no place 'Atlantis' on the map");
        fault(
                CAMPAIGN,
                "8Ex: east of the front (11.1.1i)",
                "99Ex: east of the front (11.1.1i)",
                "there is no unit '99Ex'");
    }

    @Test
    void aFrontRunsFromNorthToSouth() {
        String fault = "a front runs from north to south, one hex a row at most";
        fault(CAMPAIGN, "[0802, 0803,", "[0803, 0802,", fault);
        fault(CAMPAIGN, "[0802, 0803,", "[0802, 0902,", fault);
        fault(CAMPAIGN, "[0802, 0803,", "[0802, 9999,", "there is no hex '9999'");
    }

    @Test
    void nonsenseAboutAReinforcementIsNamed() {
        fault(
                CAMPAIGN,
                "10/5Ind: turn 5, east",
                "10/5Ind: some day",
                "'turn 5, east (11.1.3a)', not 'some day (11.1.3a)'");
        fault(
                CAMPAIGN,
                "10/5Ind: turn 5, east",
                "10/5Ind: turn 5, up",
                "not 'turn 5, up (11.1.3a)'");
        fault(
                CAMPAIGN,
                "10/5Ind: turn 5, east",
                "9/9Ind: turn 5, east",
                "there is no unit '9/9Ind'");
        fault(
                CAMPAIGN,
                "10/5Ind: turn 5, east",
                "10/5Ind: turn 99999999999, east",
                "a reinforcement enters");
    }

    @Test
    void aPlaceThatNobodyOrTwoHoldIsNamed() {
        fault(CAMPAIGN, "allies: [Tobruk, Bir", "allies: [Atlantis, Bir", "'Atlantis' is none of");
        fault(CAMPAIGN, "allies: [Tobruk, Bir", "allies: [Bir", "nobody holds Tobruk");
        fault(
                CAMPAIGN,
                "allies: [Tobruk, Bir",
                "allies: [Tobruk, Tobruk, Bir",
                "Tobruk is held twice");
    }

    @Test
    void anUnknownEntryOfAScenarioIsNamed() {
        String text = FILES.text(CAMPAIGN).replace("phase: axis", "phase: axis\nweather: clear");
        faultAt(CAMPAIGN, text, line(CAMPAIGN, "phase: axis") + 1, "unknown entry 'weather'");
    }

    // Tables.

    @Test
    void aMissingCellIsNamedWithItsRow() {
        fault(
                TABLES,
                "2 or 12:   [DVB/ARB, DVB/ARI,",
                "2 or 12:   [DVB/ARI,",
                "row '2 or 12' has 11 cells for 12 columns");
    }

    @Test
    void anUnknownResultIsNamed() {
        fault(TABLES, "[DVB/ARB, DVB/ARI,", "[DVB/ARX, DVB/ARI,", "unknown result 'DVB/ARX'");
    }

    @Test
    void aMissingRowIsNamed() {
        String text = FILES.text(TABLES).replaceFirst("  3 or 11:.*\n", "");
        assertThatThrownBy(() -> BrigadeGame.of("gazala", with(TABLES, text)))
                .isInstanceOf(DataFault.class)
                .hasMessageStartingWith(TABLES + ":")
                .hasMessageEndingWith("'3 or 11' is missing");
    }

    @Test
    void aTableWithoutEvenOddsIsRefused() {
        fault(TABLES, "    1-1,", "    1-7,", "there is no column 1-1");
    }

    @Test
    void aBombardmentColumnIsHeadedByValues() {
        fault(
                TABLES,
                "[1-10, 11-20,",
                "[1-10, more,",
                "a column is headed 11-20 or 41+, not 'more'");
        fault(TABLES, "31-40, 41+]", "31-40, 99999999999+]", "not '99999999999+'");
    }

    // The game's values.

    @Test
    void anAirAttackNeedsNoMoreThanItMayHave() {
        fault(GAME, "{ least: 1, most: 10 }", "{ least: 9, most: 8 }", "8 is not between 9 and 99");
    }

    @Test
    void aGameHasAScenario() {
        fault(GAME, "scenarios: [campaign]", "scenarios: []", "a game has a scenario");
    }

    @Test
    void aTerrainWithoutARowIsNamed() {
        String text = FILES.text(GAME).replaceFirst("  ridge: .*\n", "");
        assertThatThrownBy(() -> BrigadeGame.of("gazala", with(GAME, text)))
                .isInstanceOf(DataFault.class)
                .hasMessageStartingWith(GAME + ":")
                .hasMessageEndingWith("the map has 'ridge', this table has no row for it");
    }

    @Test
    void anUnknownEntryIsNamed() {
        fault(GAME, "turns: 14", "rounds: 14", "unknown entry 'rounds'");
        fault(GAME, "{ column: foot,  is:", "{ colum: foot,  is:", "unknown entry 'colum'");
    }

    @Test
    void aMissingEntryIsNamed() {
        String text = FILES.text(GAME).replaceFirst("turns: 14.*\n", "");
        assertThatThrownBy(() -> BrigadeGame.of("gazala", with(GAME, text)))
                .isInstanceOf(DataFault.class)
                .hasMessageStartingWith(GAME + ":")
                .hasMessageEndingWith("'turns' is missing");
    }

    @Test
    void anObjectiveAtAnUnknownPlaceIsNamed() {
        fault(
                GAME,
                "  Tobruk: 50 (",
                "  Atlantis: 50 (",
                "there is no place 'Atlantis' on the map");
    }

    @Test
    void aSideOrANationThatIsUnknownIsNamed() {
        fault(GAME, "first: axis", "first: romans", "'romans' is none of axis, allies");
        fault(GAME, "german: axis", "german: romans", "'romans' is none of axis, allies");
    }

    @Test
    void aCostThatIsNoCostIsNamed() {
        fault(
                GAME,
                "open:  { foot: 1,",
                "open:  { foot: dear,",
                "'dear' is not a number of movement points");
    }

    @Test
    void aMissingFileIsNamed() {
        Library missing = name -> FILES.text(name.equals(COUNTERS) ? "gazala/nothing.yaml" : name);
        assertThatThrownBy(() -> BrigadeGame.of("gazala", missing))
                .isInstanceOf(DataFault.class)
                .hasMessage("gazala/nothing.yaml: no such file");
    }

    /** Whatever is done to one line of one file, the game is refused with a fault or opens. */
    @Tag("long")
    @Property(tries = 300, shrinking = ShrinkingMode.OFF)
    void aFileWithAChangedLineIsRefusedOrOpens(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<String> files = List.of(MAP, COUNTERS, TABLES, GAME, CAMPAIGN);
        String file = files.get(random.nextInt(files.size()));
        List<String> lines = new java.util.ArrayList<>(FILES.text(file).lines().toList());
        int at = random.nextInt(lines.size());
        String line = lines.get(at);
        List<String> words =
                List.of("x", "0", "99", "-3", "[]", "{}", "axis", "1012", "''", "none");
        String word = words.get(random.nextInt(words.size()));
        switch (random.nextInt(4)) {
            case 0 -> lines.remove(at);
            case 1 -> lines.set(at, line.replaceFirst("\\d+", word));
            case 2 -> lines.set(at, line.replaceFirst("(?<=[:,\\[] {0,9})[A-Za-z./-]+", word));
            default -> lines.set(at, line.replaceFirst("[A-Za-z-]+(?=:)", word));
        }
        String changed = String.join("\n", lines) + "\n";
        try {
            assertThat(BrigadeGame.of("gazala", with(file, changed)).printed().scenarios())
                    .isNotNull();
        } catch (DataFault refused) {
            assertThat(refused.getMessage()).startsWith("gazala/");
        } catch (RuntimeException broken) {
            throw new AssertionError(
                    file
                            + ":"
                            + (at + 1)
                            + ": "
                            + line
                            + " -> "
                            + lines.get(Math.min(at, lines.size() - 1)),
                    broken);
        }
    }

    // Positions, by hand; BrokenPositionsTest does it at random.

    private static final BrigadeGame GAZALA = Table.GAZALA;

    /**
     * The Axis attack on 1409, with more lines of the position; the fault is refused as it is read.
     */
    private static void position(Table table, String line, String message) {
        String text = GAZALA.positions().write(table.position());
        position(text + line, message);
    }

    private static void position(String text, String message) {
        assertThatThrownBy(() -> GAZALA.positions().read(Item.parse("mine.yaml", text)))
                .isInstanceOf(DataFault.class)
                .hasMessageMatching("mine.yaml:\\d+: (?s).*")
                .hasMessageContaining(message);
    }

    private static Table quiet() {
        return Table.gazala()
                .with("5/21Pz at 1309", "8/15Pz at 1309", "201G at 1409", "XIII at 1510");
    }

    private static String quietText(String from, String to) {
        String text = GAZALA.positions().write(quiet().step("fighting axis").position());
        assertThat(text).contains(from);
        return text.replace(from, to);
    }

    private static String attackText() {
        Table table = quiet().step("fighting axis");
        table.play("attack 1409", "join 5/21Pz", "declare");
        table.waits("defending allies");
        return GAZALA.positions().write(table.position());
    }

    private static String attackText(String from, String to) {
        assertThat(attackText()).contains(from);
        return attackText().replace(from, to);
    }

    @Test
    void nobodyLosesWithoutACombat() {
        for (String step :
                List.of("losing", "sacrificing", "retreating", "advancing", "gathering")) {
            position(quietText("step: fighting axis", "step: " + step + " axis"), "does not fit");
        }
        position(quietText("step: fighting axis", "step: defending allies"), "does not fit");
    }

    @Test
    void nobodyRetreatsUnlessTheResultSaysSo() {
        String won = "  result: DRI/AVI\n  stage: retreat\n  debt: 0\n";
        position(
                attackText("step: defending allies", "step: retreating axis") + won,
                "'retreating axis' does not fit");
        position(
                attackText("step: defending allies", "step: retreating allies") + won,
                "'retreating allies' leaves nothing to choose from");
        position(
                attackText("step: defending allies", "step: retreating allies")
                                .replace(
                                        "5/21Pz: 1309 fought joined",
                                        "5/21Pz: 1309 fought joined retreating")
                        + won,
                "5/21Pz has no reason to retreat");
    }

    @Test
    void nobodyMakesRoomWithoutACrowdedHex() {
        String won = "  result: DRI/AVI\n  stage: retreat\n  debt: 0\n";
        String displacing = attackText("step: defending allies", "step: displacing allies") + won;
        position(displacing, "does not fit");
        position(displacing + "  crowded: 1409\n  chain: [1409]\n", "does not fit");
        position(displacing + "  crowded: 2516\n  chain: [2516]\n", "does not fit");
        position(displacing + "  chain: [1409]\n", "does not fit");
    }

    @Test
    void nobodyGathersAgainstAnEmptyHex() {
        position(
                attackText("target: 1409", "target: 1809"),
                "there is nobody to attack in this hex");
    }

    @Test
    void whoeverTakesPartStandsWhereItCan() {
        position(attackText("5/21Pz: 1309 ", "5/21Pz: 0209 "), "nobody attacks at close quarters");
        position(attackText("8/15Pz: 1309", "8/15Pz: 0209 joined"), "8/15Pz is too far away");
        position(
                attackText("8/15Pz: 1309", "8/15Pz: gone joined"),
                "8/15Pz does all that beside the map");
        position(
                attackText("XIII: 1510", "XIII: 1510 joined"),
                "XIII cannot be part of this attack");
        position(
                attackText("8/15Pz: 1309", "8/15Pz: 1309 backing"),
                "8/15Pz cannot support this defence");
        position(
                attackText("XIII: 1510", "XIII: 1510 defending"),
                "XIII is not in the hex under attack");
        position(
                attackText("201G: 1409 defending", "201G: 1409"),
                "201G stands under attack and is not 'defending'");
        position(attackText("8/15Pz: 1309", "8/15Pz: 1309 advancing"), "8/15Pz may not advance");
    }

    @Test
    void nobodyFightsWhereThereIsNoCombat() {
        position(
                quietText("5/21Pz: 1309", "5/21Pz: 1309 joined"), "5/21Pz has no part in a combat");
        position(quietText("201G: 1409", "201G: 1409 obliged"), "201G owes no attack now");
        position(quietText("AK: gone", "AK: gone posted"), "AK does all that beside the map");
    }

    @Test
    void whatComesAfterTheDiceDoesNotComeBeforeThem() {
        position(attackText() + "  stage: retreat\n", "there is no 'stage' before a result");
        position(attackText() + "  debt: 3\n", "there is no 'debt' before a result");
        position(attackText() + "  chain: []\n", "there is no chain without a crowded hex");
        position(attackText() + "  result: DRI/AVI\n", "'stage' is missing");
        position(
                attackText("step: defending allies", "step: losing axis")
                        + "  result: DVI/ARB\n  stage: attacker-loss\n  debt: 4\n",
                "only a draw leaves something to be given up");
    }

    @Test
    void theMoverIsOnTheMapAndOnTheMove() {
        String line = "moving: { unit: 201G, spent: 3 }\n";
        position(quiet().step("moving axis"), line, "nobody can be on the move here");
        position(quiet().step("fighting allies"), line, "nobody can be on the move here");
        position(
                quiet().step("moving axis"),
                "moving: { unit: AK, spent: 3 }\n",
                "nobody can be on the move here");
        position(
                quiet().step("moving axis"),
                "moving: { unit: 5/21Pz, spent: lots }\n",
                "'lots' is not a number of movement points");
        position(
                quiet().step("moving axis"),
                "moving: { unit: 9/99Pz, spent: 3 }\n",
                "there is no unit '9/99Pz'");
    }

    @Test
    void whoeverIsToBeSetUpCanBeSetUpNow() {
        position(quietText("PiGer: gone", "PiGer: free"), "PiGer should have been set up by now");
        position(
                quietText("PiGer: gone", "PiGer: free")
                        .replace("step: fighting axis", "step: placing allies"),
                "'placing allies' leaves nothing to choose from");
        Table french = Table.diadem().with("1GTM at free", "X at free").step("placing allies");
        assertThatThrownBy(french::position)
                .isInstanceOf(DataFault.class)
                .hasMessageContaining("1GTM cannot be set up anywhere");
    }
}
