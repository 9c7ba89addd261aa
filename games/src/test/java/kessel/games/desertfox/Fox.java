package kessel.games.desertfox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import kessel.engine.data.Item;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Flag;
import kessel.games.desertfox.position.Luck;
import kessel.games.desertfox.position.Phase;
import kessel.games.desertfox.rules.SetUp;

/**
 * A table to write tests on: an empty map, blocks put where they are wanted, moves in notation, and
 * dice that are known beforehand.
 */
final class Fox {
    static final DesertFox GAME = new DesertFox();

    private final ArrayDeque<Integer> dice = new ArrayDeque<>();
    private final List<Journal.Entry> told = new ArrayList<>();
    DesertFoxPosition position;

    private final Chance chance =
            bound -> {
                assertThat(dice).as("a draw below " + bound + " that nobody expected").isNotEmpty();
                return dice.poll();
            };

    private Fox(String scenario, Set<String> options) {
        position = new SetUp(GAME.campaign()).begin(scenario, options);
        for (int block = 0; block < position.roster().size(); block++) {
            position.at(block, DesertFoxPosition.UNUSED);
            position.group(block, block);
        }
        position.set(Cell.MONTH, position.setting().firstMonth());
        position.set(Cell.HAD_A_TURN, 3);
    }

    /** An empty map in the first month of a scenario; each side has ten real cards. */
    static Fox table(String scenario, String... options) {
        Fox fox = new Fox(scenario, Set.of(options));
        fox.hand("axis", 10, 2);
        fox.hand("allies", 10, 2);
        return fox;
    }

    static Fox table() {
        return table("1941");
    }

    Fox hand(String side, int reals, int blanks) {
        int its = Roster.SIDES.indexOf(side);
        Cell[] from = {Cell.AXIS_REAL, Cell.AXIS_BLANK};
        Cell[] deck = {Cell.DECK_REAL, Cell.DECK_BLANK};
        int[] wanted = {reals, blanks};
        for (int i = 0; i < 2; i++) {
            position.add(deck[i], position.get(from[i], its) - wanted[i]);
            position.set(from[i], its, wanted[i]);
        }
        return this;
    }

    /** Blocks in a hex, each at full strength or, as {@code 5Pz/4}, at another. */
    Fox with(String blocks, String where) {
        for (String each : blocks.split(" ")) {
            String[] parts = each.split("/");
            int block = block(parts[0]);
            position.at(block, hex(where));
            position.strength(
                    block,
                    parts.length > 1
                            ? Integer.parseInt(parts[1])
                            : position.roster().block(block).most());
        }
        return this;
    }

    /** A battlefield: whose it is, with the hexsides of the other side, by direction. */
    Fox battlefield(String where, String defender, String attackersSides) {
        int side = Roster.SIDES.indexOf(defender);
        int hex = hex(where);
        position.defender(hex, side);
        int bits = side == 1 ? 0b111111 : 0;
        for (String name : attackersSides.split(" ")) {
            for (int direction = 0; direction < 6; direction++) {
                if (GAME.map().grid().directionName(direction).equals(name)) {
                    bits ^= 1 << direction;
                }
            }
        }
        position.control(hex, bits);
        return this;
    }

    Fox disrupted(String... blocks) {
        for (String block : blocks) {
            position.set(block(block), Flag.DISRUPTED, true);
        }
        return this;
    }

    Fox holds(String side, String... fortresses) {
        for (String name : fortresses) {
            int number = GAME.campaign().fortress(GAME.map().places().get(name).hex());
            int bit = 1 << number;
            int bits = position.get(Cell.FORTRESSES);
            position.set(Cell.FORTRESSES, side.equals("allies") ? bits | bit : bits & ~bit);
        }
        return this;
    }

    /** A side's turn begins. */
    Fox turn(String side) {
        position.set(Cell.FORTRESSES_AT_START, position.get(Cell.FORTRESSES));
        position.set(Cell.ACTIVE, 1 - Roster.SIDES.indexOf(side));
        position.phase(Phase.TURN_END);
        position.set(Cell.PART, 1);
        position.set(Cell.PASSED, 0);
        boolean before = (position.get(Cell.HAD_A_TURN) & 3) == 3;
        int had = position.get(Cell.HAD_A_TURN);
        GAME.rules().proceed(position, new Luck(chance, journal()));
        if (!before) {
            position.set(Cell.HAD_A_TURN, had);
        }
        return this;
    }

    private Journal journal() {
        return told::add;
    }

    /** Dice to come, each 1 to 6. */
    Fox dice(int... shows) {
        Arrays.stream(shows).forEach(die -> dice.add(die - 1));
        return this;
    }

    /** Other draws to come, counted from 0. */
    Fox draws(int... numbers) {
        Arrays.stream(numbers).forEach(dice::add);
        return this;
    }

    Fox play(String... moves) {
        for (String text : moves) {
            DesertFoxMove move = GAME.notation().read(text);
            assertThat(GAME.rules().judge(position, move))
                    .as(text + " in step " + position.step())
                    .isEqualTo(Ruling.LEGAL);
            GAME.rules().play(position, move, chance, journal());
        }
        assertThat(dice).as("dice that were not rolled").isEmpty();
        return this;
    }

    Fox refused(String text, String rule) {
        Ruling ruling = GAME.rules().judge(position, GAME.notation().read(text));
        assertThat(ruling).as(text).isInstanceOf(Ruling.Illegal.class);
        assertThat(((Ruling.Illegal) ruling).rule()).as(text).isEqualTo(rule);
        return this;
    }

    Fox allowed(String text) {
        assertThat(GAME.rules().judge(position, GAME.notation().read(text)))
                .as(text)
                .isEqualTo(Ruling.LEGAL);
        return this;
    }

    /** Who decides what. */
    Fox asks(String side, String step) {
        assertThat(position.stage().word()).isEqualTo(step);
        assertThat(Roster.SIDES.get(position.decider())).isEqualTo(side);
        return this;
    }

    Fox at(String block, String where) {
        int place = position.at(block(block));
        String at =
                switch (place) {
                    case DesertFoxPosition.DEAD -> "lost";
                    case DesertFoxPosition.EXITED -> "exited";
                    case DesertFoxPosition.TRIPOLI -> "tripoli";
                    case DesertFoxPosition.COMING -> "coming";
                    default -> GAME.map().label(place);
                };
        assertThat(at).as(block).isEqualTo(where);
        return this;
    }

    Fox strength(String block, int strength) {
        assertThat(position.strength(block(block))).as(block).isEqualTo(strength);
        return this;
    }

    Fox isDown(String block, boolean down) {
        assertThat(position.is(block(block), Flag.DISRUPTED)).as(block).isEqualTo(down);
        return this;
    }

    boolean is(String block, Flag flag) {
        return position.is(block(block), flag);
    }

    /** The hexes that a block may go to now, by label. */
    Set<String> ends(String block) {
        Set<String> ends = new TreeSet<>();
        GAME.rules()
                .moves(
                        position,
                        move -> {
                            if (move instanceof DesertFoxMove.March(int its, int[] way)
                                    && its == block(block)) {
                                ends.add(GAME.map().label(way[way.length - 1]));
                            }
                        });
        return ends;
    }

    /** All moves there are, as they are written, in order. */
    String moves() {
        List<String> moves = new ArrayList<>();
        GAME.rules().moves(position, move -> moves.add(GAME.notation().write(move)));
        moves.sort(Comparator.naturalOrder());
        return String.join(", ", moves);
    }

    String told(int viewer) {
        return told.stream()
                .filter(entry -> entry.audience().includes(viewer))
                .map(
                        entry ->
                                GAME.printed()
                                        .words("en")
                                        .say(entry.phrase(), GAME.printed().names(viewer)))
                .collect(Collectors.joining(" | "));
    }

    Fox copy() {
        position = GAME.positions().read(Item.parse("p", GAME.positions().write(position)));
        return this;
    }

    static int block(String id) {
        return GAME.piece(id).orElseThrow();
    }

    static int hex(String label) {
        return label.equals("tripoli")
                ? DesertFoxPosition.TRIPOLI
                : GAME.map().grid().find(label).orElseThrow();
    }
}
