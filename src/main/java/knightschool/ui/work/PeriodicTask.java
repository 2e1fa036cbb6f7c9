package knightschool.ui.work;

import java.time.Duration;
import java.util.concurrent.Executor;

/** Does something on the screen's thread every so often. In between no frame is made and nothing works. */
public final class PeriodicTask implements AutoCloseable {
    private final BackgroundWork waiting;
    private final Duration period;
    private final Runnable beat;
    private Duration slowest;

    /**
     * @param name of the thread that waits
     * @param screen runs what it is given on the screen's thread
     * @param beat is done there
     */
    public PeriodicTask(String name, Executor screen, Duration period, Runnable beat) {
        this.waiting = BackgroundWork.newest(name, screen);
        this.period = period;
        this.slowest = period;
        this.beat = beat;
    }

    /** Has each interval twice as long as the one before, up to that. */
    public PeriodicTask slowingTo(Duration longest) {
        slowest = longest;
        return this;
    }

    /** Begins, or begins anew; the first beat comes after the first interval. */
    public void begin() {
        begin(period);
    }

    /** As {@link #begin()}, where the first interval is another one. */
    public void begin(Duration first) {
        Duration longest = slowest;
        waiting.ask(context -> waitOn(context, first, longest), _ -> {}, _ -> {});
    }

    private Object waitOn(WorkContext context, Duration first, Duration longest) {
        Duration interval = first;
        long due = System.nanoTime();
        while (true) {
            // From beat to beat, so that what comes late does not make all others later.
            due = Math.max(due + interval.toNanos(), System.nanoTime());
            context.rest(Duration.ofNanos(due - System.nanoTime()));
            context.say(beat);
            Duration twice = interval.multipliedBy(2);
            interval = twice.compareTo(longest) < 0 ? twice : longest;
        }
    }

    @Override
    public void close() {
        waiting.close();
    }
}
