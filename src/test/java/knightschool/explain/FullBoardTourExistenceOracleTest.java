package knightschool.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.obstruction.TourEndpointConstraint;
import knightschool.search.TourDefinition;
import knightschool.tour.ExistenceTheorem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FullBoardTourExistenceOracleTest {
    @ParameterizedTest
    @CsvSource({"6, 6", "5, 8", "7, 9", "30, 31"})
    void toursOfFullBoardsAreKnownAsAskedFor(int columns, int rows) {
        Board board = Board.full(columns, rows);
        int one = columns + 1;
        for (TourEndpointConstraint ends : List.of(
                TourEndpointConstraint.FREE,
                TourEndpointConstraint.CLOSED,
                new TourEndpointConstraint(one, Board.NONE, false),
                new TourEndpointConstraint(Board.NONE, one, false))) {
            Optional<int[]> tour = TourExistenceOracle.OF_FULL_BOARDS.tour(board, ends);
            assertEquals(board.squares() % 2 == 0 || ends.equals(TourEndpointConstraint.FREE), tour.isPresent());
            tour.ifPresent(squares -> assertEquals("", TourDefinition.fault(board, ends, squares)));
        }
        assertTrue(TourExistenceOracle.OF_FULL_BOARDS
                .tour(board, new TourEndpointConstraint(0, one, false))
                .isEmpty());
        assertTrue(TourExistenceOracle.OF_FULL_BOARDS
                .tour(board.withHole(0, true), TourEndpointConstraint.FREE)
                .isEmpty());
    }

    @Test
    void theoremIsKnownAgainstToursOfFullBoardsOnly() {
        TourExistenceOracle known = TourExistenceOracle.OF_FULL_BOARDS;
        Board board = Board.full(4, 7);
        assertEquals(
                Optional.of(ExistenceTheorem.SIDE_TOO_SHORT_FOR_CLOSED),
                known.theoremAgainst(board, TourEndpointConstraint.CLOSED));
        assertEquals(Optional.empty(), known.theoremAgainst(board, TourEndpointConstraint.FREE));
        assertEquals(Optional.empty(), known.theoremAgainst(board.withHole(0, true), TourEndpointConstraint.CLOSED));
        assertEquals(Optional.empty(), TourExistenceOracle.NONE.theoremAgainst(board, TourEndpointConstraint.CLOSED));
    }
}
