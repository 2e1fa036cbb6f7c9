/**
 * Draws a board in the editor: the selection, the symmetry, the subgraph of a fact, and the walk or the evidence that
 * answers whether there is a tour. A second board beside it can bear the names of the first.
 *
 * <p>{@link knightschool.drawing.editor.EditorBoardDrawing} draws it, and
 * {@link knightschool.drawing.editor.EditorLegendSigns} lists its signs.
 *
 * <p>Not here: the graph of the board ({@code drawing.graph}).
 */
package knightschool.drawing.editor;
