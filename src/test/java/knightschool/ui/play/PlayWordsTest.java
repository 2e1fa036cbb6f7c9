package knightschool.ui.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PlayWordsTest {
    @Test
    void numbersOfALargeBoardAreGrouped() {
        assertEquals("of 1,024", PlayWords.of(1024));
        assertEquals("1,500 light, 0 dark left", PlayWords.colours(1500, 0));
        assertEquals("Your game: 1,000 of 4,096 squares visited. Click to go to a move.", PlayWords.strip(1000, 4096));
        assertEquals("Back to move 1,023", PlayWords.backTo(1023));
    }
}
