package knightschool.ui.work;

import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import knightschool.Eventually;
import org.junit.jupiter.api.Test;

class PeriodicTaskTest {
    private final Queue<Runnable> screen = new ConcurrentLinkedQueue<>();
    private final AtomicInteger beats = new AtomicInteger();

    @Test
    void beatsComeOnTheScreensThreadUntilItIsClosed() {
        PeriodicTask rhythm = new PeriodicTask("rhythm", screen::add, Duration.ofMillis(1), beats::incrementAndGet);
        assertEquals(0, screen.size());
        rhythm.begin();
        until("it beats again and again", () -> Eventually.runNext(screen), () -> beats.get() > 2);
        rhythm.close();
        int before = beats.get();
        until("what was sent before is heard", () -> Eventually.runNext(screen), screen::isEmpty);
        assertEquals(before, beats.get());
    }
}
