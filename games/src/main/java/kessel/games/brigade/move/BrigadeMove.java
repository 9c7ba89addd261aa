package kessel.games.brigade.move;

import kessel.engine.game.Move;
import kessel.games.kit.Route;

/** What a player does in the Brigade series. Units and hexes are indices. */
public sealed interface BrigadeMove extends Move {
    record Place(int unit, int hex) implements BrigadeMove {}

    /** A unit moves, from the first hex of the route to its last. */
    record March(int unit, Route route) implements BrigadeMove {}

    /** A reinforcement comes on at the first hex of the route. */
    record Enter(int unit, Route route) implements BrigadeMove {}

    /** Opens an attack on a hex. */
    record Attack(int hex) implements BrigadeMove {}

    /** Adds a unit to the attack that is being put together, or artillery to the defence. */
    record Join(int unit) implements BrigadeMove {}

    /** Takes a unit out of the attack or the defence that is being put together. */
    record Drop(int unit) implements BrigadeMove {}

    /** Says how many air points go into the attack or the defence that is being put together. */
    record Air(int points) implements BrigadeMove {}

    /** Chooses a unit to take a loss, to be eliminated or to be given up, whichever is asked. */
    record Lose(int unit) implements BrigadeMove {}

    /** Chooses a unit to recover from its loss. */
    record Recover(int unit) implements BrigadeMove {}

    /** A unit falls back, from the first hex of the route to its last. */
    record Retreat(int unit, Route route) implements BrigadeMove {}

    /** A victorious unit follows up, from where it stands to the last hex of the route. */
    record Advance(int unit, Route route) implements BrigadeMove {}

    /** Says that one is done: with the phase, with putting an attack together, and so on. */
    record Finish(What what) implements BrigadeMove {}

    enum What {
        PHASE(Verb.END),
        ATTACK(Verb.DECLARE),
        NO_ATTACK(Verb.CANCEL),
        DEFENCE(Verb.STAND),
        CHOICE(Verb.ENOUGH),
        ADVANCE(Verb.HALT);

        private final Verb verb;

        What(Verb verb) {
            this.verb = verb;
        }

        public Verb verb() {
            return verb;
        }
    }

    Finish END = new Finish(What.PHASE);
    Finish DECLARE = new Finish(What.ATTACK);
    Finish CANCEL = new Finish(What.NO_ATTACK);
    Finish STAND = new Finish(What.DEFENCE);
    Finish ENOUGH = new Finish(What.CHOICE);
    Finish HALT = new Finish(What.ADVANCE);
}
