package knightschool.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class MoveOrderTest {

    private final MoveOrder moves = MoveOrder.CLOCKWISE;

    @Test
    void clockwiseBeginsUpRight() {
        Board board = Board.full(5, 5);
        int[] expected = {3, 9, 19, 23, 21, 15, 5, 1};
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            assertEquals(expected[move], moves.target(board, 12, move));
        }
    }

    @Test
    void oppositeLeadsBack() {
        Board board = Board.full(5, 5);
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            assertEquals(12, moves.target(board, moves.target(board, 12, move), moves.opposite(move)));
        }
    }

    @Test
    void moveBetweenFindsTheMoveOrNone() {
        Board board = Board.full(8, 8);
        for (int from = 0; from < 64; from++) {
            int moveCount = 0;
            for (int to = 0; to < 64; to++) {
                int move = moves.moveBetween(board, from, to);
                if (move != Board.NONE) {
                    assertEquals(to, moves.target(board, from, move));
                    moveCount++;
                }
            }
            int onBoard = 0;
            for (int move = 0; move < MoveOrder.MOVES; move++) {
                onBoard += moves.target(board, from, move) == Board.NONE ? 0 : 1;
            }
            assertEquals(onBoard, moveCount);
        }
    }
}
