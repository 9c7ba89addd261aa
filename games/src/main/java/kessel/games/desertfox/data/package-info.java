/** What is printed: the ground, the blocks, the scenarios, the numbers. */
package kessel.games.desertfox.data;
