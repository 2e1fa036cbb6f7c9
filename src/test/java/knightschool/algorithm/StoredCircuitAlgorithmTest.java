package knightschool.algorithm;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.MoveOrder;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.TourDefinition;
import knightschool.trace.SearchSnapshot;
import knightschool.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StoredCircuitAlgorithmTest {
    private static final Algorithm STORED = Algorithms.named("stored-circuit");

    private static Search search(Board board, int start, boolean closed) {
        Search search = Search.begin(
                new Problem(board, MoveOrder.CLOCKWISE, start, closed), STORED.policy(AlgorithmOptionValues.USUAL));
        search.advance(Long.MAX_VALUE);
        return search;
    }

    @ParameterizedTest
    @ValueSource(strings = {"8x8", "6x6", "5x6", "3x10", "12x3", "9x10", "14x7"})
    void findsAClosedTourFromEveryStartWithAStepForEverySquareButTheFirst(String size) {
        Board board = BoardText.ofSize(size);
        board.playable().forEach(start -> {
            Search search = search(board, start, true);
            assertEquals(Outcome.FOUND, search.outcome());
            assertEquals(board.squares() - 1, search.step());
            assertEquals(
                    "", TourDefinition.fault(board, start, true, search.path().squares()));
            assertArrayEquals(
                    search.path().squares(), search(board, start, false).path().squares());
        });
    }

    @Test
    void circuitOfTheChessboardIsTheArticles() throws IOException {
        int[] next = article();
        for (int start : new int[] {0, 27, 63}) {
            int[] squares = search(Board.full(8, 8), start, true).path().squares();
            for (int i = 0; i < squares.length; i++) {
                assertEquals(squares[(i + 1) % squares.length], next[squares[i]]);
            }
        }
    }

    private static int[] article() throws IOException {
        try (var in = StoredCircuitAlgorithmTest.class.getResourceAsStream("/oracles/stored-circuit.txt")) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return Arrays.stream(text.strip().split("\\s+"))
                    .mapToInt(Integer::parseInt)
                    .toArray();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    .../.#./...      | full boards only
                    ...../...../...../...../..... | no closed tour (Schwenk 1991)
                    ..../..../....   | no closed tour (Schwenk 1991)
                    """)
    void boardWithoutAStoredCircuitStopsAtOnceAndSaysWhy(String rows, String reason) {
        Board board = BoardText.parse(rows.replace('/', '\n'));
        Search search = search(board, 0, false);
        assertEquals(Outcome.STOPPED, search.outcome());
        assertEquals(0, search.step());
        SearchSnapshot frame = frame(board, 0);
        assertTrue(
                frame.explanation().sentence().contains(reason),
                frame.explanation().sentence());
        assertTrue(frame.explanation().sentence().endsWith("choose another algorithm."));
        assertEquals(frame.explanation().sentence(), STORED.silentOn(board));
        assertEquals("else: stop", STORED.code().get(frame.explanation().line()));
    }

    private static SearchSnapshot frame(Board board, long step) {
        Trace trace = new Trace(Problem.open(board, 0), ConfiguredAlgorithm.of(STORED));
        trace.extend(1000);
        return trace.frame(step);
    }

    @Test
    void endThatTheCircuitComesToTooEarlyStopsIt() {
        Board board = Board.full(6, 6);
        int[] squares = search(board, 0, false).path().squares();
        Board ending = board.withEnd(squares[5]);
        Search search = search(ending, 0, false);
        assertEquals(Outcome.STOPPED, search.outcome());
        assertEquals(4, search.step());
        assertTrue(frame(ending, 4).explanation().sentence().contains("which must be the last: nothing is known"));
        Board fitting = board.withEnd(squares[35]);
        assertEquals(Outcome.FOUND, search(fitting, 0, false).outcome());
    }

    @Test
    void everyStepSaysWhatComesAfterWhat() {
        int[] squares = search(Board.full(8, 8), 0, false).path().squares();
        assertEquals(List.of(0, 10, 4), IntStream.of(squares).limit(3).boxed().toList());
        assertEquals(
                "c7 comes after a8 in the stored tour.",
                frame(Board.full(8, 8), 1).explanation().sentence());
        assertEquals(
                "All 64 squares are visited: a tour.",
                frame(Board.full(8, 8), 63).explanation().sentence());
    }
}
