/** What players do, and the words for it. */
package kessel.games.desertfox.move;
