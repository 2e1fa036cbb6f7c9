package knightschool.tour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import knightschool.board.Board;
import knightschool.tour.construction.TourConstruction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TourSquareNumbersTest {
    private static final int COLUMNS = 14;
    private static final int ROWS = 11;

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void wayIsFollowedFromSquareToSquareAsTheTourGoes(boolean closed) {
        int[] tour = TourConstruction.of(COLUMNS, ROWS, closed).tour();
        TourSquareNumbers places = TourSquareNumbers.of(COLUMNS, ROWS, tour, closed);
        assertTrue(places.isFull());
        assertEquals(tour[0], places.first());
        assertEquals(tour[tour.length - 1], places.head());
        for (int i = 0; i + 1 < tour.length; i++) {
            assertEquals(i + 1, places.number(tour[i]));
            assertEquals(tour[i + 1], places.next(tour[i]));
        }
        assertEquals(closed ? tour[0] : Board.NONE, places.next(places.head()));
    }

    @Test
    void squaresThatAWayDoesNotComeToHaveNoPlaceOnIt() {
        int[] path = {0, 8, 16};
        TourSquareNumbers places = TourSquareNumbers.of(6, 6, 3, i -> path[i], false);
        assertFalse(places.isFull());
        assertEquals(3, places.length());
        assertEquals(0, places.number(1));
        assertEquals(Board.NONE, places.next(1));
        assertEquals(Board.NONE, places.next(16));
    }

    /** Every number of the largest board fits. */
    @Test
    void numbersOfTheLargestBoardAreAllKept() {
        int side = Board.MAX_SIDE;
        int last = side * side - 1;
        TourSquareNumbers all = TourSquareNumbers.of(side, side, last + 1, i -> i, false);
        TourSquareNumbers allButOne = TourSquareNumbers.of(side, side, last, i -> i, false);
        for (int i = 0; i < last; i += side - 1) {
            assertEquals(i + 1, all.number(i));
            assertEquals(i + 1, allButOne.number(i));
        }
        assertEquals(last + 1, all.number(last));
        assertEquals(0, allButOne.number(last));
    }
}
