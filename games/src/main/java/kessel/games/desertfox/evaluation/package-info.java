/** How good a position looks to a computer player. */
package kessel.games.desertfox.evaluation;
