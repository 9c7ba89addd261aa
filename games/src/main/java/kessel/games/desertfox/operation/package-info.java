/** What cards pay for (2). */
package kessel.games.desertfox.operation;
