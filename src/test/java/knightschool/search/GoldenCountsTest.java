package knightschool.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import knightschool.algorithm.AlgorithmOption;
import knightschool.algorithm.AlgorithmOptionValues;
import knightschool.algorithm.Algorithms;
import knightschool.board.Board;
import knightschool.search.policy.TieBreak;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** The published counts, and those that two programs independent of this one agree on. */
@Execution(ExecutionMode.CONCURRENT)
class GoldenCountsTest {
    @ParameterizedTest
    @CsvFileSource(resources = "/oracles/step-counts.csv", numLinesToSkip = 1)
    void stepsUntilFirstTourAgreeOnFullBoard(String algorithm, int start, long steps, long placements, long undos) {
        Problem problem = Problem.open(Board.full(8, 8), start);
        Search search = Search.begin(problem, Algorithms.named(algorithm).policy(AlgorithmOptionValues.USUAL));
        search.advance(Long.MAX_VALUE);
        assertEquals(Outcome.FOUND, search.outcome());
        assertEquals(steps, search.step());
        assertEquals(placements, search.placements());
        assertEquals(undos, search.undos());
    }

    /** The count is published: forward checking that looks also at squares beside the knight. */
    @Test
    void strictForwardCheckingFindsItsFirstTourAfterThePublishedCount() {
        Search search = Search.begin(
                Problem.open(Board.full(8, 8), 0),
                Algorithms.named("forward-checking")
                        .policy(new AlgorithmOptionValues(
                                Set.of(AlgorithmOption.STRICT),
                                TieBreak.MOVE_ORDER,
                                AlgorithmOptionValues.USUAL_SEED)));
        search.advance(Long.MAX_VALUE);
        assertEquals(Outcome.FOUND, search.outcome());
        assertEquals(1_047_649, search.step());
    }
}
