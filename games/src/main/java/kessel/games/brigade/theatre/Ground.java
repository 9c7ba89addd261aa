package kessel.games.brigade.theatre;

import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;
import kessel.games.brigade.data.Campaign;

/** What a game's own rules ask of the map. */
final class Ground {
    private final HexMap map;

    Ground(Campaign campaign) {
        map = campaign.map();
    }

    boolean is(int hex, String terrain) {
        return map.terrainName(hex).equals(terrain);
    }

    /** Whether a hexside of this kind lies between two hexes, whichever way it faces. */
    boolean between(int one, int other, String hexside) {
        int bits = map.hexsideBits(edge(one, other)) | map.hexsideBits(edge(other, one));
        return (bits & map.hexsides().bit(hexside)) != 0;
    }

    /** The same, if no path leads across it. */
    boolean unbridged(int one, int other, String hexside) {
        return between(one, other, hexside) && map.pathBits(edge(one, other)) == 0;
    }

    private int edge(int from, int to) {
        return from * Grid.DIRECTIONS + map.grid().direction(from, to);
    }
}
