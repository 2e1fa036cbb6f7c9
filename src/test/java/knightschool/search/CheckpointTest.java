package knightschool.search;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CheckpointTest {
    private static final int MANY = 10_000;
    private static final int REFERENCE = Long.BYTES;
    private static final byte[] NONE = {};

    /** What Java really takes, for arrays that fill their last word and arrays that do not. */
    @ParameterizedTest
    @ValueSource(ints = {1, 7, 8, 9, 15, 16, 17, 63, 64, 65, 1000})
    void bytesAreNoLessThanWhatIsAllocated(int depth) {
        for (boolean marked : new boolean[] {false, true}) {
            Checkpoint[] kept = new Checkpoint[MANY];
            ThreadMXBean memory = (ThreadMXBean) ManagementFactory.getThreadMXBean();
            long before = memory.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < MANY; i++) {
                kept[i] = new Checkpoint(i, i, 0, 1, new byte[depth], marked ? new byte[depth] : NONE, List.of());
            }
            long each = (memory.getCurrentThreadAllocatedBytes() - before) / MANY + REFERENCE;
            int bytes = kept[MANY - 1].bytes();
            assertTrue(bytes >= each, bytes + " of " + each);
            assertTrue(bytes <= each + 64, bytes + " of " + each);
        }
    }
}
