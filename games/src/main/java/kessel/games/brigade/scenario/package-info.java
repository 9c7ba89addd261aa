/** Who is where when a scenario begins: orders of battle, zones of free set-up, reinforcements. */
package kessel.games.brigade.scenario;
