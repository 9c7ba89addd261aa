package kessel.games.afrikakorps.movement;

import static kessel.games.afrikakorps.position.AfrikaKorpsPosition.POOL;

import kessel.engine.game.Journal;
import kessel.engine.words.Phrase;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Theatre;

/** Supply that changes hands (15). Standing next to it takes nothing: only what moves does. */
public final class Captures {
    private final Theatre theatre;

    public Captures(Theatre theatre) {
        this.theatre = theatre;
    }

    /**
     * A combat unit has come into a hex: it takes all enemy supply there and beside it that no
     * combat unit guards, but in a fortress only what it has come upon (15.2.1a, 15.2.3). What a
     * retreating unit comes by is not taken while it supports an attack (15.2.2c).
     */
    public void arrived(
            AfrikaKorpsPosition position,
            int unit,
            int hex,
            int flags,
            boolean retreating,
            Journal journal) {
        Roster roster = theatre.roster();
        int side = roster.side(unit);
        for (int supply = position.onMapFrom(roster.firstSupply());
                supply < roster.size();
                supply = position.onMapFrom(supply + 1)) {
            if (roster.side(supply) == side) {
                continue;
            }
            int at = position.at(supply);
            boolean near =
                    at == hex
                            || theatre.ground().adjacent(at, hex) && !theatre.ground().fortress(at);
            boolean safe =
                    retreating
                            && (position.supports(supply) != 0 || position.is(supply, Flags.USED));
            if (near && !safe && !guarded(position, supply)) {
                take(position, supply, flags, "15.2.1a", journal);
            }
        }
    }

    /** Rommel is no guard (15.2a). */
    public boolean guarded(AfrikaKorpsPosition position, int supply) {
        int side = theatre.roster().side(supply);
        int at = position.at(supply);
        return position.countUnits(side, unit -> position.at(unit) == at) > 0;
    }

    /** The other side has it from now on, as a captured one (15.2.1b). */
    public int take(
            AfrikaKorpsPosition position, int supply, int flags, String rule, Journal journal) {
        int captor = 1 - theatre.roster().side(supply);
        int captured = position.freeSupply(captor, true);
        int hex = position.at(supply);
        position.remove(supply, POOL);
        position.remove(captured, hex);
        position.mark(captured, flags);
        if (journal.listens()) {
            journal.tell(
                    rule,
                    Phrase.of(
                            "told.captures",
                            Theatre.side(captor),
                            Theatre.piece(supply),
                            Theatre.hex(hex)));
        }
        return captured;
    }
}
