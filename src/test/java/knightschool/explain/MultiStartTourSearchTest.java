package knightschool.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEndpointConstraint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class MultiStartTourSearchTest {
    private static final Board SOON_EXHAUSTED = BoardText.parse("..K.#\n..E..\n.....\n.....\n.#..#\n#....");

    @Test
    void boardThatIsSoonExhaustedDoesNotWaitForLuck() {
        MultiStartTourSearch search = new MultiStartTourSearch(
                KnightGraph.of(SOON_EXHAUSTED),
                TourEndpointConstraint.of(SOON_EXHAUSTED),
                TourExistenceBudget.THOROUGH_STEPS,
                TourOrWalkSearchProgressListener.NONE);
        assertTrue(search.quickly().isEmpty());
        assertTrue(search.toTheEnd().isEmpty());
        assertTrue(search.isExhausted());
        assertEquals(20_542, search.stepsOfTheExhausted());
        assertTrue(search.steps() < 20 * search.stepsOfTheExhausted(), search.steps() + " steps");
    }
}
