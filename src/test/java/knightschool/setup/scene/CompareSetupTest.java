package knightschool.setup.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.compare.Comparison;
import knightschool.files.InputFault;
import knightschool.search.Problem;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.SceneControl;
import org.junit.jupiter.api.Test;

class CompareSetupTest {
    private static final List<ConfiguredAlgorithm> SOLVERS =
            List.of(ConfiguredAlgorithm.of(Algorithms.all().getFirst()));
    private static final long LIMIT = 1000;

    @Test
    void comparisonOfARunHasItsProblemItsSolversAndItsLimit() {
        Board board = Board.full(6, 6);
        int start = 7;
        CompareSetup run = CompareSetup.ofRun(new Problem(board, MoveOrder.CLOCKWISE, start, true), SOLVERS, LIMIT);
        assertEquals(board, run.board());
        assertEquals(start, run.startSquare());
        assertEquals(SOLVERS, run.panes());
        assertEquals(true, run.shows(DisplayOption.CLOSED));
        assertEquals(LIMIT, run.controls().position(SceneControl.LIMIT, Comparison.USUAL_LIMIT));
    }

    /** A comparison draws every square, so runs on wider boards have none. */
    @Test
    void runOnABoardThatNoComparisonShowsIsRefused() {
        Problem wide = Problem.open(Board.full(BuiltInSceneKinds.COMPARE.longestSide() + 1, 4), 0);
        assertThrows(InputFault.class, () -> CompareSetup.ofRun(wide, SOLVERS, LIMIT));
    }
}
