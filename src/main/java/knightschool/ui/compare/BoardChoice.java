package knightschool.ui.compare;

import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.board.SquareNames;
import knightschool.files.InputFault;
import knightschool.search.Problem;
import knightschool.setup.SceneKind;

/**
 * What a person chose to compare on.
 *
 * @param board small enough to be seen three times side by side
 * @param start a playable square
 * @param closed whether closed tours are sought
 */
record BoardChoice(Board board, int start, boolean closed) {
    /** The longest side whose squares can still be told apart in a pane. */
    static final int LONGEST_SIDE = SceneKind.COMPARE.longestSide();

    /** @throws InputFault if the board is too large to compare on */
    BoardChoice {
        SceneKind.COMPARE.requireShowable(board);
    }

    /** The usual choice for a board: its own start or its first square, and open tours. */
    static BoardChoice of(Board board) {
        return new BoardChoice(board, board.startOrFirst(), false);
    }

    /**
     * This choice changed by hand. A board of the same size stays as it is, holes included; another size is full.
     *
     * @param startName the name or the index of a square
     * @throws InputFault if that is no playable square, or nothing can be sought on that board
     */
    BoardChoice changed(int columns, int rows, String startName, boolean closedTours) {
        boolean same = columns == board.columns() && rows == board.rows();
        Board next = same ? board : Board.full(columns, rows);
        BoardChoice choice = new BoardChoice(next, SquareNames.parsePlayable(next, startName), closedTours);
        choice.problem();
        return choice;
    }

    /** @throws InputFault if a closed tour is sought on a board with an end square */
    Problem problem() {
        return new Problem(board, MoveOrder.CLOCKWISE, start, closed);
    }

    /** Such as "8 × 8 · from a8". */
    String title() {
        int holes = board.squares() - board.playableCount();
        return board.columns() + " × " + board.rows()
                + (holes == 0 ? "" : holes == 1 ? " · 1 hole" : " · " + holes + " holes")
                + (closed ? " · closed" : "")
                + " · from " + SquareNames.name(board, start);
    }
}
