package knightschool.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import knightschool.board.Board;
import knightschool.explain.TourExistenceBudget;
import knightschool.explain.TourExistenceDecider;
import knightschool.explain.TourExistenceOracle;
import knightschool.explain.TourExistenceVerdict;
import knightschool.explain.TourOrWalkSearchProgressListener;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEndpointConstraint;
import org.junit.jupiter.api.Test;

class CriticalSquareBoardTest {
    private static TourExistenceVerdict verdict(Board board) {
        return TourExistenceDecider.answer(
                        KnightGraph.of(board),
                        TourEndpointConstraint.FREE,
                        TourExistenceBudget.BRIEF,
                        TourExistenceOracle.NONE,
                        TourOrWalkSearchProgressListener.NONE)
                .verdict();
    }

    @Test
    void boardHasATourAndNoneWithoutTheSquare() {
        for (int seed = 1; seed <= 6; seed++) {
            int side = 4 + seed % 4;
            CriticalSquareBoard found =
                    CriticalSquareBoard.find(side + 1, side, seed, () -> {}).orElseThrow();
            assertEquals(TourExistenceVerdict.EXISTS, verdict(found.board()));
            assertEquals(TourExistenceVerdict.IMPOSSIBLE, verdict(found.board().withHole(found.square(), true)));
            assertEquals(Optional.of(found), CriticalSquareBoard.find(side + 1, side, seed, () -> {}));
        }
    }

    @Test
    void thereIsNoneOnASingleRow() {
        assertEquals(Optional.empty(), CriticalSquareBoard.find(5, 1, 1, () -> {}));
        assertThrows(IllegalArgumentException.class, () -> CriticalSquareBoard.find(11, 3, 1, () -> {}));
    }
}
