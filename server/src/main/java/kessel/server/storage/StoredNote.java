package kessel.server.storage;

/** A word from one player to the other. */
public record StoredNote(int number, int side, String text, long at) {}
