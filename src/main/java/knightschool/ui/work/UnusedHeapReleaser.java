package knightschool.ui.work;

import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;

/**
 * Returns unused heap to the operating system, while the program works and when it is idle. It samples two heap sizes
 * at intervals on its own thread and does not wake the JavaFX thread. A collection stops all threads for about a tenth
 * of a second, so none is made while a person would see it, unless the heap grows very large.
 */
public final class UnusedHeapReleaser implements AutoCloseable {
    private static final Duration BETWEEN = Duration.ofSeconds(2);

    /**
     * The number of frames between two samples above which something moves on screen. A caret that blinks, a key now
     * and then and the numbers of a search make fewer.
     */
    private static final int FRAMES_OF_MOTION = 30;

    private final BackgroundWorker worker;

    /** The heap as it is sampled, in bytes, with its collection and the frames on screen. */
    interface Heap {
        /** Bytes in use by live and dead objects. */
        long usedBytes();

        /** Bytes reserved from the operating system. */
        long totalBytes();

        /** The number of frames that the window has made until now. */
        long frames();

        /** Runs a garbage collection. */
        void collect();

        /**
         * The heap of this Java virtual machine.
         *
         * @param frames the number of frames that the window has made until now; called on another thread
         */
        static Heap own(LongSupplier frames) {
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
                public long frames() {
                    return frames.getAsLong();
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
     * @param frames the number of frames that the window has made until now; called on another thread
     */
    public UnusedHeapReleaser(Executor screen, LongSupplier frames) {
        this(screen, Heap.own(frames), BETWEEN);
    }

    /** As {@link #UnusedHeapReleaser(Executor, LongSupplier)}, with a given heap and interval. */
    UnusedHeapReleaser(Executor screen, Heap heap, Duration between) {
        worker = BackgroundWorker.newest("memory", screen);
        worker.ask(context -> look(context, heap, between), _ -> {}, () -> {});
    }

    private static Object look(RunningWorkContext context, Heap heap, Duration between) {
        GarbageCollectionRule rule = new GarbageCollectionRule();
        long framesBefore = heap.frames();
        while (true) {
            context.rest(between);
            long frames = heap.frames();
            boolean moves = frames - framesBefore > FRAMES_OF_MOTION;
            framesBefore = frames;
            if (rule.isDue(heap.usedBytes(), heap.totalBytes(), moves)) {
                heap.collect();
                rule.collected(heap.usedBytes(), heap.totalBytes());
            }
        }
    }

    @Override
    public void close() {
        worker.close();
    }

    /** Whether its thread has ended after {@link #close}. */
    public boolean isEnded() {
        return worker.isEnded();
    }

    /**
     * Decides, from heap sizes sampled at equal intervals, when a garbage collection is worth its time. The serial
     * collector prefers to grow the heap up to its limit rather than collect. Not thread-safe.
     */
    static final class GarbageCollectionRule {
        private static final long MEBIBYTE = 1 << 20;

        /**
         * The bytes that may be reserved in addition to one and a half times the live bytes, before a collection is due
         * while the program works.
         */
        private static final long SLACK = 64 * MEBIBYTE;

        /**
         * The bytes by which the reserved memory has to grow after a collection before another one is due while the
         * program works.
         */
        private static final long LEAST_GROWTH = 32 * MEBIBYTE;

        /** The bytes that may be reserved in addition while something moves on screen, before a collection is due. */
        private static final long MOTION_SLACK = 192 * MEBIBYTE;

        /** The least gain, in bytes, that makes a collection at rest worth its time. */
        private static final long LEAST_GAIN = 6 * MEBIBYTE;

        /**
         * The live bytes above which every pause after work is worth a collection, since some of them may be
         * unreachable by now.
         */
        private static final long MUCH = 96 * MEBIBYTE;

        /** The least number of bytes allocated since the last collection that makes a pause worth another one. */
        private static final long LEAST_WORK = 2 * MEBIBYTE;

        /** The limit of that number, which doubles after each collection that frees too little. */
        private static final long MOST_WORK = 128 * MEBIBYTE;

        /** The program is at rest if it allocates fewer bytes than this between two samples. */
        private static final long STILL = MEBIBYTE / 2;

        /** The program works for the user if it allocates more bytes than this between two samples. */
        private static final long WORK = 4 * MEBIBYTE;

        /** The number of consecutive samples at rest that make a pause. */
        private static final int PAUSE = 4;

        private long alive;
        private long takenThen;
        private long before;
        private long takenBefore;
        private long work;
        private long worth = LEAST_WORK;
        private int still;
        private boolean wasDue;

        /**
         * Whether a collection is due.
         *
         * @param used bytes in use by live and dead objects
         * @param heapSize bytes reserved from the operating system
         * @param moves whether something moves on screen, which a collection would stop for a moment
         */
        boolean isDue(long used, long heapSize, boolean moves) {
            boolean rests = used >= before && used - before < STILL;
            if (used - before > WORK) {
                worth = LEAST_WORK;
            }
            work += Math.abs(used - before);
            before = used;
            takenBefore = heapSize;
            still = rests ? still + 1 : 0;
            wasDue = rests && wasDue;
            long slack = moves ? MOTION_SLACK : 0;
            boolean grown = heapSize > alive + alive / 2 + SLACK + slack && heapSize > takenThen + LEAST_GROWTH + slack;
            boolean gain = heapSize - alive > alive / 4 + LEAST_GAIN;
            boolean look = alive > MUCH && Math.abs(used - alive) > STILL;
            boolean pause = !moves && still >= PAUSE && !wasDue && work >= worth && (gain || look);
            wasDue = wasDue || pause;
            return grown || pause;
        }

        /** Records a collection; the parameters are those of {@link #isDue}, after the collection. */
        void collected(long used, long heapSize) {
            alive = used;
            takenThen = heapSize;
            before = used;
            work = 0;
            worth = takenBefore - heapSize < LEAST_GAIN && takenBefore > 0
                    ? Math.min(2 * worth, MOST_WORK)
                    : LEAST_WORK;
        }
    }
}
