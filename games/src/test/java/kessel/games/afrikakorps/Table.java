package kessel.games.afrikakorps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import kessel.engine.data.Item;
import kessel.engine.game.Chance;
import kessel.engine.game.FastChance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.games.afrikakorps.data.Campaign;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.planning.Duty;
import kessel.games.afrikakorps.planning.Plan;
import kessel.games.afrikakorps.planning.Plans;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Stage;
import kessel.games.afrikakorps.position.Theatre;

/**
 * A table to set a situation up on and play it: {@code axis().with("21/5 R39").play("march 21/5
 * R39-R38")}. Far away stands a unit of each side, so that nobody has lost yet.
 */
final class Table {
    static final AfrikaKorps GAME = new AfrikaKorps();

    private final AfrikaKorpsPosition position;
    private final Deque<Integer> dice = new ArrayDeque<>();
    private final Journal.Kept journal = new Journal.Kept();

    private Table(int side) {
        position =
                GAME.rules()
                        .setUp(
                                Campaign.SCENARIO,
                                Set.of(),
                                new FastChance(new SplittableRandom(1)));
        for (int piece = 0; piece < roster().size(); piece++) {
            position.remove(piece, AfrikaKorpsPosition.POOL);
        }
        position.set(Cell.TURN, 20);
        position.set(Cell.PHASING, side);
        position.set(Cell.PORTS, 0);
        position.ask(Stage.MOVING, side);
        with("Sabratha W2", "51/2 I63", "Rom W2");
    }

    static Table axis() {
        return new Table(Roster.AXIS);
    }

    static Table allies() {
        return new Table(Roster.ALLIES);
    }

    static Roster roster() {
        return GAME.campaign().roster();
    }

    static int hex(String label) {
        return GAME.map().grid().find(label).orElseThrow();
    }

    static int piece(String id) {
        return GAME.piece(id).orElseThrow();
    }

    AfrikaKorpsPosition position() {
        return position;
    }

    Table turn(int turn) {
        position.set(Cell.TURN, turn);
        position.keep();
        return this;
    }

    /** Pieces with the hex, or {@code sea}, {@code dead}, that each is in. */
    Table with(String... pieces) {
        for (String each : pieces) {
            String[] words = each.split(" ");
            int at =
                    switch (words[1]) {
                        case "sea" -> AfrikaKorpsPosition.SEA;
                        case "dead" -> AfrikaKorpsPosition.DEAD;
                        case "due" -> AfrikaKorpsPosition.POOL;
                        default -> hex(words[1]);
                    };
            position.remove(piece(words[0]), at);
        }
        position.keep();
        return this;
    }

    /** Units that came to where they are in this turn. */
    Table moved(String... pieces) {
        for (String each : pieces) {
            position.mark(piece(each), Flags.MOVED);
        }
        position.keep();
        return this;
    }

    Table flag(int flag, String... pieces) {
        for (String each : pieces) {
            position.mark(piece(each), flag);
        }
        position.keep();
        return this;
    }

    Table dice(int... numbers) {
        for (int number : numbers) {
            dice.add(number);
        }
        return this;
    }

    private Chance chance() {
        return bound -> {
            assertThat(dice).as("a die was rolled that nobody laid out").isNotEmpty();
            return dice.remove() - 1;
        };
    }

    Ruling judge(String move) {
        return GAME.rules().judge(position, GAME.notation().read(move));
    }

    Table play(String... moves) {
        for (String move : moves) {
            Ruling ruling = judge(move);
            assertThat(ruling.legal()).as(move + " " + ruling).isTrue();
            GAME.rules().play(position, GAME.notation().read(move), chance(), journal);
        }
        return this;
    }

    Table legal(String... moves) {
        for (String move : moves) {
            assertThat(judge(move)).as(move).isEqualTo(Ruling.LEGAL);
        }
        return this;
    }

    Table refused(String move, String rule) {
        Ruling ruling = judge(move);
        assertThat(ruling).as(move).isInstanceOf(Ruling.Illegal.class);
        assertThat(((Ruling.Illegal) ruling).rule()).as(move + " " + ruling).isEqualTo(rule);
        return this;
    }

    Table at(String id, String where) {
        assertThat(where(id)).as(id).isEqualTo(where);
        return this;
    }

    private String where(String id) {
        int at = position.at(piece(id));
        return switch (at) {
            case AfrikaKorpsPosition.SEA -> "sea";
            case AfrikaKorpsPosition.DEAD -> "dead";
            case AfrikaKorpsPosition.POOL -> "due";
            default -> at >= 0 ? GAME.map().label(at) : "in-substitute";
        };
    }

    Table step(String step) {
        int decider = position.decider();
        assertThat(position.stage().word() + (decider < 0 ? "" : " " + Roster.SIDES.get(decider)))
                .isEqualTo(step);
        return this;
    }

    /** The captured supply unit of a side in a hex. */
    String captured(String side, String label) {
        List<String> found = new ArrayList<>();
        position.supplies(
                Roster.SIDES.indexOf(side),
                supply -> {
                    if (position.at(supply) == hex(label) && roster().captured(supply)) {
                        found.add(roster().id(supply));
                    }
                });
        assertThat(found).as(side + " captured supply in " + label).hasSize(1);
        return found.getFirst();
    }

    int left(String id) {
        return roster().move(piece(id)) - position.spent(piece(id));
    }

    int roadLeft(String id) {
        return GAME.campaign().ground().roadBonus() - position.roadUsed(piece(id));
    }

    boolean is(String id, int flag) {
        return position.is(piece(id), flag);
    }

    Table dooms(String... ids) {
        long doomed = plan().doomed();
        List<String> found = new ArrayList<>();
        position.units(
                position.phasing(),
                unit -> {
                    if ((doomed & roster().bit(unit)) != 0) {
                        found.add(roster().id(unit));
                    }
                });
        assertThat(found).containsExactlyInAnyOrder(ids);
        return this;
    }

    private Plan plan() {
        Theatre theatre = GAME.rules().theatre();
        Plans.Found found =
                theatre.board(
                        position,
                        board -> new Plans(theatre, new Duty(theatre)).find(position, board, 0));
        assertThat(found.plan()).as("a lawful plan").isNotNull();
        return found.plan();
    }

    /** A battle is put together and declared: pieces in any order that can be added. */
    Table battle(String... pieces) {
        play("prepare");
        for (String each : pieces) {
            play("add " + each);
        }
        return play("declare");
    }

    Table writtenAndRead() {
        String text = GAME.positions().write(position);
        assertThat(GAME.positions().read(Item.parse("position", text))).isEqualTo(position);
        return this;
    }
}
