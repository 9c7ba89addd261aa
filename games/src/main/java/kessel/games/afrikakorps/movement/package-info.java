/** How pieces move: steps, roads, everywhere a piece can go, captures on the way, Rommel. */
package kessel.games.afrikakorps.movement;
