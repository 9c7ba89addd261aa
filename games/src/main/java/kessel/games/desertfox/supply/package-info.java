/** Lines of supply, and whom fortresses and oases feed (5). */
package kessel.games.desertfox.supply;
