package knightschool.ui.work;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import knightschool.Eventually;

/** A clock whose time passes only by {@link #pass}, for tests of one periodic task. */
final class ManualClock implements MonotonicClock {
    private final AtomicLong now = new AtomicLong();

    /** The time for which each computation waits. */
    private final Map<RunningWorkContext, Long> waiting = new ConcurrentHashMap<>();

    private final Runnable hearer;

    /** @param hearer has the tasks heard that were submitted so far to the thread of the screen */
    ManualClock(Runnable hearer) {
        this.hearer = hearer;
    }

    @Override
    public long nanos() {
        return now.get();
    }

    @Override
    public void waitUntil(long due, RunningWorkContext context) {
        waiting.put(context, due);
        try {
            while (now.get() < due) {
                // No time of the test depends on this one: the time of this clock is set, and is seen here soon.
                context.rest(Duration.ofMillis(1));
            }
        } finally {
            waiting.remove(context);
        }
    }

    /** Lets time pass from one run of the task to the next, each of which is heard before time goes on. */
    void pass(Duration time) {
        long end = now.get() + time.toNanos();
        for (long next = nextRun(); next <= end; next = nextRun()) {
            now.set(next);
        }
        now.set(end);
    }

    /** Returns when the task will run next, once all runs up to now are heard. */
    private long nextRun() {
        Eventually.until("the task waits for its next run", () -> due().isPresent());
        hearer.run();
        Eventually.until("the task waits for its next run", () -> due().isPresent());
        return due().orElseThrow();
    }

    /** Returns the time for which the computation that is still wanted waits; empty if it does not wait yet. */
    private Optional<Long> due() {
        return waiting.entrySet().stream()
                .filter(wait -> wait.getKey().isWanted() && wait.getValue() > now.get())
                .map(Map.Entry::getValue)
                .findAny();
    }
}
