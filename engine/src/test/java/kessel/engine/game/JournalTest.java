package kessel.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.engine.words.Phrase;
import org.junit.jupiter.api.Test;

class JournalTest {
    @Test
    void aJournalThatKeepsWhatItIsToldListens() {
        Journal.Kept journal = new Journal.Kept();
        journal.head("3.0", Phrase.of("turn"));
        journal.tell("4.0", Phrase.of("moved"));
        assertThat(journal.listens()).isTrue();
        assertThat(journal.entries())
                .containsExactly(
                        new Journal.Entry(Audience.BOTH, "3.0", Phrase.of("turn"), true),
                        new Journal.Entry(Audience.BOTH, "4.0", Phrase.of("moved"), false));
    }

    /** So that playouts need not make phrases that nobody reads. */
    @Test
    void nobodyReadsTheSilentJournal() {
        assertThat(Journal.SILENT.listens()).isFalse();
    }
}
