package kessel.games.brigade.position;

import kessel.engine.game.Chance;
import kessel.engine.game.Journal;

/** What comes after a phase, or a part of it, once its decisions are made. */
public interface PhaseEnd {
    void end(BrigadePosition position, Chance chance, Journal journal);
}
