package knightschool.ui.work;

import java.time.Duration;
import java.util.concurrent.Executor;

/** Does something on the screen's thread every so often. In between no frame is made and nothing works. */
public final class PeriodicTask implements AutoCloseable {
    private final BackgroundWork waiting;
    private final Duration every;
    private final Runnable beat;

    /**
     * @param name of the thread that waits
     * @param screen runs what it is given on the screen's thread
     * @param beat is done there
     */
    public PeriodicTask(String name, Executor screen, Duration every, Runnable beat) {
        this.waiting = BackgroundWork.newest(name, screen);
        this.every = every;
        this.beat = beat;
    }

    /** Begins; the first beat comes after the first interval. */
    public void begin() {
        waiting.ask(this::waitOn, _ -> {}, _ -> {});
    }

    private Object waitOn(WorkContext context) {
        while (true) {
            context.rest(every);
            context.say(beat);
        }
    }

    @Override
    public void close() {
        waiting.close();
    }
}
