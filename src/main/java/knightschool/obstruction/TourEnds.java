package knightschool.obstruction;

import knightschool.board.Board;
import knightschool.files.InputFault;

/**
 * What is asked of a tour: where it must begin and end, or that it must be closed.
 *
 * @param start a playable square, or {@link Board#NONE} if the tour may begin anywhere
 * @param end a playable square, or {@link Board#NONE} if it may end anywhere
 * @param closed whether its last square must be a move from its first; then neither end is fixed, because every square
 *     of a closed tour can be its first
 */
public record TourEnds(int start, int end, boolean closed) {
    /** An open tour from anywhere to anywhere. */
    public static final TourEnds FREE = new TourEnds(Board.NONE, Board.NONE, false);

    /** A closed tour. */
    public static final TourEnds CLOSED = new TourEnds(Board.NONE, Board.NONE, true);

    /** An open tour that begins and ends where the board says. */
    public static TourEnds of(Board board) {
        return new TourEnds(board.start(), board.end(), false);
    }

    /**
     * What is asked of the tours of a board.
     *
     * @param start where they begin, or {@link Board#NONE} for every square
     * @param closed whether closed ones are asked for; then the start does not matter
     * @throws InputFault if closed tours are asked for on a board with an end square
     */
    public static TourEnds of(Board board, int start, boolean closed) {
        if (closed && board.end() != Board.NONE) {
            throw new InputFault(
                    "a closed tour has no end square, but this board has one (E)",
                    "Leave the E out of the board, or ask for an open tour.");
        }
        return closed ? CLOSED : new TourEnds(start, board.end(), false);
    }

    /** Whether the tour must begin or end on this square. */
    public boolean fixes(int square) {
        return square != Board.NONE && (square == start || square == end);
    }

    /** Number of ends of an open path that may still lie anywhere: 0 to 2. None for a closed tour: it has no ends. */
    public int free() {
        return closed ? 0 : (start == Board.NONE ? 1 : 0) + (end == Board.NONE ? 1 : 0);
    }
}
