/** The Combat Phase: duties, odds, results, losses, retreats and advances. */
package kessel.games.brigade.combat;
