package kessel.games.afrikakorps.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import kessel.engine.data.DataFault;
import kessel.engine.game.Notation;
import kessel.games.afrikakorps.data.Campaign;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Abandon;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Add;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Advance;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Agree;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Arrive;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Block;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Cancel;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Combine;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Declare;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Destroy;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Done;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Drop;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Embark;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Escort;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Finish;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Join;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Lose;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.March;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Open;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.PlaceRommel;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Refuse;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Resolve;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Retreat;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Roll;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Seize;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Split;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Suggest;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Support;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.TakeBack;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Unload;
import kessel.games.afrikakorps.move.Verb;

/** A verb, a piece and a way: {@code march 21/5 W6-W7-W8}, {@code add 15/8}, {@code resolve 2}. */
public final class AfrikaKorpsNotation implements Notation<AfrikaKorpsMove> {
    private final Campaign campaign;
    private final Roster roster;

    public AfrikaKorpsNotation(Campaign campaign) {
        this.campaign = campaign;
        roster = campaign.roster();
    }

    private String way(int... hexes) {
        return Arrays.stream(hexes)
                .mapToObj(campaign.map()::label)
                .collect(Collectors.joining("-"));
    }

    private String all(List<Integer> units) {
        return units.stream().map(roster::id).collect(Collectors.joining("+"));
    }

    @Override
    public String write(AfrikaKorpsMove move) {
        String verb = Verb.of(move).word();
        return switch (move) {
            case Unload(int port) -> verb + " " + way(port);
            case Arrive(int piece, int port) -> verb + " " + roster.id(piece) + " " + way(port);
            case March(int piece, int[] way) -> verb + " " + roster.id(piece) + " " + way(way);
            case Escort(int piece, int from, int over, int to) ->
                    verb + " " + roster.id(piece) + " " + way(from, over, to);
            case Embark(int piece) -> verb + " " + roster.id(piece);
            case Destroy(int piece) -> verb + " " + roster.id(piece);
            case Add(int piece) -> verb + " " + roster.id(piece);
            case Block(int piece) -> verb + " " + roster.id(piece);
            case Drop(int piece) -> verb + " " + roster.id(piece);
            case Abandon(int piece) -> verb + " " + roster.id(piece);
            case Lose(int piece) -> verb + " " + roster.id(piece);
            case Cancel(int battle) -> verb + " " + battle;
            case Resolve(int battle) -> verb + " " + battle;
            case Seize(int unit, int hex) -> verb + " " + roster.id(unit) + " " + way(hex);
            case Finish(int unit, int hex, int supply) ->
                    verb
                            + " "
                            + all(supply < 0 ? List.of(unit) : List.of(unit, supply))
                            + " "
                            + way(hex);
            case Advance(int unit, int hex) -> verb + " " + roster.id(unit) + " " + way(hex);
            case Join(int unit, int battle) -> verb + " " + roster.id(unit) + " " + battle;
            case Support(int supply, int battle) -> verb + " " + roster.id(supply) + " " + battle;
            case Combine(List<Integer> units, int substitute) ->
                    verb + " " + all(units) + " " + roster.id(substitute);
            case Split(int substitute, List<Integer> units) ->
                    verb + " " + roster.id(substitute) + " " + all(units);
            case Retreat(int unit, int over, int to) ->
                    verb + " " + roster.id(unit) + " " + way(over, to);
            case PlaceRommel(int hex) -> verb + " " + way(hex);
            case Roll _, TakeBack _, Open _, Declare _, Suggest _, Agree _, Refuse _, Done _ ->
                    verb;
        };
    }

    @Override
    public AfrikaKorpsMove read(String text) {
        String[] words = text.split(" ", -1);
        Verb verb = Verb.of(words[0]);
        int wanted = verb == null ? -1 : verb.words();
        if (words.length - 1 != wanted) {
            throw fault(text);
        }
        return switch (verb) {
            case CONVOY -> new Roll();
            case UNLOAD -> new Unload(hex(text, words[1]));
            case ARRIVE -> new Arrive(piece(text, words[1]), hex(text, words[2]));
            case MARCH -> new March(piece(text, words[1]), hexes(text, words[2]));
            case ESCORT -> {
                int[] way = hexes(text, words[2]);
                if (way.length != 3) {
                    throw fault(text);
                }
                yield new Escort(piece(text, words[1]), way[0], way[1], way[2]);
            }
            case EMBARK -> new Embark(piece(text, words[1]));
            case DESTROY -> new Destroy(piece(text, words[1]));
            case TAKE_BACK -> new TakeBack();
            case PREPARE -> new Open();
            case ADD -> new Add(piece(text, words[1]));
            case BLOCK -> new Block(piece(text, words[1]));
            case DROP -> new Drop(piece(text, words[1]));
            case DECLARE -> new Declare();
            case CANCEL -> new Cancel(battle(text, words[1]));
            case SEIZE -> new Seize(piece(text, words[1]), hex(text, words[2]));
            case JOIN -> new Join(piece(text, words[1]), battle(text, words[2]));
            case SUPPORT -> new Support(piece(text, words[1]), battle(text, words[2]));
            case ABANDON -> new Abandon(piece(text, words[1]));
            case SUGGEST -> new Suggest();
            case COMBINE -> new Combine(pieces(text, words[1]), piece(text, words[2]));
            case SPLIT -> new Split(piece(text, words[1]), pieces(text, words[2]));
            case RESOLVE -> new Resolve(battle(text, words[1]));
            case FINISH -> {
                List<Integer> pieces = pieces(text, words[1]);
                if (pieces.size() > 2) {
                    throw fault(text);
                }
                int supply = pieces.size() == 2 ? pieces.getLast() : -1;
                yield new Finish(pieces.getFirst(), hex(text, words[2]), supply);
            }
            case LOSE -> new Lose(piece(text, words[1]));
            case RETREAT -> {
                int[] way = hexes(text, words[2]);
                if (way.length != 2) {
                    throw fault(text);
                }
                yield new Retreat(piece(text, words[1]), way[0], way[1]);
            }
            case AGREE -> new Agree();
            case REFUSE -> new Refuse();
            case ADVANCE -> new Advance(piece(text, words[1]), hex(text, words[2]));
            case PLACE -> new PlaceRommel(hex(text, words[1]));
            case DONE -> new Done();
        };
    }

    private static DataFault fault(String text) {
        return new DataFault("'" + text + "' is not a move");
    }

    private int piece(String text, String id) {
        return roster.find(id).orElseThrow(() -> fault(text));
    }

    private List<Integer> pieces(String text, String ids) {
        List<Integer> pieces = new ArrayList<>();
        for (String id : ids.split("\\+", -1)) {
            pieces.add(piece(text, id));
        }
        return pieces;
    }

    private int hex(String text, String label) {
        return campaign.map().grid().find(label).orElseThrow(() -> fault(text));
    }

    private int[] hexes(String text, String way) {
        return Arrays.stream(way.split("-", -1)).mapToInt(label -> hex(text, label)).toArray();
    }

    private static int battle(String text, String number) {
        if (!number.matches("[1-9]\\d?")) {
            throw fault(text);
        }
        return Integer.parseInt(number);
    }
}
