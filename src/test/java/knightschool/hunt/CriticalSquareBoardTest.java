package knightschool.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import knightschool.board.Board;
import knightschool.explain.DecisionProgressListener;
import knightschool.explain.TourDecision;
import knightschool.explain.TourDecisionBudget;
import knightschool.explain.TourTheorems;
import knightschool.explain.TourVerdict;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEnds;
import org.junit.jupiter.api.Test;

class CriticalSquareBoardTest {
    private static TourVerdict verdict(Board board) {
        return TourDecision.answer(
                        KnightGraph.of(board),
                        TourEnds.FREE,
                        TourDecisionBudget.BRIEF,
                        TourTheorems.NONE,
                        DecisionProgressListener.NONE)
                .verdict();
    }

    @Test
    void boardHasATourAndNoneWithoutTheSquare() {
        for (int seed = 1; seed <= 6; seed++) {
            int side = 4 + seed % 4;
            CriticalSquareBoard found =
                    CriticalSquareBoard.find(side + 1, side, seed, () -> {}).orElseThrow();
            assertEquals(TourVerdict.EXISTS, verdict(found.board()));
            assertEquals(TourVerdict.IMPOSSIBLE, verdict(found.board().withHole(found.square(), true)));
            assertEquals(Optional.of(found), CriticalSquareBoard.find(side + 1, side, seed, () -> {}));
        }
    }

    @Test
    void thereIsNoneOnASingleRow() {
        assertEquals(Optional.empty(), CriticalSquareBoard.find(5, 1, 1, () -> {}));
        assertThrows(IllegalArgumentException.class, () -> CriticalSquareBoard.find(11, 3, 1, () -> {}));
    }
}
