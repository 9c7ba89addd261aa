package kessel.engine.game;

import kessel.engine.words.Phrase;

/** What the rules say of a move: never an exception, whatever the move. */
public sealed interface Ruling {
    Ruling LEGAL = new Legal();

    record Legal() implements Ruling {}

    /**
     * Refused under a rule, for a reason; where a number decides, the tally shows how it came
     * about.
     */
    record Illegal(String rule, Phrase why, Tally tally) implements Ruling {}

    default boolean legal() {
        return this instanceof Legal;
    }
}
