package knightschool.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class NumberFormatterTest {
    @Test
    void ratioHasThreeDigits() {
        assertEquals("0.00121", NumberFormatter.rounded(24.0 / 19_792));
        assertEquals("1", NumberFormatter.rounded(1));
        assertEquals("118", NumberFormatter.rounded(117.5));
        assertEquals("0", NumberFormatter.rounded(0));
        assertEquals("6,484", NumberFormatter.rounded(6_484.065));
    }

    @Test
    void integerHasACommaBetweenGroupsOfThreeDigits() {
        Random random = new Random(7);
        LongStream numbers = LongStream.concat(
                LongStream.of(0, -1, 999, -999, 1_000, -1_000, 999_999, -999_999, Long.MAX_VALUE, Long.MIN_VALUE),
                random.longs(200).map(number -> number >> random.nextInt(Long.SIZE)));
        numbers.forEach(
                number -> assertEquals(String.format(Locale.ROOT, "%,d", number), NumberFormatter.grouped(number)));
    }
}
