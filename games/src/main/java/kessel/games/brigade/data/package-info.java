/** What is printed and never changes: sheet, counters, tables and values, and how they are read. */
package kessel.games.brigade.data;
