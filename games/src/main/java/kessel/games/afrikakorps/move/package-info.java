/** What a player can do, and by which words it is written. */
package kessel.games.afrikakorps.move;
