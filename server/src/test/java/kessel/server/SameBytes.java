package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;

/** Two matches that a viewer cannot tell apart answer with the same bytes, but for their names. */
final class SameBytes {
    private static final int CONTEXT = 160;

    private SameBytes() {}

    static void hold(List<Doors.Heard> heard, Doors here, List<Doors.Heard> twice, Doors there) {
        assertThat(twice).hasSameSizeAs(heard);
        for (int i = 0; i < heard.size(); i++) {
            Doors.Heard first = plain(heard.get(i), here);
            Doors.Heard second = plain(twice.get(i), there);
            if (!second.equals(first)) {
                assertThat(second).as(difference(first, second)).isEqualTo(first);
            }
        }
    }

    /** An answer without what names the match. */
    private static Doors.Heard plain(Doors.Heard heard, Doors doors) {
        String match = doors.path().substring(doors.path().lastIndexOf('/') + 1);
        return new Doors.Heard(
                heard.door(), heard.status(), heard.text().replace(match, "the match"));
    }

    /** Where two answers begin to differ: they are too long to read whole. */
    private static String difference(Doors.Heard first, Doors.Heard second) {
        String one = first.text();
        String other = second.text();
        int at = Arrays.mismatch(one.toCharArray(), other.toCharArray());
        return at < 0
                ? first.door()
                : first.door() + ": " + around(one, at) + " is elsewhere " + around(other, at);
    }

    private static String around(String text, int at) {
        return text.substring(Math.max(0, at - CONTEXT), Math.min(text.length(), at + CONTEXT));
    }
}
