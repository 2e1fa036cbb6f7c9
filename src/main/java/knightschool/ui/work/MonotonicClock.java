package knightschool.ui.work;

import java.time.Duration;
import java.util.concurrent.CancellationException;

/** The clock of pulses and periodic tasks. A test drives one of its own, so that it does not depend on the machine. */
interface MonotonicClock {
    /** The clock of the machine. */
    MonotonicClock SYSTEM = new MonotonicClock() {
        @Override
        public long nanos() {
            return System.nanoTime();
        }

        @Override
        public void waitUntil(long due, RunningWorkContext context) {
            context.rest(Duration.ofNanos(due - nanos()));
        }
    };

    /** Returns the time in nanoseconds, from an arbitrary origin as {@link System#nanoTime}. */
    long nanos();

    /**
     * Waits on the thread of a computation, until a time of this clock has come; not at all if it is past.
     *
     * @param due the time, as of {@link #nanos}
     * @throws CancellationException as {@link RunningWorkContext#requireWanted}
     */
    void waitUntil(long due, RunningWorkContext context);
}
