package knightschool.ui.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class UnusedHeapReleaserTest {
    private static final long MEBIBYTE = 1 << 20;
    private static final Duration BETWEEN = Duration.ofNanos(1);
    private static final int PLENTY = 50;

    private final TestScreen screen = new TestScreen();
    private final HandHeap heap = new HandHeap();

    /** As much is used and taken as the test says; as much of it is alive as it says too. */
    private static final class HandHeap implements UnusedHeapReleaser.Heap {
        private final AtomicLong used = new AtomicLong(50 * MEBIBYTE);
        private final AtomicInteger looks = new AtomicInteger();
        private final AtomicInteger collections = new AtomicInteger();
        private final AtomicLong frames = new AtomicLong();

        /** How many frames are made between two looks. */
        private final AtomicLong framesPerLook = new AtomicLong();

        @Override
        public long usedBytes() {
            looks.incrementAndGet();
            return used.get();
        }

        @Override
        public long totalBytes() {
            return used.get() + 10 * MEBIBYTE;
        }

        @Override
        public long frames() {
            return frames.addAndGet(framesPerLook.get());
        }

        @Override
        public void collect() {
            used.set(20 * MEBIBYTE);
            collections.incrementAndGet();
        }
    }

    private void untilLookedAtOften() {
        int before = heap.looks.get();
        screen.until("the heap is looked at often", () -> heap.looks.get() > before + PLENTY);
    }

    @Test
    void heapIsCollectedWheneverThereIsSomethingToGainAndNotOtherwise() {
        UnusedHeapReleaser keeper = new UnusedHeapReleaser(screen, heap, BETWEEN);
        try (keeper) {
            screen.until("what is there at first is collected", () -> heap.collections.get() == 1);
            untilLookedAtOften();
            assertEquals(1, heap.collections.get(), "it knows what the collection left");
            heap.used.set(300 * MEBIBYTE);
            screen.until("what grew is collected", () -> heap.collections.get() == 2);
        }
        screen.until("it ends", keeper::isEnded);
    }

    /** It would stop what a class looks at for a tenth of a second, again and again in a long play. */
    @Test
    void heapIsNotCollectedWhileSomethingMovesUnlessItGrowsVeryLarge() {
        UnusedHeapReleaser keeper = new UnusedHeapReleaser(screen, heap, BETWEEN);
        try (keeper) {
            screen.until("what is there at first is collected", () -> heap.collections.get() == 1);
            heap.framesPerLook.set(60);
            untilLookedAtOften();
            heap.used.set(200 * MEBIBYTE);
            untilLookedAtOften();
            assertEquals(1, heap.collections.get(), "it waits for a pause");
            heap.used.set(400 * MEBIBYTE);
            screen.until("what grew very large is collected", () -> heap.collections.get() == 2);
            untilLookedAtOften();
            heap.used.set(200 * MEBIBYTE);
            untilLookedAtOften();
            assertEquals(2, heap.collections.get());
            heap.framesPerLook.set(1);
            screen.until("the pause has come", () -> heap.collections.get() == 3);
        }
        screen.until("it ends", keeper::isEnded);
    }

    /** The program's own: garbage that nobody looks at goes by itself. */
    @Test
    void javaIsAskedForTheNumbersAndForTheCollection() {
        UnusedHeapReleaser.Heap own = UnusedHeapReleaser.Heap.own(() -> 0);
        WeakReference<Object> garbage = new WeakReference<>(new byte[1024]);
        own.collect();
        assertNull(garbage.get());
        assertTrue(own.usedBytes() > 0 && own.usedBytes() <= own.totalBytes());
    }
}
