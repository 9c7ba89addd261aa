/** What a position is worth to a side: for computer players. */
package kessel.games.afrikakorps.evaluation;
