/** The table as it lies, and what the decisions of all rooms above share. */
package kessel.games.brigade.position;
