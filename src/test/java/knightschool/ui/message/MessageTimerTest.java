package knightschool.ui.message;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import knightschool.ui.render.ToolkitThread;
import org.junit.jupiter.api.Test;

class MessageTimerTest {
    private final AtomicInteger ends = new AtomicInteger();

    /** The number of frames until a pause of a second ends whose frames are that long. */
    private int framesOf(long millis) {
        return ToolkitThread.call(() -> {
            MessageTimer pause = new MessageTimer(new Pane(), ends::incrementAndGet);
            pause.start(Duration.seconds(1));
            int frames = 0;
            for (long now = 7; pause.isRunning(); now += TimeUnit.MILLISECONDS.toNanos(millis)) {
                pause.count(now);
                frames++;
            }
            return frames;
        });
    }

    @Test
    void timeIsThatOfTheFramesUnlessTheyAreLong() {
        assertEquals(51, framesOf(20));
        assertEquals(11, framesOf(100));
        assertEquals(11, framesOf(30_000), "a message is on screen in as many frames");
        assertEquals(3, ends.get());
    }

    @Test
    void pauseThatIsStartedAnewHasItsWholeTimeAndAStoppedOneNoEnd() {
        ToolkitThread.run(() -> {
            MessageTimer pause = new MessageTimer(new Pane(), ends::incrementAndGet);
            pause.start(Duration.millis(150));
            pause.count(0);
            pause.count(TimeUnit.MILLISECONDS.toNanos(100));
            pause.start(Duration.millis(150));
            pause.count(TimeUnit.MILLISECONDS.toNanos(200));
            pause.count(TimeUnit.MILLISECONDS.toNanos(300));
            assertTrue(pause.isRunning());
            pause.stop();
            assertFalse(pause.isRunning());
            assertEquals(0, ends.get());
        });
    }
}
