package knightschool.board;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import org.junit.jupiter.api.Test;

class BoardTest {

    @Test
    void isDarkHoldsForA1OnEveryHeight() {
        for (int rows = 1; rows <= 9; rows++) {
            Board board = Board.full(5, rows);
            assertTrue(board.isDark(SquareNames.parse(board, "a1")));
            assertFalse(board.isDark(SquareNames.parse(board, "b1")));
        }
    }

    @Test
    void ofRefusesWhatIsNoBoard() {
        BitSet all = new BitSet();
        all.set(0, 6);
        BitSet outside = new BitSet();
        outside.set(6);
        BitSet first = new BitSet();
        first.set(0);
        assertThrows(IllegalArgumentException.class, () -> Board.full(0, 3));
        assertThrows(IllegalArgumentException.class, () -> Board.full(3, Board.MAX_SIDE + 1));
        assertThrows(IllegalArgumentException.class, () -> Board.of(3, 2, all, Board.NONE, Board.NONE));
        assertThrows(IllegalArgumentException.class, () -> Board.of(3, 2, outside, Board.NONE, Board.NONE));
        assertThrows(IllegalArgumentException.class, () -> Board.of(3, 2, first, 0, Board.NONE));
        assertThrows(IllegalArgumentException.class, () -> Board.of(3, 2, first, Board.NONE, 0));
        assertThrows(IllegalArgumentException.class, () -> Board.of(3, 2, first, 6, Board.NONE));
        assertThrows(IllegalArgumentException.class, () -> Board.of(3, 2, first, 1, 1));
    }

    @Test
    void ofKeepsNoHoldOfItsArgument() {
        BitSet holes = new BitSet();
        Board board = Board.of(3, 3, holes, Board.NONE, Board.NONE);
        holes.set(4);
        assertTrue(board.isPlayable(4));
    }

    @Test
    void withHoleTakesStartAndEndAway() {
        Board board = Board.full(4, 4).withStart(0).withEnd(5);
        assertEquals(Board.NONE, board.withHole(0, true).start());
        assertEquals(5, board.withHole(0, true).end());
        assertEquals(Board.NONE, board.withHole(5, true).end());
        assertEquals(board, board.withHole(7, true).withHole(7, false));
    }

    @Test
    void withStartMovesOntoTheEndAndTakesItAway() {
        Board board = Board.full(4, 4).withStart(0).withEnd(5);
        assertEquals(Board.NONE, board.withStart(5).end());
        assertEquals(Board.NONE, board.withEnd(0).start());
        assertEquals(Board.NONE, board.withStart(Board.NONE).start());
    }

    @Test
    void startOrFirstFallsBackToTheFirstPlayableSquare() {
        Board board = Board.full(3, 3).withHole(0, true);
        assertEquals(1, board.startOrFirst());
        assertEquals(4, board.withStart(4).startOrFirst());
        assertArrayEquals(new int[] {1, 2, 3, 4, 5, 6, 7, 8}, board.playable().toArray());
    }

    @Test
    void resizedKeepsChessNames() {
        Board board = Board.full(8, 7);
        board = board.withHole(SquareNames.parse(board, "e7"), true)
                .withHole(SquareNames.parse(board, "c4"), true)
                .withStart(SquareNames.parse(board, "a1"))
                .withEnd(SquareNames.parse(board, "h1"));
        Board larger = board.resized(10, 9);
        assertEquals(10, larger.columns());
        assertEquals(9, larger.rows());
        assertFalse(larger.isPlayable(SquareNames.parse(larger, "e7")));
        assertFalse(larger.isPlayable(SquareNames.parse(larger, "c4")));
        assertEquals(88, larger.playableCount());
        assertEquals("a1", SquareNames.name(larger, larger.start()));
        assertEquals("h1", SquareNames.name(larger, larger.end()));
        assertEquals(board, larger.resized(8, 7));
    }

    @Test
    void resizedForgetsWhatFallsOff() {
        Board board = Board.full(5, 5).withStart(0).withEnd(24);
        Board smaller = board.resized(4, 4);
        assertEquals(Board.NONE, smaller.start());
        assertEquals(Board.NONE, smaller.end());
        assertEquals(Board.full(4, 4), smaller);
    }

    @Test
    void resizedRefusesABoardWithoutPlayableSquare() {
        Board board = Board.full(2, 1).withHole(0, true);
        assertThrows(IllegalArgumentException.class, () -> board.resized(1, 1));
    }

    @Test
    void equalsLooksAtEveryPart() {
        Board board = Board.full(4, 3);
        assertEquals(board, Board.full(4, 3));
        assertEquals(board.hashCode(), Board.full(4, 3).hashCode());
        assertNotEquals(board, Board.full(3, 4));
        assertNotEquals(board, board.withStart(1));
        assertNotEquals(board, board.withEnd(1));
        assertNotEquals(board, board.withHole(1, true));
        assertNotEquals("board", board);
    }
}
