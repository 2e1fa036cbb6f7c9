package knightschool.board.edit;

import knightschool.board.Board;

/** A side of a board at which columns or rows are added or removed. */
public enum BoardSide {
    LEFT,
    RIGHT,
    TOP,
    BOTTOM;

    /**
     * Returns a board with columns or rows added at this side, all playable, or removed from it.
     *
     * @param by how many to add; negative to remove
     * @throws IllegalArgumentException if no board can have the new sides, or no playable square is left
     */
    public Board grown(Board board, int by) {
        return switch (this) {
            case LEFT -> BoardResizer.of(board, -by, 0, board.columns() + by, board.rows());
            case RIGHT -> BoardResizer.of(board, 0, 0, board.columns() + by, board.rows());
            case TOP -> BoardResizer.of(board, 0, -by, board.columns(), board.rows() + by);
            case BOTTOM -> BoardResizer.of(board, 0, 0, board.columns(), board.rows() + by);
        };
    }
}
