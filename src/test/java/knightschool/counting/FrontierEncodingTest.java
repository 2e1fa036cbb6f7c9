package knightschool.counting;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class FrontierEncodingTest {
    @Test
    void readGivesBackWhatWriteTook() {
        Random random = new Random(91);
        for (int i = 0; i < 20_000; i++) {
            int[] mates = mates(random, random.nextInt(63));
            FrontierEncoding code = new FrontierEncoding(mates.length);
            code.write(mates);
            long[] cells = new long[code.words().length + 3];
            System.arraycopy(code.words(), 0, cells, 2, code.words().length);
            int[] read = new int[mates.length];
            code.read(cells, 2, IntStream.range(0, mates.length).toArray(), read);
            assertArrayEquals(mates, read);
            assertTrue((cells[2] & 1) == 1);
        }
    }

    @Test
    void differentBordersHaveDifferentCodes() {
        Random random = new Random(92);
        Map<List<Long>, int[]> codes = new HashMap<>();
        for (int i = 0; i < 50_000; i++) {
            int[] mates = mates(random, 8);
            FrontierEncoding code = new FrontierEncoding(8);
            code.write(mates);
            List<Long> words = Arrays.stream(code.words()).boxed().toList();
            int[] before = codes.putIfAbsent(words, mates);
            assertArrayEquals(before == null ? mates : before, mates);
        }
    }

    @Test
    void mirrorTwiceIsWhatItWas() {
        Random random = new Random(93);
        int[] image = {3, 2, 1, 0, 5, 4, 6};
        for (int i = 0; i < 5000; i++) {
            int[] mates = mates(random, image.length);
            FrontierEncoding code = new FrontierEncoding(image.length);
            code.write(mates, image);
            int[] mirrored = new int[image.length];
            code.read(code.words(), 0, IntStream.range(0, image.length).toArray(), mirrored);
            for (int v = 0; v < image.length; v++) {
                assertEquals(mates[v] < 0 ? mates[v] : image[mates[v]], mirrored[image[v]]);
            }
        }
    }

    /** Nineteen fit into one word: the frontier of an open tour of 8 × 8 and more. */
    @Test
    void codesAreShort() {
        assertEquals(1, FrontierEncoding.wordsFor(0));
        assertEquals(1, FrontierEncoding.wordsFor(19));
        assertEquals(2, FrontierEncoding.wordsFor(21));
    }

    private static int[] mates(Random random, int vertices) {
        List<Integer> order =
                new ArrayList<>(IntStream.range(0, vertices).boxed().toList());
        Collections.shuffle(order, random);
        int[] mates = IntStream.range(0, vertices).toArray();
        int pairs = random.nextInt(vertices / 2 + 1);
        for (int i = 0; i < vertices; i++) {
            boolean paired = i < 2 * pairs;
            mates[order.get(i)] =
                    paired ? order.get(i ^ 1) : random.nextBoolean() ? FrontierEncoding.INNER : order.get(i);
        }
        return mates;
    }
}
