package knightschool.counting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEndpointConstraint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

/** Published numbers of tours, the small cases, and the honest end. */
@Execution(ExecutionMode.CONCURRENT)
class TourCountTest {
    @ParameterizedTest
    @CsvFileSource(resources = "/oracles/tour-counts.csv", numLinesToSkip = 1)
    void countsThePublishedTours(String size, String quantity, long value) {
        Board board = BoardText.ofSize(size);
        TourEndpointConstraint ends =
                quantity.startsWith("closed") ? TourEndpointConstraint.CLOSED : TourEndpointConstraint.FREE;
        assertEquals(quantity.equals("open undirected") ? 2 * value : value, number(board, ends));
    }

    /** A001230, A165134 and A070030 of the On-Line Encyclopedia of Integer Sequences, and tables of closed tours. */
    @ParameterizedTest
    @CsvSource({
        "6x6, false, 6637920",
        "6x7, true, 1067638",
        "7x6, true, 1067638",
        "3x10, true, 16",
        "12x3, true, 176",
        "3x14, true, 1536",
        "3x16, true, 15424",
        "5x5, true, 0",
        "4x20, true, 0",
        "3x3, false, 0",
        "1x1, false, 1",
        "1x1, true, 0",
        "1x2, false, 0",
        "2x3, false, 0"
    })
    void countsToursOfFullBoards(String size, boolean closed, long tours) {
        assertEquals(
                tours,
                number(BoardText.ofSize(size), closed ? TourEndpointConstraint.CLOSED : TourEndpointConstraint.FREE));
    }

    @Test
    void countsFromACorner() {
        Board board = Board.full(5, 5);
        assertEquals(304, number(board, new TourEndpointConstraint(0, Board.NONE, false)));
        assertEquals(0, number(board, new TourEndpointConstraint(1, Board.NONE, false)));
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/oracles/boards/answers.csv", numLinesToSkip = 1)
    void countsTheToursOfTheOracleBoards(
            String name, int vertices, long edges, long fromStart, long fromAny, long circuits) throws Exception {
        Board board = oracle(name);
        assertEquals(fromStart, number(board, TourEndpointConstraint.of(board, board.start(), false)));
        assertEquals(fromAny, number(board, TourEndpointConstraint.of(board, Board.NONE, false)));
        assertEquals(circuits, number(board, TourEndpointConstraint.of(board, board.start(), true)));
    }

    private static Board oracle(String name) throws Exception {
        try (var in = TourCountTest.class.getResourceAsStream("/oracles/boards/" + name + ".board")) {
            return BoardText.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    @Test
    void circuitsAreRefusedOnABoardWithAnEnd() {
        Board board = Board.full(5, 6).withEnd(3);
        assertThrows(InputFault.class, () -> TourEndpointConstraint.of(board, Board.NONE, true));
    }

    @Test
    void noTourBeginsOnItsEndUnlessItIsTheOnlySquare() {
        Board board = Board.full(5, 5).withEnd(0);
        assertEquals(0, number(board, new TourEndpointConstraint(0, 0, false)));
        assertEquals(304, number(board, new TourEndpointConstraint(Board.NONE, 0, false)));
        assertEquals(1, number(Board.full(1, 1), new TourEndpointConstraint(0, 0, false)));
    }

    @Test
    void countIsEmptyWhereMoreStatesAreNeededThanMayBeKept() {
        Board board = Board.full(5, 5);
        long needed = count(board, TourEndpointConstraint.FREE, FrontierStateBudget.USUAL)
                .states();
        assertEquals(
                "1728",
                count(board, TourEndpointConstraint.FREE, FrontierStateBudget.of(needed))
                        .count()
                        .orElseThrow()
                        .toString());
        TourCount tooLarge = count(board, TourEndpointConstraint.FREE, FrontierStateBudget.of(needed - 1));
        assertTrue(tooLarge.count().isEmpty());
        assertEquals(needed - 1, tooLarge.states());
        assertTrue(tooLarge.reason().matches("too large: \\d+ states after \\d+ of 25 squares .*"), tooLarge.reason());
    }

    @Test
    void countIsEmptyWhereTheBorderIsTooWide() {
        TourCount count = count(Board.full(90, 90), TourEndpointConstraint.CLOSED, FrontierStateBudget.USUAL);
        assertTrue(count.count().isEmpty());
        assertTrue(count.reason().startsWith("too large: the border"), count.reason());
    }

    @Test
    void watchHearsHowFarItIsAndEndsIt() {
        List<Integer> heard = new ArrayList<>();
        TourCount.CountProgress progress = (done, squares, states) -> {
            assertEquals(30, squares);
            assertTrue(states >= 0);
            heard.add(done);
        };
        TourCount.of(
                KnightGraph.of(Board.full(5, 6)),
                TourEndpointConstraint.CLOSED,
                FrontierStateBudget.of(1000),
                progress);
        assertEquals(heard.stream().sorted().toList(), heard);
        assertEquals(30, heard.stream().distinct().count());
        var ended = new CancellationException();
        TourCount.CountProgress ending = (done, squares, states) -> {
            throw ended;
        };
        KnightGraph graph = KnightGraph.of(Board.full(30, 6));
        assertSame(
                ended,
                assertThrows(
                        CancellationException.class,
                        () -> TourCount.of(graph, TourEndpointConstraint.CLOSED, FrontierStateBudget.USUAL, ending)));
    }

    private static long number(Board board, TourEndpointConstraint ends) {
        return count(board, ends, FrontierStateBudget.USUAL)
                .count()
                .orElseThrow()
                .longValueExact();
    }

    private static TourCount count(Board board, TourEndpointConstraint ends, FrontierStateBudget room) {
        return TourCount.of(KnightGraph.of(board), ends, room, TourCount.CountProgress.NONE);
    }
}
