/**
 * The board: its squares, which of them a knight may enter, and where a tour starts and ends.
 *
 * <p>A {@link knightschool.board.Board} is a value. Square index = row × columns + column, row 0 at the top;
 * {@link knightschool.board.SquareNames} converts between indices and chess names. {@link knightschool.board.MoveOrder}
 * holds the eight offsets of the knight in the order that every algorithm, domain and table uses.
 * {@link knightschool.board.BoardText} is the file format.
 *
 * <p>Not here: changes of whole boards ({@code board.edit}), which squares are joined by a move (the graph), and
 * anything that moves.
 */
package knightschool.board;
