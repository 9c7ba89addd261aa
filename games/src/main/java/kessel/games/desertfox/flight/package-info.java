/** Leaving a hex with enemies in it: retreat, refusal, rout, pursuit (6, 7.2). */
package kessel.games.desertfox.flight;
