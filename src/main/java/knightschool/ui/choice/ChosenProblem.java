package knightschool.ui.choice;

import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.board.SquareNames;
import knightschool.files.InputFault;
import knightschool.search.Problem;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.value.DisplayOption;
import knightschool.text.NumberFormatter;

/**
 * The problem that the user has chosen: the board, the start, and whether the tour has to be closed.
 *
 * @param use the purpose
 * @param board small enough for that purpose
 * @param start a playable square; ignored if every start is searched from
 * @param closed whether closed tours are searched for
 */
public record ChosenProblem(BoardChooserConfiguration use, Board board, int start, boolean closed) {
    /** @throws InputFault if the board is too large for the purpose */
    public ChosenProblem {
        use.scene().requireShowable(board);
    }

    /** The default choice for a board: its own start or else its first square, and open tours. */
    public static ChosenProblem of(BoardChooserConfiguration use, Board board) {
        return new ChosenProblem(use, board, board.startOrFirst(), false);
    }

    /**
     * Returns this choice with other values. A board of the same size is kept, holes included; one of another size is
     * full.
     *
     * @param startName the name or the index of a square
     * @throws InputFault if that is not a playable square, or the problem is not valid on that board
     */
    public ChosenProblem changed(int columns, int rows, String startName, boolean closedTours) {
        Board next = sized(columns, rows);
        ChosenProblem choice = new ChosenProblem(use, next, SquareNames.parsePlayable(next, startName), closedTours);
        choice.problem();
        return choice;
    }

    /**
     * Returns the set-up that opens the board in the editor, with the start if the search begins at one.
     *
     * @throws InputFault if the board is too large for the editor
     */
    EditorSetup edited() {
        Board whole = use.isFromOneStart() ? board.withStart(start) : board;
        return EditorSetup.of(BuiltInSceneKinds.EDITOR.requireShowable(whole)).showing(DisplayOption.CLOSED, closed);
    }

    private Board sized(int columns, int rows) {
        boolean same = columns == board.columns() && rows == board.rows();
        return same ? board : Board.full(columns, rows);
    }

    /**
     * The name of the start on a board of a size: the current square if it exists there, otherwise the first square.
     */
    String startOn(int columns, int rows) {
        Board next = sized(columns, rows);
        int column = start % board.columns();
        int row = rows - board.rows() + start / board.columns();
        int square = next.squareAt(column, row);
        return SquareNames.name(next, next.contains(square) && next.isPlayable(square) ? square : next.firstPlayable());
    }

    /**
     * The problem.
     *
     * @throws InputFault if closed tours are searched for on a board with an end
     */
    public Problem problem() {
        return new Problem(board, MoveOrder.CLOCKWISE, start, closed);
    }

    /**
     * The text of the button, such as "8 × 8 · from a8", "8 × 8 · closed" without a single start, or "Tour · 8 × 8" for
     * a game. An experiment has several boards, so its button names none.
     */
    public String title() {
        int holes = board.squares() - board.playableCount();
        return use.title()
                .apply(NumberFormatter.size(board.columns(), board.rows())
                        + ProblemChoiceWords.holes(holes)
                        + ProblemChoiceWords.closed(closed)
                        + (use.isFromOneStart() ? ProblemChoiceWords.from(SquareNames.name(board, start)) : ""));
    }
}
