/**
 * A board and what is drawn on its squares, without a toolkit.
 *
 * <p>{@link knightschool.drawing.board.BoardGeometry} has the positions of the squares in pixels, and
 * {@link knightschool.drawing.board.BoardViewport} the visible part of a large board, which a
 * {@link knightschool.drawing.board.BoardZoomGeometry} places by its zoom.
 * {@link knightschool.drawing.board.BoardDrawing} draws a {@link knightschool.search.position.Position}: each square
 * has a {@link knightschool.drawing.board.DrawnSquareState}, its open moves are spokes, the path is a line. Boards that
 * are edited, and the marks of an answer, are drawn over it in {@code drawing.editor} and {@code drawing.answer}.
 *
 * <p>Not here: the signs of its legend ({@code drawing.legend}).
 */
package knightschool.drawing.board;
