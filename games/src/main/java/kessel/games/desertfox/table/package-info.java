/** What players see and write. */
package kessel.games.desertfox.table;
