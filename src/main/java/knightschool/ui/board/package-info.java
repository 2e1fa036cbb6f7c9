/**
 * Sketches on the screen, and the board that a person points at.
 *
 * <p>A {@link knightschool.ui.board.SketchCanvas} paints any {@link knightschool.drawing.Sketch} in the colours of the
 * theme that its window wears, and again when that changes. A {@link knightschool.ui.board.BoardCanvas} adds the
 * pointer and the keyboard: which square is pointed at, which has the focus, and what was clicked or dragged over. A
 * {@link knightschool.ui.board.KnightControl} lets a person move a knight over it, and
 * {@link knightschool.ui.board.PickedSquares} knows what a person has chosen on it to answer a question.
 *
 * <p>Not here: what is on the squares, and what a click means where no knight is moved.
 */
package knightschool.ui.board;
