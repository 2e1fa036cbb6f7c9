/**
 * The board: which squares there are, which of them a knight may enter, where it starts and where it must end.
 *
 * <p>A {@link knightschool.board.Board} is a value. Square index = row × columns + column, row 0 at the top;
 * {@link knightschool.board.SquareNames} turns indices into chess names and back. {@link knightschool.board.MoveOrder}
 * holds the eight offsets of the knight in the order in which every algorithm, domain and table counts them.
 * {@link knightschool.board.BoardText} is the file format.
 *
 * <p>Not here: changes of whole boards (they are in {@code board.edit}), who can reach whom (that is the graph), and
 * anything that moves.
 */
package knightschool.board;
