/**
 * Changes of boards as values: lines, areas, patches, turns, other sizes, patterns, and what was done to a board.
 *
 * <p>Every operation takes a {@link knightschool.board.Board} and gives another one; start and end go along with their
 * squares, and are taken away where those become holes or fall off the board.
 * {@link knightschool.board.edit.SquareLine}, {@link knightschool.board.edit.SquareBox} and
 * {@link knightschool.board.edit.AreaFill} say which squares a tool means, {@link knightschool.board.edit.Symmetry}
 * which ones with them. {@link knightschool.board.edit.Transform}, {@link knightschool.board.edit.Side} and
 * {@link knightschool.board.edit.Shift} change a whole board. {@link knightschool.board.edit.BoardCutout} is a piece of
 * one, as it is cut and pasted. {@link knightschool.board.edit.EditHistory} keeps what was done, by its differences;
 * {@link knightschool.board.edit.StateHistory} does for anything whose states are values.
 *
 * <p>Not here: which tool is chosen, and anything on a screen.
 */
package knightschool.board.edit;
