package kessel.server;

/** Passes on that something happened in a match: to who watches it and to computer players. */
interface News {
    void begun(String match);

    void changed(String match, long version);
}
