/** The Movement Phase: ways and their costs, places taken. */
package kessel.games.brigade.movement;
