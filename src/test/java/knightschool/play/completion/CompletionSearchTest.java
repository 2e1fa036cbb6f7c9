package knightschool.play.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import knightschool.board.Board;
import knightschool.board.RandomBoards;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEndpointConstraint;
import knightschool.obstruction.TourEndpointSamples;
import knightschool.tour.ExistenceTheorem;
import knightschool.tour.TourFaults;
import org.junit.jupiter.api.Test;

class CompletionSearchTest {
    private static final long PLENTY = Long.MAX_VALUE;

    private int found;
    private int absent;

    @Test
    void tourAgreesWithEveryPathOnRandomBoards() {
        RandomBoards.stream(101, 500, 5)
                .filter(board -> board.playableCount() <= 14)
                .forEach(board -> TourEndpointSamples.on(board).forEach(ends -> judge(board, ends)));
        assertTrue(found > 80, () -> "found " + found);
        assertTrue(absent > 300, () -> "absent " + absent);
    }

    @Test
    void tourAgreesWithEveryPathOnSmallFullBoards() {
        for (int[] sides : new int[][] {{3, 4}, {4, 4}, {3, 5}, {2, 9}, {1, 2}}) {
            Board board = Board.full(sides[0], sides[1]);
            TourEndpointSamples.on(board).forEach(ends -> judge(board, ends));
            board.playable().forEach(start -> judge(board, new TourEndpointConstraint(start, Board.NONE, false)));
        }
        assertTrue(found > 5 && absent > 20, () -> "found " + found + ", absent " + absent);
    }

    @Test
    void tourAgreesWithTheTheoremsOnFullBoards() {
        for (int columns = 3; columns <= 12; columns++) {
            for (int rows = columns; rows <= 14; rows++) {
                for (TourEndpointConstraint ends :
                        new TourEndpointConstraint[] {TourEndpointConstraint.FREE, TourEndpointConstraint.CLOSED}) {
                    boolean exists =
                            ExistenceTheorem.of(columns, rows, ends.closed()).exists();
                    assertEquals(
                            exists,
                            judge(Board.full(columns, rows), ends, PLENTY),
                            columns + " x " + rows + " " + ends);
                }
            }
        }
    }

    private void judge(Board board, TourEndpointConstraint ends) {
        boolean exists = MemoizedPaths.tourExists(KnightGraph.of(board), ends);
        found += exists ? 1 : 0;
        absent += exists ? 0 : 1;
        assertEquals(exists, judge(board, ends, PLENTY), () -> board + " " + ends);
    }

    /** Whether a tour was found; a tour is followed, and without one the search is exhausted. */
    private static boolean judge(Board board, TourEndpointConstraint ends, long budget) {
        var search = new CompletionSearch(KnightGraph.of(board), ends, budget, () -> {});
        Optional<int[]> tour = search.tour();
        assertEquals(tour.isEmpty(), search.isExhausted(), () -> board + " " + ends);
        tour.ifPresent(squares -> assertTour(board, ends, squares));
        return tour.isPresent();
    }

    private static void assertTour(Board board, TourEndpointConstraint ends, int[] tour) {
        Board plain = board.withStart(Board.NONE).withEnd(Board.NONE);
        assertEquals(Optional.empty(), TourFaults.first(plain, tour, ends.closed()), () -> board + " " + ends);
        assertTrue(ends.start() == Board.NONE || ends.start() == tour[0], () -> ends + " " + Arrays.toString(tour));
        assertTrue(
                ends.end() == Board.NONE || ends.end() == tour[tour.length - 1],
                () -> ends + " " + Arrays.toString(tour));
    }

    @Test
    void tourIsFoundOnTheLargestBoardsOfTheGame() {
        for (TourEndpointConstraint ends : new TourEndpointConstraint[] {
            TourEndpointConstraint.FREE, TourEndpointConstraint.CLOSED, new TourEndpointConstraint(0, 39, false)
        }) {
            assertTrue(judge(Board.full(40, 40), ends, CompletionSearch.BRIEF), ends::toString);
        }
    }

    @Test
    void tourIsNotLookedForOnLargerBoards() {
        var search =
                new CompletionSearch(KnightGraph.of(Board.full(45, 45)), TourEndpointConstraint.FREE, PLENTY, () -> {});
        assertTrue(search.isTooLarge());
        assertEquals(Optional.empty(), search.tour());
        assertFalse(search.isExhausted());
    }

    @Test
    void tourIsGivenUpWhenTheBudgetIsSpent() {
        var search = new CompletionSearch(KnightGraph.of(Board.full(8, 8)), TourEndpointConstraint.CLOSED, 0, () -> {});
        assertEquals(Optional.empty(), search.tour());
        assertFalse(search.isExhausted());
        assertEquals(0, search.steps());
    }

    @Test
    void tourEndsWithWhatTheWatchThrows() {
        var search =
                new CompletionSearch(KnightGraph.of(Board.full(8, 8)), TourEndpointConstraint.CLOSED, PLENTY, () -> {
                    throw new CancellationException();
                });
        assertThrows(CancellationException.class, search::tour);
    }
}
