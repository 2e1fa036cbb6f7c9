package knightschool.ui.editor.hunt;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import knightschool.hunt.SmallestBoardProblem;
import org.junit.jupiter.api.Test;

class SmallestBoardChallengeWordsTest {
    @Test
    void largeBoardIsCountedAsNumbersAreElsewhere() {
        String words = SmallestBoardChallengeWords.now(
                new SmallestBoardChallengeModel.Judgement(4096, Optional.empty()), SmallestBoardProblem.values()[0]);
        assertTrue(words.startsWith("4,096 squares. "), words);
    }
}
