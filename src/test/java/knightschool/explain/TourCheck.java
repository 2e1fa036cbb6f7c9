package knightschool.explain;

import java.util.Arrays;
import knightschool.board.Board;
import knightschool.obstruction.Ends;

/** Whether squares are a tour as asked, from the definition. */
final class TourCheck {
    private TourCheck() {}

    static boolean isTour(Board board, Ends ends, int... squares) {
        boolean visitsAll = Arrays.equals(
                Arrays.stream(squares).sorted().toArray(), board.playable().toArray());
        boolean moves = true;
        for (int i = 1; i < squares.length; i++) {
            moves &= isMove(board, squares[i - 1], squares[i]);
        }
        return visitsAll
                && moves
                && (ends.start() == Board.NONE || ends.start() == squares[0])
                && (ends.end() == Board.NONE || ends.end() == squares[squares.length - 1])
                && (!ends.closed() || squares.length > 2 && isMove(board, squares[0], squares[squares.length - 1]));
    }

    private static boolean isMove(Board board, int one, int other) {
        int dx = Math.abs(board.column(one) - board.column(other));
        int dy = Math.abs(board.row(one) - board.row(other));
        return dx * dy == 2;
    }
}
