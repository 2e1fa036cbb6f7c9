package knightschool.ui.choice;

import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.board.SquareNames;
import knightschool.files.InputFault;
import knightschool.search.Problem;
import knightschool.text.NumberFormatter;

/**
 * The problem that a person chose: the board, the start, and whether the tour is to be closed.
 *
 * @param use what for
 * @param board small enough for that use
 * @param start a playable square; means nothing where every start is asked about
 * @param closed whether closed tours are sought
 */
public record ProblemChoice(BoardPurpose use, Board board, int start, boolean closed) {
    /** @throws InputFault if the board is too large for the use */
    public ProblemChoice {
        use.scene().requireShowable(board);
    }

    /** The usual choice for a board: its own start or its first square, and open tours. */
    public static ProblemChoice of(BoardPurpose use, Board board) {
        return new ProblemChoice(use, board, board.startOrFirst(), false);
    }

    /**
     * This choice changed by hand. A board of the same size stays as it is, holes included; another size is full.
     *
     * @param startName the name or the index of a square
     * @throws InputFault if that is no playable square, or nothing can be sought on that board
     */
    public ProblemChoice changed(int columns, int rows, String startName, boolean closedTours) {
        Board next = sized(columns, rows);
        ProblemChoice choice = new ProblemChoice(use, next, SquareNames.parsePlayable(next, startName), closedTours);
        choice.problem();
        return choice;
    }

    private Board sized(int columns, int rows) {
        boolean same = columns == board.columns() && rows == board.rows();
        return same ? board : Board.full(columns, rows);
    }

    /** The name of the start on a board of that size: the square of now where it has that, else its first square. */
    String startOn(int columns, int rows) {
        Board next = sized(columns, rows);
        int column = start % board.columns();
        int row = rows - board.rows() + start / board.columns();
        int kept = next.squareAt(column, row);
        return SquareNames.name(next, next.contains(kept) && next.isPlayable(kept) ? kept : next.firstPlayable());
    }

    /** @throws InputFault if a closed tour is sought on a board with an end square */
    public Problem problem() {
        return new Problem(board, MoveOrder.CLOCKWISE, start, closed);
    }

    /** Such as "8 × 8 · from a8", "8 × 8 · closed" where there is no one start, or "Tour · 8 × 8" of a game. */
    public String title() {
        int holes = board.squares() - board.playableCount();
        return ProblemChoiceWords.use(use)
                + NumberFormatter.size(board.columns(), board.rows())
                + ProblemChoiceWords.holes(holes)
                + ProblemChoiceWords.closed(closed)
                + (use.isFromOneStart() ? ProblemChoiceWords.from(SquareNames.name(board, start)) : "");
    }
}
