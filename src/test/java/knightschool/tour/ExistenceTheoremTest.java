package knightschool.tour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.counting.FrontierStateBudget;
import knightschool.counting.TourCount;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEndpointConstraint;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.SearchPolicy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The theorems against the machine that knows none. */
@Execution(ExecutionMode.CONCURRENT)
class ExistenceTheoremTest {
    private static final SearchPolicy THOROUGH =
            new SearchPolicy(NeighbourOrder.FEWEST_ONWARD, Lookahead.EMPTY_DOMAINS, BackjumpRule.ONE_SQUARE);

    record Size(int columns, int rows) {
        Board board() {
            return Board.full(columns, rows);
        }
    }

    private static Stream<Size> sizes(int mostSquares, int longest) {
        return IntStream.rangeClosed(1, longest)
                .boxed()
                .flatMap(columns -> IntStream.rangeClosed(1, longest)
                        .filter(rows -> columns * rows <= mostSquares)
                        .mapToObj(rows -> new Size(columns, rows)));
    }

    static Stream<Size> searched() {
        return sizes(20, 20);
    }

    /** A board that is turned has as many tours. */
    static Stream<Size> counted() {
        return sizes(40, 14).filter(size -> size.columns() >= size.rows());
    }

    @ParameterizedTest
    @MethodSource("searched")
    void agreesWithAnExhaustedSearchFromEveryStart(Size size) {
        for (boolean closed : new boolean[] {false, true}) {
            boolean found = size.board().playable().anyMatch(start -> isFound(size.board(), start, closed));
            assertEquals(
                    found,
                    ExistenceTheorem.of(size.columns(), size.rows(), closed).exists(),
                    () -> size + " " + closed);
        }
    }

    private static boolean isFound(Board board, int start, boolean closed) {
        Search search = Search.begin(new Problem(board, MoveOrder.CLOCKWISE, start, closed), THOROUGH);
        search.advance(Long.MAX_VALUE);
        assertTrue(search.outcome() != Outcome.STOPPED);
        return search.outcome() == Outcome.FOUND;
    }

    @ParameterizedTest
    @MethodSource("counted")
    void agreesWithTheNumberOfTours(Size size) {
        for (boolean closed : new boolean[] {false, true}) {
            TourCount count = TourCount.of(
                    KnightGraph.of(size.board()),
                    closed ? TourEndpointConstraint.CLOSED : TourEndpointConstraint.FREE,
                    FrontierStateBudget.USUAL,
                    TourCount.CountProgress.NONE);
            boolean counted = count.count().orElseThrow().signum() > 0;
            assertEquals(
                    counted,
                    ExistenceTheorem.of(size.columns(), size.rows(), closed).exists(),
                    () -> size + " " + closed);
            assertEquals(
                    counted,
                    ExistenceTheorem.of(size.rows(), size.columns(), closed).exists(),
                    () -> size + " turned, " + closed);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "3x3, false, false, Conrad",
        "5x3, false, false, Conrad",
        "3x6, false, false, Conrad",
        "4x4, false, false, Conrad",
        "2x9, false, false, Conrad",
        "3x4, false, true, Conrad",
        "7x3, false, true, Conrad",
        "3x8, false, true, Conrad",
        "4x5, false, true, Conrad",
        "5x5, false, true, Cull",
        "4095x4095, false, true, Cull",
        "4095x4095, true, false, Schwenk",
        "4x4096, true, false, Schwenk",
        "3x8, true, false, Schwenk",
        "10x3, true, true, Schwenk",
        "5x6, true, true, Schwenk"
    })
    void namesTheTheorem(String size, boolean closed, boolean exists, String source) {
        String[] sides = size.split("x");
        ExistenceTheorem existence =
                ExistenceTheorem.of(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]), closed);
        assertEquals(exists, existence.exists());
        assertTrue(existence.statement().contains(source), existence.statement());
    }

    @Test
    void statementWritesSizesWithTheSignAskedFor() {
        assertEquals(
                "3 x 3, 3 x 5 and 3 x 6 have no tour (Conrad, Hindrichs, Morsy and Wegener 1994)",
                ExistenceTheorem.THREE_ROWS_WITHOUT_OPEN.statement());
        assertEquals(
                "4 × 4 has no tour (Conrad, Hindrichs, Morsy and Wegener 1994)",
                ExistenceTheorem.FOUR_BY_FOUR.statement("×"));
    }
}
