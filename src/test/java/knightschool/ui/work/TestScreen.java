package knightschool.ui.work;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BooleanSupplier;
import knightschool.Eventually;

/** A screen's thread that is the test's own: what is given to it is done while the test waits for something. */
public final class TestScreen implements Executor {
    private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();

    @Override
    public void execute(Runnable task) {
        tasks.add(task);
    }

    /** The next task, not done yet. */
    public Runnable next() throws InterruptedException {
        return Eventually.next("something is said", tasks);
    }

    /** Does what comes until something holds. */
    public void until(BooleanSupplier holds) {
        until("what the test names holds", holds);
    }

    /** Does what comes until something holds, which is said where it does not. */
    public void until(String what, BooleanSupplier holds) {
        Eventually.until(what, () -> Eventually.runNext(tasks), holds);
    }
}
