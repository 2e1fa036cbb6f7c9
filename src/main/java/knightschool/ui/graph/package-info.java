/**
 * A live graph: one view for ten vertices or ten thousand, painted by the program itself.
 *
 * <p>{@link knightschool.ui.graph.InteractiveGraphPane} shows any graph, whose content says what is drawn. Vertices
 * glide from one layout to the next, or are held between them; they can be dragged, and springs, which work on a thread
 * of their own, follow. The picture is moved and made larger with the mouse. What is painted is a
 * {@link knightschool.drawing.graph.GraphFigure}, so that a file can show what the screen shows.
 *
 * <p>{@link knightschool.ui.graph.KnightGraphContent} is the graph of a board in any of its layouts; a map of positions
 * is drawn by the scene that has it. Figures of graphs are painted nowhere else.
 *
 * <p>Not here: what may be edited, facts in words about the graph, and where a layout has its vertices (layout).
 */
package knightschool.ui.graph;
