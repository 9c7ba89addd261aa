/** What happens between two months (9). */
package kessel.games.desertfox.logistics;
