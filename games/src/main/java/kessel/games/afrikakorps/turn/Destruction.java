package kessel.games.afrikakorps.turn;

import static kessel.games.afrikakorps.position.AfrikaKorpsPosition.POOL;

import java.util.function.Consumer;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.engine.words.Phrase;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Destroy;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Theatre;

/** A player destroys supply of his own, or captured, in his own turn (15.5a). */
public final class Destruction {
    private final Theatre theatre;

    public Destruction(Theatre theatre) {
        this.theatre = theatre;
    }

    public Ruling judge(AfrikaKorpsPosition position, int supply) {
        Roster roster = theatre.roster();
        if (!roster.supply(supply) || roster.side(supply) != position.phasing()) {
            return Theatre.refuse("15.5a", "not-your-supply");
        }
        if (position.at(supply) == POOL) {
            return Theatre.refuse("15.5a", "not-in-play", Theatre.piece(supply));
        }
        if (position.is(supply, Flags.USED) || position.supports(supply) != 0) {
            return Theatre.refuse("15.5a", "supply-needed", Theatre.piece(supply));
        }
        return Ruling.LEGAL;
    }

    public void moves(AfrikaKorpsPosition position, Consumer<? super AfrikaKorpsMove> each) {
        position.supplies(
                position.phasing(),
                supply -> {
                    if (judge(position, supply).legal()) {
                        each.accept(new Destroy(supply));
                    }
                });
    }

    public void play(AfrikaKorpsPosition position, int supply, Journal journal) {
        position.remove(supply, POOL);
        if (journal.listens()) {
            journal.tell("15.5a", Phrase.of("told.destroys", Theatre.piece(supply)));
        }
    }
}
