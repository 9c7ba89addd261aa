/** What each game of the series has of its own. */
package kessel.games.brigade.theatre;
