package knightschool.ui.tour;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** How many squares are written where there is room, and where there is little. */
class SquareCountWordsTest {
    @Test
    void squaresAreWrittenShortWhereThatIsShorter() {
        assertEquals(new SquareCountWords("1 square", "1 square"), SquareCountWords.of(1));
        assertEquals(new SquareCountWords("144 squares", "144 squares"), SquareCountWords.of(144));
        assertEquals(new SquareCountWords("1,024 squares", "1,024 squares"), SquareCountWords.of(1024));
        assertEquals(new SquareCountWords("16,777,216 squares", "16.8 M squares"), SquareCountWords.of(16_777_216));
    }

    @Test
    void someOfAllSquaresAreWrittenShortWhereThatIsShorter() {
        assertEquals(new SquareCountWords("12 / 144", "12 / 144"), SquareCountWords.of(12, 144));
        assertEquals(new SquareCountWords("1,024 / 2,500", "1,024 / 2,500"), SquareCountWords.of(1024, 2500));
        assertEquals(new SquareCountWords("20,480 / 90,000", "20.5 k / 90 k"), SquareCountWords.of(20_480, 90_000));
        assertEquals(new SquareCountWords("5.22 k / 16.8 M", "5.22 k / 16.8 M"), SquareCountWords.of(5220, 16_777_216));
    }

    @Test
    void countsOfLargeBoardsAreShortAnywayOrWrittenOnce() {
        assertEquals(new SquareCountWords("999 / 16.8 M", "999 / 16.8 M"), SquareCountWords.of(999, 16_777_216));
        assertEquals(
                new SquareCountWords("1,000,000 squares", "1 M squares"), SquareCountWords.of(1_000_000, 1_000_000));
        assertEquals(new SquareCountWords("999,999 / 1 M", "999,999 / 1 M"), SquareCountWords.of(999_999, 1_000_000));
    }
}
