package kessel.games.desertfox.table;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import kessel.engine.data.DataFault;
import kessel.engine.game.Choice;
import kessel.engine.game.Choices;
import kessel.engine.game.Tally;
import kessel.engine.game.Target;
import kessel.engine.words.Phrase;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.data.UnitClass;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.move.Verb;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Luck;
import kessel.games.desertfox.position.Stage;
import kessel.games.desertfox.rules.DesertFoxRules;
import kessel.games.kit.Cited;

/** The moves as data. */
public final class DesertFoxChoices implements Choices<DesertFoxPosition, DesertFoxMove> {
    private static final String TRIPOLI = "tripoli";
    private static final String REAL = "real";
    private static final String BLANK = "blank";

    private final Campaign campaign;
    private final Roster roster;
    private final Intentions intentions;
    private final DesertFoxRules rules;

    public DesertFoxChoices(Campaign campaign, DesertFoxRules rules) {
        this.campaign = campaign;
        this.rules = rules;
        roster = campaign.roster();
        intentions = new Intentions(rules);
    }

    @Override
    public List<String> verbs() {
        return Verb.WORDS;
    }

    private static Choice at(Choice choice, int hex) {
        return choice.at(new Target.Hex(hex));
    }

    private static Choice face(Choice choice, boolean real) {
        return choice.at(new Target.Box(real ? REAL : BLANK));
    }

    @Override
    public Choice of(DesertFoxMove move) {
        Choice choice = Choice.of(Verb.of(move).word());
        int piece = rules.piece(move);
        if (piece >= 0) {
            choice = choice.with(piece);
        }
        return switch (move) {
            case DesertFoxMove.Place(int _, int hex) -> at(choice, hex);
            case DesertFoxMove.Lay(int reals, int blanks) -> laid(choice, reals, blanks);
            case DesertFoxMove.Discard(boolean real) -> face(choice, real);
            case DesertFoxMove.Disperse(int hex) -> at(choice, hex);
            case DesertFoxMove.Converge(int hex) -> at(choice, hex);
            case DesertFoxMove.March(int _, int[] way) ->
                    way.length == 0 ? choice : choice.along(way);
            case DesertFoxMove.Stand(int hex) -> at(choice, hex);
            case DesertFoxMove.Refuse(int hex) -> at(choice, hex);
            case DesertFoxMove.Attack(int hex) -> at(choice, hex);
            case DesertFoxMove.Redouble(int hex) -> at(choice, hex);
            case DesertFoxMove.Fight(int hex) -> at(choice, hex);
            case DesertFoxMove.Fire(int _, UnitClass target) ->
                    choice.at(new Target.Box(target.word()));
            case DesertFoxMove.Ship(int _, int port) ->
                    choice.at(new Target.Box(port < 0 ? TRIPOLI : campaign.map().label(port)));
            case DesertFoxMove.LayMines(int hex) -> at(choice, hex);
            case DesertFoxMove.TakeUpMines(int hex) -> at(choice, hex);
            case DesertFoxMove.Bid(boolean real) -> face(choice, real);
            default -> choice;
        };
    }

    /** The cards themselves are what is laid: so many of each face. */
    private Choice laid(Choice choice, int reals, int blanks) {
        List<Integer> cards = new ArrayList<>();
        for (int i = 0; i < Math.min(reals, roster.reals()); i++) {
            cards.add(roster.card(true, i));
        }
        for (int i = 0; i < Math.min(blanks, roster.blanks()); i++) {
            cards.add(roster.card(false, i));
        }
        return new Choice(choice.verb(), cards, null, List.of(), OptionalInt.empty());
    }

    @Override
    public DesertFoxMove move(DesertFoxPosition position, Choice choice) {
        if (choice.verb() == null) {
            return intentions.meant(position, choice);
        }
        Verb verb = Verb.of(choice.verb());
        if (verb == null) {
            throw new DataFault("'" + choice.verb() + "' is nothing that can be done");
        }
        return switch (verb) {
            case PLACE -> new DesertFoxMove.Place(block(choice), hex(choice));
            case KEEP_HAND -> new DesertFoxMove.Keep();
            case REDRAW -> new DesertFoxMove.Redraw();
            case FEED -> new DesertFoxMove.Feed(block(choice));
            case PASS -> new DesertFoxMove.Pass();
            case LAY -> lay(choice);
            case DISCARD -> new DesertFoxMove.Discard(box(choice).equals(REAL));
            case DISPERSE -> new DesertFoxMove.Disperse(hex(choice));
            case CONVERGE -> new DesertFoxMove.Converge(hex(choice));
            case ROMMEL -> new DesertFoxMove.Rommel();
            case MARCH ->
                    choice.route().isEmpty()
                            ? intentions.march(position, block(choice), choice.target())
                            : new DesertFoxMove.March(block(choice), choice.way());
            case STAY -> new DesertFoxMove.Stay(block(choice));
            case STAND -> new DesertFoxMove.Stand(hex(choice));
            case REFUSE -> new DesertFoxMove.Refuse(hex(choice));
            case COMMIT -> new DesertFoxMove.Commit(block(choice));
            case ATTACK -> new DesertFoxMove.Attack(hex(choice));
            case DOUBLE -> new DesertFoxMove.Redouble(hex(choice));
            case FIGHT -> new DesertFoxMove.Fight(hex(choice));
            case FIRE -> new DesertFoxMove.Fire(block(choice), target(choice));
            case HOLD -> new DesertFoxMove.Hold(block(choice));
            case LOSE -> new DesertFoxMove.Lose(block(choice));
            case RECALL -> new DesertFoxMove.Recall(block(choice));
            case SHIP -> new DesertFoxMove.Ship(block(choice), port(box(choice)));
            case REBUILD -> new DesertFoxMove.Rebuild(block(choice));
            case LAY_MINES -> new DesertFoxMove.LayMines(hex(choice));
            case TAKE_UP -> new DesertFoxMove.TakeUpMines(hex(choice));
            case DRAW_CARD -> new DesertFoxMove.Draw();
            case BUY -> new DesertFoxMove.Buy();
            case MALTA -> new DesertFoxMove.CallMalta();
            case BID -> new DesertFoxMove.Bid(box(choice).equals(REAL));
            case DONE -> new DesertFoxMove.Done();
        };
    }

    private static DataFault fault(Choice choice) {
        return new DataFault("'" + choice.verb() + "' wants something else to be done with");
    }

    private int block(Choice choice) {
        if (choice.subjects().size() != 1 || !roster.isBlock(choice.subjects().getFirst())) {
            throw fault(choice);
        }
        return choice.subjects().getFirst();
    }

    private int hex(Choice choice) {
        if (choice.target() instanceof Target.Hex(int hex)
                && hex >= 0
                && hex < campaign.ground().size()) {
            return hex;
        }
        throw fault(choice);
    }

    private static String box(Choice choice) {
        if (choice.target() instanceof Target.Box(String id)) {
            return id;
        }
        throw fault(choice);
    }

    private int port(String box) {
        return box.equals(TRIPOLI)
                ? DesertFoxPosition.TRIPOLI
                : campaign.grid()
                        .find(box)
                        .orElseThrow(() -> new DataFault("there is no port '" + box + "'"));
    }

    private static UnitClass target(Choice choice) {
        UnitClass target = UnitClass.of(box(choice));
        if (target == null) {
            throw fault(choice);
        }
        return target;
    }

    private DesertFoxMove lay(Choice choice) {
        int reals = (int) choice.subjects().stream().filter(roster::isReal).count();
        int blanks = (int) choice.subjects().stream().filter(roster::isBlank).count();
        return new DesertFoxMove.Lay(reals, blanks);
    }

    @Override
    public Phrase label(DesertFoxPosition position, DesertFoxMove move) {
        String key = "choice." + Verb.of(move).word();
        return switch (move) {
            case DesertFoxMove.Place(int block, int hex) ->
                    Phrase.of(key, Luck.veiled(block), Cited.hex(hex));
            case DesertFoxMove.Lay(int reals, int blanks) -> Phrase.of(key, reals, blanks);
            case DesertFoxMove.Discard(boolean real) -> Phrase.of(key, card(real));
            case DesertFoxMove.Disperse(int hex) -> Phrase.of(key, Cited.hex(hex));
            case DesertFoxMove.Converge(int hex) -> Phrase.of(key, Cited.hex(hex));
            case DesertFoxMove.March(int block, int[] way) -> {
                int end = way[way.length - 1];
                yield end < 0
                        ? Phrase.of("choice.exit", Luck.veiled(block))
                        : Phrase.of(key, Luck.veiled(block), Cited.hex(end));
            }
            case DesertFoxMove.Stand(int hex) -> Phrase.of(key, Cited.hex(hex));
            case DesertFoxMove.Refuse(int hex) -> Phrase.of(key, Cited.hex(hex));
            case DesertFoxMove.Attack(int hex) -> named(position, hex, "attack");
            case DesertFoxMove.Redouble(int hex) -> named(position, hex, "double");
            case DesertFoxMove.Fight(int hex) -> Phrase.of(key, Cited.hex(hex));
            case DesertFoxMove.Fire(int block, UnitClass target) ->
                    Phrase.of(
                            key,
                            Luck.veiled(block),
                            new Phrase.Word("class." + target.word()),
                            rules.dice(position, block),
                            campaign.fire()[roster.unitClass(block)][target.ordinal()]);
            case DesertFoxMove.Ship(int block, int port) ->
                    port < 0
                            ? Phrase.of(key, Luck.veiled(block), new Phrase.Word("box.tripoli"))
                            : Phrase.of(key, Luck.veiled(block), Cited.hex(port));
            case DesertFoxMove.LayMines(int hex) -> Phrase.of(key, Cited.hex(hex));
            case DesertFoxMove.TakeUpMines(int hex) -> Phrase.of(key, Cited.hex(hex));
            case DesertFoxMove.Bid(boolean real) -> Phrase.of(key, card(real));
            case DesertFoxMove.Pass _ when position.stage() == Stage.MARCHING ->
                    Phrase.of("choice.no-withdrawal");
            case DesertFoxMove.Done _ -> Phrase.of("choice.done-" + position.stage().word());
            default -> {
                int piece = rules.piece(move);
                yield piece < 0 ? Phrase.of(key) : Phrase.of(key, Luck.veiled(piece));
            }
        };
    }

    private static Phrase.Word card(boolean real) {
        return new Phrase.Word(real ? "card.real" : "card.blank");
    }

    private static Phrase named(DesertFoxPosition position, int hex, String verb) {
        int bit = verb.equals("attack") ? DesertFoxPosition.NAMED : DesertFoxPosition.DOUBLED;
        boolean back = (position.battle(hex) & bit) != 0;
        return Phrase.of("choice." + (back ? "un" : "") + verb, Cited.hex(hex));
    }

    @Override
    public boolean ends(DesertFoxPosition position, DesertFoxMove move) {
        return switch (move) {
            case DesertFoxMove.Done _,
                    DesertFoxMove.Pass _,
                    DesertFoxMove.Keep _,
                    DesertFoxMove.Redraw _ ->
                    true;
            default -> false;
        };
    }

    @Override
    public Tally cost(DesertFoxPosition position, DesertFoxMove move) {
        if (position.stage() != Stage.SPENDING) {
            return Tally.NONE;
        }
        int price = rules.price(position, move);
        if (price == 0) {
            return Tally.NONE;
        }
        Tally.Builder terms = new Tally.Builder(Tally.WHOLE);
        terms.add("9.3a", price, Phrase.of("term.points"));
        return terms.tally();
    }

    /** What a march leads into: a die, pursuit, battle. */
    @Override
    public List<Obligation> entails(DesertFoxPosition position, DesertFoxMove move) {
        if (position.stage() != Stage.MARCHING
                || !(move instanceof DesertFoxMove.March(int block, int[] way))) {
            return List.of();
        }
        List<Obligation> duties = new ArrayList<>();
        Board board = position.board();
        int enemy = 1 - roster.side(block);
        if (rules.forced(position, block, way)) {
            int least = campaign.numbers().marchSucceeds();
            duties.add(new Obligation("3.6b", Phrase.of("entails.forced", least)));
        }
        if (board.standing(enemy, way[0]) > 0) {
            duties.add(new Obligation("6.0b", Phrase.of("entails.retreats")));
        }
        int end = way[way.length - 1];
        if (end >= 0 && board.standing(enemy, end) > 0) {
            boolean first = !board.battlefield(end);
            duties.add(
                    new Obligation(
                            first ? "4.2c" : "3.7f",
                            Phrase.of(first ? "entails.engages" : "entails.joins")));
        }
        return duties;
    }
}
