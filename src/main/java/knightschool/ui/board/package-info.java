/**
 * Sketches on the screen, and the board that the user points at.
 *
 * <p>A {@link knightschool.ui.board.SketchView} paints any {@link knightschool.drawing.Sketch} in the colours of the
 * theme of its window, and again when the theme changes. A {@link knightschool.ui.board.BoardCanvas} adds the mouse and
 * the keyboard: the square pointed at, the focus, clicks and drags. {@link knightschool.ui.board.PickedSquaresOrEdges}
 * is what the user has selected on it to answer a question.
 *
 * <p>Not here: the content of the squares, the meaning of a click, and the knight that the user moves, which is in
 * {@code ui.knight}.
 */
package knightschool.ui.board;
