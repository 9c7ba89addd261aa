/** What a computer player thinks of a position. */
package kessel.games.brigade.evaluation;
