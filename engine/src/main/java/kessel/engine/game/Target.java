package kessel.engine.game;

import kessel.engine.hex.HexMap;

/** What a choice is aimed at. Hexes, pieces and sides are indices. */
public sealed interface Target {
    record Hex(int hex) implements Target {}

    /** Off the sheet, from a hex across an edge. */
    record Beyond(int hex, HexMap.Edge edge) implements Target {}

    record Hexside(int hex, int direction) implements Target {}

    record Piece(int piece) implements Target {}

    record Box(String id) implements Target {}

    record Side(int side) implements Target {}

    /** A battle of a plan, by its number. */
    record Battle(int number) implements Target {}
}
