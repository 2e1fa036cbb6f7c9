/**
 * The live picture of a graph: one view for ten vertices or ten thousand, painted by the program itself.
 *
 * <p>{@link knightschool.ui.graph.InteractiveGraphPane} shows any graph, whose content determines the drawing. Vertices
 * glide from one layout to the next, or are held between two. They can be dragged, and springs, computed on a
 * background thread, follow. The mouse pans and zooms the picture. A {@link knightschool.drawing.graph.GraphFigure} is
 * painted, so that a file can show the same as the screen.
 *
 * <p>{@link knightschool.ui.graph.KnightGraphView} is the graph of a board in any of its layouts; a state map is drawn
 * by its scene. A slide on which a board turns into its graph is the same view, held between two layouts, with what
 * {@link knightschool.ui.graph.BoardToGraphMorphSupplier} says of the board. Figures of graphs are painted nowhere
 * else.
 *
 * <p>Not here: which edits are possible, facts about the graph in words, and the places of the vertices in a layout
 * (layout).
 */
package knightschool.ui.graph;
