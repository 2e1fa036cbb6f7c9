package knightschool.obstruction;

import knightschool.board.Board;
import knightschool.files.InputFault;

/**
 * The requirements for a tour: where it must begin and end, or that it must be closed.
 *
 * @param start a playable square, or {@link Board#NONE} if the tour may begin anywhere
 * @param end a playable square, or {@link Board#NONE} if it may end anywhere
 * @param closed whether its last square must be a move from its first; then neither end is fixed, because every square
 *     of a closed tour can be its first
 */
public record TourEndpointConstraint(int start, int end, boolean closed) {
    /** An open tour from anywhere to anywhere. */
    public static final TourEndpointConstraint FREE = new TourEndpointConstraint(Board.NONE, Board.NONE, false);

    /** A closed tour. */
    public static final TourEndpointConstraint CLOSED = new TourEndpointConstraint(Board.NONE, Board.NONE, true);

    /** An open tour with the start and end of the board. */
    public static TourEndpointConstraint of(Board board) {
        return new TourEndpointConstraint(board.start(), board.end(), false);
    }

    /**
     * Returns the requirements for the tours of a board.
     *
     * @param start the start of the tours, or {@link Board#NONE} for every square
     * @param closed whether the tours are closed, in which case the start has no effect
     * @throws InputFault if closed tours are requested on a board with an end square
     */
    public static TourEndpointConstraint of(Board board, int start, boolean closed) {
        if (closed && board.end() != Board.NONE) {
            throw new InputFault(
                    "a closed tour has no end square, but this board has one (E)",
                    "Leave the E out of the board, or ask for an open tour.");
        }
        return closed ? CLOSED : new TourEndpointConstraint(start, board.end(), false);
    }

    /** Returns whether the tour must begin or end on this square. */
    public boolean fixes(int square) {
        return square != Board.NONE && (square == start || square == end);
    }

    /**
     * Returns the number of ends of an open path that are not fixed, from 0 to 2; 0 for a closed tour, which has no
     * ends.
     */
    public int free() {
        return closed ? 0 : (start == Board.NONE ? 1 : 0) + (end == Board.NONE ? 1 : 0);
    }
}
