/** What several games share. */
package kessel.games.kit;
