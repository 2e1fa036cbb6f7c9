package knightschool.ui.work;

import java.time.Duration;
import java.util.concurrent.Executor;

/**
 * Gives memory back to the system while the program works, and once it rests. It looks at two numbers now and then, on
 * a thread of its own; whoever is at rest is not asked for anything.
 */
public final class MemoryReleaser implements AutoCloseable {
    private static final Duration BETWEEN = Duration.ofSeconds(2);

    private final BackgroundWork looking;

    /** What is looked at, in bytes, and what can be done about it. */
    interface Heap {
        /** What is used, alive or no longer. */
        long used();

        /** What is taken from the system. */
        long taken();

        /** Gives up what is no longer alive. */
        void collect();

        /** Java's own. */
        static Heap own() {
            Runtime runtime = Runtime.getRuntime();
            return new Heap() {
                @Override
                public long used() {
                    return runtime.totalMemory() - runtime.freeMemory();
                }

                @Override
                public long taken() {
                    return runtime.totalMemory();
                }

                @Override
                public void collect() {
                    System.gc();
                }
            };
        }
    }

    /**
     * Begins to look.
     *
     * @param screen runs what it is given on the screen's thread
     */
    public MemoryReleaser(Executor screen) {
        this(screen, Heap.own(), BETWEEN);
    }

    /** As {@link #MemoryReleaser(Executor)}, at a heap and at intervals that are given. */
    MemoryReleaser(Executor screen, Heap heap, Duration between) {
        looking = BackgroundWork.newest("memory", screen);
        looking.ask(context -> look(context, heap, between), _ -> {}, _ -> {});
    }

    private static Object look(WorkContext context, Heap heap, Duration between) {
        GarbageCollectionRule rule = new GarbageCollectionRule();
        while (true) {
            context.rest(between);
            if (rule.isDue(heap.used(), heap.taken())) {
                heap.collect();
                rule.collected(heap.used(), heap.taken());
            }
        }
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
