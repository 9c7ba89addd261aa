package kessel.games.afrikakorps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import kessel.engine.game.FastChance;
import kessel.engine.game.Journal;
import kessel.games.afrikakorps.data.Campaign;
import kessel.games.afrikakorps.data.Ground;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Board;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Chapters 1 to 3: what counters mean, and what follows what. */
class Chapter02And03SequenceTest {
    private static final Roster ROSTER = Table.roster();

    @Test
    @Rule({
        "afrika-korps 1.2b",
        "afrika-korps 1.3.1a",
        "afrika-korps 1.3.2a",
        "afrika-korps 1.3.3a",
        "afrika-korps 1.2.3a"
    })
    void whatStandsOnCounters() {
        int brescia = Table.piece("Brescia");
        assertThat(ROSTER.attack(brescia)).isEqualTo(2);
        assertThat(ROSTER.defence(brescia)).isEqualTo(3);
        assertThat(ROSTER.move(brescia)).isEqualTo(4);
        assertThat(ROSTER.combat(brescia)).isTrue();
        assertThat(ROSTER.combat(Table.piece("Rom"))).isFalse();
        assertThat(ROSTER.move(Table.piece("Rom"))).isEqualTo(12);
        assertThat(ROSTER.combat(Table.piece("AxS1"))).isFalse();
        assertThat(ROSTER.move(Table.piece("AxS1"))).isEqualTo(10);
    }

    @Test
    @Rule({"afrika-korps 1.1d", "afrika-korps 1.1f", "afrika-korps 1.1g"})
    void basesAndRoads() {
        Ground ground = Table.GAME.campaign().ground();
        assertThat(ground.playable(Table.hex("R60"))).isFalse();
        assertThat(ground.onRoad(Table.hex("K61"))).isTrue();
        // A base is open ground: zones reach into it.
        Table table = Table.axis().with("21/5 W3", "7A/1 W4");
        Board board = new Board(ground).read(table.position());
        assertThat(board.zone(Roster.ALLIES, Table.hex("W3"))).isNotZero();
        assertThat(ground.doubling(Table.hex("W3"))).isEqualTo(1);
    }

    @Test
    @Rule({"afrika-korps 2.2a", "afrika-korps 3a", "afrika-korps 3b", "afrika-korps 1.6a"})
    void axisThenAlliesThroughThirtyEightTurns() {
        AfrikaKorpsPosition position =
                Table.GAME.rules().setUp(Campaign.SCENARIO, Set.of(), _ -> 0);
        assertThat(position.at(Table.piece("15/8"))).isEqualTo(AfrikaKorpsPosition.POOL);
        assertThat(Table.GAME.campaign().turns()).isEqualTo(38);
        assertThat(Table.GAME.campaign().dates()).startsWith("1941-04-01").endsWith("1942-10-15");
        AfrikaKorpsMove done = new AfrikaKorpsMove.Done();
        // Nine units stand at El Agheila: six of them leave it by two and two.
        String[] marches = {
            "21/5 W6-W7",
            "21/104 W6-W7",
            "21/3 W6-W7",
            "Ariete W6-W5",
            "Brescia W6-W5",
            "Pavia W6-W5"
        };
        for (String march : marches) {
            AfrikaKorpsMove move = Table.GAME.notation().read("march " + march);
            assertThat(Table.GAME.rules().judge(position, move).legal()).isTrue();
            Table.GAME.rules().play(position, move, _ -> 0, Journal.SILENT);
        }
        Table.GAME.rules().play(position, done, _ -> 0, Journal.SILENT);
        assertThat(position.phasing()).isEqualTo(Roster.ALLIES);
        assertThat(position.turn()).isEqualTo(1);
    }

    @Test
    @Rule({"afrika-korps 3.3b", "afrika-korps 3.3c", "afrika-korps 3.4a", "afrika-korps 5.3a"})
    void theAlliedTurnInOrder() {
        Table table = Table.axis().turn(5).with("9A/20 G25", "AxS1 W2", "22Gds R40", "Savona R41");
        table.with("AlS1 R39").play("done").step("planning axis");
        table.refused("prepare", "11.3a").play("abandon Savona", "done");
        table.step("unloading allies").play("unload G25").step("arriving allies");
        table.play("arrive 7/4 G25", "done").step("moving allies");
    }

    @Test
    @Rule({"afrika-korps 1.5a", "afrika-korps 5.1a", "afrika-korps 10.1a"})
    void movementNeedsNoDie() {
        // The table has no dice laid out: rolling one would fail.
        Table table = Table.axis().with("21/5 R40", "AxS1 R40").play("march 21/5 R40-R41", "done");
        assertThat(table.position().phasing()).isEqualTo(Roster.ALLIES);
    }

    @Test
    @Rule({"afrika-korps 8.6b", "afrika-korps 5.3a"})
    void aRetreatIsOverBeforeTheNextBattle() {
        Table table = Table.axis().with("21/5 R40", "7/4 R41", "AxS1 R39", "15/8 T45", "2/3 T46");
        table.with("AxS2 T44").play("done").battle("21/5", "7/4", "AxS1");
        table.battle("15/8", "2/3", "AxS2").play("done").dice(3).play("resolve 1");
        table.refused("resolve 2", "3a").refused("march 15/8 T45-T44", "3a");
    }

    @Test
    @Rule({"afrika-korps 4.2b", "afrika-korps 4.1b"})
    void whatIsHeldInAlliedTurnsOnlyCountsThen() {
        Table table = Table.axis().turn(20).with("7/4 H2", "2/3 G25", "22Gds W3", "9A/20 J62");
        table.with("Sabratha R40", "Rom R40", "AxS1 R40", "AlS1 H2").play("done");
        assertThat(table.position().control(Roster.ALLIES)).isEqualTo(1);
        assertThat(table.position().get(Cell.AXIS_CONTROL)).isZero();
    }

    @Test
    @Rule("afrika-korps 4.1b")
    void orInOnesOwnTurnsIfThatIsAgreed() {
        AfrikaKorpsPosition position =
                Table.GAME
                        .rules()
                        .setUp(
                                Campaign.SCENARIO,
                                Set.of(Campaign.CONTROL_IN_OWN_TURNS),
                                new FastChance(new java.util.SplittableRandom(1)));
        for (String[] each :
                new String[][] {
                    {"21/5", "H2"}, {"21/104", "G25"}, {"21/3", "W3"}, {"Ariete", "J62"}
                }) {
            position.put(Table.piece(each[0]), Table.hex(each[1]));
        }
        position.put(Table.piece("2/2SG"), Table.hex("R40"));
        position.put(Table.piece("9A/20"), Table.hex("R40"));
        position.put(Table.piece("AlS1"), Table.hex("R40"));
        for (String id : new String[] {"Brescia", "Pavia"}) {
            position.put(Table.piece(id), Table.hex("W8"));
        }
        position.put(Table.piece("4I/11"), Table.hex("L60"));
        position.keep();
        Table.GAME.rules().play(position, new AfrikaKorpsMove.Done(), _ -> 0, Journal.SILENT);
        assertThat(position.phasing()).isEqualTo(Roster.ALLIES);
        assertThat(position.control(Roster.AXIS)).isZero();
        Table.GAME.rules().play(position, new AfrikaKorpsMove.Done(), _ -> 0, Journal.SILENT);
        assertThat(position.phasing()).isEqualTo(Roster.AXIS);
        assertThat(position.control(Roster.AXIS)).isEqualTo(1);
    }
}
