package knightschool.fuzz;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.ByteArrayOutputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import knightschool.RandomRun;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A megabyte of a part of an input, in its place, takes no reader longer than a second of processor time. On a slow
 * machine it may take longer if it takes as long for each kilobyte of a quarter of it; with
 * {@code -Dswollen.limit=1000} it may not.
 */
@Execution(ExecutionMode.CONCURRENT)
class SwollenInputTest {
    private static final int SIZE = 1 << 20;
    private static final int TIMES = 4;
    private static final long SECOND = 1_000_000_000;

    /** A linear reader takes four times as long for four times as much, a quadratic one sixteen times. */
    private static final int MOST = 9;

    /** In milliseconds, whatever a quarter takes; none usually. */
    private static final int LIMIT = RandomRun.times("swollen.limit", Integer.MAX_VALUE);

    /** All parts are tried with {@code -Dswollen.parts=100000}, and others with {@code -Dseed=3}. */
    private static final int PARTS = RandomRun.times("swollen.parts", 3);

    /** Lines, and the words of a line with the signs behind them. */
    private static final List<Pattern> PARTS_OF_TEXT = List.of(Pattern.compile(".*\\R"), Pattern.compile("\\w+\\W*"));

    /**
     * A part of an input.
     *
     * @param file the input
     * @param from the first byte of the part
     * @param to the byte after the last one
     */
    private record Part(Path file, byte[] input, int from, int to) {
        /** Returns the input with so many times the part that it has the size, in bytes. */
        byte[] swollen(int size) {
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            all.write(input, 0, from);
            while (all.size() < size) {
                all.write(input, from, to - from);
            }
            all.write(input, to, input.length - to);
            return all.toByteArray();
        }

        @Override
        public String toString() {
            String part = new String(Arrays.copyOfRange(input, from, to), StandardCharsets.UTF_8);
            return file + ", bytes " + from + " to " + to + ", \"" + part + "\"";
        }
    }

    private static Stream<Part> parts(Path file) {
        byte[] input = Corpus.bytes(file);
        String bytes = new String(input, StandardCharsets.ISO_8859_1);
        int half = input.length / 2;
        Stream<int[]> halves = Stream.of(new int[] {0, half}, new int[] {half, input.length});
        Stream<int[]> lines = PARTS_OF_TEXT.stream()
                .flatMap(pattern -> pattern.matcher(bytes).results())
                .map((MatchResult part) -> new int[] {part.start(), part.end()});
        return Stream.concat(halves, lines)
                .filter(part -> part[0] < part[1])
                .map(part -> new Part(file, input, part[0], part[1]));
    }

    @ParameterizedTest
    @EnumSource
    void aMegabyteTakesNoSecond(FuzzedReader reader) {
        RandomRun.of(random -> {
            List<Part> parts = new ArrayList<>(Corpus.files(reader).stream()
                    .flatMap(SwollenInputTest::parts)
                    .toList());
            Collections.shuffle(parts, random);
            parts.stream().limit(PARTS).forEach(part -> requireSoon(reader, part));
        });
    }

    private static void requireSoon(FuzzedReader reader, Part part) {
        // What is read first has its classes loaded.
        reader.read(part.input);
        long large = nanoseconds(reader, part.swollen(SIZE));
        if (large > SECOND) {
            long small = nanoseconds(reader, part.swollen(SIZE / TIMES));
            boolean isSlow = large > MOST * small || large > LIMIT * 1_000_000L;
            assertFalse(
                    isSlow,
                    () -> reader + ": " + large / 1_000_000 + " ms, and " + small / 1_000_000 + " ms for a quarter of "
                            + part);
        }
    }

    private static long nanoseconds(FuzzedReader reader, byte[] input) {
        long begin = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        reader.read(input);
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begin;
    }
}
