package knightschool.board.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.Random;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.RandomBoards;
import org.junit.jupiter.api.Test;

/** Lines, rectangles, areas and their images. */
class SquareSetsTest {
    private static BitSet set(int... squares) {
        BitSet set = new BitSet();
        IntStream.of(squares).forEach(set::set);
        return set;
    }

    @Test
    void lineHasOneSquareForEachStepOfTheLongerSideAndTouchesItself() {
        Board board = Board.full(17, 13);
        Random random = new Random(6);
        for (int i = 0; i < 2_000; i++) {
            int from = random.nextInt(board.squares());
            int to = random.nextInt(board.squares());
            BitSet line = SquareLine.between(board, from, to);
            assertEquals(line, SquareLine.between(board, to, from));
            int wide = Math.abs(board.column(to) - board.column(from));
            int high = Math.abs(board.row(to) - board.row(from));
            assertEquals(1 + Math.max(wide, high), line.cardinality());
            assertTrue(line.get(from) && line.get(to));
            line.stream().forEach(square -> assertTrue(distance(board, from, to, square) <= 0.5 + 1e-9));
        }
    }

    /** From the true line, along the shorter side. */
    private static double distance(Board board, int from, int to, int square) {
        double dx = board.column(to) - board.column(from);
        double dy = board.row(to) - board.row(from);
        double x = board.column(square) - board.column(from);
        double y = board.row(square) - board.row(from);
        if (dx == 0 && dy == 0) {
            return 0;
        }
        return Math.abs(dx) >= Math.abs(dy) ? Math.abs(y - x * dy / dx) : Math.abs(x - y * dx / dy);
    }

    @Test
    void straightenedLinesRunAlongRowsColumnsAndDiagonals() {
        Board board = Board.full(9, 9);
        for (int to = 0; to < 81; to++) {
            int straight = SquareLine.straightened(board, 40, to);
            int dx = Math.abs(board.column(straight) - 4);
            int dy = Math.abs(board.row(straight) - 4);
            assertTrue(board.contains(straight) && (dx == 0 || dy == 0 || dx == dy));
            assertEquals(straight, SquareLine.straightened(board, 40, straight));
        }
        assertEquals(44, SquareLine.straightened(board, 40, 44 + 9));
        assertEquals(60, SquareLine.straightened(board, 40, 61));
    }

    @Test
    void boxIsTheSquaresBetweenTwoCorners() {
        Board board = Board.full(5, 4);
        SquareRectangle box = SquareRectangle.between(board, 13, 6);
        assertEquals(set(6, 7, 8, 11, 12, 13), box.squares(board));
        assertEquals(box, SquareRectangle.between(board, 8, 11));
        assertEquals(set(0, 5), box.moved(-3, -1).squares(board));
        assertTrue(box.contains(board, 12));
        assertFalse(box.contains(board, 14));
        assertFalse(box.moved(4, 0).touches(board));
        assertTrue(box.moved(3, 0).touches(board));
        assertEquals(new BitSet(), box.moved(9, 9).squares(board));
    }

    @Test
    void edgeOfABoxIsWhatItsInsideLeaves() {
        Board board = Board.full(5, 4);
        assertEquals(
                set(0, 1, 2, 3, 4, 5, 9, 10, 14, 15, 16, 17, 18, 19),
                SquareRectangle.of(board).edge(board));
        assertEquals(
                set(0, 1, 5, 6, 10, 11), SquareRectangle.between(board, 0, 11).edge(board));
    }

    @Test
    void areaFillIsTheComponentOfEqualNeighbours() {
        RandomBoards.stream(31, 200, 14).forEach(board -> {
            for (int square = 0; square < board.squares(); square += 5) {
                assertEquals(component(board, square), SquareFloodFill.around(board, square));
            }
        });
    }

    private static BitSet component(Board board, int square) {
        BitSet found = set(square);
        Deque<Integer> open = new ArrayDeque<>(found.stream().boxed().toList());
        while (!open.isEmpty()) {
            int now = open.pop();
            int[][] around = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
            for (int[] step : around) {
                int next = board.squareAt(board.column(now) + step[0], board.row(now) + step[1]);
                if (next != Board.NONE && board.isPlayable(next) == board.isPlayable(square) && !found.get(next)) {
                    found.set(next);
                    open.push(next);
                }
            }
        }
        return found;
    }

    @Test
    void closureIsSymmetricAndClosedAlready() {
        Random random = new Random(8);
        for (Symmetry symmetry : Symmetry.values()) {
            Board board = Board.full(7, symmetry.isForSquares() ? 7 : 4);
            BitSet some = set(random.ints(4, 0, board.squares()).toArray());
            BitSet closed = symmetry.closure(board, some);
            assertEquals(closed, symmetry.closure(board, closed));
            Board holed = board.withHoles(closed);
            for (BoardTransform transform : keeping(symmetry)) {
                assertEquals(holed, transform.of(holed), symmetry::name);
            }
        }
    }

    private static BoardTransform[] keeping(Symmetry symmetry) {
        return switch (symmetry) {
            case NONE, DIAGONAL -> new BoardTransform[0];
            case LEFT_RIGHT -> new BoardTransform[] {BoardTransform.FLIP_LEFT_RIGHT};
            case TOP_BOTTOM -> new BoardTransform[] {BoardTransform.FLIP_TOP_BOTTOM};
            case FOUR_QUARTERS -> new BoardTransform[] {BoardTransform.FLIP_LEFT_RIGHT, BoardTransform.FLIP_TOP_BOTTOM};
            case HALF_TURN -> new BoardTransform[] {BoardTransform.HALF_TURN};
            case QUARTER_TURN -> new BoardTransform[] {BoardTransform.TURN_LEFT, BoardTransform.TURN_RIGHT};
        };
    }

    @Test
    void symmetryOfSquaresDoesNothingOnOtherBoards() {
        Board board = BoardText.parse("...\n...\n");
        assertEquals(set(0), Symmetry.QUARTER_TURN.closure(board, set(0)));
        assertFalse(Symmetry.DIAGONAL.fits(board));
    }
}
