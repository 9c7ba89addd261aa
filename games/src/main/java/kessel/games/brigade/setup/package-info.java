/** Setting up, and coming onto the sheet later. */
package kessel.games.brigade.setup;
