/** Battlefields, fire and losses (4). */
package kessel.games.desertfox.battle;
