package knightschool;

import de.sandec.jmemorybuddy.JMemoryBuddy;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Looks whether what was let go can be collected, with the patience of {@link Eventually}. */
public final class Leaks {
    private static final int LOOKS = 1_000;

    static {
        long patience = TimeUnit.SECONDS.toMillis(Eventually.PATIENCE_SECONDS / 2);
        System.setProperty("jmemorybuddy.testDuration", Long.toString(patience));
        System.setProperty("jmemorybuddy.steps", Integer.toString(LOOKS));
        System.setProperty("jmemorybuddy.createHeapdump", "false");
    }

    private Leaks() {}

    /**
     * Lets a test make things and name those that must be collectable once it has returned. It runs on a thread of its
     * own: the JavaFX thread goes on meanwhile, as what it has still to do may hold what was let go.
     */
    public static void test(Consumer<JMemoryBuddy.MemoryTestAPI> test) {
        FutureTask<Void> run = new FutureTask<>(() -> JMemoryBuddy.memoryTest(test), null);
        Thread.ofPlatform().daemon().name("leaks").start(run);
        Eventually.until("what was let go is collected", run::isDone);
        try {
            run.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error fault) {
                throw fault;
            }
            throw new AssertionError(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }
}
