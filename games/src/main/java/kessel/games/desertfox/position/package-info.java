/** All that lies on the table, and what the enemy can follow of it. */
package kessel.games.desertfox.position;
