package kessel.server.storage;

/** A change on its way to the disk: until that has it, nobody may hear of it. */
@FunctionalInterface
public interface Writing<T> {
    /** What came of it, once it is on disk; if it failed, nothing has happened. */
    T done();
}
