package knightschool.ui.work;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;

/**
 * What is to be done on the screen's thread, kept until a model that is called once a pulse does it: so all that has
 * come since the pulse before changes the screen once, and a model knows no toolkit. Any thread may put in.
 */
public final class Inbox implements Executor {
    private final Queue<Runnable> waiting = new ConcurrentLinkedQueue<>();

    @Override
    public void execute(Runnable task) {
        waiting.add(task);
    }

    /** Does all that waits, in the order in which it came; on the screen's thread. */
    public void empty() {
        for (Runnable task = waiting.poll(); task != null; task = waiting.poll()) {
            task.run();
        }
    }
}
