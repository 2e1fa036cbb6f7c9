package knightschool.ui.robot;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** What no code caught while a test ran, on any thread: it fails the test, whatever the test itself asks. */
final class UncaughtWatch {
    private final Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
    private final Queue<Throwable> failures = new ConcurrentLinkedQueue<>();

    UncaughtWatch() {
        Thread.setDefaultUncaughtExceptionHandler((_, failure) -> add(failure));
    }

    private void add(Throwable failure) {
        if (!isLatePicture(failure)) {
            failures.add(failure);
        }
    }

    /** The headless platform fails where a picture comes when its window has become smaller already. */
    private static boolean isLatePicture(Throwable failure) {
        return List.of(failure.getStackTrace()).stream()
                .anyMatch(call -> call.getClassName().equals("com.sun.glass.ui.headless.HeadlessWindow")
                        && call.getMethodName().equals("blit"));
    }

    /** Ends the watch. Throws the first failure that was heard of, if any was. */
    void end() {
        Thread.setDefaultUncaughtExceptionHandler(before);
        if (!failures.isEmpty()) {
            throw new AssertionError("nobody caught: " + failures.peek(), failures.peek());
        }
    }
}
