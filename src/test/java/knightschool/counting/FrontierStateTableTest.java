package knightschool.counting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The table against a map of numbers without limit. */
@Execution(ExecutionMode.CONCURRENT)
class FrontierStateTableTest {
    @Test
    void addsUpWhateverTheSizeOfStatesAndCounts() {
        Random random = new Random(81);
        for (int keyWords = 1; keyWords <= 3; keyWords++) {
            Map<List<Long>, BigInteger> expected = new HashMap<>();
            FrontierStateTable table = new FrontierStateTable(keyWords, 1, FrontierStateBudget.USUAL);
            for (int i = 0; i < 60_000; i++) {
                long[] key = LongStream.generate(() -> random.nextInt(15))
                        .limit(keyWords)
                        .toArray();
                key[0] = 2 * random.nextInt(i < 30_000 ? 50 : 40_000) + 1;
                long[] count = {0, random.nextLong(), random.nextInt(4) - 2};
                int words = random.nextInt(2) + (i > 40_000 ? 1 : 0);
                table.add(key, count, 1, Math.min(words, table.countWords()));
                expected.merge(
                        LongStream.of(key).boxed().toList(),
                        FrontierStateTable.number(count, 1, Math.min(words, table.countWords())),
                        BigInteger::add);
            }
            assertEquals(expected.size(), table.states());
            assertEquals(expected, contents(table, keyWords));
        }
    }

    /** States of one word, then of three: as many of either, whatever they take. */
    @Test
    void roomForStatesCountsStatesAndRoomForWordsCountsWords() {
        for (int keyWords : new int[] {1, 3}) {
            assertEquals(100, filled(keyWords, FrontierStateBudget.of(100)).states());
            assertEquals(
                    240 / (keyWords + 1),
                    filled(keyWords, new FrontierStateBudget(1000, 240)).states());
        }
    }

    private static FrontierStateTable filled(int keyWords, FrontierStateBudget room) {
        FrontierStateTable table = new FrontierStateTable(keyWords, 1, room);
        for (long state = 1; !table.isFull(); state++) {
            assertTrue(state < 1000);
            long[] key = new long[keyWords];
            key[0] = state;
            table.add(key, new long[] {1}, 0, 1);
        }
        return table;
    }

    private static Map<List<Long>, BigInteger> contents(FrontierStateTable table, int keyWords) {
        Map<List<Long>, BigInteger> contents = new HashMap<>();
        for (int segment = 0; segment < FrontierStateTable.SEGMENTS; segment++) {
            long[] cells = table.take(segment);
            for (int cell = 0; cell < cells.length; cell += table.stride()) {
                if (cells[cell] != 0) {
                    List<Long> key =
                            Arrays.stream(cells, cell, cell + keyWords).boxed().toList();
                    contents.put(key, FrontierStateTable.number(cells, cell + keyWords, table.countWords()));
                }
            }
        }
        return contents;
    }

    @Test
    void numberReadsWordsWithoutSign() {
        assertEquals(
                BigInteger.TWO.pow(128).subtract(BigInteger.ONE),
                FrontierStateTable.number(new long[] {7, -1, -1}, 1, 2));
        assertEquals(BigInteger.ZERO, FrontierStateTable.number(new long[0], 0, 0));
    }
}
