package knightschool.ui.work;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** A screen's thread that is the test's own: what is given to it is done while the test waits for something. */
public final class TestScreen implements Executor {
    private static final long PATIENCE_SECONDS = 60;
    private static final long LOOK_MILLIS = 10;

    private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();

    @Override
    public void execute(Runnable task) {
        tasks.add(task);
    }

    /** The next task, not done yet. */
    public Runnable next() throws InterruptedException {
        Runnable next = tasks.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        assertTrue(next != null, "nothing was said");
        return next;
    }

    /** Does what comes until something holds. */
    public void until(BooleanSupplier holds) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!holds.getAsBoolean()) {
            assertTrue(System.nanoTime() < end, "it did not come true");
            try {
                Runnable next = tasks.poll(LOOK_MILLIS, TimeUnit.MILLISECONDS);
                if (next != null) {
                    next.run();
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }
}
