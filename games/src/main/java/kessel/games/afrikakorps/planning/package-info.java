/** Who fights whom: duties, battles put together, lawful plans, automatic victories. */
package kessel.games.afrikakorps.planning;
