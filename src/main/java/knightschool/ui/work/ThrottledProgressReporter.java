package knightschool.ui.work;

import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Says now and then how far a work is, and ends it when nobody wants its answer any more. The first word comes late:
 * most answers come before anyone could read that they are looked for. Used on the thread of the work.
 *
 * @param <R> how far it is, as a number or in words
 */
public final class ThrottledProgressReporter<R> {
    private static final long BETWEEN_NANOS = 300_000_000;

    private final WorkContext context;
    private final Consumer<R> screen;
    private long last = System.nanoTime();

    /** @param screen takes how far it is, on the screen's thread */
    public ThrottledProgressReporter(WorkContext context, Consumer<R> screen) {
        this.context = context;
        this.screen = screen;
    }

    /**
     * Says how far it is, unless that was said a moment ago.
     *
     * @throws java.util.concurrent.CancellationException if the work is no longer wanted
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
