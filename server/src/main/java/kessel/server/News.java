package kessel.server;

import kessel.server.storage.StoredMatch;
import kessel.server.storage.Versions;

/** Passes on that something happened in a match: to who watches it and to computer players. */
interface News {
    void begun(String match);

    /** The match is as it was when the change began. */
    void changed(StoredMatch match, Versions versions);
}
