package knightschool.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import knightschool.files.InputFault;
import org.junit.jupiter.api.Test;

class SentencesBegunTest {
    @Test
    void wordsBeginWithACapitalAndNamesAsTheyAreWritten() {
        assertEquals("A board is too large", SentenceCase.begun("a board is too large"));
        assertEquals("Nothing", SentenceCase.begun("nothing"));
        assertEquals("a1 is a hole", SentenceCase.begun("a1 is a hole"));
        assertEquals("aa12 is a hole", SentenceCase.begun("aa12 is a hole"));
        assertEquals("my.board is gone", SentenceCase.begun("my.board is gone"));
        assertEquals("--size has no number", SentenceCase.begun("--size has no number"));
        assertEquals("", SentenceCase.begun(""));
    }

    @Test
    void faultOfNoPlaceIsSaidAsASentence() {
        InputFault fault = new InputFault("there is no such board", "Choose another.");
        assertEquals("There is no such board. Choose another.", fault.displayMessage());
        assertEquals(
                "x.board:3: there is no such board. Choose another.",
                fault.shiftedBy(3).in("x.board").displayMessage());
    }
}
