package knightschool.trace;

/**
 * One cell of a square's domain array: what became of one of its 8 moves.
 *
 * @param move 0 to 7, in move order
 * @param target the square that it leads to, or -1 off the board
 * @param state why it is open or closed
 * @param closedBy the number of the move that closed it: the one with which the knight left the target; 0 where no move
 *     did
 * @param closedNow whether this step closed it
 * @param reopenedNow whether this step opened it again
 */
public record DomainCell(int move, int target, State state, int closedBy, boolean closedNow, boolean reopenedNow) {
    /** Why a move is open or closed. */
    public enum State {
        /** It leads to an unvisited square. */
        OPEN,
        /** It leads to the knight. */
        KNIGHT,
        /** It leads to a square that the knight has left. */
        VISITED,
        /** It leads to a hole. */
        HOLE,
        /** It leads off the board. */
        OFF_BOARD
    }

    public boolean isOpen() {
        return state == State.OPEN || state == State.KNIGHT;
    }
}
