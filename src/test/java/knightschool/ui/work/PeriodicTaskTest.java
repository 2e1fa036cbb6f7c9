package knightschool.ui.work;

import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import knightschool.Eventually;
import org.junit.jupiter.api.Test;

class PeriodicTaskTest {
    private final Queue<Runnable> screen = new ConcurrentLinkedQueue<>();
    private final ManualClock clock = new ManualClock(this::hear);

    /** The time of each beat, in milliseconds. */
    private final List<Long> beats = new ArrayList<>();

    private PeriodicTask task() {
        return new PeriodicTask(
                "rhythm",
                screen::add,
                Duration.ofMillis(100),
                () -> beats.add(Duration.ofNanos(clock.nanos()).toMillis()),
                clock);
    }

    private void hear() {
        while (!screen.isEmpty()) {
            screen.remove().run();
        }
    }

    @Test
    void beatsComeOnTheScreensThreadUntilItIsClosed() {
        PeriodicTask rhythm =
                new PeriodicTask("rhythm", screen::add, Duration.ofMillis(1), () -> beats.add(System.nanoTime()));
        assertEquals(0, screen.size());
        rhythm.begin();
        until("it beats again and again", () -> Eventually.runNext(screen), () -> beats.size() > 2);
        rhythm.close();
        int before = beats.size();
        until("what was sent before is heard", () -> Eventually.runNext(screen), screen::isEmpty);
        assertEquals(before, beats.size());
    }

    @Test
    void beatsComeAfterEachPeriodAndAnewAfterABeginning() {
        try (PeriodicTask rhythm = task()) {
            rhythm.begin();
            clock.pass(Duration.ofMillis(350));
            assertEquals(List.of(100L, 200L, 300L), beats);
            rhythm.begin();
            clock.pass(Duration.ofMillis(150));
            assertEquals(List.of(100L, 200L, 300L, 450L), beats);
        }
    }

    @Test
    void intervalsDoubleUpToTheLongest() {
        try (PeriodicTask rhythm = task().slowingTo(Duration.ofMillis(300))) {
            rhythm.begin(Duration.ofMillis(50));
            clock.pass(Duration.ofMillis(1000));
            assertEquals(List.of(50L, 150L, 350L, 650L, 950L), beats);
        }
    }
}
