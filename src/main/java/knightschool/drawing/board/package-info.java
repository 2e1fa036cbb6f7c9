/**
 * A board and what is drawn on its squares, without a toolkit.
 *
 * <p>{@link knightschool.drawing.board.BoardGeometry} has the positions of the squares in pixels, and
 * {@link knightschool.drawing.board.BoardViewport} the visible part of a large board.
 * {@link knightschool.drawing.board.BoardDrawing} draws a {@link knightschool.search.Position}: each square has a
 * {@link knightschool.drawing.board.SquareState}, its open moves are spokes, the path is a line.
 * {@link knightschool.drawing.board.EditorDrawing} draws a board that is edited, with a walk
 * ({@link knightschool.drawing.board.DrawnWalk}) or the evidence that it has no tour.
 *
 * <p>{@link knightschool.drawing.board.SignCollector} lists the signs of such a drawing for its legend. Each sign is a
 * piece of the drawing itself ({@link knightschool.drawing.board.SignSketch}).
 */
package knightschool.drawing.board;
