package kessel.games.brigade.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import kessel.engine.hex.Grid;
import kessel.games.brigade.Table;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Counter;
import kessel.games.brigade.position.BrigadePosition;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Chains of retreats where there is hardly any room: 5.3.1, and what it may cost to find out. */
class ChainsTest {
    private static final Campaign CAMPAIGN = Table.BLITZKRIEG.campaign();

    /** The French infantry of foot, three of which fill a hex. */
    private static List<String> infantry() {
        return CAMPAIGN.counters().stream()
                .filter(counter -> counter.side() == CAMPAIGN.sides().indexOf("french"))
                .filter(counter -> counter.type().id().equals("infantry"))
                .map(Counter::id)
                .filter(id -> !id.equals("66/18DI"))
                .toList();
    }

    /** 66/18DI must retreat from 2013 into a block of full hexes around 1814. */
    private static Table block(int fullHexes) {
        Table table = Table.blitzkrieg().with("66/18DI at 2013", "48/12ID at 2113");
        Grid grid = CAMPAIGN.grid();
        int centre = grid.find("1814").orElseThrow();
        List<Integer> hexes = new ArrayList<>();
        for (int radius = 0; hexes.size() < fullHexes; radius++) {
            for (int hex = 0; hex < grid.size() && hexes.size() < fullHexes; hex++) {
                boolean free = grid.distance(hex, grid.find("2013").orElseThrow()) > 0;
                if (grid.distance(hex, centre) == radius && free) {
                    hexes.add(hex);
                }
            }
        }
        List<String> units = infantry();
        for (int i = 0; i < hexes.size(); i++) {
            for (int j = 0; j < 3; j++) {
                table.with(units.get(3 * i + j) + " at " + grid.label(hexes.get(i)));
            }
        }
        return table;
    }

    @Test
    @Rule({"blitzkrieg 5.3.1a", "brigade R27"})
    void theSearchForRoomVisitsEveryFullHexOnceHoweverManyThereAre() {
        int full = infantry().size() / 3;
        assertThat(full).as("full hexes").isGreaterThanOrEqualTo(12);
        BrigadePosition position = block(full).position();
        int first = CAMPAIGN.grid().find("1814").orElseThrow();
        ChainSearch search = new ChainSearch(CAMPAIGN.grid()).begin(position, first);
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            search.findsRoom(CAMPAIGN.grid().neighbour(first, direction));
        }
        assertThat(search.visited()).isBetween(5, full);
    }

    /** Where every simple path was walked, eleven full hexes took a minute. */
    @Test
    @Rule({"blitzkrieg 5.3.1a", "brigade R27"})
    void aRetreatIntoTheMidstOfFullHexesIsJudgedAndPlayedToItsEnd() {
        Table table =
                block(infantry().size() / 3)
                        .step("fighting german")
                        .air("french", 0)
                        .with("27/12ID at 2012")
                        .play("attack 2013", "join 27/12ID", "air 10")
                        .rolls(1, 2)
                        .play("declare")
                        .waits("retreating french");
        int displacements = 0;
        while (!table.moves().contains("halt")) {
            assertThat(table.moves()).hasSizeBetween(1, 4 * Grid.DIRECTIONS);
            table.play(table.moves().getFirst());
            displacements++;
        }
        assertThat(displacements).isBetween(2, infantry().size() / 3 + 1);
    }

    @Test
    @Rule({"blitzkrieg 5.3.1a", "brigade R27"})
    void aNewcomerMayGoOnThroughOneFullHexIntoTheNext() {
        Table.blitzkrieg()
                .step("fighting german")
                .air("french", 0)
                .with("66/18DI at 2013", "27/12ID at 2012", "48/12ID at 2113")
                .with("19/22DI at 1913", "62/22DI at 1913", "116/22DI at 1913")
                .with("248/61DI at 1914", "264/61DI at 1914", "265/61DI at 1914")
                .play("attack 2013", "join 27/12ID", "air 10")
                .rolls(1, 2)
                .play("declare")
                .waits("retreating french")
                .play("retreat 66/18DI 2013-1913", "retreat 66/18DI 1913-1914")
                .waits("displacing french")
                .refused("5.3.1a", "retreat 66/18DI 1914-1913")
                .play("retreat 66/18DI 1914-1915")
                .waits("advancing german")
                .at("66/18DI", "1915");
    }

    /** Whether 66/18DI could be taken in by a hex that is full already. */
    private static boolean takesIn(Table table, String hex) {
        return new Chains(CAMPAIGN)
                .hasRoom(
                        table.position(),
                        CAMPAIGN.unit("66/18DI").orElseThrow(),
                        CAMPAIGN.grid().find(hex).orElseThrow());
    }

    @Test
    @Rule({"blitzkrieg 5.3.1a", "brigade R27"})
    void aHexHasRoomIfTheOnlyWayOutOfItLeadsThroughAnotherFullHexToAFreeOne() {
        // Whatever else lies around 1910 and 1911 is in a German zone.
        Table table =
                Table.blitzkrieg()
                        .step("moving french")
                        .with("66/18DI at 1909", "8/5DIM at 1912")
                        .with("19/22DI at 1910", "62/22DI at 1910", "116/22DI at 1910")
                        .with("248/61DI at 1911", "264/61DI at 1911")
                        .with("27/12ID at 1710", "48/12ID at 2009")
                        .with("89/12ID at 2111", "GD at 1711")
                        .play("8/5DIM 1912-1911");
        assertThat(takesIn(table, "1910")).isTrue();
    }

    @Test
    @Rule({"blitzkrieg 5.3.1a", "blitzkrieg 5.3a", "brigade R27"})
    void aHexHasNoRoomIfItsOnlyWayLeadsToAFullHexThatNobodyCanLeave() {
        Table straight =
                Table.blitzkrieg()
                        .with("66/18DI at 1909", "8/5DIM at 0101")
                        .with("19/22DI at 1910", "62/22DI at 1910", "116/22DI at 1910")
                        .with("248/61DI at 1911", "264/61DI at 1911", "265/61DI at 1911")
                        .with("27/12ID at 1710", "48/12ID at 1813", "89/12ID at 2110")
                        .with("GD at 1809", "SR1/1Pz at 2013");
        assertThat(takesIn(straight, "1910")).isFalse();
        Table bent =
                Table.blitzkrieg()
                        .with("66/18DI at 1812")
                        .with("19/22DI at 1811", "62/22DI at 1811", "116/22DI at 1811")
                        .with("248/61DI at 1910", "264/61DI at 1910", "265/61DI at 1910")
                        .with("27/12ID at 1611", "48/12ID at 1809")
                        .with("89/12ID at 1912", "GD at 2110");
        assertThat(takesIn(bent, "1811")).isFalse();
    }
}
