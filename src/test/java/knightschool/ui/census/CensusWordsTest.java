package knightschool.ui.census;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.AlgorithmOption;
import knightschool.algorithm.AlgorithmOptionValues;
import knightschool.algorithm.Algorithms;
import knightschool.board.Board;
import knightschool.search.policy.TieBreak;
import org.junit.jupiter.api.Test;

class CensusWordsTest {
    private static final Board BOARD = Board.full(5, 5);

    @Test
    void aTableIsCalledByTheNameThatItsAlgorithmHasOnScreen() {
        for (Algorithm algorithm : Algorithms.all()) {
            CensusParameters question =
                    new CensusParameters(BOARD, false, algorithm, AlgorithmOptionValues.USUAL, 1000);
            for (String words : List.of(CensusWords.named(question), CensusWords.opened("a.csv", 25, question, true))) {
                assertTrue(words.contains(algorithm.title() + " on 5 × 5"), words);
            }
        }
    }

    @Test
    void optionsAreSaidWithoutHyphens() {
        AlgorithmOptionValues strict = new AlgorithmOptionValues(
                EnumSet.of(AlgorithmOption.STRICT), TieBreak.MOVE_ORDER, AlgorithmOptionValues.USUAL_SEED);
        assertEquals(
                "Forward checking, strict, closed tours on 5 × 5, at most 1,000 steps",
                CensusWords.named(
                        new CensusParameters(BOARD, true, Algorithms.named("forward-checking"), strict, 1000)));
    }
}
