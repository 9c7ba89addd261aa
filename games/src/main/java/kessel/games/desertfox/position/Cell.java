package kessel.games.desertfox.position;

import java.util.Locale;

/** The numbers of a position that belong to no block and no hex. */
public enum Cell {
    SCENARIO,
    OPTIONS,
    MONTH,
    PHASE,
    /** How far the phase is done. */
    PART,
    STAGE,
    /** The side that decides, + 1. */
    DECIDER,
    /** The side whose turn it is. */
    ACTIVE,
    /** Passes that followed directly on one another in this month (2.1d). */
    PASSES,
    /** Whether this turn was passed. */
    PASSED,
    /** The list of the set-up that is being placed. */
    LIST,
    // Cards: in a hand, laid and not shown, played and not shown, in the deck, and shown since.
    AXIS_REAL,
    ALLIED_REAL,
    AXIS_BLANK,
    ALLIED_BLANK,
    AXIS_PLAYED_REAL,
    ALLIED_PLAYED_REAL,
    AXIS_PLAYED_BLANK,
    ALLIED_PLAYED_BLANK,
    LAID_REAL,
    LAID_BLANK,
    /** How many of the cards laid this turn have been shown, all of them real (2.0k). */
    SHOWN,
    OPEN_REAL,
    OPEN_BLANK,
    DECK_REAL,
    DECK_BLANK,
    // The operation as far as it is done (2.0l).
    MOVES,
    COMBATS,
    DOUBLING,
    /** 0 not named, 1 named for the present move, 2 used (3.5a). */
    ROMMEL,
    /** 0 none, 1 dispersal, 2 convergence, of the move that is being made. */
    KIND,
    /** Its hex or command point, + 1. */
    POINT,
    /** The rendezvous, + 1, once a unit has gone there or means to. */
    RENDEZVOUS,
    /** Whether a unit of the present move has set out for good. */
    ARRIVED,
    /** A unit on its way, + 1, and what is left of that way. */
    MOVER,
    REST,
    // A flight: a retreat, a refusal or a rout.
    FLIGHT,
    FLIGHT_HEX,
    FLIGHT_SIDE,
    FLIGHT_PART,
    /** Places of fortresses that those who flee have taken, four bits each (5.1j). */
    FLIGHT_PLACES,
    /** The rate of the slowest, as it was told (6.1a). */
    RATE,
    // An exchange of fire.
    FIGHT,
    FIGHT_HEX,
    FIGHT_ATTACKER,
    FIRING_SIDE,
    /** Points of damage that have not made up a step yet, by the class that fires back (4.4f). */
    AXIS_RESTS,
    ALLIED_RESTS,
    // Losses that are being shared out.
    LOSS,
    LOSS_SIDE,
    LOSS_CLASS,
    LOSS_POINTS,
    /** Answers that are due, where their number must not tell what the blocks are. */
    LOSS_ANSWERS,
    // What a side holds and has.
    FORTRESSES,
    FORTRESSES_AT_START,
    AXIS_POINTS,
    ALLIED_POINTS,
    AXIS_EXITS,
    ALLIED_EXITS,
    /** Bits: the sides that have had a turn (10.1b). */
    HAD_A_TURN,
    /** 0 not called, 1 called. */
    MALTA,
    // Logistics.
    AXIS_DRAWS,
    ALLIED_DRAWS,
    DRAWN,
    FIRST_SPENDER,
    /** How many have finished spending. */
    SPENT,
    /** Minefields taken up and not yet laid elsewhere (9.34a). */
    TAKEN_UP,
    /** Units shipped in and out, by fortress, four bits each (9.32c). */
    SHIPPED,
    /** The hand of the side that spends, as the other side last saw it. */
    SEEN_HAND,
    /** 0 none, 1 blank, 2 real: the Allied card (9.4b). */
    CHALLENGE_CARD,
    /** 0 undecided, 1 + side, 3 a draw. */
    WINNER,
    VICTORY,
    /** How often anybody learned something that cannot be unlearned. */
    SHOWINGS,
    /** Whether two moves came before the first combat: it is a Mobile operation (2.0l). */
    MOBILE;

    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
