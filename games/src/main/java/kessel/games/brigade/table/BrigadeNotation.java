package kessel.games.brigade.table;

import java.util.StringJoiner;
import kessel.engine.data.DataFault;
import kessel.engine.game.Notation;
import kessel.engine.hex.HexMap;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.move.BrigadeMove.Advance;
import kessel.games.brigade.move.BrigadeMove.Air;
import kessel.games.brigade.move.BrigadeMove.Attack;
import kessel.games.brigade.move.BrigadeMove.Drop;
import kessel.games.brigade.move.BrigadeMove.Enter;
import kessel.games.brigade.move.BrigadeMove.Finish;
import kessel.games.brigade.move.BrigadeMove.Join;
import kessel.games.brigade.move.BrigadeMove.Lose;
import kessel.games.brigade.move.BrigadeMove.March;
import kessel.games.brigade.move.BrigadeMove.Place;
import kessel.games.brigade.move.BrigadeMove.Recover;
import kessel.games.brigade.move.BrigadeMove.Retreat;
import kessel.games.brigade.move.Verb;
import kessel.games.kit.Route;

/**
 * The series' moves as text: {@code 5/21Pz 0409-0510-0611}, {@code enter 10/5Ind 2508-2408}, {@code
 * attack 1012}, {@code join 5/21Pz}, {@code drop 5/21Pz}, {@code air 6}, {@code declare}, {@code
 * cancel}, {@code stand}, {@code lose 1FL}, {@code retreat 1FL 1012-1112}, {@code advance 5/21Pz
 * 0911-1012}, {@code halt}, {@code enough}, {@code end}.
 */
public final class BrigadeNotation implements Notation<BrigadeMove> {
    private final Campaign campaign;

    public BrigadeNotation(Campaign campaign) {
        this.campaign = campaign;
    }

    @Override
    public String write(BrigadeMove move) {
        return switch (move) {
            case Place(int unit, int hex) ->
                    Verb.PLACE.id() + " " + id(unit) + " " + campaign.grid().label(hex);
            case March(int unit, Route route) -> id(unit) + " " + write(route);
            case Enter(int unit, Route route) ->
                    Verb.ENTER.id() + " " + id(unit) + " " + write(route);
            case Attack(int hex) -> Verb.ATTACK.id() + " " + campaign.grid().label(hex);
            case Join(int unit) -> Verb.JOIN.id() + " " + id(unit);
            case Drop(int unit) -> Verb.DROP.id() + " " + id(unit);
            case Air(int points) -> Verb.AIR.id() + " " + points;
            case Lose(int unit) -> Verb.LOSE.id() + " " + id(unit);
            case Recover(int unit) -> Verb.RECOVER.id() + " " + id(unit);
            case Retreat(int unit, Route route) ->
                    Verb.RETREAT.id() + " " + id(unit) + " " + write(route);
            case Advance(int unit, Route route) ->
                    Verb.ADVANCE.id() + " " + id(unit) + " " + write(route);
            case Finish(BrigadeMove.What what) -> what.verb().id();
        };
    }

    private String id(int unit) {
        return campaign.counter(unit).id();
    }

    private String write(Route route) {
        StringJoiner labels = new StringJoiner("-");
        for (int i = 0; i < route.length(); i++) {
            labels.add(campaign.map().label(route.hex(i)));
        }
        return labels.toString();
    }

    @Override
    public BrigadeMove read(String text) {
        String[] words = text.strip().split("\\s+");
        for (BrigadeMove.What what : BrigadeMove.What.values()) {
            if (words.length == 1 && words[0].equals(what.verb().id())) {
                return new Finish(what);
            }
        }
        return switch (Verb.of(words[0])) {
            case PLACE -> new Place(unit(word(words, 1, 3, text)), hex(words[2]));
            case ENTER -> new Enter(unit(word(words, 1, 3, text)), route(words[2]));
            case ATTACK -> new Attack(hex(word(words, 1, 2, text)));
            case JOIN -> new Join(unit(word(words, 1, 2, text)));
            case DROP -> new Drop(unit(word(words, 1, 2, text)));
            case AIR -> new Air(points(word(words, 1, 2, text)));
            case LOSE -> new Lose(unit(word(words, 1, 2, text)));
            case RECOVER -> new Recover(unit(word(words, 1, 2, text)));
            case RETREAT -> new Retreat(unit(word(words, 1, 3, text)), route(words[2]));
            case ADVANCE -> new Advance(unit(word(words, 1, 3, text)), route(words[2]));
            case null, default -> new March(unit(word(words, 0, 2, text)), route(words[1]));
        };
    }

    private static String word(String[] words, int index, int expected, String text) {
        if (words.length != expected) {
            throw new DataFault(
                    "'"
                            + text
                            + "' is not a move; moves look like '5/21Pz 0409-0510', 'attack 1012' or 'end'");
        }
        return words[index];
    }

    private int unit(String id) {
        return campaign.unit(id).orElseThrow(() -> new DataFault("there is no unit '" + id + "'"));
    }

    private int hex(String label) {
        return campaign.grid()
                .find(label)
                .orElseThrow(() -> new DataFault("there is no hex '" + label + "'"));
    }

    private static int points(String digits) {
        if (!digits.matches("\\d{1,4}")) {
            throw new DataFault("'" + digits + "' is not a number of air points");
        }
        return Integer.parseInt(digits);
    }

    private Route route(String text) {
        String[] labels = text.split("-", -1);
        int[] hexes = new int[labels.length];
        for (int i = 0; i < labels.length; i++) {
            HexMap.Edge edge = i == labels.length - 1 && i > 0 ? HexMap.Edge.of(labels[i]) : null;
            hexes[i] = edge == null ? hex(labels[i]) : edge.beyond();
        }
        return Route.of(hexes);
    }
}
