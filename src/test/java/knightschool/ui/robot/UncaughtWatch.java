package knightschool.ui.robot;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** What no code caught while a test ran, on any thread: it fails the test, whatever the test itself asks. */
public final class UncaughtWatch {
    private final Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
    private final Queue<Throwable> failures = new ConcurrentLinkedQueue<>();

    /** Begins to watch. */
    public UncaughtWatch() {
        Thread.setDefaultUncaughtExceptionHandler((_, failure) -> failures.add(failure));
    }

    /** Ends the watch. Throws the first failure that was heard of, if any was. */
    public void end() {
        Thread.setDefaultUncaughtExceptionHandler(before);
        if (!failures.isEmpty()) {
            throw new AssertionError("nobody caught: " + failures.peek(), failures.peek());
        }
    }
}
