package knightschool.search.position;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.MoveOrder;
import knightschool.board.RandomBoards;
import knightschool.search.KnightPath;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.trace.SearchSnapshotFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Execution(ExecutionMode.CONCURRENT)
class SquareDomainTest {
    private static final int STEPS = 80;

    static List<Algorithm> algorithms() {
        return Algorithms.all();
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void changesAreTheDifferenceOfTwoMomentsOnEverySquare(Algorithm algorithm) {
        ConfiguredAlgorithm solver = ConfiguredAlgorithm.of(algorithm);
        RandomBoards.stream(77, 30, 7).forEach(board -> {
            Search search = Search.begin(Problem.open(board, board.startOrFirst()), solver.policy());
            Position before = SearchSnapshotFactory.first(solver, search).position();
            while (!search.isOver() && search.step() < STEPS) {
                Position now = SearchSnapshotFactory.step(solver, search).position();
                check(before, now);
                before = now;
            }
        });
    }

    private static void check(Position before, Position now) {
        now.board().playable().forEach(square -> {
            SquareDomain array = SquareDomain.of(now, square);
            boolean both = has(before, square) && has(now, square);
            int open = 0;
            for (DomainCell cell : array.cells()) {
                boolean was = isOpen(before, square, cell.move());
                boolean is = isOpen(now, square, cell.move());
                String where = "square " + square + ", move " + cell.move() + " after " + now.path();
                assertEquals(both && was && !is, cell.closedNow(), where);
                assertEquals(both && !was && is, cell.reopenedNow(), where);
                if (has(now, square)) {
                    assertEquals(is, cell.isOpen(), where);
                    open += is ? 1 : 0;
                }
            }
            if (has(now, square)) {
                assertEquals(open, array.open());
                assertTrue(array.possible() >= open);
            }
        });
    }

    private static boolean has(Position position, int square) {
        return number(position, square) < 0 || square == position.path().head();
    }

    private static boolean isOpen(Position position, int square, int move) {
        Board board = position.board();
        int target = board.squareAt(
                board.column(square) + position.moves().dx(move),
                board.row(square) + position.moves().dy(move));
        return board.isPlayable(target) && has(position, target);
    }

    private static int number(Position position, int square) {
        int[] path = position.path().squares();
        return Arrays.stream(path).boxed().toList().indexOf(square);
    }

    @Test
    void holeHasEightMovesThatDoNotExist() {
        Board board = BoardText.parse("...\n.#.\n...\n");
        SquareDomain hole = SquareDomain.of(Position.ofPath(Problem.open(board, 0), new KnightPath(new int[] {0})), 4);
        assertEquals(MoveOrder.MOVES, hole.cells().size());
        assertEquals(0, hole.possible());
    }
}
