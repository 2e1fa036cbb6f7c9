package knightschool.ui.work;

import java.time.Duration;
import java.util.concurrent.Executor;

/**
 * Runs a task on the JavaFX thread at a fixed period. Between two runs it requests no frames and uses no processor
 * time.
 */
public final class PeriodicTask implements AutoCloseable {
    private final BackgroundWorker worker;
    private final Duration period;
    private final Runnable beat;
    private final MonotonicClock clock;
    private Duration slowest;

    /**
     * @param name of the thread that waits
     * @param screen runs tasks on the JavaFX thread
     * @param beat the task
     */
    public PeriodicTask(String name, Executor screen, Duration period, Runnable beat) {
        this(name, screen, period, beat, MonotonicClock.SYSTEM);
    }

    PeriodicTask(String name, Executor screen, Duration period, Runnable beat, MonotonicClock clock) {
        this.worker = BackgroundWorker.newest(name, screen);
        this.period = period;
        this.slowest = period;
        this.beat = beat;
        this.clock = clock;
    }

    /** Doubles each interval up to a longest one. */
    public PeriodicTask slowingTo(Duration longest) {
        slowest = longest;
        return this;
    }

    /** Starts, or restarts; the task runs first after one interval. */
    public void begin() {
        begin(period);
    }

    /** As {@link #begin()}, with another first interval. */
    public void begin(Duration first) {
        Duration longest = slowest;
        long begun = clock.nanos();
        worker.ask(context -> waitOn(context, begun, first, longest), _ -> {}, () -> {});
    }

    private Object waitOn(RunningWorkContext context, long begun, Duration first, Duration longest) {
        Duration interval = first;
        long due = begun;
        while (true) {
            // From beat to beat, so that what comes late does not make all others later.
            due = Math.max(due + interval.toNanos(), clock.nanos());
            clock.waitUntil(due, context);
            context.say(beat);
            Duration twice = interval.multipliedBy(2);
            interval = twice.compareTo(longest) < 0 ? twice : longest;
        }
    }

    @Override
    public void close() {
        worker.close();
    }
}
