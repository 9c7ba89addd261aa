package kessel.cli;

import static kessel.cli.Shell.kessel;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ShowCommandTest {
    @Test
    void showsScenariosOptionsUnitsAndPlaces() {
        assertThat(kessel("show", "gazala").out())
                .contains("Batalha de Gazala", "campaign", "open-odds")
                .containsPattern("5/21Pz +german armour +8-6-16-0 +0409")
                .containsPattern("10/5Ind .* due")
                .containsPattern("1904 +Tobruk +printed");
    }

    @Test
    void showsTheMapAsItLies() {
        List<String> lines = kessel("show", "gazala", "--map").out().lines().toList();
        int first = first(lines, "    0201.");
        // Odd columns lie half a hex lower: their line comes after, and their hexes between.
        assertThat(lines.get(first + 1)).startsWith("0101.   0301.");
        assertThat(lines.get(first + 3)).contains("0702.M");
        assertThat(lines).anyMatch(line -> line.contains("1012.F*"));
        assertThat(lines.subList(first, first + 32)).allMatch(line -> line.matches("[ 0-9].*"));
    }

    @Test
    void tellsWhichWayALineFacesAndWhereRoadsComeIn() {
        assertThat(kessel("show", "diadem", "--map").out())
                .contains("Gustav Line")
                .containsPattern("fortified-line +Gustav Line +1006>1105\n")
                .doesNotContain("Entries");
        assertThat(kessel("show", "blitzkrieg", "--map").out())
                .containsPattern("Entries\n +A +3704 +east\n");
    }

    @Test
    void liftsPathsHexsidesAndPlacesFromTheMap() {
        assertThat(kessel("show", "gazala", "--map").out())
                .containsPattern("road +Via Balbia \\(west\\) +west-0101-0201")
                .containsPattern("inlet +Tobruk harbour +1904-2005")
                .containsPattern("north +sea");
    }

    @Test
    void refusesAnUnknownScenario() {
        KesselTest.assertUsage(
                kessel("show", "gazala", "--scenario", "moon"),
                "option '--scenario': gazala has no 'moon'; it has campaign",
                "./kessel show");
    }

    @Test
    void refusesAnUnknownGame() {
        Shell shell = kessel("show", "chess");
        assertThat(shell.exit()).isEqualTo(1);
        assertThat(shell.err()).startsWith("there is no game 'chess'; there is ").hasLineCount(1);
    }

    private static int first(List<String> lines, String start) {
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith(start)) {
                return i;
            }
        }
        throw new AssertionError("no line begins with " + start);
    }
}
