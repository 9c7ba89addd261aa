package kessel.games.desertfox.table;

import java.util.Arrays;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import kessel.engine.data.DataFault;
import kessel.engine.game.Notation;
import kessel.engine.hex.HexMap;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.data.UnitClass;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.move.DesertFoxMove.Attack;
import kessel.games.desertfox.move.DesertFoxMove.Bid;
import kessel.games.desertfox.move.DesertFoxMove.Buy;
import kessel.games.desertfox.move.DesertFoxMove.CallMalta;
import kessel.games.desertfox.move.DesertFoxMove.Commit;
import kessel.games.desertfox.move.DesertFoxMove.Converge;
import kessel.games.desertfox.move.DesertFoxMove.Discard;
import kessel.games.desertfox.move.DesertFoxMove.Disperse;
import kessel.games.desertfox.move.DesertFoxMove.Done;
import kessel.games.desertfox.move.DesertFoxMove.Draw;
import kessel.games.desertfox.move.DesertFoxMove.Feed;
import kessel.games.desertfox.move.DesertFoxMove.Fight;
import kessel.games.desertfox.move.DesertFoxMove.Fire;
import kessel.games.desertfox.move.DesertFoxMove.Hold;
import kessel.games.desertfox.move.DesertFoxMove.Keep;
import kessel.games.desertfox.move.DesertFoxMove.Lay;
import kessel.games.desertfox.move.DesertFoxMove.LayMines;
import kessel.games.desertfox.move.DesertFoxMove.Lose;
import kessel.games.desertfox.move.DesertFoxMove.March;
import kessel.games.desertfox.move.DesertFoxMove.Pass;
import kessel.games.desertfox.move.DesertFoxMove.Place;
import kessel.games.desertfox.move.DesertFoxMove.Rebuild;
import kessel.games.desertfox.move.DesertFoxMove.Recall;
import kessel.games.desertfox.move.DesertFoxMove.Redouble;
import kessel.games.desertfox.move.DesertFoxMove.Redraw;
import kessel.games.desertfox.move.DesertFoxMove.Refuse;
import kessel.games.desertfox.move.DesertFoxMove.Rommel;
import kessel.games.desertfox.move.DesertFoxMove.Ship;
import kessel.games.desertfox.move.DesertFoxMove.Stand;
import kessel.games.desertfox.move.DesertFoxMove.Stay;
import kessel.games.desertfox.move.DesertFoxMove.TakeUpMines;
import kessel.games.desertfox.move.Verb;
import kessel.games.desertfox.position.DesertFoxPosition;

/**
 * A verb, a block and a way: {@code march 5Pz G1-G2-F2}, {@code fire 5Pz infantry}, {@code lay 2+1}
 * for two real cards and a blank one.
 */
public final class DesertFoxNotation implements Notation<DesertFoxMove> {
    private static final String TRIPOLI = "tripoli";
    private static final String REAL = "real";
    private static final String BLANK = "blank";

    private final Campaign campaign;
    private final Roster roster;

    public DesertFoxNotation(Campaign campaign) {
        this.campaign = campaign;
        roster = campaign.roster();
    }

    private String hexes(int... way) {
        return Arrays.stream(way)
                .mapToObj(
                        hex ->
                                hex == DesertFoxPosition.TRIPOLI
                                        ? TRIPOLI
                                        : campaign.map().label(hex))
                .collect(Collectors.joining("-"));
    }

    private static String face(boolean real) {
        return real ? REAL : BLANK;
    }

    @Override
    public String write(DesertFoxMove move) {
        String words =
                switch (move) {
                    case Place(int block, int hex) -> roster.id(block) + " " + hexes(hex);
                    case Feed(int block) -> roster.id(block);
                    case Lay(int reals, int blanks) -> reals + "+" + blanks;
                    case Discard(boolean real) -> face(real);
                    case Disperse(int hex) -> hexes(hex);
                    case Converge(int hex) -> hexes(hex);
                    case March(int block, int[] way) -> roster.id(block) + " " + hexes(way);
                    case Stay(int block) -> roster.id(block);
                    case Stand(int hex) -> hexes(hex);
                    case Refuse(int hex) -> hexes(hex);
                    case Commit(int block) -> roster.id(block);
                    case Attack(int hex) -> hexes(hex);
                    case Redouble(int hex) -> hexes(hex);
                    case Fight(int hex) -> hexes(hex);
                    case Fire(int block, UnitClass target) ->
                            roster.id(block) + " " + target.word();
                    case Hold(int block) -> roster.id(block);
                    case Lose(int block) -> roster.id(block);
                    case Recall(int block) -> roster.id(block);
                    case Ship(int block, int port) -> roster.id(block) + " " + hexes(port);
                    case Rebuild(int block) -> roster.id(block);
                    case LayMines(int hex) -> hexes(hex);
                    case TakeUpMines(int hex) -> hexes(hex);
                    case Bid(boolean real) -> face(real);
                    case Keep _, Redraw _, Pass _, Rommel _, Draw _, Buy _, CallMalta _, Done _ ->
                            "";
                };
        return (Verb.of(move).word() + " " + words).strip();
    }

    @Override
    public DesertFoxMove read(String text) {
        String[] words = text.split(" ", -1);
        Verb verb = Verb.of(words[0]);
        if (verb == null || words.length - 1 != verb.words()) {
            throw fault(text);
        }
        return switch (verb) {
            case PLACE -> new Place(block(text, words[1]), hex(text, words[2]));
            case KEEP_HAND -> new Keep();
            case REDRAW -> new Redraw();
            case FEED -> new Feed(block(text, words[1]));
            case PASS -> new Pass();
            case LAY -> lay(text, words[1]);
            case DISCARD -> new Discard(real(text, words[1]));
            case DISPERSE -> new Disperse(hex(text, words[1]));
            case CONVERGE -> new Converge(hex(text, words[1]));
            case ROMMEL -> new Rommel();
            case MARCH -> new March(block(text, words[1]), way(text, words[2]));
            case STAY -> new Stay(block(text, words[1]));
            case STAND -> new Stand(hex(text, words[1]));
            case REFUSE -> new Refuse(hex(text, words[1]));
            case COMMIT -> new Commit(block(text, words[1]));
            case ATTACK -> new Attack(hex(text, words[1]));
            case DOUBLE -> new Redouble(hex(text, words[1]));
            case FIGHT -> new Fight(hex(text, words[1]));
            case FIRE -> {
                UnitClass target = UnitClass.of(words[2]);
                if (target == null) {
                    throw fault(text);
                }
                yield new Fire(block(text, words[1]), target);
            }
            case HOLD -> new Hold(block(text, words[1]));
            case LOSE -> new Lose(block(text, words[1]));
            case RECALL -> new Recall(block(text, words[1]));
            case SHIP ->
                    new Ship(
                            block(text, words[1]),
                            words[2].equals(TRIPOLI)
                                    ? DesertFoxPosition.TRIPOLI
                                    : hex(text, words[2]));
            case REBUILD -> new Rebuild(block(text, words[1]));
            case LAY_MINES -> new LayMines(hex(text, words[1]));
            case TAKE_UP -> new TakeUpMines(hex(text, words[1]));
            case DRAW_CARD -> new Draw();
            case BUY -> new Buy();
            case MALTA -> new CallMalta();
            case BID -> new Bid(real(text, words[1]));
            case DONE -> new Done();
        };
    }

    private static DataFault fault(String text) {
        return new DataFault("'" + text + "' is not a move");
    }

    private static Lay lay(String text, String numbers) {
        if (!numbers.matches("\\d{1,2}\\+\\d{1,2}")) {
            throw fault(text);
        }
        String[] each = numbers.split("\\+");
        return new Lay(Integer.parseInt(each[0]), Integer.parseInt(each[1]));
    }

    private static boolean real(String text, String face) {
        if (!face.equals(REAL) && !face.equals(BLANK)) {
            throw fault(text);
        }
        return face.equals(REAL);
    }

    private int block(String text, String id) {
        OptionalInt piece = roster.find(id);
        if (piece.isEmpty() || !roster.isBlock(piece.getAsInt())) {
            throw fault(text);
        }
        return piece.getAsInt();
    }

    private int hex(String text, String label) {
        return campaign.grid().find(label).orElseThrow(() -> fault(text));
    }

    private int[] way(String text, String labels) {
        String[] each = labels.split("-", -1);
        int[] way = new int[each.length];
        for (int i = 0; i < each.length; i++) {
            HexMap.Edge edge = i > 0 && i == each.length - 1 ? HexMap.Edge.of(each[i]) : null;
            way[i] = edge == null ? hex(text, each[i]) : edge.beyond();
        }
        return way;
    }
}
