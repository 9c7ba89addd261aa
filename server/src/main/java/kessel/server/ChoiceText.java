package kessel.server;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import kessel.engine.game.Choice;
import kessel.engine.game.Game;
import kessel.engine.game.Target;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;

/** A choice with the names that people read: what identifies it, as it comes in and goes out. */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
record ChoiceText(
        String verb, List<String> subjects, Aim target, List<String> route, Integer amount) {
    /** No hand and no way is longer. */
    private static final int MOST_SUBJECTS = 100;

    private static final int LONGEST_ROUTE = 100;
    private static final int LARGEST_AMOUNT = 9999;

    /**
     * A target: a hex, alone or with an edge to leave it by or the direction of a hexside; or a
     * piece, a box, a side or the number of a battle.
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Aim(
            String hex,
            String edge,
            Integer direction,
            String piece,
            String box,
            String side,
            Integer battle) {}

    static ChoiceText of(Game<?, ?> game, Choice choice) {
        return new ChoiceText(
                choice.verb(),
                choice.subjects().stream().map(game::pieceId).toList(),
                aim(game, choice.target()),
                choice.route().stream().map(hex -> game.map().label(hex)).toList(),
                choice.amount().isPresent() ? choice.amount().getAsInt() : null);
    }

    private static Aim aim(Game<?, ?> game, Target target) {
        return switch (target) {
            case null -> null;
            case Target.Hex(int hex) -> hex(game, hex, null, null);
            case Target.Beyond(int hex, var edge) -> hex(game, hex, edge.word(), null);
            case Target.Hexside(int hex, int direction) -> hex(game, hex, null, direction);
            case Target.Piece(int piece) ->
                    new Aim(null, null, null, game.pieceId(piece), null, null, null);
            case Target.Box(String box) -> new Aim(null, null, null, null, box, null, null);
            case Target.Side(int side) ->
                    new Aim(null, null, null, null, null, game.sides().get(side), null);
            case Target.Battle(int number) -> new Aim(null, null, null, null, null, null, number);
        };
    }

    private static Aim hex(Game<?, ?> game, int hex, String edge, Integer direction) {
        return new Aim(game.map().label(hex), edge, direction, null, null, null, null);
    }

    /** Reads what somebody sent; only its form is looked at, for no game is known yet. */
    static ChoiceText read(Json json) {
        List<String> subjects = json.texts("subjects", MOST_SUBJECTS);
        List<String> route = json.texts("route", LONGEST_ROUTE);
        Integer amount = json.optionalNumber("amount", LARGEST_AMOUNT);
        Json target = json.optionalObject("target");
        return new ChoiceText(
                json.optionalText("verb"),
                subjects,
                target == null ? null : aim(target),
                route,
                amount);
    }

    private static Aim aim(Json json) {
        Aim aim =
                new Aim(
                        json.optionalText("hex"),
                        json.optionalText("edge"),
                        json.optionalNumber("direction", Grid.DIRECTIONS - 1),
                        json.optionalText("piece"),
                        json.optionalText("box"),
                        json.optionalText("side"),
                        json.optionalNumber("battle", LARGEST_AMOUNT));
        int kinds = 0;
        for (Object kind : new Object[] {aim.hex, aim.piece, aim.box, aim.side, aim.battle}) {
            kinds += kind == null ? 0 : 1;
        }
        boolean onHex = aim.edge != null || aim.direction != null;
        if (kinds != 1 || onHex && aim.hex == null || aim.edge != null && aim.direction != null) {
            throw Refusal.malformed(
                    "'target' must name a hex (with an edge or a direction, where it is one), "
                            + "a piece, a box, a side or a battle");
        }
        return aim;
    }

    /** The choice in a game; a name that the game does not know is told. */
    Choice in(Game<?, ?> game) {
        List<Integer> pieces = new ArrayList<>();
        subjects.forEach(id -> pieces.add(piece(game, id)));
        List<Integer> hexes = new ArrayList<>();
        route.forEach(label -> hexes.add(hex(game, label)));
        return new Choice(
                verb,
                pieces,
                target(game),
                hexes,
                amount == null ? OptionalInt.empty() : OptionalInt.of(amount));
    }

    private Target target(Game<?, ?> game) {
        if (target == null) {
            return null;
        }
        if (target.piece != null) {
            return new Target.Piece(piece(game, target.piece));
        }
        if (target.box != null) {
            return new Target.Box(target.box);
        }
        if (target.side != null) {
            return new Target.Side(side(game, target.side));
        }
        if (target.battle != null) {
            return new Target.Battle(target.battle);
        }
        int hex = hex(game, target.hex);
        if (target.direction != null) {
            return new Target.Hexside(hex, target.direction);
        }
        return target.edge == null
                ? new Target.Hex(hex)
                : new Target.Beyond(hex, edge(target.edge));
    }

    private static int piece(Game<?, ?> game, String id) {
        return game.piece(id)
                .orElseThrow(() -> Refusal.malformed("there is no piece '" + id + "'"));
    }

    private static int hex(Game<?, ?> game, String label) {
        return game.map()
                .grid()
                .find(label)
                .orElseThrow(() -> Refusal.malformed("there is no hex '" + label + "'"));
    }

    private static HexMap.Edge edge(String word) {
        HexMap.Edge edge = HexMap.Edge.of(word);
        if (edge == null) {
            throw Refusal.malformed("there is no edge '" + word + "'");
        }
        return edge;
    }

    private static int side(Game<?, ?> game, String id) {
        int side = game.side(id);
        if (side < 0) {
            throw Refusal.malformed("there is no side '" + id + "'");
        }
        return side;
    }
}
