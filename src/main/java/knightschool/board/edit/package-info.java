/**
 * Changes of boards as values: lines, areas, cutouts, turns, changes of size, patterns, and the history of edits.
 *
 * <p>Every operation takes a {@link knightschool.board.Board} and returns another one. Start and end move with their
 * squares, and are removed if the squares become holes or leave the board. {@link knightschool.board.edit.SquareLine},
 * {@link knightschool.board.edit.SquareRectangle} and {@link knightschool.board.edit.SquareFloodFill} compute the
 * squares that a tool applies to, {@link knightschool.board.edit.Symmetry} their images.
 * {@link knightschool.board.edit.BoardTransform}, {@link knightschool.board.edit.BoardSide} and
 * {@link knightschool.board.edit.Shift} change a whole board. {@link knightschool.board.edit.CopiedRectangle} is a part
 * of a board for cut and paste. {@link knightschool.board.edit.EditHistory} keeps edits as differences.
 *
 * <p>Not here: which tool is chosen, and anything on a screen.
 */
package knightschool.board.edit;
