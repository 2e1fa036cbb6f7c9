package knightschool.board.edit;

import knightschool.board.Board;

/** A side of a board, where columns or rows come and go. */
public enum Side {
    LEFT,
    RIGHT,
    TOP,
    BOTTOM;

    /**
     * The board with more columns or rows at this side, all playable, or with fewer.
     *
     * @param by how many more; negative for fewer
     * @throws IllegalArgumentException if a side is none that a board has, or no playable square is left
     */
    public Board grown(Board board, int by) {
        return switch (this) {
            case LEFT -> Crop.of(board, -by, 0, board.columns() + by, board.rows());
            case RIGHT -> Crop.of(board, 0, 0, board.columns() + by, board.rows());
            case TOP -> Crop.of(board, 0, -by, board.columns(), board.rows() + by);
            case BOTTOM -> Crop.of(board, 0, 0, board.columns(), board.rows() + by);
        };
    }
}
