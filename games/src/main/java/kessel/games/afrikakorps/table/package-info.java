/** What players see and write. */
package kessel.games.afrikakorps.table;
