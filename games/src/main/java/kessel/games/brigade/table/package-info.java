/** What players see, are offered and write. */
package kessel.games.brigade.table;
