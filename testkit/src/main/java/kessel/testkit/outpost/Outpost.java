package kessel.testkit.outpost;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import kessel.engine.data.Library;
import kessel.engine.game.Choices;
import kessel.engine.game.Evaluation;
import kessel.engine.game.Game;
import kessel.engine.game.Notation;
import kessel.engine.game.PositionFile;
import kessel.engine.game.Printed;
import kessel.engine.game.Sight;
import kessel.engine.hex.HexMap;
import kessel.engine.hex.HexMapFile;

/**
 * A tiny game of cards, secrets and dice, so that no contract of the engine, the server or the page
 * has only one family of games behind it: hidden blocks, hands, choices made at the same time,
 * draws that one side sees, scenarios of different length.
 */
public final class Outpost implements Game<OutpostPosition, OutpostMove> {
    static final String ID = "outpost";

    private static final List<String> SIDES = List.of("red", "blue");
    private static final List<List<String>> STARTS =
            List.of(List.of("A1", "B1", "C1"), List.of("A5", "B5", "C5"));
    private static final List<String> OBJECTIVES = List.of("A3", "C3");

    private final HexMap map;
    private final OutpostRules rules;
    private final OutpostPrint printed;

    public Outpost() {
        Library library = Library.builtIn(Outpost.class);
        map = HexMapFile.read(library.yaml(ID + "/map.yaml"));
        int[][] starts = STARTS.stream().map(this::hexes).toArray(int[][]::new);
        rules = new OutpostRules(map, starts, hexes(OBJECTIVES));
        printed = new OutpostPrint(this, library);
    }

    private int[] hexes(List<String> labels) {
        return labels.stream().mapToInt(label -> map.grid().find(label).orElseThrow()).toArray();
    }

    List<String> objectives() {
        return OBJECTIVES;
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<String> sides() {
        return SIDES;
    }

    @Override
    public HexMap map() {
        return map;
    }

    @Override
    public OutpostRules rules() {
        return rules;
    }

    @Override
    public Notation<OutpostMove> notation() {
        return new OutpostNotation(this);
    }

    @Override
    public Choices<OutpostPosition, OutpostMove> choices() {
        return new OutpostChoices();
    }

    @Override
    public List<String> steps() {
        return List.of("laying", "moving", "over");
    }

    @Override
    public PositionFile<OutpostPosition> positions() {
        return new OutpostFile(this);
    }

    @Override
    public Sight<OutpostPosition> sight() {
        return new OutpostSight(this);
    }

    @Override
    public Printed printed() {
        return printed;
    }

    @Override
    public Evaluation<OutpostPosition, OutpostMove> evaluation() {
        return new Evaluation<>() {
            @Override
            public double worth(OutpostPosition position, int side) {
                return rules.score(position, side).total()
                        - rules.score(position, 1 - side).total();
            }

            @Override
            public OptionalDouble foresee(OutpostPosition position, OutpostMove move, int side) {
                return OptionalDouble.empty();
            }
        };
    }

    /** In whose colours a side's blocks are. */
    static String nation(int side) {
        return side == 0 ? "british" : "german";
    }

    /** Blocks are r1 to r3 and b1 to b3, by their strength; cards c1 to c6. */
    @Override
    public String pieceId(int piece) {
        if (piece >= OutpostPosition.BLOCKS) {
            return "c" + OutpostPosition.worth(piece - OutpostPosition.BLOCKS);
        }
        return SIDES.get(OutpostPosition.sideOf(piece)).charAt(0)
                + Integer.toString(OutpostPosition.strength(piece));
    }

    /** What the enemy calls a block that it cannot read. */
    String letterName(int block, int letter) {
        return "?" + SIDES.get(OutpostPosition.sideOf(block)).charAt(0) + "xyz".charAt(letter);
    }

    @Override
    public OptionalInt piece(String id) {
        for (int piece = 0; piece < OutpostPosition.BLOCKS + OutpostPosition.CARDS; piece++) {
            if (pieceId(piece).equals(id)) {
                return OptionalInt.of(piece);
            }
        }
        return OptionalInt.empty();
    }
}
