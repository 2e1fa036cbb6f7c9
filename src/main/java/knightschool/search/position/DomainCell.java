package knightschool.search.position;

import java.util.List;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.board.MoveOrder;

/**
 * One cell of a square's domain array: the state of one of its 8 moves.
 *
 * @param move the index in move order, 0 to 7
 * @param target the square to which the move leads, or -1 off the board
 * @param state why it is open or closed
 * @param closedBy the number of the knight's move that closed it, the one that left the target; 0 if it was not closed
 *     by a move
 * @param closedNow whether the last step closed it
 * @param reopenedNow whether the last step reopened it
 */
public record DomainCell(int move, int target, State state, int closedBy, boolean closedNow, boolean reopenedNow) {
    /** The states of a move. */
    public enum State {
        /** It leads to an unvisited square. */
        OPEN,
        /** It leads to an unvisited square from which the knight was taken back: it is open, but was tried already. */
        TRIED,
        /** It leads to the knight's square. */
        KNIGHT,
        /** It leads to a visited square that the knight has left. */
        VISITED,
        /** It leads to a hole. */
        HOLE,
        /** It leads off the board. */
        OFF_BOARD
    }

    /** Returns the cells of a square in a position, one per move in move order. */
    static List<DomainCell> of(Position position, int square) {
        int[] numbers = position.path().numbers(position.board().squares());
        return IntStream.range(0, MoveOrder.MOVES)
                .mapToObj(move -> of(position, square, move, numbers))
                .toList();
    }

    private static DomainCell of(Position position, int square, int move, int[] numbers) {
        Board board = position.board();
        int target = position.moves().target(board, square, move);
        boolean closed = (position.closedNow(square) >> move & 1) != 0;
        boolean reopened = (position.reopenedNow(square) >> move & 1) != 0;
        if (target == Board.NONE) {
            return new DomainCell(move, target, State.OFF_BOARD, 0, false, false);
        }
        if (!board.isPlayable(target)) {
            return new DomainCell(move, target, State.HOLE, 0, false, false);
        }
        if (target == position.path().head()) {
            return new DomainCell(move, target, State.KNIGHT, 0, closed, reopened);
        }
        boolean tried = (position.triedFrom(square) >> move & 1) != 0;
        return numbers[target] == 0
                ? new DomainCell(move, target, tried ? State.TRIED : State.OPEN, 0, closed, reopened)
                : new DomainCell(move, target, State.VISITED, numbers[target] + 1, closed, reopened);
    }

    /** Returns whether the last step closed or reopened the move. */
    public boolean isChangedNow() {
        return closedNow || reopenedNow;
    }

    /** Returns whether the move is one of some moves, given as bits. */
    public boolean isIn(int moves) {
        return (moves >> move & 1) != 0;
    }

    public boolean isOpen() {
        return state == State.OPEN || state == State.TRIED || state == State.KNIGHT;
    }
}
