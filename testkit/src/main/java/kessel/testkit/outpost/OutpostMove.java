package kessel.testkit.outpost;

import kessel.engine.game.Move;

/** What a player of Outpost does. */
sealed interface OutpostMove extends Move {
    /** Lays a card of the hand face down. */
    record Lay(int card) implements OutpostMove {}

    /** Lays none, for want of one or to save it. */
    record Pass() implements OutpostMove {}

    /** Moves a block into a hex beside its own. */
    record Step(int block, int from, int to) implements OutpostMove {}

    /** Moves none. */
    record Stay() implements OutpostMove {}
}
