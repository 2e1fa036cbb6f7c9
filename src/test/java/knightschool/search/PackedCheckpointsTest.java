package knightschool.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PackedCheckpointsTest {
    private static final int MANY = 10_000;
    private static final byte[] NONE = {};

    /** What Java really takes in the end, for arrays that fill their last word and arrays that do not. */
    @ParameterizedTest
    @ValueSource(ints = {1, 7, 8, 9, 15, 16, 17, 63, 64, 65, 1000})
    void bytesAreNoLessThanWhatIsAllocated(int depth) {
        for (boolean marked : new boolean[] {false, true}) {
            Checkpoint one =
                    new Checkpoint(0, depth - 1, 0, 1, new byte[depth], marked ? new byte[depth] : NONE, List.of());
            PackedCheckpoints first = new PackedCheckpoints();
            for (int i = 0; i < MANY; i++) {
                first.add(one);
            }
            int length = NUMBERS + Math.ceilDiv(depth * 7, Byte.SIZE) + (marked ? depth : 0);
            byte[][] arrays = new byte[MANY][];
            ThreadMXBean memory = (ThreadMXBean) ManagementFactory.getThreadMXBean();
            long before = memory.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < MANY; i++) {
                arrays[i] = new byte[length + (depth > 127 ? 1 + (marked ? 1 : 0) : 0)];
            }
            long each = (memory.getCurrentThreadAllocatedBytes() - before) / MANY + Long.BYTES;
            long bytes = first.bytes() / MANY;
            assertTrue(bytes >= each && bytes <= each + 24, bytes + " of " + each + " " + arrays.length);
        }
    }

    /** The numbers of a checkpoint, where each is small. */
    private static final int NUMBERS = 5;

    private static Checkpoint random(Random random, long step) {
        byte[] trail = new byte[1 + random.nextInt(random.nextBoolean() ? 70 : 2_000)];
        for (int i = 0; i < trail.length; i++) {
            trail[i] = Checkpoint.entry(random.nextInt(8), random.nextInt(16));
        }
        byte[] spent = random.nextBoolean() ? NONE : new byte[trail.length];
        random.nextBytes(spent);
        long placements =
                random.nextBoolean() ? (step + trail.length) / 2 : random.nextLong() >>> 1 + random.nextInt(63);
        List<ScheduledForks.TakenFork> forks = random.nextInt(4) > 0
                ? List.of()
                : List.of(new ScheduledForks.TakenFork(
                        random.nextInt(64), new KnightPath(new int[] {0}), random.nextInt(8)));
        return new Checkpoint(
                step,
                placements,
                random.nextLong() >>> 1 + random.nextInt(63),
                random.nextInt(1 << 20),
                trail,
                spent,
                forks);
    }

    private static void assertSame(Checkpoint expected, Checkpoint actual) {
        assertEquals(expected.step(), actual.step());
        assertEquals(expected.placements(), actual.placements());
        assertEquals(expected.pruned(), actual.pruned());
        assertEquals(expected.deepest(), actual.deepest());
        assertArrayEquals(expected.trail(), actual.trail());
        assertArrayEquals(expected.spent(), actual.spent());
        assertEquals(expected.forks(), actual.forks());
    }

    @Test
    void checkpointsComeBackAsTheyWere() {
        Random random = new Random(31);
        PackedCheckpoints packed = new PackedCheckpoints();
        List<Checkpoint> plain = new ArrayList<>();
        for (int i = 0; i < 600; i++) {
            Checkpoint checkpoint = random(random, random.nextLong() >>> 1 + random.nextInt(60));
            plain.add(checkpoint);
            packed.add(checkpoint);
        }
        PackedCheckpoints some = packed.copy(500, 2);
        assertEquals(250, some.size());
        assertTrue(some.bytes() < packed.bytes());
        for (int i = 0; i < 600; i++) {
            assertSame(plain.get(i), packed.get(i, plain.get(i).step()));
            if (i < 500 && i % 2 == 0) {
                assertSame(plain.get(i), some.get(i / 2, plain.get(i).step()));
            }
        }
    }
}
