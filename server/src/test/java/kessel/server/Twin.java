package kessel.server;

import java.util.List;

/** A position that one viewer cannot tell from another. */
interface Twin {
    /** The other position, as a file. */
    String position();

    /** A move of the first match as it looks in the second. */
    String translate(String move);

    /** Names that are somewhere else in the two positions, as far as the viewer must not know. */
    List<String> exchanged();

    /** Whether something has happened in the open in one of the matches and not in the other. */
    boolean parted(String position, String other);

    /** Whether a move would show the viewer some of the names that were exchanged. */
    boolean shows(String move, String position);
}
