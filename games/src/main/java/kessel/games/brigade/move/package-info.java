/** What a player does in the series, and the words for it. */
package kessel.games.brigade.move;
