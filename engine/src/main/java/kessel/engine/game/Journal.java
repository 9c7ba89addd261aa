package kessel.engine.game;

import java.util.ArrayList;
import java.util.List;
import kessel.engine.words.Phrase;

/** What happened, in words, with the rule that made it happen and for whom it is meant. */
public interface Journal {
    Journal SILENT =
            new Journal() {
                @Override
                public void note(Entry entry) {
                    // Playouts have no reader.
                }

                @Override
                public boolean listens() {
                    return false;
                }
            };

    record Entry(Audience audience, String rule, Phrase phrase, boolean heading) {}

    void note(Entry entry);

    /** Whether anybody reads it: if not, spare making the phrases. */
    default boolean listens() {
        return true;
    }

    default void tell(String rule, Phrase phrase) {
        tell(Audience.BOTH, rule, phrase);
    }

    /** The same for some ears only. */
    default void tell(Audience audience, String rule, Phrase phrase) {
        note(new Entry(audience, rule, phrase, false));
    }

    /** A heading: something new begins, a turn or a phase. */
    default void head(String rule, Phrase phrase) {
        note(new Entry(Audience.BOTH, rule, phrase, true));
    }

    /** Keeps what it is told. */
    final class Kept implements Journal {
        private final List<Entry> entries = new ArrayList<>();

        @Override
        public void note(Entry entry) {
            entries.add(entry);
        }

        public List<Entry> entries() {
            return List.copyOf(entries);
        }
    }
}
