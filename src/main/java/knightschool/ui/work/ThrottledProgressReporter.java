package knightschool.ui.work;

import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Reports the progress of a computation at limited rate, and ends the computation when its result is no longer wanted.
 * The first report is delayed, since most computations end before a user could read it. Used on the thread of the
 * computation.
 *
 * @param <R> the progress, a number or words
 */
public final class ThrottledProgressReporter<R> {
    private static final long BETWEEN_NANOS = 300_000_000;

    private final RunningWorkContext context;
    private final Consumer<R> screen;
    private long last = System.nanoTime();

    /** @param screen receives the progress on the JavaFX thread */
    public ThrottledProgressReporter(RunningWorkContext context, Consumer<R> screen) {
        this.context = context;
        this.screen = screen;
    }

    /**
     * Reports the progress, unless the last report was a moment ago.
     *
     * @throws java.util.concurrent.CancellationException if the result is no longer wanted
     */
    public void say(Supplier<R> howFar) {
        context.requireWanted();
        long now = System.nanoTime();
        if (now - last >= BETWEEN_NANOS) {
            last = now;
            R report = howFar.get();
            context.say(() -> screen.accept(report));
        }
    }
}
