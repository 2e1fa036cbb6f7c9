package knightschool.ui.editor.hunt;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import knightschool.hunt.SmallestBoardHuntKind;
import org.junit.jupiter.api.Test;

class SmallestBoardHuntWordsTest {
    @Test
    void largeBoardIsCountedAsNumbersAreElsewhere() {
        String words = SmallestBoardHuntWords.now(
                new SmallestBoardHuntModel.Judgement(4096, Optional.empty()), SmallestBoardHuntKind.values()[0]);
        assertTrue(words.startsWith("4,096 squares. "), words);
    }
}
