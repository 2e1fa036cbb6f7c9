package knightschool.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.obstruction.Ends;
import knightschool.search.TourDefinition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ToursOfFullBoardsTest {
    @ParameterizedTest
    @CsvSource({"6, 6", "5, 8", "7, 9", "30, 31"})
    void toursOfFullBoardsAreKnownAsAskedFor(int columns, int rows) {
        Board board = Board.full(columns, rows);
        int one = columns + 1;
        for (Ends ends :
                List.of(Ends.FREE, Ends.CLOSED, new Ends(one, Board.NONE, false), new Ends(Board.NONE, one, false))) {
            Optional<int[]> tour = KnownTours.OF_FULL_BOARDS.tour(board, ends);
            assertEquals(board.squares() % 2 == 0 || ends.equals(Ends.FREE), tour.isPresent());
            tour.ifPresent(squares -> assertEquals("", TourDefinition.fault(board, ends, squares)));
        }
        assertTrue(
                KnownTours.OF_FULL_BOARDS.tour(board, new Ends(0, one, false)).isEmpty());
        assertTrue(KnownTours.OF_FULL_BOARDS
                .tour(board.withHole(0, true), Ends.FREE)
                .isEmpty());
    }

    @Test
    void theoremIsKnownAgainstToursOfFullBoardsOnly() {
        KnownTours known = KnownTours.OF_FULL_BOARDS;
        Board board = Board.full(4, 7);
        assertTrue(known.theoremAgainst(board, Ends.CLOSED).orElseThrow().contains("Schwenk"));
        assertEquals(Optional.empty(), known.theoremAgainst(board, Ends.FREE));
        assertEquals(Optional.empty(), known.theoremAgainst(board.withHole(0, true), Ends.CLOSED));
        assertEquals(Optional.empty(), KnownTours.NONE.theoremAgainst(board, Ends.CLOSED));
    }
}
