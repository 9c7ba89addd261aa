/** All that lies on the table, and what follows from it: zones, lines, losses. */
package kessel.games.afrikakorps.position;
