/**
 * What is printed: the map, the counters, the tables and the calendar, read from files and checked.
 */
package kessel.games.afrikakorps.data;
