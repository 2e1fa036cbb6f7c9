package knightschool.tour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import knightschool.algorithm.AlgorithmOptionValues;
import knightschool.algorithm.Algorithms;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.MoveOrder;
import knightschool.board.RandomBoards;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.tour.TourFault.Kind;
import knightschool.tour.construction.TourConstruction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TourCheckTest {
    /** A tour of 4 × 3. */
    private static final int[] TOUR = TourConstruction.of(4, 3, false).tour();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    ..../..../....  | 12              | false | 0 | NO_SQUARE     | 12 is not a square of this board, which has 0 to 11
                    ..../..../....  | -1              | false | 0 | NO_SQUARE     | -1 is not a square
                    ..../..../....  | 0 6 0           | false | 2 | VISITED_TWICE | a3 (0) is visited twice: it was square 1 of the tour already
                    ..../..../....  | 0 6 7           | false | 2 | NO_MOVE       | no knight's move leads from c2 (6) to d2 (7)
                    ..../..../....  | 3 4             | false | 1 | NO_MOVE       | from d3 (3) to a2 (4)
                    .#../..../....  | 8 1             | false | 1 | HOLE          | b3 (1) is a hole
                    ..../..../...K  | 0               | false | 0 | WRONG_START   | the tour begins on a3 (0), not on d1 (11), its start (K)
                    ..../..E./....  | 0 6             | false | 1 | END_TOO_EARLY | c2 (6) is where the tour must end (E), but 10 squares come after it
                    ..../..../....  | 0 6 8           | false | 3 | MISSING       | 9 of 12 squares are not visited, the first of them is b3 (1)
                    ##/.#           | 2               | true  | 1 | NOT_CLOSED    | at least 3 squares
                    .##/##.         | 0               | false | 1 | MISSING       | c1 (5) is not visited
                    .##/##.         | 0 5             | true  | 2 | NOT_CLOSED    | at least 3 squares
                    .##/##.         | 0 5 0           | true  | 2 | VISITED_TWICE | a2 (0) is visited twice
                    """)
    void namesTheFirstFault(String rows, String squares, boolean closed, int at, Kind kind, String text) {
        Board board = BoardText.parse(rows.replace('/', '\n'));
        int[] tour =
                Arrays.stream(squares.split(" ")).mapToInt(Integer::parseInt).toArray();
        TourFault fault = TourFaults.first(board, tour, closed).orElseThrow();
        assertEquals(at, fault.at(), fault.text());
        assertEquals(kind, fault.kind(), fault.text());
        assertTrue(fault.text().contains(text), fault.text());
    }

    @Test
    void openTourDoesNotPassAsAClosedOne() {
        Board board = Board.full(4, 3);
        assertEquals(Optional.empty(), TourFaults.first(board, TOUR, false));
        TourFault fault = TourFaults.first(board, TOUR, true).orElseThrow();
        assertEquals(Kind.NOT_CLOSED, fault.kind());
        assertEquals(12, fault.at());
    }

    @Test
    void closedTourMayBeginAnywhereWhateverTheStart() {
        int[] tour = TourConstruction.of(6, 6, true).tour();
        Board board = Board.full(6, 6).withStart(tour[9]);
        assertEquals(Optional.empty(), TourFaults.first(board, tour, true));
        assertEquals(
                Kind.WRONG_START,
                TourFaults.first(board, tour, false).orElseThrow().kind());
    }

    @Test
    void endOfTheBoardIsTheLastSquare() {
        Board board = Board.full(4, 3).withEnd(TOUR[11]);
        assertEquals(Optional.empty(), TourFaults.first(board, TOUR, false));
    }

    @Test
    void everyExchangeOfTwoSquaresIsFoundOrIsATourToo() {
        int[] tour = TourConstruction.of(8, 8, true).tour();
        for (int i = 0; i < tour.length; i++) {
            for (int j = 0; j < i; j++) {
                int[] changed = tour.clone();
                changed[i] = tour[j];
                changed[j] = tour[i];
                agrees(Board.full(8, 8), changed, true);
            }
        }
    }

    /** The judge of the search tests is written apart from this check. */
    private static boolean agrees(Board board, int[] tour, boolean closed) {
        int start = closed || board.start() == Board.NONE ? tour[0] : board.start();
        boolean faultless = knightschool.search.TourDefinition.fault(board, start, closed, tour)
                .isEmpty();
        assertEquals(
                faultless,
                TourFaults.first(board, tour, closed).isEmpty(),
                () -> BoardText.format(board) + Arrays.toString(tour));
        return faultless;
    }

    @Test
    void agreesWithAnotherJudgeOnToursAndNearlyToursOfBoardsWithHoles() {
        Random random = new Random(41);
        int tours = 0;
        int faulty = 0;
        for (Board board : (Iterable<Board>) RandomBoards.stream(40, 1500, 6)::iterator) {
            boolean closed = board.end() == Board.NONE && random.nextInt(4) == 0;
            int[] squares = nearlyATour(board, closed);
            tours += agrees(board, squares, closed) ? 1 : 0;
            for (int i = 0; i < 3; i++) {
                int[] changed = squares.clone();
                changed[random.nextInt(changed.length)] = random.nextInt(board.squares());
                faulty += agrees(board, changed, closed) ? 0 : 1;
            }
        }
        assertTrue(tours > 100 && faulty > 1000, tours + " and " + faulty);
    }

    private static int[] nearlyATour(Board board, boolean closed) {
        Problem problem = new Problem(board, MoveOrder.CLOCKWISE, board.startOrFirst(), closed);
        Search search =
                Search.begin(problem, Algorithms.named("forward-checking").policy(AlgorithmOptionValues.USUAL));
        search.advance(20_000);
        if (search.outcome() == Outcome.FOUND) {
            return search.path().squares();
        }
        return Stream.of(search.path().squares(), board.playable().toArray())
                .max((a, b) -> Integer.compare(a.length, b.length))
                .orElseThrow();
    }
}
