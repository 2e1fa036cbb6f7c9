package knightschool.ui.work;

import java.time.Duration;
import java.util.concurrent.Executor;

/**
 * Gives memory back to the system while the program works, and once it rests. It looks at two numbers now and then, on
 * a thread of its own; whoever is at rest is not asked for anything.
 */
public final class MemoryKeeper implements AutoCloseable {
    private static final Duration BETWEEN = Duration.ofSeconds(2);

    private final BackgroundWork looking;

    /**
     * Begins to look.
     *
     * @param screen runs what it is given on the screen's thread
     */
    public MemoryKeeper(Executor screen) {
        looking = BackgroundWork.newest("memory", screen);
        looking.ask(MemoryKeeper::look, _ -> {}, _ -> {});
    }

    private static Object look(Ticket ticket) {
        GarbageCollectionRule rule = new GarbageCollectionRule();
        Runtime heap = Runtime.getRuntime();
        while (true) {
            ticket.rest(BETWEEN);
            if (rule.isDue(used(heap), heap.totalMemory())) {
                System.gc();
                rule.collected(used(heap), heap.totalMemory());
            }
        }
    }

    private static long used(Runtime heap) {
        return heap.totalMemory() - heap.freeMemory();
    }

    @Override
    public void close() {
        looking.close();
    }

    /** Whether its thread has ended after {@link #close}. */
    public boolean isEnded() {
        return looking.isEnded();
    }
}
