package kessel.server;

import kessel.engine.game.Ruling;
import kessel.server.storage.Versions;

/** What became of a change that somebody wanted to make to a match. */
sealed interface Outcome {
    /** Made, and on disk. */
    record Done(Versions versions) implements Outcome {}

    /** The match has changed since the version that it was meant for. */
    record Stale() implements Outcome {}

    record Illegal(Ruling.Illegal ruling) implements Outcome {}
}
