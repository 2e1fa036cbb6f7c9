/**
 * Sketches on the screen, and the board that a person points at.
 *
 * <p>A {@link knightschool.ui.board.SketchCanvas} paints any {@link knightschool.drawing.Sketch} in the colours of the
 * theme that its window wears, and again when that changes. A {@link knightschool.ui.board.BoardCanvas} adds the
 * pointer and the keyboard: which square is pointed at, which has the focus, and what was clicked or dragged over.
 * {@link knightschool.ui.board.PickedSquares} knows what a person has chosen on it to answer a question.
 *
 * <p>Not here: what is on the squares, what a click means, and the knight that a person moves, which is in
 * {@code ui.knight}.
 */
package knightschool.ui.board;
