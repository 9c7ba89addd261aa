/** Battles one after the other: results, losses, retreats, spoils, advances. */
package kessel.games.afrikakorps.combat;
