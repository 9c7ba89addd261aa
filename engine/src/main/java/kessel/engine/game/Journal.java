package kessel.engine.game;

import java.util.ArrayList;
import java.util.List;
import kessel.engine.words.Phrase;

/** What happened, in words, with the rule that made it happen. */
public interface Journal {
    Journal SILENT =
            new Journal() {
                @Override
                public void tell(String rule, Phrase phrase) {
                    // Playouts have no reader.
                }

                @Override
                public void head(String rule, Phrase phrase) {
                    // Nor do they need headings.
                }

                @Override
                public boolean listens() {
                    return false;
                }
            };

    void tell(String rule, Phrase phrase);

    /** A heading: something new begins, a turn or a phase. */
    void head(String rule, Phrase phrase);

    /** Whether anybody reads it: if not, spare making the phrases. */
    default boolean listens() {
        return true;
    }

    record Entry(String rule, Phrase phrase, boolean heading) {}

    /** Keeps what it is told. */
    final class Kept implements Journal {
        private final List<Entry> entries = new ArrayList<>();

        @Override
        public void tell(String rule, Phrase phrase) {
            entries.add(new Entry(rule, phrase, false));
        }

        @Override
        public void head(String rule, Phrase phrase) {
            entries.add(new Entry(rule, phrase, true));
        }

        public List<Entry> entries() {
            return List.copyOf(entries);
        }
    }
}
