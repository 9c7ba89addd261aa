/** The sequence of play, where the decisions of all rooms meet. */
package kessel.games.brigade.rules;
