/** The rules as a whole, and positions as files. */
package kessel.games.afrikakorps.rules;
