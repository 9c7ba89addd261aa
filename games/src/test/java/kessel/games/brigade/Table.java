package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kessel.engine.data.Item;
import kessel.engine.data.Library;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Panel;
import kessel.engine.game.Ruling;
import kessel.engine.game.Sight;
import kessel.engine.game.Tally;
import kessel.engine.game.Tally.Terms;
import kessel.engine.game.View;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.UnitStates;

/**
 * A table for tests that read as prose: set units up, roll given dice, play, and see what happens.
 * It begins with an empty map, the first side to move in turn 1, all air points full and every
 * place in the hands that hold it when the campaign begins.
 */
public final class Table {
    /**
     * Each is opened once for all tests of a process: reading its files takes longer than most
     * tests.
     */
    public static final BrigadeGame GAZALA = BrigadeGame.gazala();

    public static final BrigadeGame DIADEM = BrigadeGame.diadem();

    public static final BrigadeGame BLITZKRIEG = BrigadeGame.blitzkrieg();

    private final BrigadeGame game;
    private final Map<String, String> units = new LinkedHashMap<>();
    private final Map<String, String> holders = new LinkedHashMap<>();
    private final Map<String, Integer> air = new LinkedHashMap<>();
    private final List<String> more = new ArrayList<>();
    private final Deque<Integer> dice = new ArrayDeque<>();
    private final Journal.Kept journal = new Journal.Kept();
    private int turn = 1;
    private String step;
    private BrigadePosition position;

    private Table(BrigadeGame game) {
        this.game = game;
        game.campaign().counters().forEach(counter -> units.put(counter.id(), "gone"));
        Campaign campaign = game.campaign();
        BrigadePosition opening = opening(game);
        for (int i = 0; i < campaign.objectives().size(); i++) {
            String holder = game.sides().get(opening.holder(i));
            holders.put(campaign.objectives().get(i).name(), holder);
        }
        for (int side = 0; side < 2; side++) {
            air.put(game.sides().get(side), campaign.air(side));
        }
        step = "moving " + game.sides().get(campaign.first());
    }

    private static BrigadePosition opening(BrigadeGame game) {
        return game.rules().setUp("campaign", Set.of(), _ -> fail("the set-up rolls a die"));
    }

    static Table gazala() {
        return new Table(GAZALA);
    }

    static Table diadem() {
        return new Table(DIADEM);
    }

    public static Table blitzkrieg() {
        return new Table(BLITZKRIEG);
    }

    /** The same on a game whose files were changed for the test. */
    static Table of(BrigadeGame game) {
        return new Table(game);
    }

    /** The same with a passage of one of the game's files changed. */
    static Table changed(String file, String printed, String instead) {
        Library files = Library.builtIn(BrigadeGame.class);
        assertThat(files.text(file)).contains(printed);
        return of(
                BrigadeGame.of(
                        file.substring(0, file.indexOf('/')),
                        name -> {
                            String text = files.text(name);
                            return name.equals(file) ? text.replace(printed, instead) : text;
                        }));
    }

    /** The Gazala campaign as its scenario has it, before the free units are set up. */
    static Table campaign() {
        return gazala().opened();
    }

    /** The campaign as its scenario has it, before the free units are set up. */
    Table opened() {
        position = opening(game);
        return this;
    }

    // Setting up.

    /**
     * Units as {@code "5/21Pz at 0810"} or {@code "1FL at 1012 reduced"}; {@code "10/5Ind at due"}
     * waits beside the map.
     */
    public Table with(String... placements) {
        for (String placement : placements) {
            String[] parts = placement.split(" at ");
            assertThat(units).containsKey(parts[0]);
            units.put(parts[0], parts[1]);
        }
        return this;
    }

    Table turn(int number) {
        turn = number;
        return this;
    }

    /**
     * The step as position files write it, such as {@code "moving allies"} or {@code "fighting
     * axis"}.
     */
    public Table step(String words) {
        step = words;
        return this;
    }

    public Table air(String side, int points) {
        air.put(side, points);
        return this;
    }

    Table held(String side, String place) {
        holders.put(place, side);
        return this;
    }

    /**
     * A further line of the position file, such as {@code "cleared: [0702]"} or {@code "options:
     * [open-odds]"}.
     */
    Table line(String yaml) {
        more.add(yaml);
        return this;
    }

    // Playing.

    /** The dice that are rolled next. */
    public Table rolls(int... next) {
        for (int die : next) {
            dice.add(die);
        }
        return this;
    }

    /** Plays moves one after another; each must be legal, whoever's decision it is. */
    public Table play(String... moves) {
        for (String notation : moves) {
            BrigadeMove move = game.notation().read(notation);
            Ruling ruling = game.rules().judge(position(), move);
            if (ruling instanceof Ruling.Illegal(String rule, var why, var _)) {
                fail(notation + " is refused under " + rule + ": " + say(why));
            }
            Chance loaded =
                    bound -> {
                        if (dice.isEmpty()) {
                            throw new AssertionError(
                                    notation + " rolls a die that the test did not expect");
                        }
                        return dice.remove() - 1;
                    };
            game.rules().play(position, move, loaded, journal);
        }
        assertThat(dice).as("dice that were not rolled").isEmpty();
        return this;
    }

    // Looking.

    public BrigadePosition position() {
        if (position == null) {
            position = game.positions().read(Item.parse("test", yaml()));
        }
        return position;
    }

    private String yaml() {
        StringBuilder text = new StringBuilder("game: " + game.id() + "\nscenario: campaign\n");
        text.append("turn: ").append(turn).append('\n');
        text.append("step: ").append(step).append('\n');
        String decider = step.substring(step.indexOf(' ') + 1);
        if (more.stream().noneMatch(line -> line.startsWith("phase:"))) {
            text.append("phase: ").append(decider).append('\n');
        }
        text.append("air: ").append(air.toString().replace("=", ": ")).append('\n');
        text.append("held:\n");
        for (String side : game.sides()) {
            List<String> names =
                    holders.keySet().stream()
                            .filter(name -> holders.get(name).equals(side))
                            .toList();
            text.append("  ").append(side).append(": ").append(names).append('\n');
        }
        more.forEach(line -> text.append(line).append('\n'));
        text.append("units:\n");
        units.forEach(
                (id, where) ->
                        text.append("  ").append(id).append(": ").append(where).append('\n'));
        return text.toString();
    }

    private String say(kessel.engine.words.Phrase phrase) {
        return game.printed().words("en").say(phrase, game.printed().names(0));
    }

    /** The move is refused, under exactly this rule; the table stays as it was. */
    public Table refused(String rule, String notation) {
        BrigadePosition before = position().copy();
        Ruling ruling = game.rules().judge(position, game.notation().read(notation));
        assertThat(ruling).as(notation).isInstanceOf(Ruling.Illegal.class);
        Ruling.Illegal illegal = (Ruling.Illegal) ruling;
        assertThat(illegal.rule()).as(notation + ": " + say(illegal.why())).isEqualTo(rule);
        assertThat(position).isEqualTo(before);
        return this;
    }

    Table allowed(String notation) {
        Ruling ruling = game.rules().judge(position(), game.notation().read(notation));
        assertThat(ruling).as(notation).isEqualTo(Ruling.LEGAL);
        return this;
    }

    /** Where a unit is: a hex, or {@code destroyed}, {@code gone}, {@code due}, {@code free}. */
    public Table at(String unit, String where) {
        assertThat(UnitStates.where(game.campaign(), position().hex(index(unit))))
                .as(unit)
                .isEqualTo(where);
        return this;
    }

    Table reduced(String unit) {
        assertThat(position().is(index(unit), UnitStates.REDUCED))
                .as(unit + " is reduced")
                .isTrue();
        return this;
    }

    Table intact(String... whole) {
        for (String unit : whole) {
            assertThat(position().is(index(unit), UnitStates.REDUCED))
                    .as(unit + " is reduced")
                    .isFalse();
        }
        return this;
    }

    /** A unit's powers as they stand, such as {@code "4-4-15"}. */
    Table worth(String unit, String powers) {
        int index = index(unit);
        String now = position().attack(index) + "-" + position.defence(index);
        assertThat(now + "-" + game.campaign().counter(index).move()).as(unit).isEqualTo(powers);
        return this;
    }

    /** The step that the table waits in, such as {@code "retreating allies"}. */
    public Table waits(String words) {
        String decider = position().over() ? "" : " " + game.sides().get(position.step().decider());
        assertThat(position.step().name() + decider).isEqualTo(words);
        return this;
    }

    int airLeft(String side) {
        return position().air(game.side(side));
    }

    String holder(String place) {
        List<String> names =
                game.campaign().objectives().stream().map(Campaign.Objective::name).toList();
        return game.sides().get(position().holder(names.indexOf(place)));
    }

    /** All legal moves. */
    public List<String> moves() {
        List<String> moves = new ArrayList<>();
        game.rules().moves(position(), move -> moves.add(game.notation().write(move)));
        return moves;
    }

    /** The columns that the ground in a hex gives its defender, works included. */
    int columns(String hex) {
        Campaign campaign = game.campaign();
        int at = campaign.grid().find(hex).orElseThrow();
        int beside = -1;
        for (int direction = 0; beside < 0; direction++) {
            beside = campaign.grid().neighbour(at, direction);
        }
        return game.rules().battle.columnsAgainst(position(), at, 0, beside);
    }

    /** The hexes where a unit may end its move. */
    List<String> destinations(String unit) {
        List<String> labels = new ArrayList<>();
        game.rules()
                .movesOf(
                        position(),
                        index(unit),
                        move -> {
                            int[] way = game.choices().of(move).way();
                            labels.add(game.map().label(way[way.length - 1]));
                        });
        return labels;
    }

    /** The cost of a move in movement points. */
    String cost(String notation) {
        Tally cost = game.choices().cost(position(), game.notation().read(notation));
        return cost.write(cost.total());
    }

    /** The cost's terms as {@code "T-TER-a 1"}. */
    List<String> costTerms(String notation) {
        Tally cost = game.choices().cost(position(), game.notation().read(notation));
        return cost.terms().stream()
                .map(term -> term.rule() + " " + cost.write(term.value()))
                .toList();
    }

    /** The cost's terms in words. */
    List<String> costWords(String notation) {
        Tally cost = game.choices().cost(position(), game.notation().read(notation));
        return cost.terms().stream().map(term -> told(term.words())).toList();
    }

    int attackStrength() {
        return game.rules().battle.attackStrength(position());
    }

    int defenceStrength() {
        return game.rules().battle.defenceStrength(position());
    }

    /** What the attack under way is made of, as {@code "5.1.1a 8"}. */
    List<String> attackTerms() {
        return terms(terms -> game.rules().battle.attack(position(), terms));
    }

    /** What the defence under way is made of, as {@code "5.1.1b 5"}. */
    List<String> defenceTerms() {
        return terms(terms -> game.rules().battle.defence(position(), terms));
    }

    /** The shifts of the assault under way as {@code "5.1.2a -2"}. */
    List<String> shifts() {
        return terms(terms -> game.rules().battle.shifts(position(), terms));
    }

    List<String> bombardmentShifts() {
        return terms(terms -> game.rules().battle.bombardmentShifts(position(), terms));
    }

    private List<String> terms(java.util.function.Consumer<Terms> of) {
        Tally.Builder terms = new Tally.Builder(Tally.WHOLE);
        of.accept(terms);
        return terms(terms.tally());
    }

    /** The terms of a tally, each of which must also say in words what it is for. */
    private List<String> terms(Tally tally) {
        assertThat(tally.terms()).allSatisfy(term -> assertThat(told(term.words())).isNotBlank());
        return tally.terms().stream().map(term -> term.rule() + " " + term.value()).toList();
    }

    /** The column of the assault under way after all shifts, such as {@code "3-1"}. */
    String column() {
        return game.campaign().combat().column(game.rules().battle.column(position()));
    }

    int bombardmentValue() {
        return game.rules().battle.bombardmentValue(position());
    }

    String bombardmentColumn() {
        return game.campaign()
                .bombardment()
                .column(game.rules().battle.bombardmentColumn(position()));
    }

    int score(String side) {
        return game.rules().score(position(), game.side(side)).total();
    }

    /** The score's terms as {@code "11.2a-1 50"}. */
    List<String> scoreTerms(String side) {
        return terms(game.rules().score(position(), game.side(side)));
    }

    /** The score's terms in words. */
    List<String> scoreWords(String side) {
        return game.rules().score(position(), game.side(side)).terms().stream()
                .map(term -> told(term.words()))
                .toList();
    }

    /** The side that is ahead, or {@code nobody}. */
    String leader() {
        int leader = game.rules().leader(position());
        return leader < 0 ? "nobody" : game.sides().get(leader);
    }

    /** The result of the combat under way, such as {@code "DRI/AVB"}. */
    String result() {
        return position().outcome().code();
    }

    /** The table as a side sees it. */
    View seenBy(String side) {
        return game.sight().view(position(), game.side(side));
    }

    /** The panel of a kind that a side sees, or null. */
    <T extends Panel> T panel(String side, Class<T> kind) {
        return seenBy(side).panels().stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .findFirst()
                .orElse(null);
    }

    /** The air points that are left to each side, as one of them sees it. */
    Map<String, Integer> air(String side) {
        Map<String, Integer> left = new java.util.HashMap<>();
        panel(side, Panel.Pool.class).stocks().forEach(each -> left.put(each.side(), each.left()));
        return left;
    }

    /** A box beside the map as a side sees it. */
    Panel.Box box(String side, String id) {
        return seenBy(side).panels().stream()
                .filter(panel -> panel instanceof Panel.Box box && box.id().equals(id))
                .map(Panel.Box.class::cast)
                .findFirst()
                .orElseThrow();
    }

    /** The hexes where a side sees markers of a kind. */
    List<String> marked(String side, String kind) {
        return seenBy(side).marks().stream()
                .filter(mark -> mark.kind().equals(kind))
                .map(View.Mark::hex)
                .toList();
    }

    /** The units in a hex as a side sees them. */
    List<View.Piece> seenBy(String side, String hex) {
        return seenBy(side).pieces().stream().filter(piece -> piece.where().equals(hex)).toList();
    }

    /** A position that looks the same to a side. */
    BrigadePosition guessedBy(String side, long seed) {
        return game.sight().guess(position(), game.side(side), new java.util.Random(seed));
    }

    /** Why a move is refused, in English, with all units named. */
    String refusal(String notation) {
        Ruling ruling = game.rules().judge(position(), game.notation().read(notation));
        assertThat(ruling).as(notation).isInstanceOf(Ruling.Illegal.class);
        return told(((Ruling.Illegal) ruling).why());
    }

    /** What the journal has told so far, in English, with all units named. */
    List<String> told() {
        return journal.entries().stream().map(entry -> told(entry.phrase())).toList();
    }

    String told(kessel.engine.words.Phrase phrase) {
        return game.printed().words("en").say(phrase, game.printed().names(Sight.HINDSIGHT));
    }

    /** What the table asks for, in English, as a side reads it. */
    String prompt(String side) {
        return game.printed()
                .words("en")
                .say(
                        game.sight().prompt(position(), game.side(side)),
                        game.printed().names(game.side(side)));
    }

    /** What the journal has told a side so far. */
    List<String> told(String side) {
        return journal.entries().stream()
                .map(
                        entry ->
                                game.printed()
                                        .words("en")
                                        .say(entry.phrase(), game.printed().names(game.side(side))))
                .toList();
    }

    /** The rules that the journal has cited so far. */
    List<String> cited() {
        return journal.entries().stream().map(Journal.Entry::rule).toList();
    }

    /** The journal's headings so far, in English. */
    List<String> headings() {
        return journal.entries().stream()
                .filter(Journal.Entry::heading)
                .map(entry -> told(entry.phrase()))
                .toList();
    }

    private int index(String unit) {
        return game.campaign().unit(unit).orElseThrow();
    }
}
