package knightschool.census;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TranspositionTableTest {
    private record Position(int knight, long open) {}

    /** Positions with the same squares fall into one bucket, and differ only by which square is the knight's. */
    @Test
    void nothingIsEverMistakenForSomethingElse() {
        Random random = new Random(81);
        TranspositionTable memory = new TranspositionTable(0);
        Map<Position, Long> stored = new HashMap<>();
        int known = 0;
        for (int i = 0; i < 200_000; i++) {
            int knight = random.nextInt(12);
            long open = (random.nextLong() & 0xFF0 | 1L << random.nextInt(12)) & ~(1L << knight);
            if (open == 0) {
                continue;
            }
            Position position = new Position(knight, open);
            long found = memory.find(knight, open);
            if (found == TranspositionTable.UNKNOWN) {
                stored.put(position, random.nextLong() >>> 10);
                memory.store(knight, open, stored.get(position));
            } else {
                assertEquals(stored.get(position), found, position.toString());
                known++;
            }
        }
        assertTrue(known > 1000, known + " were found again");
    }

    @Test
    void growingKeepsWhatIsThere() {
        TranspositionTable memory = new TranspositionTable(1 << 22);
        int positions = 100_000;
        for (int i = 1; i <= positions; i++) {
            memory.store(63, i, i);
        }
        int kept = 0;
        for (int i = 1; i <= positions; i++) {
            long found = memory.find(63, i);
            assertTrue(found == TranspositionTable.UNKNOWN || found == i, found + " for " + i);
            kept += found == i ? 1 : 0;
        }
        assertTrue(kept > positions / 2, kept + " of " + positions + " kept");
    }

    @Test
    void memoryIsTakenOnlyWhenItIsNeeded() {
        ThreadMXBean memory = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = memory.getCurrentThreadAllocatedBytes();
        new TranspositionTable(1 << 28).store(0, 2, 7);
        long bytes = memory.getCurrentThreadAllocatedBytes() - before;
        assertTrue(bytes < 1 << 20, () -> bytes + " bytes for one entry");
    }

    @Test
    void whatWasAskedForLastIsForgottenLast() {
        TranspositionTable memory = new TranspositionTable(0);
        memory.store(0, 2, 7);
        int asked = 0;
        for (long open = 4; open < 1 << 20; open += 2) {
            memory.store(0, open, 1);
            asked += memory.find(0, 2) == 7 ? 1 : 0;
        }
        assertEquals((1 << 19) - 2, asked);
    }

    @Test
    void stepsWithoutRoomAreNotRemembered() {
        TranspositionTable memory = new TranspositionTable(0);
        memory.store(5, 3, 1L << 57);
        assertEquals(TranspositionTable.UNKNOWN, memory.find(5, 3));
        memory.store(5, 3, (1L << 57) - 1);
        assertEquals((1L << 57) - 1, memory.find(5, 3));
    }
}
