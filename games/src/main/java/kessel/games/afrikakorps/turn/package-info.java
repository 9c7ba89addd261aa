/**
 * The sequence of play: control, arrivals, movement as a decision, substitutes, the end of a turn.
 */
package kessel.games.afrikakorps.turn;
