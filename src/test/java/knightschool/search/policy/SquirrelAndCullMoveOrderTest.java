package knightschool.search.policy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.TourDefinition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The orders of Squirrel and Cull, by what they are for: no dead end on any square board. */
@Execution(ExecutionMode.CONCURRENT)
class SquirrelAndCullMoveOrderTest {
    private static int[] pass(Board board, TieBreak ties) {
        SearchPolicy policy = new SearchPolicy(NeighbourOrder.fewestOnward(ties, 0), Lookahead.NONE, BackjumpRule.NONE);
        Search search = Search.begin(Problem.open(board, 0), policy);
        search.advance(Long.MAX_VALUE);
        return search.path().squares();
    }

    /** The paper claims every n from 112 on; below, 74 alone has a dead end. */
    @Test
    void greedyPassFillsEverySquareBoardFromTheCornerButOne() {
        int[] stuck = IntStream.concat(IntStream.rangeClosed(5, 160), IntStream.range(500, 508))
                .filter(n -> !fills(n))
                .toArray();
        assertArrayEquals(new int[] {74}, stuck);
    }

    private static boolean fills(int n) {
        Board board = Board.full(n, n);
        return TourDefinition.fault(board, 0, false, pass(board, TieBreak.SQUIRREL_CULL))
                .isEmpty();
    }

    /** 5 × 5: the first order is 3, 4, 2, 6, 1, 5, 7, 8, so the knight goes from a5 to c4 and not to b3. */
    @Test
    void firstOrderDecidesTheFirstMove() {
        int[] path = pass(Board.full(5, 5), TieBreak.SQUIRREL_CULL);
        assertArrayEquals(new int[] {0, 7}, Arrays.copyOf(path, 2));
    }

    /** n mod 8 = 6: move 3 goes first until the knight stands on row 6, column 1; after that move 8 does. */
    @ParameterizedTest
    @ValueSource(ints = {14, 22})
    void orderChangesOnceItsSquareIsReached(int n) {
        Board board = Board.full(n, n);
        SquirrelAndCullMoveOrder orders = new SquirrelAndCullMoveOrder(board);
        int turn = board.squareAt(0, 5);
        int from = board.squareAt(5, 5);
        int third = board.squareAt(7, 6);
        int eighth = board.squareAt(4, 3);
        orders.arrive(0, 0);
        orders.arrive(1, from);
        assertEquals(0, orders.rank(1, from, third));
        assertEquals(7, orders.rank(1, from, eighth));
        orders.arrive(1, turn);
        orders.arrive(2, from);
        assertEquals(0, orders.rank(2, from, eighth));
        orders.arrive(1, board.squareAt(1, 2));
        orders.arrive(2, from);
        assertEquals(0, orders.rank(2, from, third));
    }

    @Test
    void boardThatIsNotSquareGoesByTheMoveOrder() {
        for (Board board : new Board[] {Board.full(7, 9), Board.full(12, 10)}) {
            assertArrayEquals(pass(board, TieBreak.MOVE_ORDER), pass(board, TieBreak.SQUIRREL_CULL));
        }
    }
}
