package knightschool;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.function.IntConsumer;

/**
 * How the time that a reader takes grows with what it reads: by processor time, so that a busy machine is no matter.
 */
public final class Growth {
    private static final int TIMES = 4;

    /** What is linear takes four times as long for four times as much; what is quadratic, sixteen times. */
    private static final int MOST = 9;

    /** Less than this is noise, in nanoseconds. */
    private static final long LEAST = 40_000_000;

    private Growth() {}

    /**
     * Makes sure that a work grows no faster than its size.
     *
     * @param size large enough that a quadratic work takes a noticeable time
     * @param work done for a size
     */
    public static void assertLinear(String what, int size, IntConsumer work) {
        work.accept(size / TIMES);
        long small = Math.max(LEAST, time(size, work));
        long large = time(TIMES * size, work);
        assertTrue(
                large <= MOST * small,
                () -> what + ": " + small / 1_000_000 + " ms, and " + large / 1_000_000 + " ms for four times as much");
    }

    private static long time(int size, IntConsumer work) {
        long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        work.accept(size);
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before;
    }
}
