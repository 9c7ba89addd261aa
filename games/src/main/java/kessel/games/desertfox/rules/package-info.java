/** The sequence of play, from the set-up to victory (11.0, 10). */
package kessel.games.desertfox.rules;
