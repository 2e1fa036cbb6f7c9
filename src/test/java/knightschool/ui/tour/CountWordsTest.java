package knightschool.ui.tour;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** How many squares are written where there is room, and where there is little. */
class CountWordsTest {
    @Test
    void squaresAreWrittenShortWhereThatIsShorter() {
        assertEquals(new CountWords("1 square", "1 square"), CountWords.of(1));
        assertEquals(new CountWords("144 squares", "144 squares"), CountWords.of(144));
        assertEquals(new CountWords("1,024 squares", "1,024 squares"), CountWords.of(1024));
        assertEquals(new CountWords("16,777,216 squares", "16.8 M squares"), CountWords.of(16_777_216));
    }

    @Test
    void someOfAllSquaresAreWrittenShortWhereThatIsShorter() {
        assertEquals(new CountWords("12 / 144", "12 / 144"), CountWords.of(12, 144));
        assertEquals(new CountWords("1,024 / 2,500", "1,024 / 2,500"), CountWords.of(1024, 2500));
        assertEquals(new CountWords("20,480 / 90,000", "20.5 k / 90 k"), CountWords.of(20_480, 90_000));
    }

    @Test
    void countsOfLargeBoardsAreShortAnywayOrWrittenOnce() {
        assertEquals(new CountWords("999 / 16.8 M", "999 / 16.8 M"), CountWords.of(999, 16_777_216));
        assertEquals(new CountWords("1,000,000 squares", "1 M squares"), CountWords.of(1_000_000, 1_000_000));
        assertEquals(new CountWords("999,999 / 1 M", "999,999 / 1 M"), CountWords.of(999_999, 1_000_000));
    }
}
