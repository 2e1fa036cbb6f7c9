/**
 * A board that is edited: its selection, its symmetry, the subgraph of a fact, and the walk or the evidence that
 * answers whether it has a tour; and beside it a board with the names of another.
 *
 * <p>{@link knightschool.drawing.editor.EditorBoardDrawing} draws it, and
 * {@link knightschool.drawing.editor.EditorLegendSigns} lists its signs.
 *
 * <p>Not here: the graph of the board ({@code drawing.graph}).
 */
package knightschool.drawing.editor;
