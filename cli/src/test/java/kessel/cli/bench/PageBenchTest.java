package kessel.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import kessel.cli.bench.Bench.Measured;
import org.junit.jupiter.api.Test;

class PageBenchTest {
    @Test
    void readsWhatTheBrowserTells() {
        List<Measured> measured =
                PageBench.read(
                        """
                        {"wheel-out-1440": {"frames": 29.9, "stall": 120, "usual": 50},
                         "move-1440": {"answer": 149, "server": 10}}
                        """);
        assertThat(measured).extracting(Measured::task).containsExactly(PageTask.values());
        assertThat(of(measured, PageTask.WHEEL_OUT_1440).score()).isEqualTo(29.9);
        assertThat(of(measured, PageTask.WHEEL_OUT_1440).met()).isFalse();
        assertThat(of(measured, PageTask.WHEEL_OUT_1440_STALL).score()).isEqualTo(120);
        assertThat(of(measured, PageTask.MOVE_1440).met()).isTrue();
        assertThat(of(measured, PageTask.MOVE_1440_SERVER).met()).isFalse();
    }

    @Test
    void whatWasNotMeasuredMeetsNoGoal() {
        Measured pan = of(PageBench.read("{}"), PageTask.PAN_2560);
        assertThat(pan.score()).isNaN();
        assertThat(pan.met()).isFalse();
    }

    @Test
    void wordsAreNoMeasurements() {
        assertThatThrownBy(() -> PageBench.read("no browser"))
                .hasMessageContaining("the browser told no measurements: no browser");
    }

    @Test
    void everyTaskHasItsOwnWords() {
        assertThat(List.of(PageTask.values()))
                .extracting(PageTask::words)
                .doesNotHaveDuplicates()
                .contains("wheel out, 1440 x 900", "move, 1440 x 900: the server's part of it");
    }

    private static Measured of(List<Measured> measured, PageTask task) {
        return measured.stream().filter(each -> each.task() == task).findFirst().orElseThrow();
    }
}
