/** Dispersals, convergences, forced marches, withdrawals (3, 6.3). */
package kessel.games.desertfox.movement;
