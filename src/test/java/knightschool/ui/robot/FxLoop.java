package knightschool.ui.robot;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;

/** Lets the JavaFX thread do what is to be done there, while a test that runs on that thread waits. */
public final class FxLoop {
    private static final ScheduledExecutorService CLOCK = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("test clock").factory());

    private static final String JAVAFX_THREAD = "JavaFX Application Thread";

    private FxLoop() {}

    /**
     * Whether this is the JavaFX thread. Asked by its name: to ask the platform would load its libraries also in a
     * process that tests no window.
     */
    public static boolean isHere() {
        return JAVAFX_THREAD.equals(Thread.currentThread().getName());
    }

    /**
     * Does all that was to be done there before, and what comes meanwhile.
     *
     * @param nanos at least so long; with 0 not longer than what waits already takes
     */
    public static void goOn(long nanos) {
        Object loop = new Object();
        Runnable end = () -> Platform.exitNestedEventLoop(loop, null);
        if (nanos == 0) {
            Platform.runLater(end);
        } else {
            CLOCK.schedule(() -> Platform.runLater(end), nanos, TimeUnit.NANOSECONDS);
        }
        Platform.enterNestedEventLoop(loop);
    }
}
