package knightschool.ui.work;

import java.time.Duration;
import java.util.concurrent.Executor;

/**
 * Returns unused heap to the operating system, while the program works and when it is idle. It samples two heap sizes
 * at intervals on its own thread and does not wake the JavaFX thread.
 */
public final class MemoryReleaser implements AutoCloseable {
    private static final Duration BETWEEN = Duration.ofSeconds(2);

    private final BackgroundWorker looking;

    /** The heap as it is sampled, in bytes, and its collection. */
    interface Heap {
        /** Bytes in use by live and dead objects. */
        long usedBytes();

        /** Bytes reserved from the operating system. */
        long totalBytes();

        /** Runs a garbage collection. */
        void collect();

        /** The heap of this Java virtual machine. */
        static Heap own() {
            Runtime runtime = Runtime.getRuntime();
            return new Heap() {
                @Override
                public long usedBytes() {
                    return runtime.totalMemory() - runtime.freeMemory();
                }

                @Override
                public long totalBytes() {
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
     * Starts sampling.
     *
     * @param screen runs tasks on the JavaFX thread
     */
    public MemoryReleaser(Executor screen) {
        this(screen, Heap.own(), BETWEEN);
    }

    /** As {@link #MemoryReleaser(Executor)}, with a given heap and interval. */
    MemoryReleaser(Executor screen, Heap heap, Duration between) {
        looking = BackgroundWorker.newest("memory", screen);
        looking.ask(context -> look(context, heap, between), _ -> {}, _ -> {});
    }

    private static Object look(WorkContext context, Heap heap, Duration between) {
        GarbageCollectionRule rule = new GarbageCollectionRule();
        while (true) {
            context.rest(between);
            if (rule.isDue(heap.usedBytes(), heap.totalBytes())) {
                heap.collect();
                rule.collected(heap.usedBytes(), heap.totalBytes());
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
